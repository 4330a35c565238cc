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


class PrestigeTrack(QWidget):
    """Where every alliance stands. On one space the later arrival lies higher."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._stacks: dict[int, list[int]] = {}
        self._steps = _LEAST_STEPS

    def present(self, places: Sequence[tuple[int, int]], name: str) -> None:
        """`places` are pairs of a step and a colour index, from the bottom of the stacks up."""
        self._stacks = {}
        for step, colour in places:
            self._stacks.setdefault(step, []).append(colour)
        self._steps = max(_LEAST_STEPS, *(step + 1 for step, _ in places), 0)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        t, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = theme.px(18)
        icons.paint(painter, "medal", QRectF(2, self.height() - side - 4, side, side), t.gold)
        left = side + 8
        step = (self.width() - left) / (self._steps + 1)
        high = theme.px(20)
        top = self.height() - high - 2
        painter.setFont(theme.font_px(11, bold=True))
        for number in range(self._steps + 1):
            cell = QRectF(left + number * step + 1, top, step - 2, high)
            painter.setPen(QPen(t.line, 1))
            painter.setBrush(mix(t.panel_solid, t.gold, 0.06 + 0.24 * number / self._steps))
            painter.drawRoundedRect(cell, 4, 4)
            painter.setPen(t.ink)
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(number))
            self._paint_stack(painter, cell, self._stacks.get(number, []))

    def _paint_stack(self, painter: QPainter, cell: QRectF, stack: Sequence[int]) -> None:
        if not stack:
            return
        side = theme.px(18)
        room = max(6.0, min(side * 0.55, (cell.top() - side) / max(1, len(stack) - 1)))
        for level, colour in enumerate(stack):
            top = cell.top() - side + 2 - level * room
            spot = QRectF(cell.center().x() - side / 2, top, side, side)
            paint_token(painter, spot, "cube", colour)
