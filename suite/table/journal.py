"""What the table asks of the store's `Record`: a move is on the disk before the next decision."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any, Protocol

from suite.contract import Move
from suite.store.records import Result, Seat, Status


class Journal(Protocol):
    """Where one match is saved. Everything is done in order, in the background."""

    def append(
        self, number: int, moves: Sequence[tuple[int, Move]], *, round: int | None = None
    ) -> Future[Any]:
        """Add moves, from `number` on (the first is 0)."""

    def truncate(self, length: int, *, round: int | None = None) -> Future[Any]:
        """Keep only the first `length` moves."""

    def conclude(self, status: Status, result: Result | None) -> Future[Any]:
        """The match has ended."""

    def reseat(self, seats: Sequence[Seat]) -> Future[Any]:
        """Somebody else sits at the table now."""

    def use_help(self) -> Future[Any]:
        """A hint was asked for."""
