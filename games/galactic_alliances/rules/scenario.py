"""A position from a small readable description; `Scenario` and `Side` say what it may hold.

    players: 2
    round: 2
    systems: [S1, S2]
    sides:
      - {main: [weasels], credits: 4, planets: {S1a: colonized}}

Decks and bags: what is named comes first, the rest follows at random from `seed`. Pieces that are
neither in hand nor on the table lie in the personal supply.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from suite.contract import BadScenario, Chance

from . import drafting, galactic, galaxy, production, war
from .content import (
    ACTIONS,
    COUNCIL_INDEX,
    CRUISER_LIMIT,
    EXPLORATION,
    EXPLORATION_TOKENS,
    FACTION_INDEX,
    FACTIONS,
    LIMITS,
    PIECES,
    PLANET_INDEX,
    PLANET_TOKENS,
    SETUP,
    SYSTEM_INDEX,
    SYSTEMS,
    TECH_INDEX,
    TECHNOLOGIES,
    TRADE_CARDS,
    TRADE_INDEX,
)
from .position import AlliancesPosition
from .resources import CREDITS, CRUISER, RESOURCES
from .stages import FIRST_MAIN, OVER, TURN

Count = Annotated[int, Field(ge=0)]
Seat = Annotated[int, Field(ge=0, le=3)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Side(_Part):
    """One seat, or the artificial opponent."""

    credits: int = Field(default=0, ge=0, le=LIMITS[CREDITS])
    discovery: Count = 0
    influence: Count = 0
    production: int = Field(default=3, ge=0, le=12)
    cruiser: int = Field(default=0, ge=0, le=CRUISER_LIMIT)
    artifact: Count = 0
    prestige: Count = 0
    cubes: Count | None = None
    """In hand; 3 in the action phase if it is not said."""
    main: list[str] = Field(default=[], max_length=SETUP.main_factions)
    ideology: str | None = None
    hand: list[str] | None = None
    """No cards if it is not said; while cards are chosen, 7 from the deck."""
    technologies: list[str] = []
    planets: dict[str, Literal["colonized", "developed", "seized"]] = {}


class Scenario(_Part):
    """A table at one moment. The phases production, war and galactic are begun at once."""

    players: int = Field(default=2, ge=1, le=4)
    explored: bool = False
    seed: int = 1
    phase: Literal[
        "swap", "draft", "first_main", "production", "action", "war", "galactic", "over"
    ] = "action"
    round: int = Field(default=1, ge=1, le=SETUP.rounds)
    order: list[Seat] | None = None
    stack: list[Seat] | None = None
    """The prestige cubes from top to bottom, as if on one space; the turn order if not said."""
    to_move: Seat | None = None
    acted: bool = False
    carded: bool = False
    sides: list[Side] = []
    opponent: Side | None = None
    systems: list[str] = Field(default=[], max_length=SETUP.systems)
    fleet: int | None = Field(default=None, ge=0, lt=SETUP.systems)
    """The card it stands on, from 0; as the round has it if not said."""
    face_up: int | None = Field(default=None, ge=1, le=SETUP.systems)
    planet_tokens: list[str] = []
    exploration_tokens: list[str] = []
    """As they are placed from left to right, and then in the bag."""
    explored_places: list[str] = []
    """Places like S1x1 whose token is gone."""
    trade: list[str] = Field(default=[], max_length=SETUP.trade_cards)
    flipped: list[str] = []
    trade_cubes: dict[str, list[Count]] = {}
    board_cubes: dict[Literal["manufacture", "study", "mine"], list[Count]] = {}
    anomaly_cubes: list[Count] = []
    council: dict[str, Seat] = {}
    deck: list[str] = []
    discard: list[str] = []


def read(description: Mapping[str, Any]) -> AlliancesPosition:
    """Set the table up. Raises `BadScenario` with the place of the first mistake."""
    try:
        wanted = Scenario.model_validate(dict(description))
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"]))
        raise BadScenario(f"{place}: {first['msg']}") from error
    return _Table(wanted).set_up()


def _bad(place: str, what: str) -> BadScenario:
    return BadScenario(f"{place}: {what}")


def _indices(place: str, names: Iterable[str], known: Mapping[str, int]) -> list[int]:
    """Ids as indices, each at most once."""
    found: list[int] = []
    for name in names:
        if name not in known:
            raise _bad(place, f"there is no {name!r}")
        if known[name] in found:
            raise _bad(place, f"{name!r} is named twice")
        found.append(known[name])
    return found


class _Table:
    """One scenario being set up."""

    def __init__(self, wanted: Scenario) -> None:
        self.wanted = wanted
        self.chance = Chance(wanted.seed)
        self.pos = AlliancesPosition(wanted.players, wanted.explored)
        self.taken: list[int] = []
        """Faction cards that lie somewhere."""

    def set_up(self) -> AlliancesPosition:
        pos, wanted = self.pos, self.wanted
        if len(wanted.sides) > pos.players:
            raise _bad("sides", f"there are {pos.players} players")
        if wanted.opponent and not pos.solo:
            raise _bad("opponent", "only a single player has an artificial opponent")
        self._seats()
        self._bags()
        choosing = wanted.phase in ("swap", "draft", "first_main")
        if not choosing:
            self._galaxy()
        self._trade()
        self._council()
        for number, (place, side) in enumerate(self._sides()):
            self._side(number, place, side)
        self._deck()
        self._supplies()
        self._begin()
        return pos

    def _sides(self) -> list[tuple[str, Side]]:
        """The description of every side, with its place."""
        wanted = self.wanted
        given = [(f"sides.{n}", side) for n, side in enumerate(wanted.sides)]
        given += [(f"sides.{n}", Side()) for n in range(len(given), self.pos.players)]
        if self.pos.solo:
            given.append(("opponent", wanted.opponent or Side(cruiser=2)))
        return given

    def _seats(self) -> None:
        pos = self.pos
        for place, seats in (("order", self.wanted.order), ("stack", self.wanted.stack)):
            if seats is not None and sorted(seats) != list(range(pos.players)):
                raise _bad(place, "every seat must be named once")
        pos.order = tuple(self.wanted.order or range(pos.players))
        pos.arrival = tuple(reversed(self.wanted.stack or pos.order))
        pos.round = self.wanted.round

    def _rest(self, first: Sequence[int], everything: Iterable[int]) -> tuple[int, ...]:
        """The named ones, and the others behind them at random."""
        rest = list(everything)
        for item in first:
            rest.remove(item)
        self.chance.shuffle(rest)
        return (*first, *rest)

    def _bags(self) -> None:
        pos, wanted = self.pos, self.wanted
        first = _indices("systems", wanted.systems, SYSTEM_INDEX)
        pos.systems = self._rest(first, range(len(SYSTEMS)))
        tokens = {ident: index for ident, index in PLANET_INDEX.items() if index in PLANET_TOKENS}
        pos.planet_bag = self._rest(
            _indices("planet_tokens", wanted.planet_tokens, tokens), PLANET_TOKENS
        )
        kinds = [token.id for token in EXPLORATION]
        named = []
        for name in wanted.exploration_tokens:
            if name not in kinds:
                raise _bad("exploration_tokens", f"there is no {name!r}")
            named.append(kinds.index(name))
            if named.count(named[-1]) > EXPLORATION_TOKENS.count(named[-1]):
                raise _bad("exploration_tokens", f"there are not so many {name!r}")
        pos.token_bag = self._rest(named, EXPLORATION_TOKENS)

    def _galaxy(self) -> None:
        pos, wanted = self.pos, self.wanted
        usual = SETUP.systems if pos.explored else min(pos.round + 1, SETUP.systems)
        up = usual if wanted.face_up is None else wanted.face_up
        fleet = pos.round - 1 if wanted.fleet is None else wanted.fleet
        if fleet >= up:
            raise _bad("fleet", "it must stand on a card that is face up")
        for _ in range(up):
            galaxy.reveal(pos)
        pos.fleet = fleet
        places = {
            galaxy.token_name(pos, place): place
            for place, token in enumerate(pos.tokens)
            if token != galaxy.GONE
        }
        for place in _indices("explored_places", wanted.explored_places, places):
            pos.tokens_out = (*pos.tokens_out, pos.tokens[place])
            pos.tokens[place] = galaxy.GONE

    def _cubes(self, place: str, cubes: Sequence[int]) -> tuple[int, ...]:
        if len(cubes) > len(self.pos.sides):
            raise _bad(place, f"there are {len(self.pos.sides)} colours")
        return (*cubes, *[0] * (len(self.pos.sides) - len(cubes)))

    def _trade(self) -> None:
        pos, wanted = self.pos, self.wanted
        first = _indices("trade", wanted.trade, TRADE_INDEX)
        pos.trades = self._rest(first, range(len(TRADE_CARDS)))[: SETUP.trade_cards]
        columns = {TRADE_CARDS[card].id: column for column, card in enumerate(pos.trades)}
        turned = _indices("flipped", wanted.flipped, columns)
        pos.flipped = tuple(column in turned for column in range(len(pos.trades)))
        for ident, cubes in wanted.trade_cubes.items():
            [column] = _indices("trade_cubes", [ident], columns)
            pos.trade_cubes[column] = self._cubes(f"trade_cubes.{ident}", cubes)
        for action, cubes in wanted.board_cubes.items():
            place = f"board_cubes.{action}"
            pos.board_cubes[ACTIONS.index(action)] = self._cubes(place, cubes)
        pos.anomaly_cubes = self._cubes("anomaly_cubes", wanted.anomaly_cubes)

    def _council(self) -> None:
        pos = self.pos
        for ident, side in self.wanted.council.items():
            [space] = _indices("council", [ident], COUNCIL_INDEX)
            if pos.council[space] == -2:
                raise _bad("council", f"{ident} is covered with so many players")
            if side >= len(pos.sides):
                raise _bad(f"council.{ident}", "there is no such side")
            pos.sit(space, side)

    def _side(self, number: int, place: str, wanted: Side) -> None:
        pos, side = self.pos, self.pos.sides[number]
        for resource, name in enumerate(RESOURCES):
            if number < pos.players or name == "cruiser":
                side.purse[resource] = getattr(wanted, name)
        usual = SETUP.cubes_per_production if self.wanted.phase == "action" else 0
        if number < pos.players:
            side.cubes = usual if wanted.cubes is None else wanted.cubes
        side.mains = tuple(self._cards(f"{place}.main", wanted.main))
        if wanted.ideology is not None:
            [side.ideology] = self._cards(f"{place}.ideology", [wanted.ideology])
        side.hand = tuple(sorted(self._cards(f"{place}.hand", wanted.hand or ())))
        for tech in _indices(f"{place}.technologies", wanted.technologies, TECH_INDEX):
            side.techs |= TECHNOLOGIES[tech].bit
        side.refresh()
        for ident, state in wanted.planets.items():
            [planet] = _indices(f"{place}.planets", [ident], PLANET_INDEX)
            if galaxy.card_of(pos, planet) < 0:
                raise _bad(f"{place}.planets.{ident}", "it is not on a face-up card")
            if pos.state[planet]:
                raise _bad(f"{place}.planets.{ident}", "it has an owner already")
            galaxy.settle(pos, planet, number, galaxy.STATES.index(state))

    def _cards(self, place: str, names: Iterable[str]) -> list[int]:
        """Faction cards, each of which lies in one place only."""
        cards = _indices(place, names, FACTION_INDEX)
        for card in cards:
            if card in self.taken:
                raise _bad(place, f"{FACTIONS[card].id!r} lies elsewhere already")
            self.taken.append(card)
        return cards

    def _deck(self) -> None:
        pos, wanted = self.pos, self.wanted
        pos.discard = tuple(self._cards("discard", wanted.discard))
        first = self._cards("deck", wanted.deck)
        free = [card for card in range(len(FACTIONS)) if card not in self.taken or card in first]
        pos.deck = self._rest(first, free)

    def _supplies(self) -> None:
        """What is left of 16 cubes and 9 cruisers (G11)."""
        pos = self.pos
        for number, (place, _) in enumerate(self._sides()):
            side, player = pos.sides[number], number < pos.players
            lying = [*pos.trade_cubes, *pos.board_cubes, pos.anomaly_cubes]
            out = sum(cubes[number] for cubes in lying) + pos.council.count(number)
            out += side.cubes + side.colonized + 2 * side.developed
            out += side.researched() + 1 if player else 0
            side.cube_supply = PIECES.cubes - out
            side.cruiser_supply = PIECES.cruisers - side.purse[CRUISER] - side.seized
            if side.cube_supply < 0 or side.cruiser_supply < 0:
                raise _bad(place, "there are not so many pieces")

    def _begin(self) -> None:
        pos, phase = self.pos, self.wanted.phase
        if phase in ("swap", "draft", "first_main"):
            pos.round = 0
            drafting.open_cards(pos, phase == "draft")
            if phase == "first_main":
                pos.stage = FIRST_MAIN
        elif phase == "production":
            pos.round -= 1
            production.start(pos)
        elif phase == "action":
            self._turn()
        elif phase == "war":
            war.start(pos)
        elif phase == "galactic":
            galactic.run(pos)
        else:
            pos.stage = OVER

    def _turn(self) -> None:
        pos, wanted = self.pos, self.wanted
        pos.stage, pos.acted, pos.carded = TURN, wanted.acted, wanted.carded
        seats = pos.order if wanted.to_move is None else (wanted.to_move,)
        able = [s for s in seats if s < pos.players and (pos.sides[s].cubes or wanted.acted)]
        if not able:
            raise _bad("to_move", "nobody there has a cube in hand")
        pos.turn = pos.order.index(able[0])
