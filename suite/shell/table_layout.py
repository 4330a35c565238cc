"""Where the parts of a table stand: board and prompt large, the rest in a column beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from suite.contract import Message, Words
from suite.ui import theme
from suite.ui.panel import Panel

if TYPE_CHECKING:
    from suite.shell.table_page import TablePage

say = Words("shell")

_SIDE = 284


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
    panel.setMinimumHeight(theme.px(96))
    return panel


def score_height(seats: int) -> int:
    """Enough for the score of all seats, or of the first five."""
    return theme.px(50 + 34 * min(5, seats))


def _side(page: TablePage) -> QWidget:
    score = titled(say("Score"), page.standings)
    score.setMinimumHeight(score_height(len(page.table.seats)))
    log = titled(say("Log"), page.log)
    down = splitter(Qt.Orientation.Vertical, score, page.moves_panel, log)
    down.setSizes([score.minimumHeight(), 230, 300])
    side = QWidget()
    column = QVBoxLayout(side)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(theme.space("small"))
    column.addWidget(page.bar)
    column.addWidget(down, 1)
    side.setMinimumWidth(theme.px(236))
    return side
