"""The tracks of a galaxy: energy, culture and the empire, as rows of cells or of small marks."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QWidget

from games.expansion_pilots.rules.tables import TOP_LEVEL
from games.expansion_pilots.rules.terms import MOST
from suite.ui import icons, theme
from suite.ui.item import Item
from suite.ui.palette import LEAST_PX, mix
from suite.ui.shapes import rounded

_GAP = 3


def paint_track(
    painter: QPainter, rect: QRectF, icon: str, colour: QColor, value: int, *, cells: bool
) -> None:
    """A resource from 0 to its most: as numbered cells, or as a figure with small marks."""
    if cells:
        _paint_cells(painter, rect, icon, colour, value)
    else:
        tint = theme.current().accent_of(colour)
        _paint_marks(painter, rect, icon, tint, colour, value, MOST)


def _paint_cells(painter: QPainter, rect: QRectF, icon: str, colour: QColor, value: int) -> None:
    t, side = theme.current(), rect.height() - 10
    tint = t.accent_of(colour)
    icons.paint(painter, icon, QRectF(rect.left(), rect.top() + 5, side, side), tint)
    left = rect.left() + side + 8
    step = (rect.right() - left) / (MOST + 1)
    for number in range(MOST + 1):
        cell = QRectF(left + number * step + 1, rect.top() + 4, step - 2, rect.height() - 8)
        painter.setFont(_figures(cell))
        full, here = 0 < number <= value, number == value
        painter.setPen(QPen(tint if here else t.line, 1.8 if here else 1))
        painter.setBrush(mix(t.panel_solid, colour, 0.6 if here else 0.4 if full else 0.06))
        painter.drawRoundedRect(cell, 4, 4)
        painter.setPen(t.ink)
        painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(number))


def _paint_marks(
    painter: QPainter,
    rect: QRectF,
    icon: str,
    tint: QColor,
    colour: QColor,
    value: int,
    most: int,
) -> None:
    """The icon and the figure, and below each other as many marks as the track is long."""
    t, side = theme.current(), min(theme.px(15), rect.height() - 4)
    top = rect.center().y() - side / 2
    icons.paint(painter, icon, QRectF(rect.left(), top, side, side), tint)
    painter.setFont(theme.figures("small"))
    painter.setPen(t.ink)
    figure = theme.px(11)
    room = QRectF(rect.left() + side + _GAP, rect.top(), figure, rect.height())
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, str(value))
    left = room.right() + 1
    step = (rect.right() - left) / most
    high = rect.height() * 0.5
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(1, most + 1):
        mark = QRectF(left + (number - 1) * step, rect.center().y() - high / 2, step - 1.5, high)
        painter.setBrush(tint if number <= value else mix(t.panel_solid, colour, 0.22))
        painter.drawRoundedRect(mark, 1.5, 1.5)


def _figures(cell: QRectF) -> QFont:
    """Figures that fit their cell at any text size."""
    font = theme.font("small", bold=True)
    most = min(cell.height() * 0.85, cell.width() * 0.9)
    font.setPixelSize(max(LEAST_PX, round(min(font.pixelSize(), most))))
    return font


class Empire(Item):
    """The level of the empire, with the dice and ships that it gives."""

    edge = 3
    kept = True

    def __init__(self, side: int, parent: QWidget) -> None:
        super().__init__(("empire", side), parent)
        self.level, self.cells = 1, True

    def show_level(self, level: int, *, cells: bool) -> None:
        """`cells`: with all levels in words, else as marks."""
        if (level, cells) != (self.level, self.cells):
            self.level, self.cells = level, cells
            self.refresh()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        t = theme.current()
        if not self.cells:
            inner = box.adjusted(2, -2, -2, 2)
            _paint_marks(painter, inner, "tower", t.gold, t.gold, self.level, TOP_LEVEL)
            return
        painter.setPen(QPen(t.line, 1))
        painter.setBrush(t.raised)
        painter.drawPath(rounded(box, self.radius))
        side = min(box.height() - 6, theme.px(34))
        spot = QRectF(box.left() + 4, box.center().y() - side / 2, side, side)
        icons.paint(painter, "tower", spot, t.gold)
        left = spot.right() + 6
        step = (box.right() - left - 4) / TOP_LEVEL
        for level in range(1, TOP_LEVEL + 1):
            cell = QRectF(left + (level - 1) * step + 1, box.top() + 4, step - 2, box.height() - 8)
            self._paint_level(painter, cell, level)

    def _paint_level(self, painter: QPainter, cell: QRectF, level: int) -> None:
        t = theme.current()
        here, reached = level == self.level, level <= self.level
        painter.setPen(QPen(t.gold if here else t.line, 1.8 if here else 1))
        painter.setBrush(mix(t.panel_solid, t.gold, 0.45 if here else 0.18 if reached else 0.0))
        painter.drawRoundedRect(cell, 4, 4)
        ink = t.ink if reached else t.ink_dim
        painter.setPen(ink)
        painter.setFont(_figures(cell))
        painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(level))
