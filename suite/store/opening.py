"""Finding the database at the start, in whatever state it is.

Nothing is ever deleted: a damaged database is set aside under another name, a newer one is left
alone, and where nothing can be written the program goes on with a copy in a temporary folder.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from suite.contract.message import Message, Words
from suite.store import backups
from suite.store.connection import connect, connect_to_write, uri
from suite.store.faults import (
    Damaged,
    Locked,
    Newer,
    StoreError,
    Unreachable,
    suspicion,
    told,
)
from suite.store.schema import VERSION, complete, upgrade, version_of

NAME = "startable.sqlite3"
COMPANIONS = ("", "-wal", "-shm")
"""A database is up to three files: the changes of the last session may still be in the second."""

QUICKLY_CHECKED = 16 << 20
"""Up to this size (some 200,000 moves) the whole file is examined at each start; a larger one is
examined before its daily backup and when it has shown damage."""

OPENING_SECONDS = 60.0
"""How long to wait for another copy of the program that is just creating or upgrading the database:
better than to go on without the saved matches."""

_say = Words("shell")


@dataclass(frozen=True, slots=True)
class Place:
    """Where the data is kept, and what the player should know about it."""

    path: Path
    address: str
    temporary: bool = False
    notices: tuple[Message, ...] = ()


def find(folder: Path) -> Place:
    """The database of a folder, ready for use. Where that is impossible: a temporary one."""
    try:
        with told(folder / NAME):
            return _prepare(folder)
    except StoreError as fault:
        return _go_on_elsewhere(fault, folder / NAME)


def _prepare(folder: Path) -> Place:
    path = folder / NAME
    with told(folder):
        folder.mkdir(parents=True, exist_ok=True)
    notices: list[Message] = []
    with _alone(folder):
        try:
            version = examine(path)
        except Damaged:
            notices.append(_set_aside_notice(set_aside(path)))
            version = None
        if version is None:
            _create(path)
        elif version < VERSION:
            backups.make(path, folder / backups.FOLDER, f"before-version-{VERSION}")
            upgrade(uri(path))
        _try_writing(path)
    return Place(path, uri(path), notices=tuple(notices))


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """One process at a time creates, upgrades or sets aside. An empty database that is never
    written serves as the lock, on every system alike."""
    lock = folder / "opening.lock"
    if lock.is_file() and lock.stat().st_size:  # whatever that is, it is no lock of ours
        set_aside(lock)
    with closing(sqlite3.connect(lock, timeout=OPENING_SECONDS, isolation_level=None)) as db:
        try:
            db.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                raise Locked(folder / NAME) from error
            raise
        yield


def examine(path: Path) -> int | None:
    """The version of a sound database; None if there is none. Raises `Damaged` or `Newer`.

    The file is only read: closing a writer could tidy away the very files that matter.
    """
    present = [path.with_name(path.name + companion).exists() for companion in COMPANIONS]
    if path.is_symlink() and not present[0]:  # it leads to a disk that is not there now
        raise Unreachable(path)
    if not any(present):
        return None
    if not present[0] or not path.stat().st_size:
        raise Damaged(path)
    try:
        with closing(connect(uri(path, "ro"))) as db:
            return _examine(db, path)
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR:  # no such table
            raise Damaged(path) from error
        raise


def _examine(db: sqlite3.Connection, path: Path) -> int:
    with told(path):
        version = version_of(db)
        if version > VERSION:
            raise Newer(path)
        if version < 1:  # a database is put in its place complete, so this is not ours
            raise Damaged(path)
        note = suspicion(path)
        if path.stat().st_size <= QUICKLY_CHECKED or note.exists():
            check(db, path)
            note.unlink(missing_ok=True)
        if version == VERSION and not complete(db):
            raise Damaged(path)
    return version


def check(db: sqlite3.Connection, path: Path) -> None:
    """Examine the whole file. Raises `Damaged`."""
    if db.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise Damaged(path)


def set_aside(path: Path, why: str = "damaged") -> Path:
    """Keep a database, with all its files, under a name with the reason and the time in it."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    aside = path.with_name(f"{path.stem}-{why}-{stamp}{path.suffix}")
    count = 1
    while any(aside.with_name(aside.name + companion).exists() for companion in COMPANIONS):
        count += 1
        aside = path.with_name(f"{path.stem}-{why}-{stamp}-{count}{path.suffix}")
    for companion in COMPANIONS:
        part = path.with_name(path.name + companion)
        if part.exists():
            part.rename(aside.with_name(aside.name + companion))
    suspicion(path).unlink(missing_ok=True)
    return aside


def _set_aside_notice(aside: Path) -> Message:
    return _say(
        "The saved matches were damaged. The damaged file is kept as {file}, and the program goes"
        " on with an empty collection; a backup can be restored in the settings.",
        file=str(aside),
    )


def _create(path: Path) -> None:
    """Make the database beside its place and put it there complete: whoever is killed halfway
    leaves no half database behind."""
    with tempfile.TemporaryDirectory(dir=path.parent, prefix="new-") as folder:
        draft = Path(folder) / path.name
        upgrade(uri(draft, "rwc"))
        draft.rename(path)


def _try_writing(path: Path) -> None:
    """Find out now whether the file can be changed; SQLite notices only at the first change."""
    with closing(connect_to_write(uri(path))) as db:
        db.execute("BEGIN IMMEDIATE")
        db.execute(f"PRAGMA user_version = {VERSION}")
        db.execute("ROLLBACK")


def _go_on_elsewhere(fault: StoreError, path: Path) -> Place:
    """A temporary database, with the matches of the real one where these can be read."""
    try:
        with told(path):
            copy = Path(tempfile.mkdtemp(prefix="startable-")) / NAME
            if isinstance(fault, Newer) or not _copied(path, copy):
                upgrade(uri(copy, "rwc"))
    except StoreError:
        return _in_memory(fault)
    where = _say(
        "Until this is solved, matches are kept in a temporary folder: {folder}.",
        folder=str(copy.parent),
    )
    return Place(copy, uri(copy), temporary=True, notices=(fault.message, where))


def _copied(path: Path, copy: Path) -> bool:
    """Copy a database that can be read although it cannot be written."""
    for address in (uri(path, "ro"), uri(path, "ro&immutable=1")):
        try:
            with closing(connect(address)) as source, closing(connect(uri(copy, "rwc"))) as target:
                if not 1 <= version_of(source) <= VERSION:
                    return False
                source.backup(target)
            upgrade(uri(copy))
            return True
        except sqlite3.Error:
            continue
    return False


def _in_memory(fault: StoreError) -> Place:
    address = f"file:startable-{os.urandom(16).hex()}?mode=memory&cache=shared"
    lost = _say("Nothing can be saved: matches last only until the program ends.")
    return Place(Path("startable"), address, temporary=True, notices=(fault.message, lost))
