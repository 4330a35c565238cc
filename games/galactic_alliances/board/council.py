"""The Galactic Council and the Anomaly, and what a war pays."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from games.galactic_alliances.board.amounts import amounts_width, paint_amounts
from games.galactic_alliances.board.grounds import ink, paint_ground
from games.galactic_alliances.rules.resources import PRESTIGE, Amounts
from suite.ui import icons, theme
from suite.ui.item import Item
from suite.ui.palette import shape_of
from suite.ui.shapes import marker
from suite.ui.text_fit import paint_fitted
from suite.ui.tokens import paint_token

GREEN = QColor("#63D297")


class CouncilSeat(Item):
    """A space of the council: how much prestige it gives, and whose cube lies there."""

    edge = 3
    radius = 7.0

    def __init__(self, space: str, prestige: int, parent: QWidget | None = None) -> None:
        super().__init__(("council", space), parent)
        self.prestige = prestige
        self.owner: int | None = None

    def present(self, owner: int | None, name: str) -> None:
        self.owner = owner
        self.setAccessibleName(name)
        self.update()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        paint_ground(painter, box, self, GREEN)
        if self.owner is not None:
            paint_token(painter, box.adjusted(3, 3, -3, -3), "cube", self.owner)
            return
        gain, side = ((PRESTIGE, self.prestige),), min(theme.px(17), box.width() * 0.45)
        left = box.center().x() - (amounts_width(gain, side) - 5) / 2
        paint_amounts(painter, left, box.center().y(), gain, side, ink(self))


class Heading(QWidget):
    """The name of a part of the table, and what an action there costs."""

    def __init__(self, icon: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.icon, self.title = icon, ""
        self.pay: Amounts = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def present(self, title: str, pay: Amounts) -> None:
        self.title, self.pay = title, pay
        self.setAccessibleName(title)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        t, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, high = theme.px(14), float(self.height())
        icons.paint(painter, self.icon, QRectF(3, (high - side) / 2, side, side), GREEN)
        price = theme.px(34) if self.pay else 0
        painter.setPen(t.ink)
        paint_fitted(painter, QRectF(side + 7, 0, self.width() - side - 9 - price, high),
                     self.title, 12, bold=True)  # fmt: skip
        paint_amounts(painter, self.width() - price, high / 2, self.pay, side, t.ink)


class WarRow(QWidget):
    """What each place in a war pays, and who would have it now."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = ""
        self.places: Sequence[tuple[int, Amounts, Sequence[int]]] = ()

    def present(self, title: str, places: Sequence[tuple[int, Amounts, Sequence[int]]]) -> None:
        """`places` are a rank, its reward, and the colours of those who hold it now."""
        self.title, self.places = title, places
        self.setAccessibleName(title)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        t, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high, side = float(self.height()), theme.px(14)
        icons.paint(painter, "sword", QRectF(3, (high - side) / 2, side, side), t.bad)
        painter.setPen(t.ink)
        font = theme.font_px(12, bold=True)
        name = side + 9 + QFontMetricsF(font).horizontalAdvance(self.title)
        paint_fitted(painter, QRectF(side + 7, 0, name - side - 7, high), self.title, 12, bold=True)
        small, left = theme.px(12), name + 5
        for rank, gain, holders in self.places:
            painter.setFont(theme.font_px(12, bold=True))
            painter.setPen(t.ink_dim)
            painter.drawText(QRectF(left, 0, 20, high), Qt.AlignmentFlag.AlignVCenter, f"{rank}.")
            left = paint_amounts(painter, left + theme.px(14), high / 2, gain, small, t.ink)
            for colour in holders:
                spot = QRectF(left, (high - small) / 2, small, small)
                marker(painter, spot, shape_of(colour), t.player(colour))
                left += small + 2
            left += theme.px(3)
