"""All that can be said about one card: what it is, what it does, what it costs and is worth now."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from games.rftg.board.power_signs import PHASE_SIGNS
from games.rftg.board.power_text import KIND_NAMES, scoring_line, sentence
from games.rftg.board.price_badge import as_if_held, price_lines
from games.rftg.rules import cards
from games.rftg.rules.position import Race
from games.rftg.rules.prices import offer
from games.rftg.rules.scoring import six_value
from suite.contract import Message, Words

say = Words("rftg")

Told = Callable[[Message], str]

_TAGS = {"alien": say("Alien card"), "rebel": say("Rebel world")}
"""What other cards ask for (R27); a name in another language does not always give it away."""


class Line(NamedTuple):
    """A line of the large view; `role` is its look, `sign` stands before it."""

    text: str
    role: str
    sign: str = ""


def lines(
    race: Race | None, card: int, seat: int | None, *, in_hand: bool, told: Told
) -> list[Line]:
    """The name first, then everything about the card."""
    found = [Line(told(cards.NAMES[card]), "heading"), Line(told(_kind(card)), "dim")]
    source = _source(card)
    if source is not None:
        found.append(Line(told(source), "dim"))
    data = cards.DATA[card]
    found += [Line(told(_TAGS[tag]), "dim") for tag in data.tags if tag in _TAGS]
    found += [Line(told(sentence(p)), "power", PHASE_SIGNS[p.phase]) for p in data.powers]
    found += [Line(told(scoring_line(c)), "points", str(c.points)) for c in data.scoring]
    if race is not None and seat is not None:
        if cards.SIX[card]:
            found.append(Line(told(_worth(race, card, seat, in_hand)), "gold"))
        if in_hand:
            legal = offer(as_if_held(race, seat, card), seat, card).verdict.legal
            role = "good" if legal else "bad"
            found += [Line(told(line), role) for line in price_lines(race, seat, card)]
    return found


def _kind(card: int) -> Message:
    points = cards.VP[card]
    if not cards.WORLD[card]:
        if cards.SIX[card]:
            return say("Development, cost 6, points by what you have")
        return say("Development, cost {cost}, {vp} VP", cost=cards.COST[card], vp=points)
    if cards.MILITARY_WORLD[card]:
        return say(
            "Military world, defense {defense}, {vp} VP", defense=cards.COST[card], vp=points
        )
    return say("World, cost {cost}, {vp} VP", cost=cards.COST[card], vp=points)


def _source(card: int) -> Message | None:
    if cards.GOOD[card] < 0:
        return None
    kind = KIND_NAMES[cards.KINDS[cards.GOOD[card]]]
    if cards.WINDFALL[card]:
        return say("Windfall world: {kind}", kind=kind)
    return say("Production world: {kind}", kind=kind)


def _worth(race: Race, card: int, seat: int, in_hand: bool) -> Message:
    tableau, chips = race.tableaus[seat], race.chips[seat]
    if in_hand:
        worth = six_value(card, [*tableau, card], chips)
        return say.many("It would be worth {n} VP now.", "It would be worth {n} VP now.", n=worth)
    worth = six_value(card, tableau, chips)
    return say.many("It is worth {n} VP now.", "It is worth {n} VP now.", n=worth)


def contributions(card: int, tableau: list[int]) -> list[int]:
    """How many points a six-cost development gives for each card of a tableau."""
    return [six_value(card, [other], 0) for other in tableau]
