"""The kinds of questions, and how they are put to the seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.rftg.rules.position import Race

(
    NOTHING, DISCARDING, PICKING, KEEPING, DEVELOPING, SETTLING, WAYS, PAYING, SELLING, CONSUMING,
    GOODS, SPENDING, WINDFALLS, LIMITING,
) = range(14)  # fmt: skip


def ask_together(race: Race, question: int, seats: Sequence[int]) -> None:
    """All these seats answer at the same time and in secret."""
    race.ask = question
    race.asked = tuple(seats)
    for seat in seats:
        race.answers[seat] = None


def ask_one(race: Race, question: int, seat: int) -> None:
    """One seat decides, in the order of players (R83)."""
    race.ask = question
    race.asked = (seat,)
    race.answers[seat] = None


def collect(race: Race) -> list[tuple[int, tuple[int, ...]]]:
    """The answers that all gave together, in the order of players; they are then forgotten."""
    asked = race.asked
    answers = [(seat, race.answers[seat] or ()) for seat in race.order() if seat in asked]
    for seat in asked:
        race.answers[seat] = None
    race.asked = ()
    return answers
