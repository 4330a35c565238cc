"""What all emblems are painted with: light, metal and lamps."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QRadialGradient

from suite.ui.palette import faded, mix

WHITE, NIGHT = QColor("#FFFFFF"), QColor("#05070F")


def glow(painter: QPainter, at: QPointF, reach: float, colour: QColor, power: float = 1.0) -> None:
    light = QRadialGradient(at, reach)
    for stop, share in ((0.0, 0.9), (0.16, 0.5), (0.45, 0.16), (1.0, 0.0)):
        light.setColorAt(stop, faded(colour, share * power))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(at, reach, reach)


def metal(top: float, bottom: float, tone: QColor, bright: float = 1.0) -> QLinearGradient:
    base = mix(QColor("#8C97AC"), tone, 0.22)
    made = QLinearGradient(-40, top, 30, bottom)
    made.setColorAt(0.0, mix(base, QColor("#FFFFFF"), 0.55 * bright))
    made.setColorAt(0.35, base)
    made.setColorAt(0.75, mix(base, QColor("#05070F"), 0.55))
    made.setColorAt(1.0, mix(base, QColor("#05070F"), 0.8))
    return made


def lamps(painter: QPainter, points: list[QPointF], colour: QColor, size: float = 1.6) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for at in points:
        painter.setBrush(faded(colour, 0.25))
        painter.drawEllipse(at, size * 2.1, size * 2.1)
        painter.setBrush(mix(colour, QColor("#FFFFFF"), 0.6))
        painter.drawEllipse(at, size * 0.8, size * 0.8)


def ball(painter: QPainter, at: QPointF, reach: float, tone: QColor) -> None:
    """A shaded ball, lit from above and left."""
    shade = QRadialGradient(at + QPointF(-reach * 0.4, -reach * 0.4), reach * 1.6)
    shade.setColorAt(0, mix(tone, WHITE, 0.7))
    shade.setColorAt(0.45, tone)
    shade.setColorAt(1, mix(tone, NIGHT, 0.75))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawEllipse(at, reach, reach)


def across(rect: QRectF, tone: QColor, *, upright: bool = True) -> QLinearGradient:
    """The shine of a tube that stands upright or lies."""
    end = rect.topRight() if upright else rect.bottomLeft()
    base = mix(QColor("#8C97AC"), tone, 0.22)
    made = QLinearGradient(rect.topLeft(), end)
    made.setColorAt(0.0, mix(base, WHITE, 0.25))
    made.setColorAt(0.28, mix(base, WHITE, 0.5))
    made.setColorAt(0.6, mix(base, NIGHT, 0.25))
    made.setColorAt(1.0, mix(base, NIGHT, 0.75))
    return made
