"""One action card in the strip of phases: to be chosen, and then to show who chose it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from games.rftg.board.signs import number_font
from suite.ui import icons, theme
from suite.ui.paint import focus_ring, soft_edge
from suite.ui.palette import faded, ink_on, mix, shape_of
from suite.ui.shapes import marker, rounded
from suite.ui.text_fit import paint_fitted
from suite.ui.touch import Touchable

_MARGIN = 4
_WIDE = 150
"""From this width on, the bonus stands below the name."""
_NARROW = 62
"""Below this width the name of the phase is left out where the bonus has a name of its own."""


class ActionSlot(Touchable):
    """`open`: it can be chosen now. `now`: its phase is being played. `choosers`: the colours of
    the players who chose it."""

    clicked = Signal()

    def __init__(self, action: str, icon: str, numeral: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.action, self.icon, self.numeral = action, icon, numeral
        self.title = self.detail = ""
        self.open = self.now = self.past = self.picked = self.hinted = False
        self.choosers: Sequence[int] = ()

    def show_texts(self, title: str, detail: str, choosers: str) -> None:
        """`choosers` are the names of the players who chose it."""
        self.title, self.detail = title.replace("× ", "×\N{NO-BREAK SPACE}"), detail
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{detail}. {choosers}" if choosers else detail)
        self.setToolTip(f"{title}: {detail}" + (f"\n{choosers}" if choosers else ""))
        self.update()

    def show_state(self, *, open_: bool, now: bool, past: bool, choosers: Sequence[int]) -> None:
        self.open, self.now, self.past, self.choosers = open_, now, past, choosers
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if open_ else Qt.FocusPolicy.NoFocus)
        shape = Qt.CursorShape.PointingHandCursor if open_ else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.update()

    def mark(self, *, picked: bool, hinted: bool, all_picked: bool) -> None:
        self.picked, self.hinted, self.leaves_enter = picked, hinted, all_picked
        self.update()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        t = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        accent = t.good if self.picked else t.gold if self.hinted else theme.accent(self)
        bright = self.open or self.now or self.picked
        over = self.open and self.over
        if self.open or self.picked or self.hinted:
            soft_edge(painter, box, 9, _MARGIN, accent, 0.9 if over or self.picked else 0.5)
        share = 0.4 if self.picked else 0.32 if self.now else 0.24 if over else 0.1
        happens = bright or self.choosers
        fill = mix(t.raised, accent, share) if bright else t.raised
        painter.setBrush(fill if happens else faded(t.raised, 0.35))
        edge = accent if bright else t.line_strong if self.choosers else t.line
        painter.setPen(QPen(edge, 2.2 if self.now or self.picked else 1.3 if bright else 1))
        painter.drawRoundedRect(box, 9, 9)
        self._paint_content(painter, box.adjusted(6, 3, -5, -3), bool(happens))
        if self.hasFocus():
            focus_ring(painter, rounded(box.adjusted(-1.5, -1.5, 1.5, 1.5), 10))

    def _paint_content(self, painter: QPainter, box: QRectF, happens: bool) -> None:
        t = theme.current()
        ink = t.ink if happens and not self.past else t.ink_faint
        side = theme.px(15)
        painter.setFont(number_font(theme.px(11)))
        painter.setPen(theme.accent(self) if happens and not self.past else t.ink_faint)
        sign = QRectF(box.left(), box.top(), theme.px(18), side)
        painter.drawText(sign, Qt.AlignmentFlag.AlignVCenter, self.numeral)
        icon = QRectF(box.right() - side, box.top(), side, side)
        if self.picked:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.good)
            painter.drawEllipse(icon)
            icons.paint(painter, "check", icon.adjusted(3, 3, -3, -3), ink_on(t.good), weight=3.4)
        elif not self.choosers:
            icons.paint(painter, self.icon, icon, ink, weight=1.8)
        self._paint_choosers(painter, box, side)
        room = QRectF(box.left(), box.top() + side, box.width(), box.height() - side)
        if box.width() >= theme.px(_WIDE):
            below = room.adjusted(0, room.height() / 2, 0, 0)
            room.setBottom(below.top())
            painter.setPen(t.ink_dim if happens and not self.past else t.ink_faint)
            paint_fitted(painter, below, self.detail, 11)
        painter.setPen(ink)
        paint_fitted(painter, room, self.shown_title(), 13, bold=self.now)

    def shown_title(self) -> str:
        """As much of the name as there is room for; the numeral tells the phase."""
        return self.title.rpartition(": ")[2] if self.width() < theme.px(_NARROW) else self.title

    def _paint_choosers(self, painter: QPainter, box: QRectF, side: float) -> None:
        """The marks stand at the right end, and move together where there is little room."""
        room = box.width() - theme.px(20)
        step = min(side + 1, (room - side) / max(1, len(self.choosers) - 1))
        x = box.right() - side
        for colour in reversed(self.choosers):
            square = QRectF(x, box.top(), side, side)
            marker(painter, square, shape_of(colour), theme.current().player(colour))
            x -= step

    def press(self) -> None:
        self.clicked.emit()
