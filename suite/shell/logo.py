"""The sign of the program: a planet whose ring is the edge of a table, and a star above it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QIcon,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

_RING = QColor("#F2B84B")


def paint_logo(painter: QPainter, place: QRectF) -> None:
    """Paint the sign into `place`; it looks the same in every theme."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(place.topLeft())
    painter.scale(place.width() / 100, place.height() / 100)
    _ring(painter, 180, 180)
    _planet(painter)
    _ring(painter, 0, -180)
    _star(painter, QPointF(78, 20), 17)
    painter.restore()


def _planet(painter: QPainter) -> None:
    glow = QRadialGradient(QPointF(38, 40), 46)
    glow.setColorAt(0, QColor("#9BE3FF"))
    glow.setColorAt(0.45, QColor("#3E8FE0"))
    glow.setColorAt(1, QColor("#1B2A78"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(QPointF(48, 52), 30, 30)


def _ring(painter: QPainter, start: int, sweep: int) -> None:
    """Half of the ring: the far half is painted before the planet, the near one after it."""
    painter.save()
    painter.translate(48, 52)
    painter.rotate(-18)
    shine = QLinearGradient(-46, 0, 46, 0)
    shine.setColorAt(0, QColor("#FFE3A3"))
    shine.setColorAt(1, _RING)
    painter.setPen(QPen(shine, 6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(QRectF(-46, -13, 92, 26), start * 16, sweep * 16)
    painter.restore()


def _star(painter: QPainter, centre: QPointF, size: float) -> None:
    path = QPainterPath(centre + QPointF(0, -size))
    for dx, dy in ((size, 0), (0, size), (-size, 0), (0, -size)):
        path.quadTo(centre, centre + QPointF(dx, dy))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#FFF3C8"))
    painter.drawPath(path)


def icon() -> QIcon:
    """The icon of the window."""
    made = QIcon()
    for side in (16, 32, 64, 128):
        picture = QPixmap(side, side)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        paint_logo(painter, QRectF(0, 0, side, side))
        painter.end()
        made.addPixmap(picture)
    return made
