"""Places on a board: where things can be put, with an icon and a word, by mouse and keyboard.

    spot = Spot(hand, "energy", say("Gain energy"), icon="energy", accepts=lambda die: ...)
    spot.clicked.connect(...)                 # also without anything in the hand
    spot.show_state(lit=True)

A spot glows by itself while the hand holds something that it takes.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from suite.ui import icons, theme
from suite.ui.grab import Hand
from suite.ui.paint import focus_ring, soft_edge
from suite.ui.palette import RADIUS, faded, mix
from suite.ui.shapes import rounded
from suite.ui.text_fit import paint_fitted
from suite.ui.touch import Touchable
from suite.ui.words import Text, show

_EDGE = 6
"""Room for the glow."""


class Spot(Touchable):
    """A place that takes things out of a hand. What lies on it is the board's to show."""

    clicked = Signal()

    def __init__(
        self,
        hand: Hand,
        place: object,
        name: Text,
        *,
        icon: str = "",
        accepts: Callable[[object], bool] = lambda item: True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._hand, self._icon, self._name = hand, icon, ""
        self.lit = self.dim = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        hand.offer(self, place, accepts)
        hand.changed.connect(self.update)
        show(self, self._rename, name)

    def show_state(self, *, lit: bool = False, dim: bool = False) -> None:
        """What can be done here now, apart from what is in the hand."""
        if (lit, dim) != (self.lit, self.dim):
            self.lit, self.dim = lit, dim
            self.update()

    def press(self) -> None:
        if self._hand.welcomes(self):
            self._hand.put(self)
        else:
            self.clicked.emit()

    def sizeHint(self) -> QSize:
        return QSize(theme.px(110), theme.px(84))

    def _rename(self, name: str) -> None:
        self._name = name
        self.setAccessibleName(name)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        t, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        accent, radius = theme.accent(self), RADIUS["card"]
        glows = self.lit or self._hand.welcomes(self)
        if glows:
            soft_edge(painter, box, radius, _EDGE, accent, 0.9 if self.over else 0.6)
        painter.setBrush(mix(t.raised, accent, 0.10 if glows else 0.0))
        pen = QPen(accent if glows else t.line_strong, 2 if glows else 1)
        pen.setStyle(Qt.PenStyle.SolidLine if glows else Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawPath(rounded(box, radius))
        ink = t.ink_faint if self.dim else t.ink
        foot = theme.px(34)
        if self._icon:
            side = min(box.width(), box.height() - foot) * 0.72
            sign = QRectF(0, 0, side, side)
            sign.moveCenter(QRectF(box.adjusted(0, 0, 0, -foot)).center())
            icons.paint(painter, self._icon, sign, faded(ink, 0.9))
        words = QRectF(box.left() + 5, box.bottom() - foot, box.width() - 10, foot - 3)
        painter.setPen(ink)
        paint_fitted(painter, words, self._name, 12, Qt.AlignmentFlag.AlignHCenter)
        if self.hasFocus():
            focus_ring(painter, rounded(box.adjusted(2, 2, -2, -2), radius - 2))
