"""Texts that must never be cut off: wrapped between words, then made smaller, then narrower.

Lines stand closer together than Qt would set them, which is right for names of two or three words.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from suite.ui import theme
from suite.ui.palette import LEAST_PX

_NARROWER = (92, 86, 80, 74, 68, 62)
_PITCH = 1.12
_MOST_GROWTH = 1.2


class Fitted(NamedTuple):
    """A text as it fits its room: the font, and the lines that it is broken into."""

    font: QFont
    lines: tuple[str, ...]
    fits: bool

    def pitch(self) -> float:
        """From one line to the next."""
        return self.font.pixelSize() * _PITCH


def fitted(text: str, width: float, height: float, largest: float, *, bold: bool = False) -> Fitted:
    """The text in the largest font that fits, but never below the least readable size."""
    return _fitted(text, int(width), int(height), round(largest), bold)


@lru_cache(maxsize=4096)
def _fitted(text: str, width: int, height: int, largest: int, bold: bool) -> Fitted:
    sizes = [(pixels, 100) for pixels in range(max(LEAST_PX, largest), LEAST_PX - 1, -1)]
    for pixels, stretch in [*sizes, *((LEAST_PX, narrow) for narrow in _NARROWER)]:
        made = _broken(text, width, height, _font(pixels, bold, stretch))
        if made.fits:
            break
    return made


theme.changed.connect(_fitted.cache_clear)


def _font(pixels: int, bold: bool, stretch: int) -> QFont:
    font = theme.font_px(LEAST_PX, bold=bold, strong=not bold)
    font.setPixelSize(pixels)
    font.setStretch(stretch)
    return font


def _broken(text: str, width: int, height: int, font: QFont) -> Fitted:
    """Break the text between words and see whether it stays inside the room."""
    measure = QFontMetricsF(font).horizontalAdvance
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and measure(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    within = all(measure(line) <= width for line in lines)
    high = len(lines) * font.pixelSize() * _PITCH
    # Only the smallest text may fill its room to the edge.
    room = height + 1 if font.pixelSize() == LEAST_PX else height - 2
    return Fitted(font, tuple(lines), within and high <= room)


def paint_fitted(
    painter: QPainter,
    room: QRectF,
    text: str,
    largest: float,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignVCenter,
    *,
    bold: bool = False,
) -> None:
    """Draw the text into the room with the painter's pen."""
    # Cards do not grow with the text size, so their texts may grow only a little.
    size = min(theme.px(largest), largest * _MOST_GROWTH)
    made = fitted(text, room.width(), room.height(), size, bold=bold)
    pitch = made.pitch()
    top = room.top()
    if not align & Qt.AlignmentFlag.AlignTop:
        top = room.center().y() - pitch * len(made.lines) / 2
    painter.setFont(made.font)
    side = align & Qt.AlignmentFlag.AlignHorizontal_Mask | Qt.AlignmentFlag.AlignVCenter
    for number, line in enumerate(made.lines):
        # Higher than the pitch, so that accents and descenders are never clipped.
        row = QRectF(room.left(), top + number * pitch - pitch / 2, room.width() + 1, pitch * 2)
        painter.drawText(row, int(side), line)
