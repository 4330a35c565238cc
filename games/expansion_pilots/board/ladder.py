"""The ladder of a rogue galaxy: what Utilise a Colony does for it now, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from games.expansion_pilots.board.hangar import DANGER
from suite.ui import icons, theme
from suite.ui.item import Item
from suite.ui.palette import LEAST_PX, faded, mix
from suite.ui.shapes import rounded
from suite.ui.text_fit import paint_fitted

_LEAST_ROW = 16


class Ladder(Item):
    """A row for each level, the skull last; the level that counts now is lit."""

    kept = True
    edge = 2
    radius = 7.0

    def __init__(self, side: int, parent: QWidget) -> None:
        super().__init__(("empire", side), parent)
        self.level = 1
        self.rungs: tuple[str, ...] = ()

    def present(self, level: int, rungs: Sequence[str]) -> None:
        """`rungs`: what each level does, in words; the last one is the skull."""
        if (level, tuple(rungs)) != (self.level, self.rungs):
            self.level, self.rungs = level, tuple(rungs)
            self.setAccessibleName(self.rungs[min(level, len(rungs)) - 1])
            self.setToolTip("\n".join(f"{n}. {text}" for n, text in enumerate(rungs, 1)))
            self.refresh()

    def shown(self) -> list[int]:
        """The levels that have room: all, or those from the present one on."""
        count = len(self.rungs)
        rows = max(1, min(count, int(self.body().height() // theme.px(_LEAST_ROW))))
        first = max(0, min(self.level - 1, count - rows))
        return list(range(first + 1, first + rows + 1))

    def draw(self, painter: QPainter, box: QRectF) -> None:
        levels = self.shown()
        high = box.height() / len(levels)
        for row, level in enumerate(levels):
            line = QRectF(box.left(), box.top() + row * high, box.width(), high)
            self._paint_rung(painter, line.adjusted(0, 1, 0, -1), level)

    def _paint_rung(self, painter: QPainter, line: QRectF, level: int) -> None:
        t, here, skull = theme.current(), level == self.level, level == len(self.rungs)
        tint = DANGER if skull else t.gold
        painter.setPen(QPen(tint if here else t.line, 1.6 if here else 1))
        painter.setBrush(mix(t.panel_solid, tint, 0.30 if here else 0.04))
        painter.drawPath(rounded(line, 5))
        side = min(line.height() - 2, theme.px(18))
        spot = QRectF(line.left() + 5, line.center().y() - side / 2, side, side)
        if skull:
            icons.paint(painter, "warning", spot, DANGER)
        else:
            painter.setFont(theme.font_px(max(LEAST_PX, 13), bold=True))
            painter.setPen(t.gold if here else t.ink_dim)
            painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, str(level))
        painter.setPen(t.ink if here else faded(t.ink, 0.72))
        room = QRectF(spot.right() + 6, line.top(), line.right() - spot.right() - 10, line.height())
        paint_fitted(painter, room, self.rungs[level - 1], 13)
