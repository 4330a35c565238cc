"""The score card: how far everybody is from the points that end the game (P71)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from games.expansion_pilots.rules.tables import END_POINTS
from suite.ui import icons, theme
from suite.ui.palette import LEAST_PX, faded, shape_of
from suite.ui.shapes import marker

_STEP = 5


class ScoreCard(QWidget):
    """A lane for each side, from 0 to the end of the game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.points: tuple[int, ...] = ()
        self._colours: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def present(self, points: Sequence[int], colours: Sequence[int], name: str) -> None:
        """Show where everybody stands."""
        shown = self.points, self._colours, self.accessibleName()
        if shown == (tuple(points), tuple(colours), name):
            return
        self.points, self._colours = tuple(points), tuple(colours)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.px(150), theme.px(60))

    def place(self, points: int) -> float:
        """How far right so many points stand; the marker waits at the end once it is there."""
        left, right = theme.px(12), self.width() - theme.px(34)
        return left + (right - left) * min(points, END_POINTS) / END_POINTS

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, t = QPainter(self), theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        axis = theme.px(14)
        for points in range(1, END_POINTS, 2):  # every second space, so that points can be counted
            left, wide = self.place(points), self.place(1) - self.place(0)
            space = QRectF(left - wide / 2, axis + 2, wide, self.height() - axis - 2)
            painter.fillRect(space, faded(t.ink, 0.05))
        painter.setFont(theme.font_px(LEAST_PX))
        for number in (*range(0, END_POINTS - 1, _STEP), END_POINTS):
            x, last = self.place(number), number == END_POINTS
            painter.setPen(QPen(t.gold if last else t.line, 1.5 if last else 1))
            painter.drawLine(round(x), axis, round(x), self.height())
            painter.setPen(t.gold if last else t.ink_dim)
            box = QRectF(x - theme.px(12), 0, theme.px(24), axis)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))
        side = theme.px(14)
        flag = QRectF(self.place(END_POINTS) + theme.px(8), 0, side, side)
        icons.paint(painter, "flag", flag, t.gold)
        self._paint_lanes(painter, axis)

    def _paint_lanes(self, painter: QPainter, axis: int) -> None:
        t = theme.current()
        lane = (self.height() - axis) / max(1, len(self.points))
        side = min(theme.px(18), lane)
        font = theme.font_px(LEAST_PX + 1, bold=True)
        font.setPixelSize(round(max(LEAST_PX, min(font.pixelSize(), lane))))
        for number, points in enumerate(self.points):
            colour = t.player(self._colours[number])
            x, y = self.place(points), axis + (number + 0.5) * lane
            painter.setPen(QPen(faded(colour, 0.6), min(5.0, lane * 0.35)))
            painter.drawLine(round(self.place(0)), round(y), round(x), round(y))
            spot = QRectF(x - side / 2, y - side / 2, side, side)
            marker(painter, spot, shape_of(self._colours[number]), colour)
            painter.setFont(font)
            painter.setPen(t.player_ink(self._colours[number]))
            room = QRectF(spot.right() + 3, y - lane / 2, theme.px(24), lane)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, str(points))
