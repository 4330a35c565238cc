"""The strip along the top: the round, its phases, and the players in turn order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from suite.ui import theme
from suite.ui.palette import faded, mix, shape_of
from suite.ui.shapes import marker, rounded
from suite.ui.text_fit import paint_fitted


class PhaseStrip(QWidget):
    """Where the match stands."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.round = ""
        self.phases: Sequence[str] = ()
        self.now = -1
        self.order: Sequence[tuple[int, str, bool]] = ()

    def present(
        self, round: str, phases: Sequence[str], now: int, order: Sequence[tuple[int, str, bool]]
    ) -> None:
        """`now` is the place of the current phase, or -1; `order` holds each player's colour, name
        and whether they decide now."""
        self.round, self.phases, self.now, self.order = round, phases, now, order
        names = ", ".join(name for _, name, _ in order)
        phase = phases[now] if now >= 0 else ""
        self.setAccessibleName(f"{round} {phase} {names}".strip())
        self.setToolTip(names)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        first, people = box.width() * 0.12, box.width() * 0.27
        self._chip(painter, QRectF(box.left(), box.top(), first, box.height()), self.round, True)
        step = (box.width() - first - people) / max(1, len(self.phases))
        for number, phase in enumerate(self.phases):
            place = QRectF(box.left() + first + 4 + number * step, box.top(), step - 4,
                           box.height())  # fmt: skip
            self._chip(painter, place, phase, number == self.now)
        self._paint_order(painter, QRectF(box.right() - people + 6, box.top(), people - 6,
                                          box.height()))  # fmt: skip

    def _chip(self, painter: QPainter, box: QRectF, words: str, now: bool) -> None:
        t, accent = theme.current(), theme.accent(self)
        painter.setPen(QPen(accent if now else t.line, 1.6 if now else 1))
        painter.setBrush(mix(t.panel_solid, accent, 0.3) if now else t.panel)
        painter.drawPath(rounded(box, 7))
        painter.setPen(t.ink if now else t.ink_dim)
        paint_fitted(painter, box.adjusted(5, 0, -5, 0), words, 12,
                     Qt.AlignmentFlag.AlignCenter, bold=now)  # fmt: skip

    def _paint_order(self, painter: QPainter, room: QRectF) -> None:
        """Signs in turn order; whoever decides now has the name beside the sign."""
        t, side = theme.current(), theme.px(15)
        left = room.left()
        rest = room.width() - (side + theme.px(12)) * len(self.order)
        alone = sum(deciding for _, _, deciding in self.order) == 1
        for place, (colour, name, deciding) in enumerate(self.order):
            if place:
                painter.setPen(t.ink_dim)
                painter.setFont(theme.font_px(12))
                painter.drawText(QRectF(left, room.top(), theme.px(9), room.height()),
                                 Qt.AlignmentFlag.AlignCenter, "›")  # fmt: skip
                left += theme.px(9)
            spot = QRectF(left, room.center().y() - side / 2, side, side)
            if deciding:
                wide = self._name_width(name, rest) if alone else 0
                ring = QRectF(left - 3, room.top() + 1, side + wide + 6, room.height() - 2)
                painter.setPen(QPen(t.player(colour), 1.6))
                painter.setBrush(faded(t.player(colour), 0.16))
                painter.drawPath(rounded(ring, 7))
                painter.setPen(t.player_ink(colour))
                word = QRectF(spot.right() + 4, room.top(), wide - 2, room.height())
                if wide:
                    paint_fitted(painter, word, name, 12, bold=True)
                left += wide
            marker(painter, spot, shape_of(colour), t.player(colour))
            left += side + 4

    def _name_width(self, name: str, most: float) -> float:
        wide = QFontMetricsF(theme.font_px(12, bold=True)).horizontalAdvance(name)
        return min(most, wide + 10)
