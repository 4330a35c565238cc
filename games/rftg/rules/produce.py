"""Phase V: Produce (R66-R72)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rftg.rules import piles, telling
from games.rftg.rules.actions import ACT_PRODUCE
from games.rftg.rules.asking import WINDFALLS, ask_one
from games.rftg.rules.cards import (
    ANY,
    DRAW_HERE,
    GOOD,
    IDS,
    INDEX,
    MOST,
    NONE,
    PER_GOOD,
    PER_KIND,
    PER_WORLD,
    PRODUCE_DRAW,
    PRODUCE_WINDFALL,
    PRODUCTION,
    WINDFALL,
    say,
)
from games.rftg.rules.placing import put_good
from suite.contract import Closed, Decision, Move

if TYPE_CHECKING:
    from games.rftg.rules.position import Race

_OWN_WORLDS, _WINDFALLS = 0, 1
BONUS = "bonus"
_PER_PRODUCED = tuple(
    bool(kinds or good[1]) for kinds, good in zip(PER_KIND, PER_GOOD, strict=True)
)
_PROMPT = say("Choose a windfall world that produces.")


def enter(race: Race) -> None:
    telling.phase_begins(race)
    race.used = []
    race.produced = [0] * (4 * race.players)


def resume(race: Race) -> bool:
    """One player after another produces and draws; who produced most draws at the end (R72)."""
    while race.turn < race.players:
        seat = race.to_move()
        if race.stage == _OWN_WORLDS:
            _produce_on_production_worlds(race, seat)
            race.stage = _WINDFALLS
        if not _windfalls_done(race, seat):
            return False
        _draw_for_powers(race, seat)
        race.turn += 1
        race.stage = _OWN_WORLDS
        race.used = []
    _draw_for_most(race)
    return True


def _produce_on_production_worlds(race: Race, seat: int) -> None:
    """Every empty production world gets a good (R66)."""
    goods = race.goods[seat]
    for at, world in enumerate(race.tableaus[seat]):
        if PRODUCTION[world] and goods[at] == NONE:
            _produce(race, seat, at)


def _produce(race: Race, seat: int, at: int) -> None:
    """A good for this world, and the draw that may come with it (R69)."""
    if put_good(race, seat, at):
        world = race.tableaus[seat][at]
        race.produced[4 * seat + GOOD[world]] += 1
        piles.draw(race, seat, DRAW_HERE[world])


# Windfall worlds


def windfall_choices(race: Race, seat: int) -> list[tuple[int, int]]:
    """(power, world) for the unused powers and the empty windfall worlds; the bonus is NONE
    (R67, R68)."""
    tableau = race.tableaus[seat]
    empty = [
        world
        for world, good in zip(tableau, race.goods[seat], strict=True)
        if good == NONE and WINDFALL[world]
    ]
    if not empty:
        return []
    sources = []
    if ACT_PRODUCE in race.picks[seat] and NONE not in race.used:
        sources.append((NONE, ANY))
    for card in tableau:
        kind = PRODUCE_WINDFALL[card]
        if kind != NONE and card not in race.used:
            sources.append((card, kind))
    return [
        (source, world) for source, kind in sources for world in empty if kind in (ANY, GOOD[world])
    ]


def _early_draws(race: Race, seat: int) -> list[int]:
    """Powers that a lenient scenario lets draw before the windfall worlds produce, though that
    brings fewer cards (R22, R70)."""
    if not race.lenient:
        return []
    return [card for card in race.tableaus[seat] if _PER_PRODUCED[card] and card not in race.used]


def _windfalls_done(race: Race, seat: int) -> bool:
    """Nothing is asked when every power has only one world to produce on."""
    while choices := windfall_choices(race, seat):
        if _early_draws(race, seat) or len(choices) > len({source for source, _ in choices}):
            ask_one(race, WINDFALLS, seat)
            return False
        _use(race, seat, *choices[0])
    return True


def _use(race: Race, seat: int, source: int, world: int) -> None:
    race.used.append(source)
    _produce(race, seat, race.tableaus[seat].index(world))


def ask_windfall(race: Race, seat: int) -> Decision:
    moves = [
        Move("produce", (BONUS if source == NONE else IDS[source], IDS[world]))
        for source, world in windfall_choices(race, seat)
    ]
    moves += [Move("draw", (IDS[card],)) for card in _early_draws(race, seat)]
    return Closed(seat, _PROMPT, tuple(moves), "produce")


def take_windfall(race: Race, seat: int, move: Move) -> None:
    if move.verb == "draw":
        card = INDEX[str(move.args[0])]
        race.used.append(card)
        piles.draw(race, seat, _for_produced(race, seat, card))
        return
    source, world = map(str, move.args)
    _use(race, seat, NONE if source == BONUS else INDEX[source], INDEX[world])


# Draws


def _for_produced(race: Race, seat: int, card: int) -> int:
    """Cards that this power draws for what the seat has produced (R70)."""
    produced = race.produced[4 * seat : 4 * seat + 4]
    kind, each = PER_GOOD[card]
    return PER_KIND[card] * (4 - produced.count(0)) + (each * produced[kind] if each else 0)


def _draw_for_powers(race: Race, seat: int) -> None:
    """Draws that depend on what was produced, and draws that do not (R70, R71)."""
    tableau = race.tableaus[seat]
    cards = 0
    for card in tableau:
        cards += PRODUCE_DRAW[card]
        if _PER_PRODUCED[card] and card not in race.used:
            cards += _for_produced(race, seat, card)
        kind, each = PER_WORLD[card]
        if each:
            cards += each * sum([GOOD[world] == kind for world in tableau])
    piles.draw(race, seat, cards)


def _draw_for_most(race: Race) -> None:
    """Whoever produced strictly more of a kind than each other player (R72, D9)."""
    for seat in race.order():
        for card in race.tableaus[seat]:
            kind, cards = MOST[card]
            if not cards:
                continue
            own = race.produced[4 * seat + kind]
            others = [race.produced[4 * o + kind] for o in range(race.players) if o != seat]
            if own > max(others):
                piles.draw(race, seat, cards)
