"""The three parts of the library: the shelf of games, the strip 'continue', the saved matches."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from suite.contract import Words
from suite.language import text
from suite.language.ago import ago
from suite.language.live import bind
from suite.shell.cover import paint_planet
from suite.shell.game_tile import GameTile
from suite.shell.match_list import MatchList
from suite.shell.match_rows import MatchRow
from suite.ui import theme
from suite.ui.buttons import Button, Segmented
from suite.ui.labels import Label, Line
from suite.ui.panel import Panel

say = Words("shell")


class GameShelf(QScrollArea):
    """The games side by side; more than fit are reached by scrolling or with the arrow keys."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        bind(self, self.setAccessibleName, say("Games"))
        self.tiles: list[GameTile] = []
        self.setWidget(QWidget())

    def show_plugins(self, tiles: list[GameTile]) -> None:
        """Show these tiles instead of those that were here."""
        self.tiles = tiles
        inside = QWidget()
        row = QHBoxLayout(inside)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for tile in tiles:
            tile.clicked.connect(lambda _=False, game=tile.plugin.id: self.chosen.emit(game))
            tile.installEventFilter(self)
            row.addWidget(tile)
        if not tiles:
            row.addWidget(Label(say("No game is installed."), "heading"))
        self.setWidget(inside)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(900), theme.px(240))

    def minimumSizeHint(self) -> QSize:
        least = max((t.minimumSizeHint().height() for t in self.tiles), default=theme.px(80))
        return QSize(theme.px(300), least + 14)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, GameTile):
            self.ensureWidgetVisible(watched)
        return super().eventFilter(watched, event)  # type: ignore[arg-type]


class ContinueStrip(Panel):
    """The newest running match, one click away."""

    def __init__(self) -> None:
        super().__init__(tight=True)
        self.match: MatchRow | None = None
        self.planet = _Planet()
        self.headline = Line("", "lead", strong=True)
        self.note = Line("", "small", colour="ink_dim")
        self.button = Button(say("Continue"), kind="primary", icon="play", size="large")
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addStretch()
        words.addWidget(self.headline)
        words.addWidget(self.note)
        words.addStretch()
        row = QHBoxLayout()
        row.setContentsMargins(6, 0, 4, 0)
        row.setSpacing(14)
        row.addWidget(self.planet)
        row.addLayout(words, 1)
        row.addWidget(self.button)
        self.body.addLayout(row)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_match(self, match: MatchRow | None) -> None:
        """Offer this match; None hides the strip."""
        self.match = match
        self.setVisible(match is not None)
        if match is None:
            return
        theme.set_accent(self, match.accent)
        self.planet.game = match.id
        bind(self.headline, self.headline.setText, lambda: match.headline())
        bind(self.note, self.note.setText, lambda: _note(match))
        bind(
            self.button,
            self.button.setAccessibleName,
            say("Continue: {match}", match=match.headline()),
        )


def _note(match: MatchRow) -> str:
    moves = say.many("{n} move", "{n} moves", n=match.moves)
    return text(
        say("{game} · {moves} · {when}", game=match.title, moves=moves, when=ago(match.updated))
    )


class _Planet(QWidget):
    """The lasting picture of a match."""

    game = ""

    def sizeHint(self) -> QSize:
        return QSize(theme.px(54), theme.px(54))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.game:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            paint_planet(painter, QRectF(self.rect()), self.game, on_ready=self.update)
            painter.end()


class SavedPanel(Panel):
    """All saved matches with search and filters."""

    def __init__(self) -> None:
        super().__init__()
        self.heading = Label(say("Saved matches"), "lead")
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.setMinimumWidth(theme.px(130))
        bind(self.search, self.search.setPlaceholderText, say("Search"))
        bind(self.search, self.search.setAccessibleName, say("Search the saved matches"))
        self.state = Segmented(
            [
                ("all", say("All"), ""),
                ("running", say.term("matches", "Running"), ""),
                ("finished", say.term("matches", "Finished"), ""),
            ],
            "all",
            name=say("Which matches are shown"),
        )
        self.game = QComboBox()
        bind(self.game, self.game.setAccessibleName, say("Which game is shown"))
        self.game.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.game.setMinimumContentsLength(10)
        self.importing = Button(say("Import"), icon="import", size="small")
        self.list = MatchList()
        self.empty = Label(say("No saved match fits."), "dim", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lay_out()
        self.search.textChanged.connect(self._narrow)
        self.state.chosen.connect(self._narrow)
        self.game.activated.connect(self._narrow)
        self.search.returnPressed.connect(self._to_list)

    def show_rows(self, rows: Sequence[MatchRow]) -> None:
        """Show these matches, as far as they pass the filters."""
        games = {row.game: row.title for row in rows}
        chosen = self.game.currentData() or ""
        self.game.clear()
        self.game.addItem(text(say("All games")), "")
        for game, title in sorted(games.items(), key=lambda each: each[1]):
            self.game.addItem(title, game)
        self.game.setCurrentIndex(max(0, self.game.findData(chosen)))
        self.game.setVisible(len(games) > 1)
        self.list.rows.set_rows(rows)
        self._narrow()

    def _narrow(self) -> None:
        self.list.rows.narrow(
            self.search.text(), str(self.state.value()), self.game.currentData() or ""
        )
        found = bool(self.list.rows.rows())
        self.list.setVisible(found)
        self.empty.setVisible(not found)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The filters go below the search when there is no room beside it."""
        filters = (self.heading, self.state, self.game, self.importing)
        wanted = self.search.minimumWidth() + sum(part.sizeHint().width() for part in filters)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._filters.setDirection(across if wanted + 80 <= self.width() else down)
        super().resizeEvent(event)

    def _to_list(self) -> None:
        if self.list.rows.rows():
            self.list.setCurrentIndex(self.list.rows.index(0))
            self.list.setFocus()

    def _lay_out(self) -> None:
        self._filters = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        first, second = QHBoxLayout(), QHBoxLayout()
        for row in (first, second, self._filters):
            row.setSpacing(10)
        first.addWidget(self.heading)
        first.addStretch(1)
        first.addWidget(self.search, 2)
        for widget in (self.state, self.game, self.importing):
            second.addWidget(widget)
        self._filters.addLayout(first, 1)
        self._filters.addLayout(second)
        self.body.addLayout(self._filters)
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.empty, 1)
