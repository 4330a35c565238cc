"""The technology tree: what is known, what can be researched, and which leads to which."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from games.galactic_alliances.board.amounts import amounts_width, paint_amounts
from games.galactic_alliances.rules.content import BOARD_TECHNOLOGIES, TECHNOLOGIES
from games.galactic_alliances.rules.resources import Amounts
from suite.ui import icons, theme
from suite.ui.item import Item
from suite.ui.palette import LEAST_PX, mix
from suite.ui.shapes import rounded
from suite.ui.text_fit import fitted, paint_fitted

_LEVELS = _COLUMNS = 3


class TechnologyItem(Item):
    """A technology: known, open to research, or not yet. The unique one of a faction is small and
    shows only its sign."""

    edge = 2
    radius = 6.0

    def __init__(self, technology: int, parent: QWidget) -> None:
        super().__init__(("technology", TECHNOLOGIES[technology].id), parent)
        self.technology, self.known, self.name = technology, False, ""
        self.prices: Sequence[Amounts] = ()

    def present(self, name: str, known: bool) -> None:
        self.name, self.known = name, known
        self.setAccessibleName(name)
        self.update()

    def show_prices(self, prices: Sequence[Amounts]) -> None:
        """What it costs now, in each way in which it can be paid."""
        self.prices = prices
        self.update()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        t, accent = theme.current(), theme.accent(self)
        advanced = TECHNOLOGIES[self.technology].advanced
        edge = accent if self.known or self.lit else t.gold if advanced else t.line_strong
        painter.setPen(QPen(edge, 2.4 if self.lit else 1.2))
        painter.setBrush(mix(t.panel_solid, accent, 0.55 if self.known else 0.2 * self.lit))
        painter.drawPath(rounded(box, self.radius))
        colour = t.ink if self.known or self.lit else t.ink_dim
        if TECHNOLOGIES[self.technology].column == 0:
            side = min(box.width(), box.height()) - 6
            spot = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
            icons.paint(painter, "check" if self.known else "flask", spot, colour)
            return
        room = box.adjusted(5, 0, -3, 0)
        foot = QRectF(room.left(), box.bottom() - theme.px(17), room.width(), theme.px(16))
        if self.known and box.width() > theme.px(84):
            side = theme.px(15)
            sign = QRectF(box.right() - side - 3, box.bottom() - side - 2, side, side)
            icons.paint(painter, "check", sign, t.ink)
        elif (
            self.prices and not self.known and self._name_fits(room.width(), foot.top() - box.top())
        ):
            paint_prices(painter, foot, self.prices, colour)
            room.setBottom(foot.top())
        painter.setPen(colour)
        paint_fitted(painter, room, self.name, 13, bold=self.known or self.lit)

    def _name_fits(self, wide: float, high: float) -> bool:
        """Is the name readable in this room, above the price?"""
        made = fitted(self.name, wide, high, LEAST_PX, bold=True)
        return made.fits and made.font.stretch() == 100


def paint_prices(painter: QPainter, room: QRectF, prices: Sequence[Amounts], ink: QColor) -> None:
    """One price or another, as large as they find room; where they find none, the last."""
    side = float(theme.px(14))
    while side > LEAST_PX and _prices_width(prices, side) > room.width():
        side -= 0.5
    if _prices_width(prices, side) > room.width():
        prices = prices[-1:]
    slash, left = side * 0.5, room.left()
    for number, price in enumerate(prices):
        if number:
            painter.setPen(ink)
            painter.drawText(QRectF(left - 3, room.top(), slash + 3, room.height()),
                             Qt.AlignmentFlag.AlignCenter, "/")  # fmt: skip
            left += slash
        left = paint_amounts(painter, left, room.center().y(), price, side, ink)


def _prices_width(prices: Sequence[Amounts], side: float) -> float:
    slashes = side * 0.5 * (len(prices) - 1)
    return sum(amounts_width(price, side) for price in prices) + slashes - 5


def paint_paths(painter: QPainter, places: Mapping[int, QRect], known: int, accent: QColor) -> None:
    """A line from each technology to those that it opens; bright once it does."""
    t, edge = theme.current(), TechnologyItem.edge
    for upper, place in places.items():
        for lower, other in places.items():
            bit = TECHNOLOGIES[lower].bit
            if not TECHNOLOGIES[upper].requires & bit:
                continue
            painter.setPen(QPen(accent if known & bit else t.ink_dim, 2.2 if known & bit else 1.2))
            lean = (other.center().x() - place.center().x()) * 0.36
            start = QPointF(other.center().x() - lean, other.top() + edge)
            end = QPointF(place.center().x() + lean, place.bottom() - edge + 1)
            painter.drawLine(QLineF(start, end))


def paint_small_tree(painter: QPainter, box: QRectF, known: int, accent: QColor) -> None:
    """Another alliance's tree: a cell for each technology, filled once it is known."""
    t = theme.current()
    wide, high = box.width() / _COLUMNS, box.height() / _LEVELS
    for number in range(BOARD_TECHNOLOGIES):
        technology = TECHNOLOGIES[number]
        cell = QRectF(box.left() + (technology.column - 1) * wide,
                      box.top() + (_LEVELS - technology.level) * high, wide, high)  # fmt: skip
        has = bool(known & technology.bit)
        painter.setPen(QPen(t.gold if technology.advanced else t.line_strong, 1))
        painter.setBrush(accent if has else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cell.adjusted(1.5, 1.5, -1.5, -1.5), 2, 2)
