"""The technology tree: what is known, what can be researched, and which leads to which."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from games.galactic_alliances.rules.content import BOARD_TECHNOLOGIES, TECHNOLOGIES
from suite.ui import icons, theme
from suite.ui.item import Item
from suite.ui.palette import mix
from suite.ui.shapes import rounded
from suite.ui.text_fit import paint_fitted

_LEVELS = _COLUMNS = 3


class TechnologyItem(Item):
    """A technology: known, open to research, or not yet. The unique one of a faction is small and
    shows only its sign."""

    edge = 2
    radius = 6.0

    def __init__(self, technology: int, parent: QWidget) -> None:
        super().__init__(("technology", TECHNOLOGIES[technology].id), parent)
        self.technology, self.known, self.name = technology, False, ""

    def draw(self, painter: QPainter, box: QRectF) -> None:
        t, accent = theme.current(), theme.accent(self)
        advanced = TECHNOLOGIES[self.technology].advanced
        edge = accent if self.known or self.lit else t.gold if advanced else t.line_strong
        painter.setPen(QPen(edge, 2.4 if self.lit else 1.2))
        painter.setBrush(mix(t.panel_solid, accent, 0.55 if self.known else 0.2 * self.lit))
        painter.drawPath(rounded(box, self.radius))
        colour = t.ink if self.known or self.lit else t.ink_dim
        if TECHNOLOGIES[self.technology].column == 0:
            side = min(box.width(), box.height()) - 6
            spot = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
            icons.paint(painter, "check" if self.known else "flask", spot, colour)
            return
        side = theme.px(12)
        room = box.adjusted(4, 0, -2, 0)
        if (self.known or advanced) and box.width() > theme.px(80):
            sign = QRectF(box.right() - side - 3, box.top() + 3, side, side)
            icons.paint(painter, "check" if self.known else "star", sign,
                        t.ink if self.known else t.gold)  # fmt: skip
            if " " in self.name:  # one word stands below the sign
                room.setRight(sign.left() - 1)
        painter.setPen(colour)
        paint_fitted(painter, room, self.name, 12, bold=self.known)


def paint_paths(painter: QPainter, places: Mapping[int, QRect], known: int, accent: QColor) -> None:
    """A line from each technology to those that it opens; bright once it does."""
    t, edge = theme.current(), TechnologyItem.edge
    for upper, place in places.items():
        for lower, other in places.items():
            bit = TECHNOLOGIES[lower].bit
            if not TECHNOLOGIES[upper].requires & bit:
                continue
            painter.setPen(QPen(accent if known & bit else t.ink_dim, 2.2 if known & bit else 1.2))
            lean = (other.center().x() - place.center().x()) * 0.36
            start = QPointF(other.center().x() - lean, other.top() + edge)
            end = QPointF(place.center().x() + lean, place.bottom() - edge + 1)
            painter.drawLine(QLineF(start, end))


def paint_small_tree(painter: QPainter, box: QRectF, known: int, accent: QColor) -> None:
    """Another alliance's tree: a cell for each technology, filled once it is known."""
    t = theme.current()
    wide, high = box.width() / _COLUMNS, box.height() / _LEVELS
    for number in range(BOARD_TECHNOLOGIES):
        technology = TECHNOLOGIES[number]
        cell = QRectF(box.left() + (technology.column - 1) * wide,
                      box.top() + (_LEVELS - technology.level) * high, wide, high)  # fmt: skip
        has = bool(known & technology.bit)
        painter.setPen(QPen(t.gold if technology.advanced else t.line_strong, 1))
        painter.setBrush(accent if has else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cell.adjusted(1.5, 1.5, -1.5, -1.5), 2, 2)
