"""Backups of the database: one a day, thinned out by age, and one before each migration.

All of the last week are kept, then one a week for a month, then one a month for a year. The newest
few stay however old they are: the clock may be wrong. Backups from before a migration stay.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

from suite.store.connection import connect, draft_of, uri

FOLDER = "backups"
DAILY = "daily"
EVERY = timedelta(hours=20)
"""A program that is started each evening, a little earlier, still gets its daily backup."""

ALWAYS_KEPT = 5
"""So many daily backups stay whatever the clock says."""

_STAMP = "%Y-%m-%d-%H%M%S"
_NAME = re.compile(r"startable-(?P<kind>[\w-]+?)-(?P<stamp>\d{4}-\d\d-\d\d-\d{6})\.sqlite3")


@dataclass(frozen=True, slots=True, order=True)
class Backup:
    """One backup file."""

    made: datetime
    kind: str
    path: Path


def make(path: Path, folder: Path, kind: str = DAILY, now: datetime | None = None) -> Path:
    """Copy the database, as it is at this moment, while it may be in use."""
    folder.mkdir(parents=True, exist_ok=True)
    stamp = (now or datetime.now()).strftime(_STAMP)
    target = folder / f"startable-{kind}-{stamp}.sqlite3"
    draft = target.with_suffix(".part")
    draft.unlink(missing_ok=True)
    try:
        with closing(connect(uri(path))) as source, closing(connect(uri(draft, "rwc"))) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, with no companions
        return draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)


def all_in(folder: Path) -> list[Backup]:
    """The backups of a folder, the newest first."""
    found = []
    for path in folder.glob("startable-*.sqlite3") if folder.is_dir() else ():
        if match := _NAME.fullmatch(path.name):
            try:
                made = datetime.strptime(match["stamp"], _STAMP)
            except ValueError:
                continue  # a name like ours with no such day
            found.append(Backup(made, match["kind"], path))
    return sorted(found, reverse=True)


def due(folder: Path, now: datetime) -> bool:
    """Is it time for the daily backup?"""
    newest = next((backup for backup in all_in(folder) if backup.kind == DAILY), None)
    return newest is None or abs(now - newest.made) >= EVERY


def surplus(made: Iterable[Backup], now: datetime) -> list[Backup]:
    """The daily backups that are no longer needed."""
    seen: set[object] = set()
    extra = []
    daily = sorted(backup for backup in made if backup.kind == DAILY)
    for backup in daily[:-ALWAYS_KEPT]:  # the oldest of each week and month stays: it can grow old
        slot = _slot(backup.made, now)
        if slot is None or slot in seen:
            extra.append(backup)
        seen.add(slot)
    return extra


def _slot(made: datetime, now: datetime) -> object:
    """Of the backups in one slot one is kept; None: too old for any."""
    age = now - made
    if age < timedelta(days=7):
        return made
    if age < timedelta(days=31):
        return "week", made.isocalendar()[:2]
    if age < timedelta(days=366):
        return "month", made.year, made.month
    return None


def thin_out(folder: Path, now: datetime) -> list[Path]:
    """Remove the backups that are no longer needed."""
    dropped = [backup.path for backup in surplus(all_in(folder), now)]
    for path in dropped:
        path.unlink(missing_ok=True)
    return dropped


def restore(backup: Path, path: Path) -> Path | None:
    """Put a backup in the place of the database, which must be closed. What was there is kept
    under another name, which is returned."""
    from suite.store.opening import examine, set_aside

    examine(backup)
    with closing(connect(uri(backup, "ro"))) as source:
        draft = draft_of(source, path)
    aside = set_aside(path, "replaced") if path.exists() else None
    draft.replace(path)
    return aside
