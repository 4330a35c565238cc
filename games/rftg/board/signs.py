"""Draws a power as a row of signs: the numeral of its phase, then what it does."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from games.rftg.board import goods
from games.rftg.board.power_signs import PHASE_SIGNS, Sign, signs
from games.rftg.rules import schema
from suite.ui import icons, theme
from suite.ui.palette import LEAST_PX, faded
from suite.ui.shapes import regular, rounded

INK = QColor("#E8ECF6")
GOLD = QColor("#FFD978")
RED = QColor("#FF8A8F")
PLATE = QColor("#05070F")

_PICTURES = {
    "arrow": "right",
    "discard": "trash",
    "shield": "shield",
    "rebel": "flag",
    "here": "planet",
    "world": "planet",
}
_WITH_ICON = {"military": ("sword", RED), "eye": ("eye", INK), "keep": ("card", INK)}


def number_font(height: float) -> QFont:
    """The font of figures in a sign of this height."""
    font = theme.font_px(LEAST_PX, bold=True)
    font.setPixelSize(max(LEAST_PX, round(height)))
    return font


def paint_row(
    painter: QPainter, at: QPointF, height: float, power: schema.Strict, room: float
) -> None:
    """Draw the row with its left end at `at`; a row that is too wide is pressed together."""
    parts = signs(power)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font = number_font(height * 0.66)
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    gap = height * 0.14
    numeral = PHASE_SIGNS[getattr(power, "phase", "")]
    chip = max(height * 0.8, metrics.horizontalAdvance(numeral) + height * 0.35)
    width = chip + gap * 2 + sum(_width(part, height, metrics) + gap for part in parts)
    painter.translate(at)
    if width > room:
        painter.scale(room / width, 1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(PLATE, 0.8))
    painter.drawPath(rounded(QRectF(0, 0, width, height), height * 0.3))
    painter.setBrush(faded(INK, 0.22))
    painter.drawPath(rounded(QRectF(0, 0, chip, height), height * 0.3))
    painter.setPen(INK)
    painter.drawText(QRectF(0, 0, chip, height), Qt.AlignmentFlag.AlignCenter, numeral)
    x = chip + gap
    for part in parts:
        w = _width(part, height, metrics)
        _paint(painter, QRectF(x, 0, w, height), part)
        x += w + gap
    painter.restore()


def _width(part: Sign, height: float, metrics: QFontMetricsF) -> float:
    if part.what == "text":
        return metrics.horizontalAdvance(part.value)
    if part.what in _WITH_ICON:
        return metrics.horizontalAdvance(part.value) + height * 0.82
    if part.what in ("vp", "cards"):
        return height * 0.92
    return height * (0.6 if part.what == "arrow" else 0.8)


def _paint(painter: QPainter, box: QRectF, part: Sign) -> None:
    if part.what == "text":
        painter.setPen(INK)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, part.value)
        return
    side = min(box.width(), box.height())
    square = QRectF(box.left(), box.center().y() - side / 2, side, side)
    match part.what:
        case "good":
            goods.paint_sign(painter, square, part.value)
        case "different":
            goods.paint_sign(painter, square, "any")
        case "vp":
            paint_points(painter, square, part.value)
        case "cards":
            _small_card(painter, square, part.value)
        case "development":
            painter.setPen(QPen(INK, 1.3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(regular(square.center(), side * 0.5, 4))
        case "windfall":
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for ink, line in ((faded(INK, 0.35), side * 0.3), (INK, side * 0.1)):
                painter.setPen(QPen(ink, line))
                painter.drawEllipse(square.center(), side * 0.34, side * 0.34)
        case "military" | "eye" | "keep":
            _with_icon(painter, box, part)
        case _:
            icons.paint(painter, _PICTURES[part.what], square, INK, weight=2.4)


def _with_icon(painter: QPainter, box: QRectF, part: Sign) -> None:
    side = box.height() * 0.76
    name, ink = _WITH_ICON[part.what]
    square = QRectF(box.left(), box.center().y() - side / 2, side, side)
    icons.paint(painter, name, square, ink, weight=2.4)
    painter.setPen(ink)
    painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, part.value)


def _small_card(painter: QPainter, square: QRectF, text: str) -> None:
    card = QRectF(0, 0, square.width() * 0.78, square.height() * 0.94)
    card.moveCenter(square.center())
    painter.setPen(QPen(INK, 1.2))
    painter.setBrush(faded(INK, 0.16))
    painter.drawPath(rounded(card, square.width() * 0.14))
    painter.save()
    painter.setFont(number_font(square.height() * 0.66))
    painter.drawText(card, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def paint_points(painter: QPainter, square: QRectF, text: str) -> None:
    """Victory points: a number in a golden hexagon."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(GOLD, max(1.1, square.width() / 15)))
    painter.setBrush(faded(PLATE, 0.85))
    painter.drawPath(regular(square.center(), square.width() * 0.54, 6))
    painter.setFont(number_font(square.height() * (0.62 if len(text) < 3 else 0.5)))
    painter.setPen(GOLD)
    painter.drawText(square, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()
