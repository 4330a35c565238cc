"""A journal that tests control, and tables to play at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from suite import plugins
from suite.contract import Game, Setup
from suite.store.records import Kind, Seat
from suite.table.match import Match
from suite.table.table import Table
from suite.table.thinker import Patience, Thinkers


class PaperJournal:
    """Writes down what it is told. With `slow` it is done only when `finish_writing` is called;
    `trouble` is raised by the next writes."""

    def __init__(self) -> None:
        self.moves: list[str] = []
        self.log: list[tuple[Any, ...]] = []
        self.slow = False
        self.trouble: Exception | None = None
        self._open: list[Callable[[], None]] = []

    def append(self, number, moves, *, round=None):
        def write():
            assert number == len(self.moves), "the moves on the disk have a gap"
            self.moves += [f"{seat} {move}" for seat, move in moves]
            self.log.append(("append", number, round))

        return self._do(write)

    def truncate(self, length, *, round=None):
        def write():
            del self.moves[length:]
            self.log.append(("truncate", length, round))

        return self._do(write)

    def conclude(self, status, result):
        return self._do(lambda: self.log.append(("conclude", status, result)))

    def reseat(self, seats):
        return self._do(lambda: self.log.append(("reseat", seats)))

    def use_help(self):
        return self._do(lambda: self.log.append(("help",)))

    def finish_writing(self) -> None:
        jobs, self._open = self._open, []
        for job in jobs:
            job()

    def _do(self, write: Callable[[], object]) -> Future[None]:
        future: Future[None] = Future()

        def job() -> None:
            if self.trouble:
                future.set_exception(self.trouble)
            else:
                write()
                future.set_result(None)

        if self.slow:
            self._open.append(job)
        else:
            job()
        return future


@pytest.fixture
def journal() -> PaperJournal:
    return PaperJournal()


@pytest.fixture
def another_journal() -> type[PaperJournal]:
    return PaperJournal


@pytest.fixture
def thinkers(qapp) -> Iterator[Thinkers]:
    """Worker processes with patience enough for a busy machine."""
    pool = Thinkers(workers=1, patience=Patience(extra=60.0))
    yield pool
    pool.close()


@pytest.fixture
def rascals(publish, example) -> Game:
    """The example game with bots that misbehave."""
    publish("rascals", "rascals.plugin:GAME", source=Path(__file__).parent)
    plugin = plugins.find("rascals")
    plugin.allow()
    return plugin.load()


@pytest.fixture
def lay(thinkers, journal) -> Iterator[Callable[..., Table]]:
    """Lay a table: `lay(game, "person", "cadet", "captain")`."""
    tables = []

    def make(game: Game, *who: str, seed: int = 1, journal: PaperJournal = journal) -> Table:
        seats = [
            Seat(f"Player {n}", n, Kind.PERSON)
            if name == "person"
            else Seat(f"Bot {n}", n, Kind.BOT, name)
            for n, name in enumerate(who)
        ]
        match = Match(game, Setup(len(seats), game.options()(), seed))
        tables.append(Table(match, seats, thinkers, journal))
        return tables[-1]

    yield make
    for table in tables:
        table.close()
