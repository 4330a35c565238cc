"""The score as the rules count it now, line by line."""

from __future__ import annotations

from dataclasses import dataclass

from suite.contract.message import Message


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """What gave how many points."""

    label: Message
    points: int


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat's score. `tiebreak` is compared, in order, between equal totals."""

    seat: int
    total: int
    lines: tuple[ScoreLine, ...] = ()
    tiebreak: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Standings:
    """All seats, in seat order. `winners` is empty while the match runs, and at the end when
    nobody wins (a lost solo match); several seats share a victory. `reason` says why it ended."""

    seats: tuple[Standing, ...]
    winners: tuple[int, ...] = ()
    final: bool = False
    reason: Message | None = None

    def leaders(self) -> tuple[int, ...]:
        """The seats that would win if the match ended now by score and tie-break."""
        best = max((s.total, s.tiebreak) for s in self.seats)
        return tuple(s.seat for s in self.seats if (s.total, s.tiebreak) == best)
