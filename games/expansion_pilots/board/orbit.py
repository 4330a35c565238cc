"""The colony track of a planet: an orbit around it, from the lower left over the top to the colony
at the lower right. Geometry and drawing; the ships stand above it."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from suite.ui import icons, theme
from suite.ui.card_faces import INK, NIGHT
from suite.ui.palette import LEAST_PX, faded, mix

_FIRST, _SWEEP = 136.0, 268.0
"""In degrees, clockwise from the right: where ships enter, and how far it is to the colony."""
_BROADEST = 1.35
"""How much wider than high an orbit may be."""
_HIGHEST = 1.15
"""How much higher than wide."""
_NODE = 0.125
"""The radius of a space, as a share of the height of the room."""

_LAST_SIZE, _SPACE_SIZE = 1.15, 0.9
"""The sizes of the colony and of the other spaces, in nodes."""


@dataclass(frozen=True, slots=True)
class Orbit:
    """An orbit of so many steps in its room."""

    room: QRectF
    steps: int

    @property
    def node(self) -> float:
        """The radius of a space."""
        return max(9.0, min(self.room.height() * _NODE, self.room.width() * 0.11))

    @property
    def middle(self) -> QPointF:
        """Of the planet: a little low, because nothing is below it."""
        return self.room.center() + QPointF(0, self._reach().y() * (1 - sin(radians(_FIRST))) / 2)

    def _reach(self) -> QPointF:
        """Half the width and half the height of the orbit."""
        high = (self.room.height() - 2 * self.node - 2) / (1 + sin(radians(_FIRST)))
        wide = min(self.room.width() / 2 - self.node - 2, high * _BROADEST)
        return QPointF(wide, min(high, wide * _HIGHEST))

    def space(self, rank: int) -> QPointF:
        """The middle of a space; 0 is where ships enter."""
        return self._at(min(rank, self.steps) / self.steps)

    def sources(self, count: int) -> list[QRectF]:
        """Where the signs of what the planet produces lie: between the first space and the colony,
        or below them where the room is high."""
        first, last = self.space(0), self.space(self.steps)
        side = self.node * 2.1
        if self.room.bottom() - side - 1 < first.y() + self.node * _LAST_SIZE:
            gap = last.x() - first.x() - self.node * (_SPACE_SIZE + _LAST_SIZE)
            side = min(side, gap / max(1, count) - 2)
        top, left = self.room.bottom() - side - 1, self.middle.x() - (side + 2) * count / 2 + 1
        return [QRectF(left + number * (side + 2), top, side, side) for number in range(count)]

    def _at(self, share: float) -> QPointF:
        angle, reach = radians(_FIRST + _SWEEP * share), self._reach()
        return self.middle + QPointF(reach.x() * cos(angle), reach.y() * sin(angle))

    def globe(self) -> QRectF:
        """The picture of the planet, which the orbit just touches."""
        reach = self._reach()
        side = 2.25 * min(reach.x() - self.node * 0.35, reach.y() - self.node * 0.35)
        box = QRectF(0, 0, side, side)
        box.moveCenter(self.middle)
        return box

    def paint(self, painter: QPainter, icon: str, colour: QColor) -> None:
        """The line, a disc for each space, and the sign of the track on the colony."""
        path = QPainterPath(self._at(0))
        for part in range(1, 61):
            path.lineTo(self._at(part / 60))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen in (QPen(faded(NIGHT, 0.6), self.node * 0.62), QPen(faded(colour, 0.75), 1.6)):
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPath(path)
        for rank in range(self.steps + 1):
            self._paint_space(painter, rank, icon, colour)

    def _paint_space(self, painter: QPainter, rank: int, icon: str, colour: QColor) -> None:
        at, last = self.space(rank), rank == self.steps
        painter.setPen(QPen(mix(colour, INK, 0.25) if last else faded(colour, 0.85), 1.4))
        painter.setBrush(mix(NIGHT, colour, 0.55 if last else 0.16 + 0.04 * rank))
        reach = self.node * (_LAST_SIZE if last else _SPACE_SIZE)
        painter.drawEllipse(at, reach, reach)
        box = QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)
        if last:
            inset = reach * 0.38
            icons.paint(painter, icon, box.adjusted(inset, inset, -inset, -inset), INK)
        elif rank:
            font = theme.font_px(LEAST_PX, bold=True)
            font.setPixelSize(max(LEAST_PX, round(reach * 1.05)))
            painter.setFont(font)
            painter.setPen(faded(INK, 0.9))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(rank))
