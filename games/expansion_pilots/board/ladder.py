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
from suite.ui.text_fit import fitted, paint_fitted

_LINE = 13


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
        needed = [self._lines(level) * theme.px(_LINE) + 2 for level in self._levels()]
        first, room = 0, self.body().height()
        while sum(needed[first:]) > room and first < self.level - 1:
            first += 1
        last = len(needed)
        while sum(needed[first:last]) > room and last > first + 1:
            last -= 1
        return list(range(first + 1, last + 1))

    def _levels(self) -> range:
        return range(1, len(self.rungs) + 1)

    def _words(self, line: QRectF) -> QRectF:
        """Where a rung tells what it does, right of its number."""
        return line.adjusted(theme.px(18) + 11, 0, -4, 0)

    def _lines(self, level: int) -> int:
        """How many lines of small text the rung takes."""
        room = self._words(self.body())
        return len(fitted(self.rungs[level - 1], room.width(), 1000, LEAST_PX).lines)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        levels = self.shown()
        unit = box.height() / sum(self._lines(level) for level in levels)
        top = box.top()
        for level in levels:
            high = unit * self._lines(level)
            line = QRectF(box.left(), top + 1, box.width(), high - 2)
            self._paint_rung(painter, line, level)
            top += high

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
        paint_fitted(painter, self._words(line), self.rungs[level - 1], 13)
