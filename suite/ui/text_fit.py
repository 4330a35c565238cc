"""Texts that must never be cut off: wrapped between words, then made smaller, then narrower."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from suite.ui import theme
from suite.ui.palette import LEAST_PX

_NARROWER = (100, 92, 86, 80, 74, 68)
_FLAGS = int(Qt.TextFlag.TextWordWrap)


def fitted(text: str, width: float, height: float, largest: float, *, bold: bool = False) -> QFont:
    """The largest font, never below the least readable size, in which the text fits the room."""
    return _fitted(text, round(width), round(height), round(largest), bold)


@lru_cache(maxsize=4096)
def _fitted(text: str, width: int, height: int, largest: int, bold: bool) -> QFont:
    for pixels in range(max(LEAST_PX, largest), LEAST_PX - 1, -1):
        font = _font(pixels, bold, 100)
        if fits(text, width, height, font):
            return font
    for stretch in _NARROWER[1:]:
        font = _font(LEAST_PX, bold, stretch)
        if fits(text, width, height, font):
            return font
    return font


theme.changed.connect(_fitted.cache_clear)


def _font(pixels: int, bold: bool, stretch: int) -> QFont:
    font = theme.font_px(LEAST_PX, bold=bold, strong=not bold)
    font.setPixelSize(pixels)
    font.setStretch(stretch)
    return font


def fits(text: str, width: float, height: float, font: QFont) -> bool:
    """Does the text, wrapped between words only, stay inside this room in this font?"""
    metrics = QFontMetricsF(font)
    words = text.split()
    if words and max(metrics.horizontalAdvance(word) for word in words) > width:
        return False
    needed = metrics.boundingRect(QRectF(0, 0, width, 10_000), _FLAGS, text).height()
    return bool(needed <= height + 2)


def paint_fitted(
    painter: QPainter,
    room: QRectF,
    text: str,
    largest: float,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    *,
    bold: bool = False,
) -> None:
    """Draw the text into the room, in the middle of its height, with the painter's pen."""
    painter.setFont(fitted(text, room.width(), room.height(), theme.px(largest), bold=bold))
    # The line below the last one may reach out of the room by the font's empty descent.
    roomy = room.adjusted(0, -2, 1, 2)
    painter.drawText(roomy, int(align | Qt.AlignmentFlag.AlignVCenter) | _FLAGS, text)
