"""Writing to the database: one thread, one transaction at a time, through the tables of SQLModel.

The interface never waits for the disk: each change is a job for this thread and gives a `Future`,
which is done when the change is safely on the disk.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar, cast

from suite.contract.move import Move
from suite.store.connection import draft_of, identity
from suite.store.faults import MatchChangedElsewhere, MatchMissing, told
from suite.store.records import MatchSetup, Result, Seat, Status

if TYPE_CHECKING:
    import sqlite3

    from sqlalchemy import Engine
    from sqlmodel import Session

    from suite.store.tables import Match

T = TypeVar("T")


class Writer:
    """The thread that writes."""

    def __init__(self, path: Path, address: str) -> None:
        self._path = path
        self._address = address
        self._thread = ThreadPoolExecutor(1, "store")
        self._engine: Engine | None = None
        self._file: tuple[int, int] | None = None

    def submit(self, job: Callable[[], T]) -> Future[T]:
        """Do this after all that was asked for before."""
        return self._thread.submit(self._run, job)

    def _run(self, job: Callable[[], T]) -> T:
        with told(self._path):
            return job()

    def change(self, change: Callable[[Session], T]) -> Future[T]:
        """Do this in one transaction."""

        def job() -> T:
            with self.transaction() as session:
                return change(session)

        return self.submit(job)

    @contextmanager
    def transaction(self) -> Iterator[Session]:
        """All or nothing; only for jobs on the writer's thread."""
        from sqlmodel import Session

        with Session(self._ready()) as session, session.begin():
            yield session

    def _ready(self) -> Engine:
        """The engine, on the file that is in its place now."""
        if self._engine is not None and self._file != identity(self._path):
            self._follow(self._engine)
        if self._engine is None:
            from suite.store.engine import make_engine

            self._engine = make_engine(self._address)
            self._engine.connect().close()
            self._file = identity(self._path)
        return self._engine

    def _follow(self, engine: Engine) -> None:
        """The file was taken away while we held it: put it back as it is. If there is another in
        its place (a backup came back), what is written next is checked against that one."""
        if identity(self._path) is None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with closing(engine.raw_connection()) as held:
                draft = draft_of(cast("sqlite3.Connection", held.driver_connection), self._path)
            for companion in ("-wal", "-shm"):  # what is in them is in the draft
                self._path.with_name(self._path.name + companion).unlink(missing_ok=True)
            draft.replace(self._path)
        engine.dispose()
        self._engine = None

    def warm_up(self) -> Future[None]:
        """Load what the first change needs, while nobody waits for it."""

        def load() -> None:
            from suite.store import tables  # noqa: F401

            self._ready()

        return self.submit(load)

    def close(self) -> None:
        """Finish everything that was asked for. Closing again does nothing."""
        self._thread.shutdown(wait=True)
        if self._engine is not None:
            self._engine.dispose()


class Record:
    """The book of one match that is being played: the way to write down its moves.

    It knows the state of the match that its user has seen. When another program has written to the
    same match meanwhile, every change is refused with `MatchChangedElsewhere`.
    """

    def __init__(self, writer: Writer, match: str, revision: int) -> None:
        self.id = match
        self.ready: Future[None] = Future()
        """For a new match: done when its beginning is on the disk."""
        self._writer = writer
        self._revision = revision

    def append(
        self, number: int, moves: Sequence[tuple[int, Move]], *, round: int | None = None
    ) -> Future[None]:
        """Write down what the seats did, from the move with this number on (the first is 0)."""

        def change(session: Session, match: Match) -> None:
            if match.length != number:
                raise MatchChangedElsewhere
            add_moves(session, match, moves)
            if round is not None:
                match.round = round

        return self._change(change)

    def truncate(self, length: int, *, round: int | None = None) -> Future[None]:
        """Take back all moves but the first `length`; the match goes on from there."""
        from_here = length

        def change(session: Session, match: Match) -> None:
            from sqlmodel import col, delete

            from suite.store.tables import MoveRow

            if from_here > match.length:
                raise MatchChangedElsewhere
            late = col(MoveRow.number) >= from_here
            session.exec(delete(MoveRow).where(col(MoveRow.match_id) == self.id, late))
            match.length = from_here
            match.status, match.result = Status.RUNNING.value, None
            if round is not None:
                match.round = round

        return self._change(change)

    def conclude(self, status: Status, result: Result | None) -> Future[None]:
        """Write down how the match ended."""

        def change(_: Session, match: Match) -> None:
            match.status = status.value
            match.result = None if result is None else asdict(result)

        return self._change(change)

    def reseat(self, seats: Sequence[Seat]) -> Future[None]:
        """Remember who sits at the table now: a bot can take over for a person."""

        def change(_: Session, match: Match) -> None:
            match.setup = {**match.setup, "seats": [asdict(seat) for seat in seats]}

        return self._change(change)

    def use_help(self) -> Future[None]:
        """Remember that a hint was used, so that statistics stay honest."""

        def change(_: Session, match: Match) -> None:
            match.help_used = True

        return self._change(change)

    def _change(self, change: Callable[[Session, Match], None]) -> Future[None]:
        def job() -> None:
            with self._writer.transaction() as session:
                match = find(session, self.id)
                if match.revision != self._revision:
                    raise MatchChangedElsewhere
                change(session, match)
                match.revision += 1
                match.updated = time.time()
                revision = match.revision
            self._revision = revision

        return self._writer.submit(job)


def find(session: Session, match: str) -> Match:
    """The row of a match. Raises `MatchMissing`."""
    from suite.store.tables import Match

    row = session.get(Match, match)
    if row is None:
        raise MatchMissing
    return row


def insert(
    session: Session, match: str, setup: MatchSetup, moves: Sequence[tuple[int, Move]], round: int
) -> None:
    """A new match."""
    from suite.store.tables import Match

    now = time.time()
    kept = {
        "seats": [asdict(seat) for seat in setup.seats],
        "seed": setup.seed,
        "options": dict(setup.options),
    }
    row = Match(
        id=match,
        game=setup.game,
        game_version=setup.game_version,
        title=setup.title,
        setup=kept,
        created=now,
        updated=now,
        status=Status.RUNNING.value,
        round=round,
    )
    session.add(row)
    session.flush()
    add_moves(session, row, moves)


def add_moves(session: Session, match: Match, moves: Sequence[tuple[int, Move]]) -> None:
    """The next moves of a match."""
    from suite.store.tables import MoveRow

    now = time.time()
    session.add_all(
        MoveRow(match_id=match.id, number=number, seat=seat, text=str(move), time=now)
        for number, (seat, move) in enumerate(moves, match.length)
    )
    match.length += len(moves)
