"""The saved matches as a list model with search and filter: quick with many hundreds of rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from suite.contract import Message, Words
from suite.language import text
from suite.shell.finding import rank
from suite.store.records import Status

say = Words("shell")

ROW = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class MatchRow:
    """One saved match as the library shows it."""

    id: str
    game: str
    title: str
    """The game's title in the current language."""
    accent: str
    name: str
    """What the player called the match; "" shows the names of the players."""
    players: tuple[tuple[str, int], ...]
    """Name and colour of each seat."""
    moves: int
    state: Status
    updated: datetime
    winners: tuple[str, ...] = ()
    helped: bool = False

    @property
    def running(self) -> bool:
        return self.state is Status.RUNNING

    def headline(self) -> str:
        return self.name or ", ".join(name for name, _ in self.players)

    def words(self) -> str:
        """What a search looks through."""
        return " ".join((self.name, self.title, *(name for name, _ in self.players)))

    def standing(self) -> Message:
        """How the match stands."""
        if self.running:
            return say.many("running, {n} move", "running, {n} moves", n=self.moves)
        if self.state is Status.UNREADABLE:
            return say("unreadable")
        if len(self.winners) == 1:
            return say("won by {name}", name=self.winners[0])
        if self.winners:
            return say("shared victory")
        return say("finished")


class MatchModel(QAbstractListModel):
    """The rows that pass the search and the filters, the newest first."""

    def __init__(self) -> None:
        super().__init__()
        self._all: list[MatchRow] = []
        self._shown: list[MatchRow] = []
        self._words, self._state, self._game = "", "all", ""

    def set_rows(self, rows: Sequence[MatchRow]) -> None:
        """Show these matches."""
        self._all = list(rows)
        self._filter()

    def narrow(self, words: str, state: str, game: str) -> None:
        """Show only what the words find, in one state (`all`, `running`, `finished`), of one game
        (`""`: of all)."""
        self._words, self._state, self._game = words, state, game
        self._filter()

    def rows(self) -> list[MatchRow]:
        """What is shown."""
        return self._shown

    def total(self) -> int:
        return len(self._all)

    def row_of(self, match_id: str) -> int:
        """The place of a match in the list, or -1."""
        places = (place for place, row in enumerate(self._shown) if row.id == match_id)
        return next(places, -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._shown[index.row()]
        if role == ROW:
            return row
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{row.headline()}, {row.title}, {text(row.standing())}"
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return row.headline()
        return None

    def _filter(self) -> None:
        self.beginResetModel()
        self._shown = [row for row in self._all if self._passes(row)]
        self.endResetModel()

    def _passes(self, row: MatchRow) -> bool:
        return (
            self._state in ("all", "running" if row.running else "finished")
            and self._game in ("", row.game)
            and (not self._words or rank(self._words, row.words()) is not None)
        )
