"""The faces of dice, drawn in vectors: pips, numbers or an icon on a rounded block."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap

from suite.ui import icons, theme
from suite.ui.icon_paths import ICONS
from suite.ui.palette import faded, ink_on, mix
from suite.ui.shapes import rounded

_AROUND = 1.25
"""The picture of a die has room for its front edge."""
_LOW, _MID, _HIGH = 0.26, 0.5, 0.74
_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((_MID, _MID),),
    2: ((_LOW, _LOW), (_HIGH, _HIGH)),
    3: ((_LOW, _LOW), (_MID, _MID), (_HIGH, _HIGH)),
    4: ((_LOW, _LOW), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_LOW, _HIGH), (_MID, _MID), (_HIGH, _LOW), (_HIGH, _HIGH)),
    6: tuple((x, y) for x in (_LOW, _HIGH) for y in (_LOW, _MID, _HIGH)),
}


_kept: dict[tuple[str, int, int, float], QPixmap] = {}
theme.changed.connect(_kept.clear)


def paint_kept_die(
    painter: QPainter, rect: QRectF, face: str, colour: QColor, *, ratio: float, opacity: float
) -> None:
    """The same as `paint_die`, from a picture that is made once: for dice that are shown again and
    again, and turned. `ratio` is the screen's."""
    side = round(rect.width())
    key = face, colour.rgba(), side, ratio
    if key not in _kept:
        room = round(side * _AROUND)
        made = QPixmap(QSize(room, room) * ratio)
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        inner = QPainter(made)
        margin = (room - side) / 2
        paint_die(inner, QRectF(margin, margin, side, side), face, colour)
        inner.end()
        _kept[key] = made
    grown = rect.width() * _AROUND
    place = QRectF(0, 0, grown, grown)
    place.moveCenter(rect.center())
    painter.save()
    painter.setOpacity(painter.opacity() * opacity)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(place, _kept[key], QRectF(_kept[key].rect()))
    painter.restore()


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
    """The body of a cube: its front edge below, a top that is lit from the upper left, a polished
    rim, and a sunk face on which the sign stands."""
    radius, white, black = side * 0.22, QColor("#FFFFFF"), QColor("#000000")
    painter.setPen(Qt.PenStyle.NoPen)
    front = QLinearGradient(rect.bottomLeft(), rect.bottomRight())
    for share, depth in ((0.0, 0.45), (0.3, 0.55), (1.0, 0.72)):
        front.setColorAt(share, mix(colour, black, depth))
    painter.setBrush(front)
    painter.drawPath(rounded(rect.translated(0, side * 0.085), radius))
    top = QLinearGradient(rect.topLeft(), rect.bottomRight())
    for share, tone in ((0.0, mix(colour, white, 0.5)), (0.4, mix(colour, white, 0.06)),
                        (1.0, mix(colour, black, 0.32))):  # fmt: skip
        top.setColorAt(share, tone)
    painter.setBrush(top)
    painter.setPen(QPen(mix(colour, black, 0.45), max(0.8, side / 45)))
    painter.drawPath(rounded(rect, radius))
    inset = side * 0.10
    sunk = rect.adjusted(inset, inset, -inset, -inset)
    face = QLinearGradient(sunk.topLeft(), sunk.bottomRight())
    face.setColorAt(0.0, mix(colour, black, 0.10))
    face.setColorAt(1.0, mix(colour, white, 0.22))
    painter.setBrush(face)
    painter.setPen(QPen(faded(mix(colour, black, 0.5), 0.55), max(0.6, side / 50)))
    painter.drawPath(rounded(sunk, radius * 0.75))
    shine = rect.adjusted(side * 0.14, side * 0.03, -side * 0.14, -side * 0.91)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(white, 0.5))
    painter.drawPath(rounded(shine, shine.height() / 2))
