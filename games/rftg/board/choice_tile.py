"""A choice that is not a card: a way to place a world, a number to bet on, a power to use."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from suite.contract import Move
from suite.ui import icons, theme
from suite.ui.paint import focus_ring, soft_edge
from suite.ui.palette import mix
from suite.ui.shapes import rounded
from suite.ui.text_fit import paint_fitted
from suite.ui.touch import Touchable

_ICONS = {
    "pay": "card", "contact": "handshake", "conquer": "sword", "tactics": "sword",
    "ship": "rocket", "contact_ship": "rocket", "consume": "coin", "gamble": "dice",
    "produce": "crate",
}  # fmt: skip


def icon_of(move: Move) -> str:
    """The picture of a move: that of its way, or of its verb."""
    way = move.args[0] if move.verb == "by" else move.verb
    return _ICONS.get(str(way), "right")


class ChoiceTile(Touchable):
    """A large button with an icon and a text that may take several lines."""

    clicked = Signal()

    def __init__(self, move: Move, parent: QWidget) -> None:
        super().__init__(parent)
        self.move_, self.text = move, ""
        self.hinted = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def say(self, text: str) -> None:
        self.text = text
        self.setAccessibleName(text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        t = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        accent = t.gold if self.hinted else theme.accent(self)
        box = QRectF(self.rect()).adjusted(5, 5, -5, -5)
        over = self.over
        soft_edge(painter, box, 10, 5, accent, 0.85 if over else 0.45)
        painter.setBrush(mix(t.raised, accent, 0.24 if over else 0.1))
        painter.setPen(QPen(accent, 1.6))
        painter.drawRoundedRect(box, 10, 10)
        side = min(theme.px(24), box.height() - 8)
        icon = QRectF(box.left() + 12, box.center().y() - side / 2, side, side)
        icons.paint(painter, icon_of(self.move_), icon, accent, weight=2)
        painter.setPen(t.ink)
        room = QRectF(icon.right() + 10, box.top() + 3, 0, box.height() - 6)
        room.setRight(box.right() - 8)
        paint_fitted(painter, room, self.text, 15)
        if self.hasFocus():
            focus_ring(painter, rounded(box.adjusted(-1.5, -1.5, 1.5, 1.5), 11))

    def press(self) -> None:
        self.clicked.emit()
