"""How the database is opened, everywhere in the same way."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

BUSY_SECONDS = 5.0
"""How long to wait for another process that is just writing."""

PRAGMAS = [
    "journal_mode = WAL",  # readers and the writer do not wait for each other
    "synchronous = FULL",  # a committed move survives even a power cut
    "foreign_keys = ON",
]
"""What holds for each connection that writes."""


def uri(path: Path, mode: str = "rw") -> str:
    """The address of a database file. It is never created by merely opening it."""
    return f"{path.absolute().as_uri()}?mode={mode}"


def identity(path: Path) -> tuple[int, int] | None:
    """Which file this is; None: there is none. A database that was removed or replaced while it is
    open goes on as a file that nobody will ever find again."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def draft_of(source: sqlite3.Connection, path: Path) -> Path:
    """A copy of an open database beside the place it is meant for."""
    draft = path.with_name(path.name + ".part")
    draft.unlink(missing_ok=True)
    with closing(connect(uri(draft, "rwc"))) as copy:
        source.backup(copy)
    return draft


def connect(address: str) -> sqlite3.Connection:
    """A connection that begins and ends no transaction by itself, usable in any one thread at a
    time."""
    db = sqlite3.connect(
        address, uri=True, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    # One damaged letter must not keep us from reading the rest.
    db.text_factory = lambda data: data.decode("utf-8", "replace")
    return db


def connect_to_write(address: str) -> sqlite3.Connection:
    """A connection with all that safe writing needs."""
    db = connect(address)
    try:
        for pragma in PRAGMAS:
            db.execute(f"PRAGMA {pragma}")
    except BaseException:
        db.close()
        raise
    return db


def connect_to_read(address: str) -> sqlite3.Connection:
    """A connection that changes nothing."""
    db = connect(address)
    db.execute("PRAGMA query_only = ON")
    return db
