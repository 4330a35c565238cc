"""The small signs on the edge of a card: what it costs now, what is missing, what it adds."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from suite.ui import icons, theme
from suite.ui.palette import LEAST_PX, faded, ink_on


@dataclass(frozen=True, slots=True)
class Badge:
    """An icon and a figure in a tone of the theme; `words` say the same to a screen reader."""

    icon: str = ""
    text: str = ""
    tone: str = "ink_dim"
    words: str = ""

    def __bool__(self) -> bool:
        return bool(self.icon or self.text)


def paint_badge(painter: QPainter, rect: QRectF, badge: Badge, *, low: bool = False) -> None:
    """Paint the badge across the upper edge of a card at its right end; `low`: the lower edge. On a
    large upright card it is large too."""
    colour: QColor = getattr(theme.current(), badge.tone)
    font = theme.font_px(LEAST_PX, bold=True)
    if rect.height() > rect.width():
        font.setPixelSize(max(font.pixelSize(), min(22, round(rect.width() * 0.075))))
    painter.setFont(font)
    height = painter.fontMetrics().height() + 3.0
    words = painter.fontMetrics().horizontalAdvance(badge.text)
    icon = height - 5 if badge.icon else 0.0
    gap = 2.0 if icon and words else 0.0
    width = max(height, words + icon + gap + 11)
    top = rect.bottom() - height if low else rect.top() + 0.5
    pill = QRectF(rect.right() - width - 1, top, width, height)
    painter.setPen(QPen(faded(theme.current().space, 0.9), 1.5))
    painter.setBrush(colour)
    painter.drawRoundedRect(pill, height / 2, height / 2)
    ink = ink_on(colour)
    left = pill.center().x() - (words + icon + gap) / 2
    if badge.icon:
        square = QRectF(left, pill.center().y() - icon / 2, icon, icon)
        _paint_icon(painter, square, badge.icon, ink)
    painter.setPen(ink)
    room = QRectF(left + icon + gap, pill.top(), words + 4, height)
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, badge.text)


def _paint_icon(painter: QPainter, square: QRectF, name: str, ink: QColor) -> None:
    """The icons of the program; a card is so small here that it is just a card."""
    if name != "card":
        icons.paint(painter, name, square, ink, weight=2.6)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    wide = square.width() * 0.66
    painter.drawRoundedRect(
        QRectF(square.center().x() - wide / 2, square.top() + 0.5, wide, square.height() - 1), 2, 2
    )
