"""Resources as signs: an icon in its own colour, and how many."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from games.galactic_alliances.rules.resources import Amounts
from suite.ui import icons, theme
from suite.ui.palette import LEAST_PX, luminance, readable

ICONS = ("coins", "telescope", "influence", "factory", "cruiser", "relic", "medal")
"""In the order of the resources."""
TINTS = tuple(
    QColor(colour)
    for colour in ("#F2CF4A", "#6EC8FF", "#B98BFF", "#F2A65A", "#FF8F8F", "#7FE0C8", "#FFD978")
)

_WHITE = QColor("#FFFFFF")


def _font(side: float) -> QFont:
    font = theme.font_px(LEAST_PX, bold=True)
    font.setPixelSize(max(LEAST_PX, round(side * 0.86)))
    return font


def _words(n: int, terse: bool) -> str:
    return "" if terse and n == 1 else str(n).replace("-", "−")


def amounts_width(amounts: Amounts, side: float, *, terse: bool = False) -> float:
    """How much room `paint_amounts` takes."""
    measure = QFontMetricsF(_font(side)).horizontalAdvance
    bare = sum(terse and n == 1 for _, n in amounts)
    return sum(measure(_words(n, terse)) + side + 7 for _, n in amounts) - 4 * bare


def paint_amounts(
    painter: QPainter,
    left: float,
    middle: float,
    amounts: Amounts,
    side: float,
    ink: QColor,
    *,
    terse: bool = False,
) -> float:
    """Draw amounts from `left` on, around the height `middle`; gives where they end. `terse`: a
    sign without a number is one."""
    painter.setFont(_font(side))
    for resource, n in amounts:
        words = _words(n, terse)
        wide = painter.fontMetrics().horizontalAdvance(words)
        painter.setPen(ink)
        room = QRectF(left, middle - side, wide + 2, 2 * side)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)
        left += wide + 2 if words else 0
        spot = QRectF(left, middle - side / 2, side, side)
        # Light ink means a dark ground, on which the tints read well as they are.
        tint = TINTS[resource]
        dark = luminance(ink) > 0.2
        icons.paint(painter, ICONS[resource], spot, tint if dark else readable(tint, _WHITE))
        left += side + (5 if words else 3)
    return left


def _exchange_width(pay: Amounts, gain: Amounts, side: float) -> float:
    arrow = side + 4 if pay else 0
    return amounts_width(pay, side) + arrow + (amounts_width(gain, side) if gain else side) - 5


def paint_exchange(
    painter: QPainter, rect: QRectF, pay: Amounts, gain: Amounts, ink: QColor
) -> float:
    """'Pay this, gain that' on one line; a gain that nobody knows yet is a question mark. Gives
    where it ends."""
    side = min(rect.height() * 0.82, theme.px(20))
    while side > LEAST_PX and _exchange_width(pay, gain, side) > rect.width():
        side -= 0.5
    left = rect.left()
    if pay:
        left = paint_amounts(painter, left, rect.center().y(), pay, side, ink)
        spot = QRectF(left, rect.center().y() - side / 2, side, side)
        icons.paint(painter, "right", spot, ink)
        left += side + 4
    if pay and not gain:
        painter.setPen(ink)
        painter.drawText(rect.adjusted(left - rect.left(), 0, 0, 0),
                         Qt.AlignmentFlag.AlignVCenter, "?")  # fmt: skip
        return left + side
    return paint_amounts(painter, left, rect.center().y(), gain, side, ink)
