"""Scoring: printed points, chips, six-cost developments, the winner (R75-R81)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rftg.rules.actions import OVER
from games.rftg.rules.cards import (
    COUNT,
    DATA,
    GOOD,
    KINDS,
    MILITARY,
    MILITARY_WORLD,
    NAMES,
    NONE,
    PRODUCTION,
    SIX,
    VP,
    WORLD,
    has_tag,
    say,
)
from games.rftg.rules.schema import Condition
from suite.contract import Message, ScoreLine, Standing, Standings

if TYPE_CHECKING:
    from games.rftg.rules.position import Race


def _meets(card: int, condition: Condition) -> bool:
    """Does the card meet a condition that is counted card by card?"""
    data = DATA[card]
    if condition.per in ("chips", "military"):
        return False
    if condition.per != "card" and condition.per != data.type:
        return False
    return (
        (condition.id is None or condition.id == data.id)
        and (condition.tag is None or has_tag(card, condition.tag))
        and (condition.good is None or GOOD[card] == KINDS.index(condition.good))
        and (condition.source is None or PRODUCTION[card] == (condition.source == "production"))
        and (not condition.military or MILITARY_WORLD[card])
        and (not condition.six or SIX[card])
        and (condition.power is None or any(p.phase == condition.power for p in data.powers))
    )


def _points(card: int, other: int) -> int:
    """Points of `other` under the six-cost development `card`: the first condition that it meets
    and no further one (R78)."""
    for condition in DATA[card].scoring:
        if _meets(other, condition):
            return condition.points
    return 0


_TABLE = {
    card: tuple(_points(card, other) for other in range(COUNT))
    for card in range(COUNT)
    if SIX[card]
}
_EVERY_CHIPS = {
    card: condition.every
    for card in _TABLE
    for condition in DATA[card].scoring
    if condition.per == "chips"
}
_BY_MILITARY = frozenset(
    card for card in _TABLE if any(c.per == "military" for c in DATA[card].scoring)
)


def six_parts(card: int, tableau: list[int], chips: int) -> list[tuple[int, int]]:
    """What a six-cost development is worth in this tableau (R79), and for what: pairs of a card of
    the tableau and its points; `CHIPS` and `STRENGTH` stand for the chips and the military."""
    table = _TABLE[card]
    parts = [(other, table[other]) for other in tableau if table[other]]
    if card in _EVERY_CHIPS:
        parts.append((CHIPS, chips // _EVERY_CHIPS[card]))
    if card in _BY_MILITARY:
        parts.append((STRENGTH, sum([MILITARY[other] for other in tableau])))
    return parts


def six_value(card: int, tableau: list[int], chips: int) -> int:
    """What a six-cost development is worth in this tableau (R79)."""
    return sum([points for _, points in six_parts(card, tableau, chips)])


def total(race: Race, seat: int) -> int:
    """The score of a seat now (R77)."""
    tableau, chips = race.tableaus[seat], race.chips[seat]
    points = chips
    for card in tableau:
        points += six_value(card, tableau, chips) if SIX[card] else VP[card]
    return points


def tie_break(race: Race, seat: int) -> int:
    """Cards in hand plus goods (R81)."""
    goods = race.goods[seat]
    return len(race.hands[seat]) + len(goods) - goods.count(NONE)


CHIPS, STRENGTH = -1, -2

_CHIPS = say("Chips")
_STRENGTH = say("Military strength")
_WORLDS = say("Worlds")
_DEVELOPMENTS = say("Developments")
_TWELVE = say("A tableau has twelve cards: the match is over.")
_NO_CHIPS = say("The last chip is taken: the match is over.")


def end_reason(race: Race) -> Message:
    return _NO_CHIPS if race.pool <= 0 else _TWELVE


def _standing(race: Race, seat: int) -> Standing:
    tableau, chips = race.tableaus[seat], race.chips[seat]
    cards = _each_card if race.phase == OVER else _by_sort
    lines = [ScoreLine(_CHIPS, chips), *cards(tableau, chips)]
    points = sum(line.points for line in lines)
    return Standing(seat, points, tuple(lines), (tie_break(race, seat),))


def _by_sort(tableau: list[int], chips: int) -> list[ScoreLine]:
    """In the course of a match: sums, and each six-cost development."""
    lines = [
        ScoreLine(_WORLDS, sum(VP[card] for card in tableau if WORLD[card])),
        ScoreLine(_DEVELOPMENTS, sum(VP[card] for card in tableau if not WORLD[card])),
    ]
    for card in tableau:
        if SIX[card]:
            lines.append(ScoreLine(NAMES[card], six_value(card, tableau, chips)))
    return lines


def _each_card(tableau: list[int], chips: int) -> list[ScoreLine]:
    """At the end: where every point comes from."""
    lines = [ScoreLine(NAMES[card], VP[card]) for card in tableau if VP[card]]
    for card in tableau:
        if SIX[card]:
            parts = six_parts(card, tableau, chips)
            named = tuple(_part(source, points) for source, points in parts if points)
            label = say("{card}: {parts}", card=NAMES[card], parts=named) if named else NAMES[card]
            lines.append(ScoreLine(label, six_value(card, tableau, chips)))
    return lines


def _part(source: int, points: int) -> Message:
    name = {CHIPS: _CHIPS, STRENGTH: _STRENGTH}.get(source) or NAMES[source]
    return say("{card} ({points})", card=name, points=points)


def standings(race: Race) -> Standings:
    """The score of all seats; the winners when the match is over."""
    seats = tuple(_standing(race, seat) for seat in range(race.players))
    table = Standings(seats)
    if race.phase != OVER:
        return table
    return Standings(seats, table.leaders(), final=True, reason=end_reason(race))
