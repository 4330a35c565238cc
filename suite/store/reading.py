"""Reading from the database: plain SQL on a connection that changes nothing.

This is all that the first window needs, and it loads neither SQLModel nor pydantic.
"""

from __future__ import annotations

import json
import sqlite3
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from threading import Lock
from typing import Any

from suite.contract.move import BadMove, Move
from suite.store.connection import connect_to_read, identity
from suite.store.faults import MatchMissing, MatchUnreadable, told
from suite.store.records import (
    Kind,
    MatchSetup,
    Result,
    SavedMatch,
    SavedMove,
    Seat,
    Status,
    Summary,
)

_COLUMNS = (
    "id, game, game_version, title, setup, created, updated, status, round, length, result,"
    " help_used, trashed, revision"
)
_ONE_MATCH = f"SELECT {_COLUMNS} FROM match WHERE id = ?"
_ITS_MOVES = 'SELECT number, seat, text, time FROM "move" WHERE match_id = ? ORDER BY number'
_STATUSES = {status.value: status for status in Status}
_KINDS = {kind.value: kind for kind in Kind}
_BAD_ROW = (ValueError, TypeError, KeyError, OverflowError, OSError)
"""What a damaged row makes Python raise."""


class Reader:
    """Answers questions about what is saved."""

    def __init__(self, path: Path, address: str) -> None:
        self._path = path
        self._address = address
        self._lock = Lock()
        with told(path):
            self._db = self._connect()

    def _connect(self) -> sqlite3.Connection:
        db = connect_to_read(self._address)
        self._file = identity(self._path)
        if "mode=memory" in self._address:  # there, readers would wait for the writer
            db.execute("PRAGMA read_uncommitted = ON")
        return db

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        """The database that is in its place now; the last known one where there is none."""
        with self._lock, told(self._path):
            if identity(self._path) not in (self._file, None):
                self._db.close()
                self._db = self._connect()
            yield self._db

    def close(self) -> None:
        self._db.close()

    def _rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        with self._reading() as db:
            return db.execute(sql, values).fetchall()

    def summaries(
        self,
        search: str = "",
        game: str | None = None,
        status: Iterable[Status] | None = None,
        trashed: bool = False,
        most: int | None = None,
    ) -> list[Summary]:
        """The saved matches, the last played first, at most so many. `search` finds words in the
        titles, the names of the players and the id of the game, whatever their case and
        accents."""
        where, values = ["trashed IS NOT NULL" if trashed else "trashed IS NULL"], []
        if game is not None:
            where.append("game = ?")
            values.append(game)
        sql = f"SELECT {_COLUMNS} FROM match WHERE {' AND '.join(where)} ORDER BY updated DESC, id"
        found = map(_summary, self._rows(sql, *values))
        wanted = None if status is None else set(status)
        words = folded(search).split()
        chosen = (
            summary
            for summary in found
            if (wanted is None or summary.status in wanted)
            and (not words or _matches(summary, words))
        )
        return list(islice(chosen, most))

    def summary(self, match: str) -> Summary:
        """One saved match. Raises `MatchMissing`."""
        rows = self._rows(_ONE_MATCH, match)
        if not rows:
            raise MatchMissing
        return _summary(rows[0])

    def load(self, match: str) -> SavedMatch:
        """A saved match with its moves. Raises `MatchMissing` or `MatchUnreadable`."""
        with self._reading() as db:
            # In one transaction, so that a move written meanwhile is in both answers or in none.
            db.execute("BEGIN")
            try:
                rows = db.execute(_ONE_MATCH, (match,)).fetchall()
                moves = db.execute(_ITS_MOVES, (match,)).fetchall()
            finally:
                db.execute("ROLLBACK")
        if not rows:
            raise MatchMissing
        return _saved(_summary(rows[0]), moves)

    def settings(self) -> dict[str, Any]:
        """All settings; one that is damaged is left out, so its default holds."""
        found = {}
        for key, value in self._rows("SELECT key, value FROM setting"):
            try:
                # SQLite turns a text that is a number into one.
                found[str(key)] = value if isinstance(value, int | float) else json.loads(value)
            except _BAD_ROW:
                continue
        return found

    def consents(self) -> set[tuple[str, str]]:
        """The plugins that may run, each with its origin."""
        return {(str(p), str(o)) for p, o in self._rows("SELECT plugin, origin FROM consent")}


def folded(text: str) -> str:
    """The text without case and accents."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in parts if not unicodedata.combining(c)).replace("ł", "l")


def _matches(summary: Summary, words: list[str]) -> bool:
    names = " ".join(seat.name for seat in summary.setup.seats)
    text = folded(f"{summary.title} {names} {summary.game}")
    return all(word in text for word in words)


def _summary(row: tuple[Any, ...]) -> Summary:
    try:
        return _read_summary(*row)
    except _BAD_ROW:
        # One unreadable match must not break the list: it is shown as what it is.
        nobody = MatchSetup(str(row[1]), str(row[2]), (), 0, {}, str(row[3]))
        long_ago = datetime.fromtimestamp(0, UTC)
        return Summary(str(row[0]), nobody, long_ago, long_ago, Status.UNREADABLE)


def _read_summary(
    id: str,
    game: str,
    game_version: str,
    title: str,
    setup: str,
    created: float,
    updated: float,
    status: str,
    round: int,
    length: int,
    result: str | None,
    help_used: int,
    trashed: float | None,
    revision: int,
) -> Summary:
    data = json.loads(setup)
    return Summary(
        id=id,
        setup=MatchSetup(
            game=game,
            game_version=game_version,
            seats=tuple(map(_seat, data["seats"])),
            seed=int(data["seed"]),
            options=dict(data["options"]),
            title=title,
        ),
        created=when(created),
        updated=when(updated),
        status=_STATUSES[status],
        round=int(round),
        length=int(length),
        result=None if result is None else _result(json.loads(result)),
        help_used=bool(help_used),
        trashed=None if trashed is None else when(trashed),
        revision=int(revision),
    )


def _seat(data: dict[str, Any]) -> Seat:
    level, language = data["level"], data["language"]
    return Seat(str(data["name"]), int(data["colour"]), _KINDS[data["kind"]], level, language)


def _result(data: dict[str, list[int]]) -> Result:
    return Result(tuple(data["totals"]), tuple(data["winners"]), tuple(data["resigned"]))


def when(seconds: float) -> datetime:
    """A time of the database. One that no calendar has (the clock was wrong) is long ago."""
    try:
        return datetime.fromtimestamp(seconds, UTC)
    except (OverflowError, OSError, ValueError):
        return datetime.fromtimestamp(0, UTC)


def _saved(summary: Summary, rows: list[tuple[Any, ...]]) -> SavedMatch:
    whole = [row[0] for row in rows] == list(range(summary.length))
    if summary.status is Status.UNREADABLE or not whole:
        raise MatchUnreadable
    try:
        moves = tuple(SavedMove(int(s), Move.parse(text), when(t)) for _, s, text, t in rows)
    except (BadMove, AttributeError, *_BAD_ROW) as error:
        raise MatchUnreadable from error
    return SavedMatch(summary, moves)
