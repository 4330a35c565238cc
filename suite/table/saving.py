"""Brings the moves of a match to its journal and tells when they are there."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from suite.contract import ROUND
from suite.store.records import Result, Seat, Status
from suite.table.journal import Journal
from suite.table.match import Match


class Saving(QObject):
    """Keeps the journal equal to the history of a match, one write at a time and in order.

    After a failure it is `stuck`: nothing more is written until `save` is called again, which
    starts with what failed.
    """

    saved = Signal(int)  # so many moves are on the disk
    failed = Signal(object)  # the exception
    settled = Signal()  # everything is on the disk

    _done = Signal(object, object)  # from the journal's thread: its Future and what follows

    def __init__(self, journal: Journal, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.busy = False
        self.stuck = False
        self._left = False
        self._journal = journal
        self._match = match
        # So many moves are on the disk; are there or on the way to it; and of these, so many are
        # still those of the match.
        self._on_disk = self._handed_over = self._sound = len(match.history)
        self._notes: deque[Callable[[], Future[Any]]] = deque()
        """What else is to be written down, after the moves."""
        self._done.connect(self._written, Qt.ConnectionType.QueuedConnection)

    def save(self) -> None:
        """Write what is not on the disk yet. `settled` comes when that is done."""
        if self.busy:
            return  # `_written` sees that there is more
        self.stuck = False
        writing = self._next()
        if writing is None:
            self.settled.emit()
        else:
            self.busy = True
            work, then = writing
            work.add_done_callback(lambda future: self._tell(future, then))

    def finish(self) -> None:
        """The table is left: hand all the rest to the journal, which works in order. Nothing is
        waited for, and nobody is told."""
        self._left = True
        self.blockSignals(True)
        while (writing := self._next()) is not None:
            writing[1]()

    def _next(self) -> tuple[Future[Any], Callable[[], object]] | None:
        """Hand over the next thing that is to be written; gives what follows when it is done."""
        length, written = len(self._match.history), self._handed_over
        if self._sound < written:
            kept = self._handed_over = self._sound
            work = self._journal.truncate(kept, round=self._last_round(0, kept) or 0)
            return work, lambda: self._reached(kept)
        if written < length:
            moves = [(step.seat, step.move) for step in self._match.history[written:]]
            self._sound = self._handed_over = length
            work = self._journal.append(written, moves, round=self._last_round(written, length))
            return work, lambda: self._reached(length)
        if self._notes:
            return self._notes[0](), self._notes.popleft
        return None

    def take_back(self) -> None:
        """Moves were undone."""
        self._sound = min(self._sound, len(self._match.history))
        self.save()

    def conclude(self, status: Status, result: Result) -> None:
        self._note(lambda: self._journal.conclude(status, result))

    def reseat(self, seats: tuple[Seat, ...]) -> None:
        self._note(lambda: self._journal.reseat(seats))

    def use_help(self) -> None:
        self._note(self._journal.use_help)

    def _note(self, write: Callable[[], Future[Any]]) -> None:
        self._notes.append(write)
        self.save()

    def _tell(self, future: Future[Any], then: Callable[[], object]) -> None:
        """On the journal's thread, where the table may be gone already."""
        try:
            self._done.emit(future, then)
        except RuntimeError:
            return

    def _written(self, future: Future[Any], then: Callable[[], object]) -> None:
        if self._left:
            return  # it was under way when the table was left
        self.busy = False
        error = future.exception()
        if error is None:
            then()
            self.save()
        else:
            self._handed_over = self._on_disk
            self._sound = min(self._sound, self._on_disk)
            self.stuck = True
            self.failed.emit(error)

    def _reached(self, length: int) -> None:
        self._on_disk = length
        self.saved.emit(length)

    def _last_round(self, start: int, end: int) -> int | None:
        """The round that was opened last among these moves."""
        for step in reversed(self._match.history[start:end]):
            for event in reversed(step.events):
                if event.kind == ROUND and isinstance(number := event.data.get("round"), int):
                    return number
        return None
