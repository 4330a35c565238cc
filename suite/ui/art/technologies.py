"""Emblems of inventions: a core with orbits, crystals, circuits, gates, life, reactors, dishes."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from suite.ui.art.brush import NIGHT, WHITE, across, ball, glow, lamps, metal
from suite.ui.palette import faded, mix
from suite.ui.shapes import polygon, regular, rounded


def orbits(painter: QPainter, rng: Random, hue: QColor) -> None:
    """A core with electrons: an invention."""
    glow(painter, QPointF(0, 0), 92, hue, 0.55)
    rings, turn = rng.randint(2, 4), rng.uniform(0, 180)
    flat = rng.uniform(0.28, 0.42)
    for ring in range(rings):
        painter.save()
        painter.rotate(turn + 180 / rings * ring)
        for width, alpha in ((6, 0.12), (2.2, 0.85)):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(faded(mix(hue, QColor("#FFFFFF"), 0.3), alpha), width))
            painter.drawEllipse(QPointF(0, 0), 78, 78 * flat)
        angle = rng.uniform(0, 2 * pi)
        glow(painter, QPointF(78 * cos(angle), 78 * flat * sin(angle)), 15, hue)
        painter.restore()
    glow(painter, QPointF(0, 0), 34, QColor("#FFFFFF"), 0.9)
    core = regular(QPointF(0, 0), 17, rng.choice((4, 6, 8)), rng.uniform(0, 90))
    painter.setBrush(metal(-17, 17, hue))
    painter.drawPath(core)


def crystal(painter: QPainter, rng: Random, hue: QColor) -> None:
    """A cluster of lit crystals."""
    glow(painter, QPointF(0, 10), 96, hue, 0.5)
    count = rng.randint(4, 6)
    for i in sorted(range(count), key=lambda i: -abs(i - (count - 1) / 2)):
        painter.save()
        painter.translate(0, 62)
        painter.rotate((i - (count - 1) / 2) * rng.uniform(19, 25))
        tall, wide = rng.uniform(84, 128), rng.uniform(13, 20)
        if abs(i - (count - 1) / 2) < 0.6:
            tall += 14
        left = polygon([(0, -tall), (-wide, -tall * 0.78), (-wide * 0.8, 0), (0, 4)])
        right = polygon([(0, -tall), (wide, -tall * 0.74), (wide * 0.8, 0), (0, 4)])
        for path, dark in ((left, 0.0), (right, 0.45)):
            fill = QLinearGradient(0, -tall, 0, 0)
            fill.setColorAt(0, mix(mix(hue, QColor("#FFFFFF"), 0.65), QColor("#060A18"), dark))
            fill.setColorAt(0.5, mix(hue, QColor("#060A18"), dark))
            fill.setColorAt(1, mix(hue, QColor("#060A18"), 0.55 + dark * 0.5))
            painter.setBrush(fill)
            painter.drawPath(path)
        painter.setPen(QPen(faded(QColor("#FFFFFF"), 0.7), 0.9))
        painter.drawLine(QPointF(0, -tall), QPointF(0, 2))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.restore()
    glow(painter, QPointF(0, 58), 40, hue, 0.8)


def circuit(painter: QPainter, rng: Random, hue: QColor) -> None:
    """A rosette of conductors around a chip."""
    glow(painter, QPointF(0, 0), 94, hue, 0.4)
    arms = rng.choice((6, 8, 10, 12))
    bends = [(rng.uniform(30, 42), rng.uniform(50, 62), rng.choice((-1, 1))) for _ in range(2)]
    for arm in range(arms):
        painter.save()
        painter.rotate(360 / arms * arm)
        first, second, side = bends[arm % 2]
        path = QPainterPath(QPointF(20, 0))
        path.lineTo(first, 0)
        path.lineTo(second, side * (second - first) * 0.55)
        path.lineTo(80, side * (second - first) * 0.55)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, alpha in ((6, 0.14), (2, 0.9)):
            painter.setPen(QPen(faded(mix(hue, QColor("#FFFFFF"), 0.25), alpha), width))
            painter.drawPath(path)
        lamps(painter, [QPointF(82, side * (second - first) * 0.55)], hue, 3.2)
        painter.restore()
    painter.setBrush(metal(-26, 26, hue))
    painter.setPen(QPen(faded(QColor("#FFFFFF"), 0.55), 1.4))
    painter.drawPath(regular(QPointF(0, 0), 29, rng.choice((4, 6, 8)), rng.choice((0, 22.5, 45))))
    glow(painter, QPointF(0, 0), 22, hue, 1.0)
    glow(painter, QPointF(0, 0), 10, QColor("#FFFFFF"), 1.0)


def gate(painter: QPainter, rng: Random, hue: QColor) -> None:
    """A gate or a singularity: bright rings seen aslant."""
    painter.rotate(rng.uniform(-32, 32))
    other = QColor.fromHsvF((hue.hsvHueF() + rng.uniform(0.08, 0.2)) % 1, 0.6, 1.0)
    glow(painter, QPointF(0, 0), 98, hue, 0.4)
    flat = rng.uniform(0.34, 0.6)
    for i in range(15):
        share = i / 14
        painter.setBrush(Qt.BrushStyle.NoBrush)
        tone = mix(mix(QColor("#FFFFFF"), hue, min(1, share * 2.2)), other, share)
        painter.setPen(QPen(faded(tone, 0.95 * (1 - share) ** 1.3 + 0.05), 3.4 - 2.2 * share))
        reach = 30 + 62 * share
        painter.drawEllipse(QPointF(0, 0), reach, reach * (flat + 0.2 * (1 - share)))
    hole = QRadialGradient(QPointF(0, 0), 30)
    hole.setColorAt(0, QColor("#02030A"))
    hole.setColorAt(0.82, QColor("#050818"))
    hole.setColorAt(1, faded(QColor("#FFFFFF"), 0.9))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(hole)
    painter.drawEllipse(QPointF(0, 0), 30, 30 * (flat + 0.2))
    lamps(painter, [QPointF(rng.uniform(-90, 90), rng.uniform(-50, 50)) for _ in range(14)], other)


def helix(painter: QPainter, rng: Random, hue: QColor) -> None:
    """Two strands that wind around each other: life."""
    painter.rotate(rng.uniform(-35, 35))
    glow(painter, QPointF(0, 0), 94, hue, 0.4)
    other = QColor.fromHsvF((hue.hsvHueF() + 0.14) % 1, 0.55, 1.0)
    turns, wide = rng.uniform(1.2, 1.9), rng.uniform(26, 34)
    steps = 44
    for i in range(steps):
        y = -86 + 172 * i / (steps - 1)
        angle = 2 * pi * turns * i / steps
        a, b = QPointF(wide * cos(angle), y), QPointF(-wide * cos(angle), y)
        if i % 3 == 0:
            painter.setPen(QPen(faded(QColor("#FFFFFF"), 0.22 + 0.2 * abs(sin(angle))), 1.8))
            painter.drawLine(a, b)
        painter.setPen(Qt.PenStyle.NoPen)
        near = sin(angle) > 0
        for at, tone, front in ((a, hue, near), (b, other, not near)):
            radius = 5.4 if front else 3.6
            ball = QRadialGradient(at + QPointF(-radius * 0.4, -radius * 0.4), radius * 1.5)
            ball.setColorAt(0, mix(tone, QColor("#FFFFFF"), 0.75 if front else 0.25))
            ball.setColorAt(1, mix(tone, QColor("#060A18"), 0.3 if front else 0.6))
            painter.setBrush(ball)
            painter.drawEllipse(at, radius, radius)


def reactor(painter: QPainter, rng: Random, hue: QColor) -> None:
    """A burning core held between magnets."""
    glow(painter, QPointF(0, 0), 96, hue, 0.5)
    count, reach = rng.choice((5, 6, 8)), rng.uniform(66, 76)
    for number in range(count):
        painter.save()
        painter.rotate(360 / count * number + 15)
        painter.setBrush(metal(-90, -40, hue))
        painter.setPen(QPen(faded(NIGHT, 0.5), 1))
        wide = 150 / count
        block = [(-wide, -reach - 14), (wide, -reach - 14), (wide * 0.62, -reach + 16)]
        painter.drawPath(polygon([*block, (-wide * 0.62, -reach + 16)]))
        painter.setPen(QPen(faded(hue, 0.5), 2))
        painter.drawLine(QPointF(0, -reach + 18), QPointF(0, -34))
        lamps(painter, [QPointF(0, -reach - 4)], hue, 2.6)
        painter.restore()
    for share, alpha in ((1.0, 0.35), (0.82, 0.6), (0.62, 0.9)):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(mix(hue, WHITE, 0.4), alpha), 2.2))
        painter.drawEllipse(QPointF(0, 0), 46 * share, 46 * share)
    glow(painter, QPointF(0, 0), 52, hue, 1.0)
    glow(painter, QPointF(0, 0), 26, WHITE, 1.0)


def dish(painter: QPainter, rng: Random, hue: QColor) -> None:
    """A dish that listens to the sky."""
    glow(painter, QPointF(20, -30), 92, hue, 0.4)
    painter.setBrush(metal(20, 90, hue))
    painter.drawPath(polygon([(-30, 84), (26, 84), (6, 14), (-8, 14)]))
    painter.save()
    painter.translate(-2, 6)
    painter.rotate(rng.uniform(24, 46))
    bowl = QPainterPath(QPointF(-70, -18))
    bowl.cubicTo(-52, 30, 52, 30, 70, -18)
    bowl.cubicTo(40, -2, -40, -2, -70, -18)
    painter.setBrush(across(QRectF(-70, -20, 140, 50), hue))
    painter.drawPath(bowl)
    rim = QRadialGradient(QPointF(-20, -24), 90)
    rim.setColorAt(0, mix(QColor("#C8D2E6"), hue, 0.2))
    rim.setColorAt(1, mix(QColor("#39435E"), hue, 0.2))
    painter.setBrush(rim)
    painter.setPen(QPen(faded(WHITE, 0.7), 1.6))
    painter.drawEllipse(QPointF(0, -18), 70, 15)
    painter.setPen(QPen(mix(QColor("#B4BED4"), hue, 0.2), 2.4))
    for x in (-38, 0, 38):
        painter.drawLine(QPointF(x, -16), QPointF(0, -64))
    ball(painter, QPointF(0, -66), 6, hue)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in range(rng.randint(3, 4)):
        reach = 18 + 15 * number
        painter.setPen(QPen(faded(mix(hue, WHITE, 0.3), 0.9 - 0.2 * number), 2.6))
        painter.drawArc(QRectF(-reach, -66 - reach, 2 * reach, 2 * reach), 50 * 16, 80 * 16)
    painter.restore()


def core(painter: QPainter, rng: Random, hue: QColor) -> None:
    """A cube of computing matter in a lattice of light."""
    glow(painter, QPointF(0, 0), 96, hue, 0.5)
    count = rng.choice((2, 3))
    edge = 60 / count
    other = QColor.fromHsvF((hue.hsvHueF() + 0.1) % 1, 0.5, 1.0)
    for z in range(count):
        for y in range(count):
            for x in range(count):
                if count == 3 and rng.random() < 0.16:
                    continue
                dx = (x - y) * edge * 0.90
                dy = (x + y - count + 1) * edge * 0.5 - (z - (count - 1) / 2) * edge * 1.04
                tone = other if rng.random() < 0.22 else hue
                _cube(painter, QPointF(dx, dy + 4), edge, tone)
    painter.setPen(QPen(faded(mix(hue, WHITE, 0.4), 0.5), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(regular(QPointF(0, 0), 90, 6))


def _cube(painter: QPainter, at: QPointF, edge: float, tone: QColor) -> None:
    x, y, w, h = at.x(), at.y(), edge * 0.86, edge * 0.48
    tall = edge * 0.98
    faces = (
        ([(x, y - h), (x + w, y), (x, y + h), (x - w, y)], 0.55, WHITE),
        ([(x - w, y), (x, y + h), (x, y + h + tall), (x - w, y + tall)], 0.12, NIGHT),
        ([(x + w, y), (x, y + h), (x, y + h + tall), (x + w, y + tall)], 0.52, NIGHT),
    )
    painter.setPen(QPen(faded(NIGHT, 0.55), 0.8))
    for points, share, towards in faces:
        painter.setBrush(mix(tone, towards, share))
        painter.drawPath(polygon([(px, py - tall / 2) for px, py in points]))


def capsule(painter: QPainter, rng: Random, hue: QColor) -> None:
    """Something alive in a tank."""
    glow(painter, QPointF(0, 0), 94, hue, 0.45)
    tank = rounded(QRectF(-38, -78, 76, 146), 38)
    painter.setBrush(faded(mix(hue, NIGHT, 0.4), 0.55))
    painter.setPen(QPen(faded(mix(hue, WHITE, 0.6), 0.8), 2))
    painter.drawPath(tank)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.save()
    painter.setClipPath(tank)
    other = QColor.fromHsvF((hue.hsvHueF() + rng.uniform(0.2, 0.5)) % 1, 0.6, 1.0)
    knots = rng.randint(5, 8)
    for number in range(knots):
        share = number / (knots - 1)
        x = 16 * sin(share * pi * 2 + rng.uniform(-0.4, 0.4))
        ball(painter, QPointF(x, 46 - 92 * share), 15 - 9 * abs(share - 0.6), other)
    for _ in range(14):
        at = QPointF(rng.uniform(-32, 32), rng.uniform(-66, 60))
        painter.setBrush(faded(WHITE, rng.uniform(0.15, 0.5)))
        painter.drawEllipse(at, *(rng.uniform(1, 3.4),) * 2)
    shine = QLinearGradient(-38, 0, 38, 0)
    shine.setColorAt(0.1, faded(WHITE, 0.0))
    shine.setColorAt(0.22, faded(WHITE, 0.45))
    shine.setColorAt(0.34, faded(WHITE, 0.0))
    painter.setBrush(shine)
    painter.drawRect(QRectF(-38, -78, 76, 146))
    painter.restore()
    for top in (-88, 64):
        painter.setBrush(across(QRectF(-46, top, 92, 22), hue))
        painter.drawPath(rounded(QRectF(-46, top, 92, 22), 8))
        lamps(painter, [QPointF(x, top + 11) for x in (-26, 0, 26)], hue, 2)
