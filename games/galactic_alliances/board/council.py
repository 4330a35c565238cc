"""The Galactic Council, and what a war pays."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from games.galactic_alliances.board.amounts import amounts_width, paint_amounts
from games.galactic_alliances.board.grounds import ink, paint_ground
from games.galactic_alliances.rules.resources import PRESTIGE, Amounts
from suite.ui import icons, theme
from suite.ui.item import Item
from suite.ui.palette import mix, shape_of
from suite.ui.shapes import marker, rounded
from suite.ui.text_fit import paint_fitted
from suite.ui.tokens import paint_token

GREEN = QColor("#63D297")
_LEAST_SIGN = 11

Place = tuple[int, Amounts, Sequence[int]]
"""A rank in war, its reward, and the colours of those who hold it now."""


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
            paint_token(painter, box.adjusted(2, 2, -2, -2), "cube", self.owner)
            return
        gain = ((PRESTIGE, self.prestige),)
        side = min(theme.px(20), box.width() * 0.46, box.height() - 6)
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
        high = float(self.height())
        side = min(theme.px(16), high - 2)
        icons.paint(
            painter, self.icon, QRectF(2, (high - side) / 2, side, side), t.accent_of(GREEN)
        )
        price = amounts_width(self.pay, side) + 2 if self.pay else 0
        painter.setPen(t.ink)
        paint_fitted(painter, QRectF(side + 7, 0, self.width() - side - 9 - price, high),
                     self.title, 13, bold=True)  # fmt: skip
        paint_amounts(painter, self.width() - price, high / 2, self.pay, side, t.ink)


class WarRow(QWidget):
    """What each place in a war pays, and who would have it now."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = ""
        self.places: Sequence[Place] = ()

    def present(self, title: str, places: Sequence[Place]) -> None:
        self.title, self.places = title, places
        self.setAccessibleName(title)
        self.setToolTip(title)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The title, and a chip for each place."""
        t, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = float(self.height())
        side = min(float(theme.px(16)), high - 4)
        while side > _LEAST_SIGN and self._all(side) > self.width():
            side -= 0.5
        icons.paint(painter, "sword", QRectF(2, (high - side) / 2, side, side), t.bad)
        left = side + 7
        chips = [self._width(place, side) for place in self.places]
        room = self.width() - left - sum(chips) - 5 * len(chips)
        words = QFontMetricsF(theme.font_px(13, bold=True)).horizontalAdvance(self.title) + 2
        if room >= words * 0.7:  # else the sword alone says what this is
            painter.setPen(t.ink)
            paint_fitted(
                painter, QRectF(left, 0, min(room, words), high), self.title, 13, bold=True
            )
            left += min(room, words) + 5
        free = max(0.0, self.width() - left - sum(chips) - 5 * (len(chips) - 1))
        for place, wide in zip(self.places, chips, strict=True):
            chip = QRectF(left, 1, wide + free / len(chips), high - 2)
            self._paint_place(painter, chip, place, side)
            left = chip.right() + 5

    def _all(self, side: float) -> float:
        """The width of the sword and of all chips."""
        return side + 7 + sum(self._width(place, side) + 5 for place in self.places)

    def _width(self, place: Place, side: float) -> float:
        _, gain, holders = place
        return side + amounts_width(gain, side) + len(holders) * (side + 1) + 6

    def _paint_place(self, painter: QPainter, chip: QRectF, place: Place, side: float) -> None:
        t, (rank, gain, holders) = theme.current(), place
        painter.setPen(QPen(mix(t.panel_solid, t.bad, 0.5 if rank == 1 else 0.25), 1))
        painter.setBrush(mix(t.panel_solid, t.bad, 0.14 if rank == 1 else 0.06))
        painter.drawPath(rounded(chip, 6))
        painter.setFont(theme.font_px(12, bold=True))
        painter.setPen(t.ink_dim)
        number = QRectF(chip.left() + 5, chip.top(), side, chip.height())
        painter.drawText(number, Qt.AlignmentFlag.AlignVCenter, f"{rank}.")
        paint_amounts(painter, number.right() + 1, chip.center().y(), gain, side, t.ink)
        right = chip.right() - 3
        for colour in reversed(holders):
            spot = QRectF(right - side, chip.center().y() - side / 2, side, side)
            marker(painter, spot, shape_of(colour), t.player(colour))
            right -= side + 1
