"""Phase I: Explore (R28-R31)."""

from __future__ import annotations

from bisect import insort
from functools import cache
from typing import TYPE_CHECKING

from games.rftg.rules import piles, telling
from games.rftg.rules.actions import EXPLORE_1, EXPLORE_5
from games.rftg.rules.asking import KEEPING, ask_together, collect
from games.rftg.rules.cards import EXPLORE_DRAW, EXPLORE_KEEP, INDEX, label, say
from suite.contract import Decision, Message, Move, Subset

if TYPE_CHECKING:
    from games.rftg.rules.position import Race


def numbers(race: Race, seat: int) -> tuple[int, int]:
    """How many cards the seat looks at and how many it keeps (R28-R30, R85)."""
    look, keep = 2, 1
    if EXPLORE_5 in race.picks[seat]:
        look += 5
    if EXPLORE_1 in race.picks[seat]:
        look += 1
        keep += 1
    for card in race.tableaus[seat]:
        look += EXPLORE_DRAW[card]
        keep += EXPLORE_KEEP[card]
    return look, keep


def enter(race: Race) -> None:
    """All draw before anybody discards (R31)."""
    telling.phase_begins(race)
    for seat in race.order():
        cards = sorted(piles.take(race, seat, numbers(race, seat)[0]))
        race.drawn[seat] = cards
        if cards:
            telling.looked_at(race, seat, cards)
    choosing = []
    for seat in range(race.players):
        if len(race.drawn[seat]) > numbers(race, seat)[1]:
            choosing.append(seat)
    ask_together(race, KEEPING, choosing)


@cache
def _prompt(number: int) -> Message:
    return say.many(
        "Keep {n} of the cards you have drawn.",
        "Keep {n} of the cards you have drawn.",
        n=number,
    )


def ask_keep(race: Race, seat: int) -> Decision:
    keep = numbers(race, seat)[1]
    return Subset(
        seat, _prompt(keep), "keep", label(race.drawn[seat]), keep, keep, (), "explore"
    )  # fmt: skip


def read_keep(race: Race, seat: int, move: Move) -> tuple[int, ...]:
    return tuple([INDEX[str(item)] for item in move.args])


def resume(race: Race) -> bool:
    """Everybody has chosen: keep and discard, in the order of players."""
    kept = dict(collect(race))
    for seat in race.order():
        drawn = race.drawn[seat]
        race.drawn[seat] = []
        keep = kept.get(seat)
        if keep is None:
            keep = tuple(drawn)
        for card in keep:
            drawn.remove(card)
            insort(race.hands[seat], card)
        for card in drawn:
            piles.throw(race, card, 1 << seat)
        telling.kept(race, seat, keep, drawn)
    return True
