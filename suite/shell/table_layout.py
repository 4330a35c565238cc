"""Where the parts of a table stand: board and prompt large, the rest in a column beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from suite.contract import Message, Words
from suite.ui import theme
from suite.ui.panel import Panel

if TYPE_CHECKING:
    from suite.shell.table_page import TablePage

say = Words("shell")

_SIDE = 284
_LEAST = 96
"""A part of the side column is never less high, whatever the size of the text."""
_SCORE_SHARE = 0.32
"""So much of the side column may be the score."""


def lay_out(page: TablePage) -> QWidget:
    """Lay the page out; gives the column at the side, which can be hidden."""
    main = QWidget()
    column = QVBoxLayout(main)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(theme.space("small"))
    column.addWidget(page.prompt)
    column.addWidget(page.stage, 1)
    side = _side(page)
    across = splitter(Qt.Orientation.Horizontal, main, side)
    across.setStretchFactor(0, 1)
    across.setStretchFactor(1, 0)
    across.setSizes([1000, theme.px(_SIDE)])
    layout = QHBoxLayout(page)
    layout.setContentsMargins(*[theme.space("small")] * 4)
    layout.addWidget(across)
    return side


def splitter(direction: Qt.Orientation, *parts: QWidget) -> QSplitter:
    """Parts whose borders can be moved, none of which can vanish."""
    made = QSplitter(direction)
    made.setChildrenCollapsible(False)
    made.setHandleWidth(theme.space("small"))
    for part in parts:
        made.addWidget(part)
    return made


def titled(title: Message, part: QWidget) -> Panel:
    """A part under its heading."""
    panel = Panel(title, tight=True)
    panel.body.addWidget(part)
    panel.setMinimumHeight(_LEAST)
    return panel


class ScorePanel(Panel):
    """The score under its heading: high enough for all seats, or for the first five, as far as its
    column has the room."""

    def __init__(self, part: QWidget, seats: int) -> None:
        super().__init__(say("Score"), tight=True)
        self.body.addWidget(part)
        self._seats = min(5, seats)

    def keep_within(self, column: int) -> None:
        """Fit into a column of this height."""
        wanted = theme.px(50 + 34 * self._seats)
        self.setMinimumHeight(max(_LEAST, min(wanted, round(column * _SCORE_SHARE))))


class SideColumn(QWidget):
    """What stands beside a board, from top to bottom."""

    def __init__(self, score: ScorePanel) -> None:
        super().__init__()
        self._score = score
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(theme.space("small"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._score.keep_within(event.size().height())
        super().resizeEvent(event)


def _side(page: TablePage) -> QWidget:
    score = ScorePanel(page.standings, len(page.table.seats))
    log = titled(say("Log"), page.log)
    down = splitter(Qt.Orientation.Vertical, score, page.moves_panel, log)
    down.setSizes([1, 230, 300])
    side = SideColumn(score)
    side.column.addWidget(page.bar)
    side.column.addWidget(down, 1)
    side.setMinimumWidth(theme.px(236))
    return side
