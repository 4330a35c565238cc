"""The colour and shape of a seat, as a small widget and as a picture."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from suite.ui import theme
from suite.ui.palette import shape_of
from suite.ui.shapes import marker


def seat_pixmap(colour: int, size: int = 18, ratio: float = 2.0) -> QPixmap:
    """The sign of a colour index as a picture."""
    made = QPixmap(round(size * ratio), round(size * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    marker(painter, QRectF(0, 0, size, size), shape_of(colour), theme.current().player(colour))
    painter.end()
    return made


class SeatSign(QWidget):
    """The colour and shape of a seat; hidden when there is none to show."""

    def __init__(self, parent: QWidget | None = None, size: int = 26) -> None:
        super().__init__(parent)
        self._colour: int | None = None
        self._size = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_colour(self, colour: int | None) -> None:
        """Show this colour index; None: nothing."""
        self._colour = colour
        self.setVisible(colour is not None)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.px(self._size), theme.px(self._size))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._colour is not None:
            painter = QPainter(self)
            box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
            marker(painter, box, shape_of(self._colour), theme.current().player(self._colour))
