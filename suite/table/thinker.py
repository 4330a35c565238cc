"""Bots at work in processes of their own: the interface never waits for them.

`Thinkers` keeps a few worker processes ready for all tables. A question gets a ticket; `answered`
or `failed` comes for it later, unless it is cancelled. Cancelling ends the process that works on it
at once. A worker that dies, answers nonsense or is silent for too long has failed.
"""

from __future__ import annotations

import json
import os
import sys
from collections import deque
from dataclasses import dataclass

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from suite.contract import BadMove, BotLevel, Limit, Message, Move, Words
from suite.table.match import Match

_say = Words("shell")


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a bot may be silent: `times` its own limit and `extra` seconds; a bot that is
    limited by nodes gets `without_clock` seconds."""

    times: float = 2.0
    extra: float = 20.0
    without_clock: float = 120.0

    def seconds(self, limit: Limit) -> float:
        own = limit.seconds
        return self.without_clock if own is None else own * self.times + self.extra


class Thinkers(QObject):
    """The worker processes, shared by all tables."""

    answered = Signal(int, object)  # ticket, Move
    failed = Signal(int, object)  # ticket, Message

    def __init__(
        self,
        workers: int | None = None,
        patience: Patience | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.patience = patience or Patience()
        self._count = workers or max(1, min(3, (os.cpu_count() or 2) - 1))
        self._workers: list[_Process] = []
        self._leaving: list[_Process] = []
        """Ended, and kept until the signal that ended them has run its course."""
        self._sweep = QTimer(self, singleShot=True, interval=0)
        self._sweep.timeout.connect(self._sweep_up)
        self._waiting: deque[_Question] = deque()
        self._last_ticket = 0

    def warm_up(self) -> None:
        """Start a worker now, so that the first bot need not wait for it."""
        if not self._workers:
            self._start_worker()

    def ask(self, match: Match, seat: int, level: BotLevel, limit: Limit | None = None) -> int:
        """Ask a bot for a move of `seat` in the present position; gives the ticket. `limit` is
        instead of the level's own."""
        limit = limit or level.limit
        self._last_ticket += 1
        number = len(match.history)
        question = {
            "ticket": self._last_ticket,
            "game": match.game.id,
            "setup": {
                "players": match.setup.players,
                "options": match.setup.options.model_dump(mode="json"),
                "seed": match.setup.seed,
            },
            "moves": match.moves(),
            "seat": seat,
            "bot": level.id,
            "seconds": limit.seconds,
            "nodes": limit.nodes,
            "seed": (match.setup.seed * 1_000_003 + number) * 31 + seat,
        }
        wait = self.patience.seconds(limit)
        self._waiting.append(_Question(self._last_ticket, json.dumps(question), wait))
        self._hand_out()
        return self._last_ticket

    def cancel(self, ticket: int) -> None:
        """Nothing will be heard of this question any more."""
        self._waiting = deque(q for q in self._waiting if q.ticket != ticket)
        for worker in self._workers:
            if worker.ticket == ticket:
                self._discard(worker)
                self._start_worker()
                break

    def _sweep_up(self) -> None:
        self._leaving.clear()

    def close(self) -> None:
        """End all processes."""
        self._waiting.clear()
        for worker in tuple(self._workers):
            self._discard(worker)

    def _hand_out(self) -> None:
        while self._waiting:
            free = next((worker for worker in self._workers if worker.ticket is None), None)
            if free is None:
                if len(self._workers) >= self._count:
                    return
                free = self._start_worker()
            free.ask(self._waiting.popleft())

    def _start_worker(self) -> _Process:
        worker = _Process()
        worker.answered.connect(self._heard)
        worker.failed.connect(lambda ticket, why: self._lost(worker, ticket, why))
        self._workers.append(worker)
        return worker

    def _heard(self, ticket: int, move: Move) -> None:
        self.answered.emit(ticket, move)
        self._hand_out()

    def _lost(self, worker: _Process, ticket: int, why: Message) -> None:
        self._discard(worker)
        if ticket:
            self.failed.emit(ticket, why)
        self._hand_out()

    def _discard(self, worker: _Process) -> None:
        if worker in self._workers:
            self._workers.remove(worker)
        worker.stop()
        self._leaving.append(worker)
        self._sweep.start()


@dataclass(frozen=True, slots=True)
class _Question:
    ticket: int
    line: str
    patience: float


class _Process(QObject):
    """One worker process and the question it works on."""

    answered = Signal(int, object)
    failed = Signal(int, object)

    def __init__(self) -> None:
        super().__init__()
        self.ticket: int | None = None
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._too_slow)
        self._process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        environment.insert("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
        self._process.setProcessEnvironment(environment)
        # What a bot prints ends there, and it may be endless.
        self._process.setStandardErrorFile(QProcess.nullDevice())
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.finished.connect(self._died)
        self._process.errorOccurred.connect(self._died)
        self._process.start(sys.executable, ["-m", "suite.table.worker"])

    def ask(self, question: _Question) -> None:
        self.ticket = question.ticket
        self._clock.start(int(question.patience * 1000))
        self._process.write((question.line + "\n").encode())

    def stop(self) -> None:
        """End the process without a word."""
        self.ticket = None
        self._clock.stop()
        process = self._process
        process.blockSignals(True)
        process.kill()
        process.waitForFinished(2000)

    def _read(self) -> None:
        while self._process.canReadLine():
            line = bytes(self._process.readLine().data()).decode(errors="replace")
            try:
                self._hear(json.loads(line))
            except (ValueError, KeyError, TypeError, BadMove) as error:
                self._fail(_say("The bot's answer cannot be read: {detail}", detail=str(error)))

    def _hear(self, reply: dict[str, object]) -> None:
        if "ready" in reply or self.ticket is None or reply["ticket"] != self.ticket:
            return
        if "failure" in reply:
            self._fail(_say("The bot has failed: {detail}", detail=str(reply["failure"])))
            return
        move = Move.parse(str(reply["move"]))
        ticket, self.ticket = self.ticket, None
        self._clock.stop()
        self.answered.emit(ticket, move)

    def _died(self) -> None:
        self._fail(_say("The bot's process has ended unexpectedly."))

    def _too_slow(self) -> None:
        self._fail(_say("The bot has not answered in time."))

    def _fail(self, why: Message) -> None:
        ticket, self.ticket = self.ticket, None
        self._clock.stop()
        self.failed.emit(ticket or 0, why)
