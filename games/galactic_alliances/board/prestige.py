"""The prestige track: cubes in stacks, the one that came last on top."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from suite.ui import icons, theme
from suite.ui.palette import mix
from suite.ui.tokens import paint_token

_LEAST_STEPS = 12
_LIFT = 0.34
"""How much higher the next cube of a stack lies, measured by its side."""


class PrestigeTrack(QWidget):
    """Where every alliance stands. On one space the later arrival lies higher."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.stacks: dict[int, list[int]] = {}
        self._steps = _LEAST_STEPS

    def present(self, places: Sequence[tuple[int, int]], name: str) -> None:
        """`places` are pairs of a step and a colour index, from the bottom of the stacks up."""
        self.stacks = {}
        for step, colour in places:
            self.stacks.setdefault(step, []).append(colour)
        self._steps = max(_LEAST_STEPS, *(step + 1 for step, _ in places), 0)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def cell(self, number: int) -> QRectF:
        """The place of a step."""
        left = theme.px(18) + 6
        step = (self.width() - left) / (self._steps + 1)
        return QRectF(left + number * step + 1, 1, step - 2, self.height() - 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        t, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = theme.px(18)
        icons.paint(painter, "medal", QRectF(1, (self.height() - side) / 2, side, side), t.gold)
        for number in range(self._steps + 1):
            cell = self.cell(number)
            share = number / self._steps
            painter.setPen(QPen(mix(t.panel_solid, t.gold, 0.3 + 0.4 * share), 1))
            painter.setBrush(mix(t.panel_solid, t.gold, 0.05 + 0.25 * share))
            painter.drawRoundedRect(cell, 5, 5)
            painter.setFont(theme.font_px(12, bold=True))
            painter.setPen(t.ink if number not in self.stacks else t.ink_dim)
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(number))
            self._paint_stack(painter, cell, self.stacks.get(number, []))

    def _paint_stack(self, painter: QPainter, cell: QRectF, stack: Sequence[int]) -> None:
        """The cubes stand on their space and never reach above the track."""
        floor, room = cell.bottom() - 1, cell.height() - 2
        side = min(cell.width(), room / (1 + _LIFT * max(0, len(stack) - 1)), theme.px(30))
        for level, colour in enumerate(stack):
            top = floor - side - level * side * _LIFT
            spot = QRectF(cell.center().x() - side / 2, top, side, side)
            paint_token(painter, spot, "cube", colour)
