"""The faces of dice, drawn in vectors: pips, numbers or an icon on a rounded block."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from suite.ui import icons, theme
from suite.ui.icon_paths import ICONS
from suite.ui.palette import faded, ink_on, mix
from suite.ui.shapes import rounded

_LOW, _MID, _HIGH = 0.26, 0.5, 0.74
_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((_MID, _MID),),
    2: ((_LOW, _LOW), (_HIGH, _HIGH)),
    3: ((_LOW, _LOW), (_MID, _MID), (_HIGH, _HIGH)),
    4: ((_LOW, _LOW), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_LOW, _HIGH), (_MID, _MID), (_HIGH, _LOW), (_HIGH, _HIGH)),
    6: tuple((x, y) for x in (_LOW, _HIGH) for y in (_LOW, _MID, _HIGH)),
}


def paint_die(
    painter: QPainter, rect: QRectF, face: str, colour: QColor, *, opacity: float = 1.0
) -> None:
    """A die seen from above. `face` is an icon's name, `pips:1` to `pips:6`, or a short text."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(painter.opacity() * opacity)
    _block(painter, rect, side, colour)
    ink = ink_on(colour)
    if face.startswith("pips:"):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        for x, y in _PIPS[int(face[5:])]:
            at = QPointF(rect.left() + rect.width() * x, rect.top() + rect.height() * y)
            painter.drawEllipse(at, side * 0.085, side * 0.085)
    elif face in ICONS:
        inset = side * 0.19
        icons.paint(painter, face, rect.adjusted(inset, inset, -inset, -inset), ink, weight=2.1)
    elif face:
        font = theme.font_px(12, bold=True)
        font.setPixelSize(max(1, round(side * (0.56 if len(face) < 2 else 0.42))))
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, face)
    painter.restore()


def _block(painter: QPainter, rect: QRectF, side: float, colour: QColor) -> None:
    """The body: a darker edge below, a lit top, a fine line of light along the upper rim."""
    radius = side * 0.22
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mix(colour, QColor("#000000"), 0.55))
    painter.drawPath(rounded(rect.translated(0, side * 0.045), radius))
    top = QLinearGradient(rect.topLeft(), rect.bottomRight())
    top.setColorAt(0.0, mix(colour, QColor("#FFFFFF"), 0.34))
    top.setColorAt(0.45, colour)
    top.setColorAt(1.0, mix(colour, QColor("#000000"), 0.22))
    painter.setBrush(top)
    painter.setPen(QPen(mix(colour, QColor("#000000"), 0.35), max(0.8, side / 40)))
    painter.drawPath(rounded(rect, radius))
    inset = side * 0.055
    painter.setPen(QPen(faded(QColor("#FFFFFF"), 0.35), max(0.6, side / 50)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(rounded(rect.adjusted(inset, inset, -inset, -inset), radius * 0.8))
