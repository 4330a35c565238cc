"""The store: everything that the program remembers, in one file."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from suite.contract.message import Message
from suite.contract.move import Move
from suite.store import backups, opening
from suite.store.connection import connect, uri
from suite.store.reading import Reader
from suite.store.records import MatchSetup, SavedMatch, Status, Summary
from suite.store.writing import Record, Writer, find, insert

if TYPE_CHECKING:
    from sqlmodel import Session

    from suite.contract.game import Game
    from suite.store.tables import Match


class Store:
    """Matches, settings and consents. Reading answers at once; every change gives a `Future` that
    is done when it is on the disk, and that fails with a `StoreError` in case of known trouble.

    `notices` are what the player should be told after opening; `temporary` says that the usual
    place cannot be used.
    """

    def __init__(self, place: opening.Place) -> None:
        self.path = place.path
        self.temporary = place.temporary
        self.notices: tuple[Message, ...] = place.notices
        # In memory, the database lives only while somebody holds it: the reader does.
        self._reader = Reader(place.path, place.address)
        self._writer = Writer(place.path, place.address)
        if "mode=memory" in place.address:
            from suite.store.schema import upgrade

            upgrade(place.address)
        self._settings = self._reader.settings()
        self._consents = self._reader.consents()

    @classmethod
    def open(cls, folder: Path) -> Self:
        """Open the store of a data folder. Known troubles never stop this: see `notices`."""
        return cls(opening.find(folder))

    def close(self) -> None:
        """Finish all changes and let go of the file."""
        self._writer.close()
        self._reader.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def folder(self) -> Path:
        return self.path.parent

    # Matches

    def summaries(
        self,
        search: str = "",
        game: str | None = None,
        status: Iterable[Status] | None = None,
        trashed: bool = False,
        most: int | None = None,
    ) -> list[Summary]:
        """The saved matches, the last played first; `most` limits their number."""
        return self._reader.summaries(search, game, status, trashed, most)

    def summary(self, match: str) -> Summary:
        """One saved match. Raises `MatchMissing`."""
        return self._reader.summary(match)

    def load(self, match: str) -> SavedMatch:
        """A saved match with its moves. Raises `MatchMissing` or `MatchUnreadable`."""
        return self._reader.load(match)

    def create(
        self, setup: MatchSetup, moves: Sequence[tuple[int, Move]] = (), round: int = 0
    ) -> Record:
        """A new match, perhaps with its first moves ('continue from here')."""
        record = Record(self._writer, os.urandom(16).hex(), revision=0)
        record.ready = self._writer.change(
            lambda session: insert(session, record.id, setup, moves, round)
        )
        return record

    def record(self, saved: SavedMatch) -> Record:
        """Go on writing a match that was loaded."""
        return Record(self._writer, saved.id, saved.summary.revision)

    def rename(self, match: str, title: str) -> Future[None]:
        """Give a match another title."""

        def change(row: Match) -> None:
            row.title = title

        return self._edit(match, change)

    def trash(self, match: str) -> Future[None]:
        """Delete a match so that it can be taken back."""

        def change(row: Match) -> None:
            row.trashed = time.time()

        return self._edit(match, change)

    def restore(self, match: str) -> Future[None]:
        """Take a match back from the trash."""

        def change(row: Match) -> None:
            row.trashed = None

        return self._edit(match, change)

    def purge(self, match: str) -> Future[None]:
        """Delete a match for good, with its moves."""
        return self._writer.change(lambda session: session.delete(find(session, match)))

    def purge_trash(self, older_than: timedelta) -> Future[int]:
        """Delete for good what has been in the trash for so long; gives the number of matches."""

        def change(session: Session) -> int:
            from sqlmodel import col, delete

            from suite.store.tables import Match

            limit = time.time() - older_than.total_seconds()
            return session.exec(delete(Match).where(col(Match.trashed) <= limit)).rowcount

        return self._writer.change(change)

    def _edit(self, match: str, change: Callable[[Match], None]) -> Future[None]:
        """Change what is not a part of the play: an open match goes on undisturbed."""
        return self._writer.change(lambda session: change(find(session, match)))

    # Files

    def export(self, match: str) -> bytes:
        """A match as the text of one JSON file."""
        from suite.store.match_file import write

        return write(self.load(match))

    def import_file(self, data: bytes, game: Callable[[str], Game | None]) -> Record:
        """A new match from an exported file. `game` finds a game by its id. Every move is replayed;
        raises `BadMatchFile` with the place and the reason."""
        from suite.store.match_file import read

        checked = read(data, game)
        record = self.create(checked.setup, checked.moves, checked.round)
        if checked.status is not Status.RUNNING:
            record.conclude(checked.status, checked.result)
        return record

    # Settings and consents

    def setting(self, key: str, default: Any = None) -> Any:
        """A setting, as it was last set."""
        return self._settings.get(key, default)

    def set_setting(self, key: str, value: Any) -> Future[None]:
        """Keep a JSON value."""
        self._settings[key] = value

        def change(session: Session) -> None:
            from suite.store.tables import Setting

            session.merge(Setting(key=key, value=value))

        return self._writer.change(change)

    def consented(self, plugin: str, origin: str = "") -> bool:
        """May the code of this plugin run? `origin` is where it comes from: the same id from
        elsewhere is another plugin."""
        return (plugin, origin) in self._consents

    def consent(self, plugin: str, origin: str = "", allowed: bool = True) -> Future[None]:
        """Remember that the player allows a plugin, or no longer does."""
        (self._consents.add if allowed else self._consents.discard)((plugin, origin))

        def change(session: Session) -> None:
            from suite.store.tables import Consent

            if allowed:
                session.merge(Consent(plugin=plugin, origin=origin, given=time.time()))
            elif row := session.get(Consent, (plugin, origin)):
                session.delete(row)

        return self._writer.change(change)

    # Upkeep

    def warm_up(self) -> Future[None]:
        """Get ready for the first change; call it when the window is up."""
        return self._writer.warm_up()

    def backups(self) -> list[backups.Backup]:
        """The backups there are, the newest first."""
        return backups.all_in(self.folder / backups.FOLDER)

    def maintain(self, now: datetime | None = None) -> Future[Path | None]:
        """Examine the file and make the daily backup if it is due; gives the backup."""
        moment = now or datetime.now()
        folder = self.folder / backups.FOLDER

        def job() -> Path | None:
            if self.temporary or not backups.due(folder, moment):
                return None
            with closing(connect(uri(self.path, "ro"))) as db:
                opening.check(db, self.path)  # a damaged file must not push out good backups
            made = backups.make(self.path, folder, now=moment)
            backups.thin_out(folder, moment)
            return made

        return self._writer.submit(job)

    def back_up(self) -> Future[Path]:
        """Make a backup now."""
        folder = self.folder / backups.FOLDER
        return self._writer.submit(lambda: backups.make(self.path, folder, "manual"))
