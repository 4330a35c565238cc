"""Any position from a small readable description.

    advanced: true            # the advanced two-player game
    lenient: true             # what can only do harm is allowed too, as in other programs: New
                              # Military Tactics is discarded with any world, needed or not, and
                              # draws for goods produced come before windfall worlds produce
    round: 7
    phase: settle             # setup, choose, explore, develop, settle, consume, produce, end, over
    alone: false              # true: the round ends with this phase, whatever `actions` say
    second: false             # advanced: the second Develop or Settle phase of the round
    first: 1                  # the seat that goes first; else the lowest start number (R82)
    pool: 15                  # chips left; else 12 for each player without those that they hold;
                              # below 0 if more were taken than there were (R65), which means 0
    deck: [gem_world]         # the draw pile from its top; all cards named nowhere lie below
    discard: [outlaw_world]
    rest: deck                # `discard`: the cards named nowhere lie there instead
    seed: 0                   # of whatever is left to chance
    players:                  # two to four, clockwise
      - tableau: [new_sparta, alpha_centauri, public_works]
        goods: {alpha_centauri: gambling_world}   # null: unknown; or just a list of worlds
        hand: [space_marines, rebel_miners]       # null: unknown; or just how many cards
        chips: 4
        actions: [settle]     # what the seat has chosen; [] for nothing that matters
        next_cards: [pirate_world]                # what it will draw, look at or turn up
        next_goods: [star_nomad_lair]             # what will become goods on its worlds, in turn;
                                                # or {alpha_centauri: star_nomad_lair}
      - tableau: [old_earth]
        actions: [develop, develop]               # advanced: two of them

Only `players` is needed. A card is named by its id or by its English title (`Galactic Survey:
SETI`), an action too (`Explore +5`), in capitals or not; the two copies of a development have the
same name. Every card exists as often as in the box: what is named nowhere lies in the draw pile.

The position stands at the beginning of `phase`: all that needs no choice has happened (draws at its
start too), and the next question is pending. The phases after it come as `actions` say. With
`alone` they do not: after the phase only the hand limit and the next choice of actions can be
asked, so that what lies on the table is what the phase has left there. `actions` are then best
given in full; of two Develop or Settle phases the first is meant, or with `second` the second.

Nothing is asked where the rules leave no choice: a price that takes the whole hand, the only way to
place a world, the only good that a power can take, the only windfall world. What all choose in
secret is put to everybody: a seat that can place nothing can only `pass`.

`deck` alone settles who gets which card, if one knows the order in which they are taken. Players go
in the order of R82: Explore: one player after another looks at his cards. Develop: draws at the
start; later the draws after placing. Settle: first a good for each windfall world placed, then the
draws. Consume: one after another, as he uses his powers. Produce: one after another: goods of his
production worlds in the order of his tableau, each followed by the draw for it; goods of windfall
worlds; other draws; and in the end the draws for producing most. With `next_cards` and `next_goods`
that order does not matter: each seat gets its own, wherever in the draw pile they lie, for one
phase or for a whole match.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from games.rftg.rules import naming, phases, piles, round, setup
from games.rftg.rules.actions import (
    ACTION_IDS,
    ACTION_INDEX,
    CHOOSE,
    OVER,
    PHASE_IDS,
    PHASE_OF,
    SETUP,
)
from games.rftg.rules.cards import COPIES, COUNT, GOOD, IDS, NONE, WORLD
from games.rftg.rules.position import Race
from suite.contract import BadScenario, Chance

Number = Annotated[int, Field(ge=0)]
_PHASES_TWICE = ("develop", "settle")


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class SeatScenario(Strict):
    """What lies in front of one player."""

    tableau: list[str] = []
    goods: list[str] | dict[str, str | None] = []
    hand: list[str | None] | Number = []
    chips: Number = 0
    actions: list[str] = []
    next_cards: list[str] = []
    next_goods: list[str] | dict[str, str] = []


class Scenario(Strict):
    """The whole description."""

    players: Annotated[list[SeatScenario], Field(min_length=2, max_length=4)]
    advanced: bool = False
    lenient: bool = False
    round: Annotated[int, Field(ge=1)] = 1
    phase: Literal[
        "setup", "choose", "explore", "develop", "settle", "consume", "produce", "end", "over"
    ] = "choose"
    alone: bool = False
    second: bool = False
    first: Number | None = None
    pool: int | None = None
    deck: list[str] = []
    discard: list[str] = []
    rest: Literal["deck", "discard"] = "deck"
    seed: int = 0


def read(description: Mapping[str, Any]) -> Race:
    """The position described. Raises `BadScenario` with the place that is wrong."""
    try:
        wanted = Scenario.model_validate(dict(description))
    except ValidationError as error:
        raise BadScenario(_first_mistake(error)) from error
    _check_rules_of_the_whole(wanted)
    race = Race(len(wanted.players), wanted.advanced, Chance(wanted.seed))
    race.lenient = wanted.lenient
    for seat, player in enumerate(wanted.players):
        _seat(race, seat, player, f"players.{seat}")
    _Dealer(race, wanted).deal()
    _order_and_chips(race, wanted)
    _begin(race, wanted)
    return race


def _first_mistake(error: ValidationError) -> str:
    """The place and what could stand there. Where several things could, each of them has its own
    message, and its type such as `list[str]` in the place."""
    found: dict[str, list[str]] = {}
    for mistake in error.errors():
        names = [str(part) for part in mistake["loc"] if not set("[-") & set(str(part))]
        found.setdefault(".".join(names), []).append(mistake["msg"])
    place, why = next(iter(found.items()))
    return f"{place}: {'; or: '.join(why)}"


def _check_rules_of_the_whole(wanted: Scenario) -> None:
    if wanted.advanced and len(wanted.players) != 2:
        raise BadScenario("advanced: that game is for two players")
    if wanted.second and not (wanted.advanced and wanted.phase in _PHASES_TWICE):
        raise BadScenario("second: only Develop and Settle of the advanced game come twice")
    if wanted.first is not None and wanted.first >= len(wanted.players):
        raise BadScenario(f"first: there is no seat {wanted.first}")


def _seat(race: Race, seat: int, player: SeatScenario, place: str) -> None:
    """What is named; `_Dealer` adds what is unknown."""
    tableau = naming.cards(player.tableau, f"{place}.tableau")
    for number, card in enumerate(tableau):
        if card in tableau[:number]:
            raise BadScenario(f"{place}.tableau.{number}: {IDS[card]} lies there already (R35)")
    race.tableaus[seat] = tableau
    race.goods[seat] = [NONE] * len(tableau)
    race.chips[seat] = player.chips
    if isinstance(player.hand, list):
        race.hands[seat] = naming.cards(player.hand, f"{place}.hand")
    race.picks[seat] = _actions(race, player.actions, f"{place}.actions")


def _actions(race: Race, names: list[str], place: str) -> tuple[int, ...]:
    most = 2 if race.advanced else 1
    if len(names) > most:
        raise BadScenario(f"{place}: at most {most} can be chosen")
    for number, name in enumerate(names):
        if naming.as_id(name) not in ACTION_INDEX:
            known = ", ".join(ACTION_INDEX)
            raise BadScenario(f"{place}.{number}: {name!r} is not one of {known}")
    picks = tuple(ACTION_INDEX[naming.as_id(name)] for name in names)
    if len(picks) == 2 and picks[0] == picks[1] and ACTION_IDS[picks[0]] not in _PHASES_TWICE:
        raise BadScenario(f"{place}: there is only one card {names[0]!r} (R84)")
    return picks


class _Dealer:
    """Puts every card of the game somewhere: first those that are named, then the others."""

    def __init__(self, race: Race, wanted: Scenario) -> None:
        self.race = race
        self.wanted = wanted
        self.left = Counter({card: COPIES[card] for card in range(COUNT)})
        self.rest: list[int] = []

    def deal(self) -> None:
        race, wanted = self.race, self.wanted
        for seat in range(race.players):
            self._name(race.tableaus[seat], f"players.{seat}.tableau")
            self._name(race.hands[seat], f"players.{seat}.hand")
        goods = [self._named_goods(seat) for seat in range(race.players)]
        deck = self._name(naming.cards(wanted.deck, "deck"), "deck")
        discard = self._name(naming.cards(wanted.discard, "discard"), "discard")
        promised = self._promise(Counter(deck) + Counter(discard))
        self.rest = sorted(self.left.elements())
        race.chance.shuffle(self.rest)
        for seat in range(race.players):
            self._unknown_goods(seat, goods[seat])
            hand = wanted.players[seat].hand
            unknown = hand if isinstance(hand, int) else hand.count(None)
            race.hands[seat] += self._some(unknown, f"players.{seat}.hand")
            race.hands[seat].sort()
        self.rest += promised
        race.chance.shuffle(self.rest)
        race.deck = deck[::-1] if wanted.rest == "discard" else self.rest + deck[::-1]
        race.discard = discard + self.rest if wanted.rest == "discard" else discard
        race.discard_seen = [0] * len(race.discard)
        if not race.deck:
            piles.reshuffle(race)

    def _name(self, cards: list[int], place: str) -> list[int]:
        for card in cards:
            self.left[card] -= 1
            if self.left[card] < 0:
                raise BadScenario(f"{place}: there is no further {IDS[card]} in the game")
        return cards

    def _some(self, number: int, place: str) -> list[int]:
        if number > len(self.rest):
            raise BadScenario(f"{place}: not enough cards are left")
        return [self.rest.pop() for _ in range(number)]

    def _named_goods(self, seat: int) -> list[int]:
        """Put the goods whose cards are given; the worlds of the others."""
        race, given = self.race, self.wanted.players[seat].goods
        unknown = []
        for name in given:
            place = f"players.{seat}.goods.{name}"
            world = naming.card(name, place)
            if world not in race.tableaus[seat]:
                raise BadScenario(f"{place}: that world is not in the tableau")
            if not WORLD[world] or GOOD[world] == NONE:
                raise BadScenario(f"{place}: no good can lie there")
            named = given[name] if isinstance(given, dict) else None
            if named is not None:
                card = naming.card(named, place)
                self._name([card], place)
                race.goods[seat][race.tableaus[seat].index(world)] = card
            else:
                unknown.append(world)
        return unknown

    def _unknown_goods(self, seat: int, worlds: list[int]) -> None:
        for world in worlds:
            at = self.race.tableaus[seat].index(world)
            self.race.goods[seat][at] = self._some(1, f"players.{seat}.goods")[0]

    def _promise(self, piled: Counter[int]) -> list[int]:
        """Keep back the cards that seats will draw. One that is in a hand or a good by then may
        come after it has been discarded and shuffled in."""
        race, kept = self.race, []
        circulating = {card for cards in race.hands + race.goods for card in cards}
        for seat, player in enumerate(self.wanted.players):
            coming = _promises(player, f"players.{seat}")
            race.coming.append(coming)
            for card, world in coming:
                if piled[card] > 0:
                    piled[card] -= 1
                elif self.left[card] > 0 or card not in circulating:
                    field = "next_cards" if world == NONE else "next_goods"
                    self._name([card], f"players.{seat}.{field}")
                    kept.append(card)
                circulating.add(card)
        if not any(race.coming):
            race.coming = []
        return kept


def _promises(player: SeatScenario, place: str) -> list[tuple[int, int]]:
    """What the seat will draw, and what becomes goods, each with the world that it is for."""
    drawn = [(card, NONE) for card in naming.cards(player.next_cards, f"{place}.next_cards")]
    goods, place = player.next_goods, f"{place}.next_goods"
    cards = naming.cards(goods.values() if isinstance(goods, dict) else goods, place)
    worlds = (
        naming.cards(goods, place) if isinstance(goods, dict) else [piles.ANY_WORLD] * len(cards)
    )
    return [*drawn, *zip(cards, worlds, strict=True)]


def _order_and_chips(race: Race, wanted: Scenario) -> None:
    setup.set_first_player(race)
    if wanted.first is not None:
        race.first = wanted.first
    held = sum(race.chips)
    race.pool = max(0, race.pool - held if wanted.pool is None else wanted.pool)


def _begin(race: Race, wanted: Scenario) -> None:
    """Go to the first question of the phase."""
    phase = PHASE_IDS.index(wanted.phase)
    race.round = wanted.round
    if phase == OVER and not round.ends(race):
        raise BadScenario("phase: nothing has ended the match (R75)")
    if phase == SETUP:
        race.round = 0
        for seat, hand in enumerate(race.hands):
            if len(hand) not in (setup.FIRST_HAND, setup.DEALT):
                raise BadScenario(f"players.{seat}.hand: six cards are dealt and four kept (R10)")
        setup.begin(race)
        return
    if phase == CHOOSE:
        race.round -= 1
    if wanted.alone:
        _leave_out_other_phases(race, phase, int(wanted.second))
    phases.begin(race, phase, int(wanted.second))


def _leave_out_other_phases(race: Race, phase: int, repeat: int) -> None:
    """Forget the actions of other phases, and before the second phase of a kind also that it
    comes."""
    for seat, picks in enumerate(race.picks):
        own = [action for action in picks if PHASE_OF[action] == phase]
        race.picks[seat] = tuple(own if repeat else dict.fromkeys(own))
