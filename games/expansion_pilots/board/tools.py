"""What can be done with dice beside activating them: the reroll and the converter, beside the dice.

Each is clicked, or a die is put on it, which then is the first that is chosen.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from suite.ui import icons, theme
from suite.ui.item import Item
from suite.ui.palette import LEAST_PX
from suite.ui.shapes import rounded
from suite.ui.text_fit import paint_fitted


class Tool(Item):
    """A place with its sign, its name and its price."""

    edge = 4

    def __init__(self, verb: str, icon: str) -> None:
        super().__init__(("tool", verb))
        self._icon, self._name, self._price, self._used = icon, "", 0, False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def present(self, name: str, advice: str, *, price: int = 0, used: bool = False) -> None:
        """`price`: in energy; `used`: not again in this turn."""
        self._name, self._price, self._used = name, price, used
        self.setAccessibleName(name)
        self.setAccessibleDescription(advice)
        self.setToolTip(f"{name}\n{advice}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.px(70), theme.px(40))

    def draw(self, painter: QPainter, box: QRectF) -> None:
        t = theme.current()
        ink = t.ink_faint if self._used else t.ink if self.lit else t.ink_dim
        painter.setPen(QPen(theme.accent(self) if self.lit else t.line_strong, 1.2))
        painter.setBrush(t.raised)
        painter.drawPath(rounded(box, self.radius))
        foot = theme.px(18)
        side = min(box.height() - foot - 8, theme.px(34))
        sign = QRectF(0, 0, side, side)
        sign.moveCenter(QRectF(box.adjusted(0, 2, 0, -foot)).center())
        icons.paint(painter, self._icon, sign, ink)
        painter.setPen(ink)
        words = QRectF(box.left() + 2, box.bottom() - foot, box.width() - 4, foot - 2)
        paint_fitted(painter, words, self._name, 12, Qt.AlignmentFlag.AlignHCenter)
        if self._price:
            self._paint_price(painter, box)

    def _paint_price(self, painter: QPainter, box: QRectF) -> None:
        t, side = theme.current(), theme.px(14)
        spot = QRectF(box.right() - side - 2, box.top() + 3, side, side)
        icons.paint(painter, "energy", spot, t.gold)
        painter.setFont(theme.font_px(LEAST_PX + 1, bold=True))
        painter.setPen(t.gold)
        room = QRectF(spot.left() - side, spot.top(), side - 1, side)
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, flags, str(self._price))
