"""A position from a small readable description; `description.py` says what it may hold.

players: 2
round: 2
systems: [S1, S2]
sides:
  - {main: [weasels], credits: 4, planets: {S1a: colonized}}
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from suite.contract import Chance

from . import galaxy
from .actions import nominate
from .beginning import begin
from .content import (
    ACTIONS,
    EXPLORATION_TOKENS,
    FACTIONS,
    PIECES,
    PLANET_TOKENS,
    SETUP,
    SYSTEMS,
    TECHNOLOGIES,
    TRADE_CARDS,
)
from .description import CHOOSING, Opponent, Scenario, Side, bad, check
from .names import (
    COUNCIL_NAMES,
    FACTION_NAMES,
    PLANET_NAMES,
    SYSTEM_NAMES,
    TECHNOLOGY_NAMES,
    TOKEN_NAMES,
    TRADE_NAMES,
    Names,
)
from .position import AlliancesPosition
from .resources import CRUISER, RESOURCES
from .solo import RIVAL


def read(description: Mapping[str, Any]) -> AlliancesPosition:
    """Set the table up. Raises `BadScenario` with the place of the first mistake."""
    return _Table(check(description)).set_up()


class _Table:
    """One scenario being set up."""

    def __init__(self, wanted: Scenario) -> None:
        self.wanted = wanted
        self.chance = Chance(wanted.seed)
        self.pos = AlliancesPosition(wanted.players, wanted.explored)
        self.taken: list[int] = []
        """Faction cards that lie somewhere."""

    def set_up(self) -> AlliancesPosition:
        self._seats()
        self._bags()
        if self.wanted.phase not in CHOOSING:
            self._galaxy()
        self._trade()
        self._council()
        for seat in range(self.pos.players):
            self._side(seat)
        if self.pos.solo:
            self._opponent(self.wanted.opponent or Opponent())
        self._deck()
        self._supplies()
        begin(self.pos, self.wanted)
        return self.pos

    # The table

    def _seats(self) -> None:
        pos = self.pos
        for place, seats in (("order", self.wanted.order), ("stack", self.wanted.stack)):
            if seats is not None and sorted(seats) != list(range(pos.players)):
                raise bad(place, "every seat must be named once")
        pos.order = tuple(self.wanted.order or range(pos.players))
        pos.arrival = tuple(reversed(self.wanted.stack or pos.order))
        pos.round = 0 if self.wanted.phase in CHOOSING else self.wanted.round

    def _rest(self, first: Sequence[int], everything: Iterable[int]) -> tuple[int, ...]:
        """The named ones, and the others behind them at random."""
        rest = list(everything)
        for item in first:
            rest.remove(item)
        self.chance.shuffle(rest)
        return (*first, *rest)

    def _bags(self) -> None:
        pos, wanted = self.pos, self.wanted
        row = SYSTEM_NAMES.indices("systems", wanted.systems)
        pos.systems = self._rest([*row, *self._mentioned(row)], range(len(SYSTEMS)))
        named = PLANET_NAMES.only(PLANET_TOKENS).indices("planet_tokens", wanted.planet_tokens)
        pos.planet_bag = self._rest(named, PLANET_TOKENS)
        tokens: list[int] = []
        for name in wanted.exploration_tokens:
            tokens.append(TOKEN_NAMES.index("exploration_tokens", name))
            if tokens.count(tokens[-1]) > EXPLORATION_TOKENS.count(tokens[-1]):
                raise bad("exploration_tokens", f"there are not so many {name!r}")
        pos.token_bag = self._rest(tokens, EXPLORATION_TOKENS)

    def _mentioned(self, row: Sequence[int]) -> list[int]:
        """Systems beyond the named row that somebody's planet is on: they follow next."""
        sides: dict[str, Side | Opponent] = {
            f"sides.{seat}": side for seat, side in enumerate(self.wanted.sides)
        }
        if self.wanted.opponent:
            sides["opponent"] = self.wanted.opponent
        planets = [PLANET_NAMES.index(f"{place}.planets", name)
                   for place, side in sides.items() for name in side.planets]  # fmt: skip
        found = [
            n for planet in planets for n in range(len(SYSTEMS)) if planet in SYSTEMS[n].planets
        ]
        return [system for system in dict.fromkeys(found) if system not in row]

    def _galaxy(self) -> None:
        pos, wanted = self.pos, self.wanted
        usual = SETUP.systems if pos.explored else min(pos.round + 1, SETUP.systems)
        up = usual if wanted.face_up is None else wanted.face_up
        fleet = pos.round - 1 if wanted.fleet is None else wanted.fleet
        if fleet >= up:
            raise bad("fleet", "it must stand on a card that is face up")
        for _ in range(up):
            galaxy.reveal(pos)
        pos.fleet = fleet
        pos.tokens_out = self._empty("explored_places", wanted.explored_places)
        pos.tokens_lost = self._empty("removed_places", wanted.removed_places)
        if pos.tokens_lost and not pos.solo:
            raise bad("removed_places", "only a single player has an artificial opponent")

    def _empty(self, place: str, names: Sequence[str]) -> tuple[int, ...]:
        """Take the tokens away from these places."""
        pos = self.pos
        full = [n for n, token in enumerate(pos.tokens) if token != galaxy.GONE]
        known = {galaxy.token_name(pos, n): n for n in full}
        places = Names(known).indices(place, names)
        taken = tuple(pos.tokens[n] for n in places)
        for n in places:
            pos.tokens[n] = galaxy.GONE
        return taken

    def _cubes(self, place: str, cubes: Sequence[int]) -> tuple[int, ...]:
        if len(cubes) > len(self.pos.sides):
            raise bad(place, f"there are {len(self.pos.sides)} colours")
        return (*cubes, *[0] * (len(self.pos.sides) - len(cubes)))

    def _trade(self) -> None:
        pos, wanted = self.pos, self.wanted
        row = TRADE_NAMES.indices("trade", wanted.trade)
        used = [TRADE_NAMES.index("flipped", name) for name in wanted.flipped]
        used += [TRADE_NAMES.index("trade_cubes", name) for name in wanted.trade_cubes]
        first = [*dict.fromkeys((*row, *used))]
        pos.trades = self._rest(first, range(len(TRADE_CARDS)))[: SETUP.trade_cards]
        here = TRADE_NAMES.only(pos.trades)
        turned = here.indices("flipped", wanted.flipped)
        pos.flipped = tuple(card in turned for card in pos.trades)
        for name, cubes in wanted.trade_cubes.items():
            column = pos.trades.index(here.index("trade_cubes", name))
            pos.trade_cubes[column] = self._cubes(f"trade_cubes.{name}", cubes)
        for action, cubes in wanted.board_cubes.items():
            place = f"board_cubes.{action}"
            pos.board_cubes[ACTIONS.index(action)] = self._cubes(place, cubes)
        pos.anomaly_cubes = self._cubes("anomaly_cubes", wanted.anomaly_cubes)

    def _council(self) -> None:
        pos = self.pos
        for name, who in self.wanted.council.items():
            space = COUNCIL_NAMES.index("council", name)
            side = RIVAL if who == "opponent" else who
            if pos.council[space] == nominate.COVERED:
                raise bad("council", f"{name} is covered with so many players")
            if side >= len(pos.sides) or (who == "opponent" and not pos.solo):
                raise bad(f"council.{name}", "there is no such side")
            pos.sit(space, side)

    # The sides

    def _side(self, seat: int) -> None:
        side, place = self.pos.sides[seat], f"sides.{seat}"
        given = self.wanted.sides
        wanted = given[seat] if seat < len(given) else Side()
        side.purse = [getattr(wanted, name) for name in RESOURCES]
        acting = self.wanted.phase in ("abilities", "action", "nomads")
        usual = SETUP.cubes_per_production if acting else 0
        side.cubes = usual if wanted.cubes is None else wanted.cubes
        side.mains = self._cards(f"{place}.main", wanted.main)
        side.aside = self._cards(f"{place}.aside", wanted.aside)
        side.kept = self._cards(f"{place}.kept", wanted.kept)
        side.hand = tuple(sorted(self._cards(f"{place}.hand", wanted.hand)))
        if wanted.ideology is not None:
            [side.ideology] = self._cards(f"{place}.ideology", [wanted.ideology])
        if wanted.pick is not None:
            here = FACTION_NAMES.only(side.hand)
            side.pick = here.index(f"{place}.pick", wanted.pick)
        for tech in TECHNOLOGY_NAMES.indices(f"{place}.technologies", wanted.technologies):
            side.techs |= TECHNOLOGIES[tech].bit
        side.refresh()
        self._planets(seat, place, wanted.planets)
        self._check_time(place, wanted)

    def _check_time(self, place: str, wanted: Side) -> None:
        """What cannot lie there yet, or any more."""
        phase = self.wanted.phase
        if phase != "draft" and (wanted.kept or wanted.pick):
            raise bad(place, "cards are picked and kept in the phase 'draft' alone")
        if phase in CHOOSING:
            if len(wanted.hand) + len(wanted.main) + len(wanted.kept) > SETUP.hand:
                raise bad(place, f"a player has {SETUP.hand} faction cards")
            if wanted.ideology or len(wanted.main) > (phase == "first_main"):
                raise bad(place, f"such a card is not played in the phase {phase!r}")

    def _opponent(self, wanted: Opponent) -> None:
        self.pos.sides[RIVAL].purse[CRUISER] = wanted.cruiser
        self._planets(RIVAL, "opponent", wanted.planets)

    def _planets(self, number: int, place: str, planets: Mapping[str, str]) -> None:
        pos = self.pos
        for name, state in planets.items():
            planet = PLANET_NAMES.index(f"{place}.planets", name)
            if galaxy.card_of(pos, planet) < 0:
                up = ", ".join(SYSTEMS[n].id for n in pos.systems[: pos.face_up]) or "none"
                raise bad(f"{place}.planets.{name}", f"it is not on a face-up card: {up}")
            if pos.state[planet]:
                raise bad(f"{place}.planets.{name}", "it has an owner already")
            galaxy.settle(pos, planet, number, galaxy.STATES.index(state))

    def _cards(self, place: str, names: Iterable[str]) -> tuple[int, ...]:
        """Faction cards, each of which lies in one place only."""
        cards = FACTION_NAMES.indices(place, names)
        for card in cards:
            if card in self.taken:
                raise bad(place, f"{FACTIONS[card].id!r} lies elsewhere already")
            self.taken.append(card)
        return tuple(cards)

    def _deck(self) -> None:
        pos, wanted = self.pos, self.wanted
        pos.discard = self._cards("discard", wanted.discard)
        first = self._cards("deck", wanted.deck)
        free = [card for card in range(len(FACTIONS)) if card not in self.taken or card in first]
        pos.deck = self._rest(first, free)

    def _supplies(self) -> None:
        """What is left of 16 cubes and 9 cruisers (G11)."""
        pos = self.pos
        for number, side in enumerate(pos.sides):
            player = number < pos.players
            lying = [*pos.trade_cubes, *pos.board_cubes, pos.anomaly_cubes]
            out = sum(cubes[number] for cubes in lying) + pos.council.count(number)
            out += side.cubes + side.colonized + 2 * side.developed
            out += side.researched() + 1 if player else 0
            side.cube_supply = PIECES.cubes - out
            side.cruiser_supply = PIECES.cruisers - side.purse[CRUISER] - side.seized
            if side.cube_supply < 0 or side.cruiser_supply < 0:
                place = f"sides.{number}" if player else "opponent"
                pieces = f"{PIECES.cubes} cubes and {PIECES.cruisers} cruisers"
                raise bad(place, f"there are not so many pieces: a colour has {pieces}")
