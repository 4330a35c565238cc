"""A key as it looks on a keyboard."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from suite.ui import theme


class KeyCap(QWidget):
    """A key, or several that are pressed together."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
        self.setAccessibleName(text)

    def sizeHint(self) -> QSize:
        return key_size(self.text)

    def paintEvent(self, event: QPaintEvent) -> None:
        box = QRectF(0, 0, self.sizeHint().width(), self.sizeHint().height())
        box.moveCenter(QRectF(self.rect()).center())
        paint_key(QPainter(self), box, self.text)


def key_size(text: str) -> QSize:
    """How large a key with this text is."""
    metrics = QFontMetrics(theme.font("small", strong=True))
    width = metrics.horizontalAdvance(text) + theme.px(16)
    return QSize(max(width, theme.px(28)), theme.px(26))


def paint_key(painter: QPainter, box: QRectF, text: str) -> None:
    """Paint a key into a box."""
    t = theme.current()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(t.line_strong, 1))
    painter.setBrush(t.raised)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
    painter.setPen(t.ink)
    painter.setFont(theme.font("small", strong=True))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
