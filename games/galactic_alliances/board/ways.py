"""Several ways to use one thing, offered in words beside it: what each gives, or why it is not
possible now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from games.galactic_alliances.board.grounds import ink, paint_ground
from suite.ui import icons, theme
from suite.ui.item import Item
from suite.ui.labels import Label
from suite.ui.offers import Key
from suite.ui.panel import Panel

_WIDE = 320


class Way(NamedTuple):
    """One way: what stands for it, its icon, its name, what it gives, and why it is not possible
    ("": it is)."""

    which: object
    icon: str
    title: str
    gives: str = ""
    why_not: str = ""


class WayRow(Item):
    """A way that can be clicked."""

    edge = 2

    def __init__(self, way: Way, parent: QWidget) -> None:
        super().__init__(("way", way.title), parent)
        self.way = way
        self.show_state(lit=not way.why_not)
        self.setAccessibleName(". ".join(part for part in way[2:] if part))
        self.setFixedSize(QSize(theme.px(_WIDE), round(self._bottom() + 8)))

    def _parts(self) -> list[tuple[str, bool]]:
        """The texts, and whether each is bold."""
        texts = [(self.way.title, True), (self.way.gives, False), (self.way.why_not, False)]
        return [part for part in texts if part[0]]

    def _room(self, top: float, words: str, bold: bool) -> QRectF:
        left = theme.px(36)
        room = QRectF(left, top, theme.px(_WIDE) - left - 10, 400)
        metrics = QFontMetricsF(theme.font("small", strong=bold))
        high = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), words).height()
        return QRectF(room.left(), top, room.width(), high)

    def _bottom(self) -> float:
        top = 7.0
        for words, bold in self._parts():
            top = self._room(top, words, bold).bottom()
        return top

    def draw(self, painter: QPainter, box: QRectF) -> None:
        t = theme.current()
        paint_ground(painter, box, self)
        side = theme.px(20)
        spot = QRectF(box.left() + 7, box.top() + 6, side, side)
        icons.paint(painter, self.way.icon, spot,
                    theme.accent(self) if self.lit else t.ink_faint)  # fmt: skip
        top = 7.0
        for words, bold in self._parts():
            painter.setFont(theme.font("small", strong=bold))
            painter.setPen(t.warn if words == self.way.why_not else ink(self))
            room = self._room(top, words, bold)
            painter.drawText(room, int(Qt.TextFlag.TextWordWrap), words)
            top = room.bottom()


class Ways(Panel):
    """Opens beside a thing and offers its ways; Escape or another click closes it."""

    chosen = Signal(object)  # what stands for the way
    refused = Signal(object)

    def __init__(self, board: QWidget) -> None:
        super().__init__(solid=True, tight=True, parent=board)
        self._board = board
        self.about: Key | None = None
        self.title = Label("", "lead", wrap=True)
        self.note = Label("", "small", wrap=True)
        self.body.addWidget(self.title)
        self.body.addWidget(self.note)
        self.rows: list[WayRow] = []
        self.set_lit(True)
        self.hide()

    def offer(self, about: Key, title: str, note: str, ways: Sequence[Way], beside: QRect) -> None:
        """Show the ways to use this thing, above or below where it lies."""
        self.about = about
        self.title.setText(title)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        for row in self.rows:
            self.body.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [WayRow(way, self) for way in ways]
        for row in self.rows:
            self.body.addWidget(row)
            row.clicked.connect(self._clicked)
        self._place(beside)
        self.show()
        self.raise_()
        for row in self.rows:
            if row.lit:
                row.setFocus()
                break

    def setVisible(self, visible: bool) -> None:
        """When it closes, the keyboard stays on the board."""
        if not visible and self.isAncestorOf(QApplication.focusWidget() or self):
            self._board.setFocus()
        super().setVisible(visible)

    def _place(self, beside: QRect) -> None:
        wide = theme.px(_WIDE) + 2 * theme.space("small")
        self.title.setFixedWidth(theme.px(_WIDE))
        self.note.setFixedWidth(theme.px(_WIDE))
        self.setFixedWidth(wide)
        self.adjustSize()
        board = self._board
        left = min(max(4, beside.center().x() - wide // 2), board.width() - wide - 4)
        top = beside.top() - self.height() - 4
        if top < 4:
            top = min(beside.bottom() + 4, board.height() - self.height() - 4)
        self.move(QPoint(left, max(4, top)))

    def _clicked(self, _: Key) -> None:
        row = self.sender()
        assert isinstance(row, WayRow)
        (self.chosen if row.lit else self.refused).emit(row.way.which)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)
