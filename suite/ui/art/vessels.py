"""Emblems of what flies: fighters, freighters, cruisers, and stations of two kinds."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from suite.ui.art.brush import NIGHT, WHITE, across, glow, lamps, metal
from suite.ui.palette import faded, mix
from suite.ui.shapes import polygon, rounded


def wheel(painter: QPainter, rng: Random, hue: QColor) -> None:
    """A wheel in space with spokes, a hub and solar wings."""
    painter.rotate(rng.uniform(-24, 24))
    glow(painter, QPointF(0, 0), 98, hue, 0.28)
    flat, reach = rng.uniform(0.34, 0.5), rng.uniform(58, 68)
    for side in (-1, 1):
        for row in range(rng.choice((1, 2))):
            wing = QRectF(side * 96 - (36 if side > 0 else 0), -20 + row * 22, 36, 17)
            _panels(painter, wing, hue)
    painter.setBrush(metal(-5, 5, hue))
    painter.drawRect(QRectF(-92, -2.5, 184, 5))
    wheel = QPainterPath()
    wheel.addEllipse(QPointF(0, 0), reach, reach * flat)
    wheel.addEllipse(QPointF(0, 0), reach - 12, reach * flat - 12 * flat)
    below = wheel.translated(0, 9)
    painter.setBrush(QColor("#161C2C"))
    painter.drawPath(below)
    spokes = rng.choice((3, 4, 6))
    painter.setPen(QPen(QBrush(metal(-30, 30, hue)), 6))
    for i in range(spokes):
        a = 2 * pi * i / spokes + 0.4
        painter.drawLine(QPointF(0, 0), QPointF((reach - 6) * cos(a), (reach - 6) * flat * sin(a)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(metal(-reach * flat, reach * flat, hue))
    painter.drawPath(wheel)
    angles = [2 * pi * i / 26 for i in range(26)]
    ring = reach - 5.5
    lamps(painter, [QPointF(ring * cos(a), ring * flat * sin(a) + 1) for a in angles], hue, 1.5)
    _hub(painter, rng, hue)


def _hub(painter: QPainter, rng: Random, hue: QColor) -> None:
    tall = rng.uniform(34, 54)
    painter.setBrush(metal(-tall, tall, hue))
    painter.drawPath(rounded(QRectF(-8, -tall, 16, tall * 2), 7))
    painter.drawPath(rounded(QRectF(-15, -13, 30, 26), 9))
    painter.setPen(QPen(faded(QColor("#FFFFFF"), 0.5), 1.2))
    painter.drawLine(QPointF(0, -tall), QPointF(0, -tall - 22))
    painter.setPen(Qt.PenStyle.NoPen)
    lamps(painter, [QPointF(0, -tall - 22)], QColor("#FF6A6A"), 2.4)
    lamps(painter, [QPointF(x, 0) for x in (-8, 0, 8)], hue, 1.8)


def _panels(painter: QPainter, rect: QRectF, hue: QColor) -> None:
    sheet = QLinearGradient(rect.topLeft(), rect.bottomRight())
    sheet.setColorAt(0, mix(QColor("#4C7BE0"), hue, 0.25))
    sheet.setColorAt(0.5, QColor("#16265A"))
    sheet.setColorAt(1, mix(QColor("#2A4AA0"), hue, 0.2))
    painter.setPen(QPen(QColor("#8FA6D8"), 0.8))
    painter.setBrush(sheet)
    painter.drawRect(rect)
    painter.setPen(QPen(faded(QColor("#BFD0FF"), 0.5), 0.6))
    for i in range(1, 5):
        x = rect.left() + rect.width() * i / 5
        painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()))
    painter.drawLine(
        QPointF(rect.left(), rect.center().y()), QPointF(rect.right(), rect.center().y())
    )
    painter.setPen(Qt.PenStyle.NoPen)


def fighter(painter: QPainter, rng: Random, hue: QColor) -> None:
    """A ship under way, seen from above."""
    painter.rotate(rng.uniform(28, 58))
    tail = rng.uniform(52, 64)
    engines = rng.choice((1, 2, 3))
    for i in range(engines):
        x = (i - (engines - 1) / 2) * 17
        painter.save()
        painter.translate(x, tail)
        painter.scale(0.30, 1.0)
        glow(painter, QPointF(0, 8), 44, mix(hue, QColor("#6FD0FF"), 0.5), 1.0)
        glow(painter, QPointF(0, 2), 20, QColor("#FFFFFF"), 1.0)
        painter.restore()
    span, sweep = rng.uniform(40, 76), rng.uniform(8, 52)
    for side in (-1, 1):
        wing = [(8, -18), (span, sweep), (span + 2, sweep + 18), (14, tail - 8)]
        painter.setBrush(metal(-40, 80, hue, 0.8 if side < 0 else 0.2))
        painter.drawPath(polygon([(x * side, y) for x, y in wing]))
        painter.setBrush(faded(hue, 0.85))
        stripe = [
            (span - 9, sweep - 2),
            (span, sweep + 2),
            (span + 2, sweep + 18),
            (span - 7, sweep + 17),
        ]
        painter.drawPath(polygon([(x * side, y) for x, y in stripe]))
        if rng.random() < 0.5:
            painter.setBrush(metal(-20, 40, hue))
            painter.drawPath(rounded(QRectF(side * span - 4, sweep - 26, 8, 46), 4))
    nose, waist = rng.uniform(76, 90), rng.uniform(15, 24)
    hull = QPainterPath(QPointF(0, -nose))
    hull.cubicTo(waist * 0.9, -nose * 0.55, waist, -10, waist * 0.9, tail - 12)
    hull.lineTo(waist * 0.5, tail)
    hull.lineTo(-waist * 0.5, tail)
    hull.lineTo(-waist * 0.9, tail - 12)
    hull.cubicTo(-waist, -10, -waist * 0.9, -nose * 0.55, 0, -nose)
    flank = QLinearGradient(-waist, 0, waist, 0)
    base = mix(QColor("#98A3B8"), hue, 0.2)
    flank.setColorAt(0, mix(base, QColor("#FFFFFF"), 0.45))
    flank.setColorAt(0.45, base)
    flank.setColorAt(1, mix(base, QColor("#05070F"), 0.72))
    painter.setBrush(flank)
    painter.drawPath(hull)
    painter.setPen(QPen(faded(QColor("#05070F"), 0.45), 1))
    for y in (-nose * 0.3, 0.0, tail * 0.45):
        painter.drawLine(QPointF(-waist * 0.9, y), QPointF(waist * 0.9, y + 3))
    painter.setPen(Qt.PenStyle.NoPen)
    canopy = QRadialGradient(QPointF(-3, -nose * 0.52), 18)
    canopy.setColorAt(0, QColor("#E6FBFF"))
    canopy.setColorAt(1, mix(hue, QColor("#0A2450"), 0.6))
    painter.setBrush(canopy)
    painter.drawEllipse(QPointF(0, -nose * 0.46), waist * 0.34, 13)
    lamps(painter, [QPointF(0, y) for y in (-4.0, 10.0, 24.0)], hue, 1.6)


def freighter(painter: QPainter, rng: Random, hue: QColor) -> None:
    """A long ship with containers along its spine."""
    painter.rotate(rng.uniform(24, 52))
    _plumes(painter, rng.choice((2, 3)), 80, hue)
    painter.setBrush(across(QRectF(-6, -60, 12, 140), hue))
    painter.drawRect(QRectF(-6, -60, 12, 140))
    rows = rng.randint(3, 4)
    palette = [QColor.fromHsvF((hue.hsvHueF() + turn) % 1, 0.5, 0.85) for turn in (0, 0.08, 0.5)]
    for row in range(rows):
        top = -44 + row * (104 / rows)
        for side in (-1, 1):
            box = QRectF(7 if side > 0 else -37, top, 30, 104 / rows - 4)
            painter.setBrush(across(box, rng.choice(palette)))
            painter.setPen(QPen(faded(NIGHT, 0.6), 1))
            painter.drawPath(rounded(box, 4))
            painter.setPen(QPen(faded(WHITE, 0.25), 1))
            painter.drawLine(box.topLeft() + QPointF(4, 4), box.bottomLeft() + QPointF(4, -4))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(across(QRectF(-26, 60, 52, 24), hue))
    painter.drawPath(polygon([(-22, 60), (22, 60), (28, 82), (-28, 82)]))
    nose = QRectF(-18, -92, 36, 44)
    painter.setBrush(across(nose, hue))
    painter.drawPath(rounded(nose, 14))
    painter.setBrush(mix(hue, QColor("#BFF2FF"), 0.6))
    painter.drawPath(rounded(QRectF(-11, -82, 22, 9), 4))
    lamps(painter, [QPointF(x, -54) for x in (-10.0, 10.0)], hue, 1.8)


def cruiser(painter: QPainter, rng: Random, hue: QColor) -> None:
    """A warship with a stepped hull and turrets."""
    painter.rotate(rng.uniform(26, 54))
    _plumes(painter, 4, 74, hue)
    wide, nose = rng.uniform(30, 40), rng.uniform(84, 94)
    hull = [(0.0, -nose), (wide * 0.34, -nose * 0.5), (wide * 0.42, -10.0), (wide, 26.0),
            (wide, 62.0), (wide * 0.72, 76.0)]  # fmt: skip
    whole = [*hull, *((-x, y) for x, y in reversed(hull) if x)]
    painter.setBrush(across(QRectF(-wide, -nose, 2 * wide, 160), hue))
    painter.drawPath(polygon(whole))
    painter.setBrush(across(QRectF(-wide * 0.4, -40, wide * 0.8, 100), mix(hue, WHITE, 0.3)))
    painter.drawPath(polygon([(x * 0.52, y * 0.72 + 6) for x, y in whole]))
    painter.setBrush(faded(hue, 0.9))
    for side in (-1, 1):
        stripe = [(wide * 0.66, 32), (wide * 0.94, 40), (wide * 0.94, 50), (wide * 0.66, 46)]
        painter.drawPath(polygon([(x * side, y) for x, y in stripe]))
    for y in (-34.0, 6.0, 40.0):
        painter.setPen(QPen(QColor("#10182E"), 3))
        for x in (-3.0, 3.0):
            painter.drawLine(QPointF(x, y), QPointF(x * 1.4, y - 17))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(metal(y - 8, y + 8, hue))
        painter.drawEllipse(QPointF(0, y), 7, 7)
    windows = [QPointF(side * wide * 0.3, y) for y in range(-20, 60, 13) for side in (-1, 1)]
    lamps(painter, windows, hue, 1.3)


def _plumes(painter: QPainter, count: int, tail: float, hue: QColor) -> None:
    for number in range(count):
        painter.save()
        painter.translate((number - (count - 1) / 2) * 15, tail)
        painter.scale(0.28, 1.0)
        glow(painter, QPointF(0, 8), 40, mix(hue, QColor("#6FD0FF"), 0.5), 1.0)
        glow(painter, QPointF(0, 2), 18, WHITE, 1.0)
        painter.restore()


def cylinder(painter: QPainter, rng: Random, hue: QColor) -> None:
    """A long habitat that turns around itself, with mirrors."""
    painter.rotate(rng.uniform(-40, 40))
    glow(painter, QPointF(0, 0), 98, hue, 0.3)
    for side in (-1, 1):
        mirror = [(-18.0, 24.0), (18.0, 24.0), (26.0, 84.0), (-26.0, 84.0)]
        painter.setBrush(faded(mix(QColor("#9CC4FF"), hue, 0.3), 0.75))
        painter.setPen(QPen(faded(WHITE, 0.6), 1))
        painter.drawPath(polygon([(x, y * side) for x, y in mirror]))
    painter.setPen(Qt.PenStyle.NoPen)
    body = QRectF(-80, -25, 160, 50)
    painter.setBrush(across(body, hue, upright=False))
    painter.drawPath(rounded(body, 20))
    bands = rng.randint(3, 5)
    for number in range(bands):
        x = -66 + 132 * (number + 0.5) / bands
        strip = QRectF(x - 46 / bands, -20, 92 / bands, 40)
        ground = QLinearGradient(strip.topLeft(), strip.bottomLeft())
        green = rng.choice((QColor("#4E9A5A"), QColor("#3E86B0"), QColor("#B79A5C")))
        ground.setColorAt(0, mix(green, WHITE, 0.35))
        ground.setColorAt(1, mix(green, NIGHT, 0.7))
        painter.setBrush(ground)
        painter.drawPath(rounded(strip, 6))
    for x in (-84.0, 84.0):
        painter.setBrush(metal(-18, 18, hue))
        painter.drawEllipse(QPointF(x, 0), 10, 21)
    lamps(painter, [QPointF(x, 27) for x in range(-60, 61, 15)], hue, 1.4)
