"""What can go wrong with a file on a disk, in words for the player.

A `StoreError` is a known trouble: the program tells the player and goes on. Anything else that
comes out of the store is a bug.
"""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from suite.contract.message import Message, Words

_say = Words("shell")


class StoreError(Exception):
    """A known trouble; `message` tells the player about it."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.text.format_map({k: str(v) for k, v in message.values.items()}))
        self.message = message


class DiskFull(StoreError):
    """There is no room left."""

    def __init__(self, file: Path) -> None:
        super().__init__(
            _say(
                "The disk is full: {file} cannot grow. What was saved before is safe; free some"
                " space and try again.",
                file=str(file),
            )
        )


class ReadOnly(StoreError):
    """The file or its folder cannot be changed."""

    def __init__(self, file: Path) -> None:
        super().__init__(_say("{file} cannot be changed: it is read-only.", file=str(file)))


class Damaged(StoreError):
    """The file is not a database any more, or not a whole one."""

    def __init__(self, file: Path) -> None:
        super().__init__(
            _say(
                "{file} is damaged. Start the program again: it will keep the damaged file under"
                " another name.",
                file=str(file),
            )
        )


class Locked(StoreError):
    """Another process holds the file for too long."""

    def __init__(self, file: Path) -> None:
        super().__init__(
            _say("Another program is using {file}. Try again in a moment.", file=str(file))
        )


class Newer(StoreError):
    """The file was written by a newer version of the program."""

    def __init__(self, file: Path) -> None:
        super().__init__(
            _say(
                "{file} comes from a newer version of Star Table. It is left as it is; update the"
                " program to use it.",
                file=str(file),
            )
        )


class Unreachable(StoreError):
    """The file or its folder cannot be used for another reason."""

    def __init__(self, file: Path) -> None:
        super().__init__(_say("{file} cannot be read or written.", file=str(file)))


class MatchChangedElsewhere(StoreError):
    """Another window of the program has written to the same match."""

    def __init__(self) -> None:
        super().__init__(
            _say(
                "This match was changed by another copy of the program. Close it and open it again"
                " to go on."
            )
        )


class MatchMissing(StoreError):
    """There is no such match."""

    def __init__(self) -> None:
        super().__init__(_say("This match is no longer in the collection."))


class MatchUnreadable(StoreError):
    """The record of one match is damaged."""

    def __init__(self) -> None:
        super().__init__(_say("This match cannot be read: its record is damaged."))


_BY_CODE: dict[int, type[DiskFull | ReadOnly | Damaged | Locked | Unreachable]] = {
    sqlite3.SQLITE_FULL: DiskFull,
    sqlite3.SQLITE_READONLY: ReadOnly,
    sqlite3.SQLITE_CORRUPT: Damaged,
    sqlite3.SQLITE_NOTADB: Damaged,
    sqlite3.SQLITE_BUSY: Locked,
    sqlite3.SQLITE_LOCKED: Locked,
    sqlite3.SQLITE_CANTOPEN: Unreachable,
    sqlite3.SQLITE_IOERR: Unreachable,
    sqlite3.SQLITE_PERM: Unreachable,
}

_BY_ERRNO: dict[int, type[DiskFull | ReadOnly]] = {
    errno.ENOSPC: DiskFull,
    errno.EDQUOT: DiskFull,
    errno.EROFS: ReadOnly,
    errno.EACCES: ReadOnly,
    errno.EPERM: ReadOnly,
}


def known(error: BaseException | None, file: Path) -> StoreError | None:
    """The known trouble behind an exception; None if it is a bug."""
    if isinstance(error, StoreError):
        return error
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", None)
        if code == sqlite3.SQLITE_IOERR_SHORT_READ:
            return Damaged(file)
        fault = _BY_CODE.get((code or 0) & 0xFF)
        return fault(file) if fault else None
    if isinstance(error, OSError):
        return _BY_ERRNO.get(error.errno or 0, Unreachable)(file)
    # SQLAlchemy wraps the driver's exception; asking so spares us importing it here.
    wrapped = getattr(error, "orig", None)
    return known(wrapped, file) if wrapped is not None else None


@contextmanager
def told(file: Path) -> Iterator[None]:
    """Turn known troubles into a `StoreError`."""
    try:
        yield
    except Exception as error:
        fault = known(error, file)
        if fault is None or fault is error:
            raise
        if isinstance(fault, Damaged):
            suspect(file)
        raise fault from error


def suspect(file: Path) -> None:
    """Have the file examined thoroughly at the next start."""
    try:
        suspicion(file).touch()
    except OSError:
        return  # a note that cannot be left is not another trouble


def suspicion(file: Path) -> Path:
    """The note beside a file that is to be examined."""
    return file.with_name(file.name + ".suspect")
