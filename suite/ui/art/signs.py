"""Emblems of people and places: cities, relics, the crests of factions, pilots."""

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

from suite.ui.art.brush import NIGHT, WHITE, across, ball, glow, lamps, metal
from suite.ui.palette import faded, mix
from suite.ui.shapes import polygon, regular, rounded, star


def city(painter: QPainter, rng: Random, hue: QColor) -> None:
    """Towers under a dome, with lit windows."""
    glow(painter, QPointF(0, 30), 98, hue, 0.55)
    dome = QPainterPath()
    dome.arcMoveTo(QRectF(-88, -88, 176, 296), 0)
    dome.arcTo(QRectF(-88, -88, 176, 296), 0, 180)
    haze = QLinearGradient(0, -88, 0, 62)
    haze.setColorAt(0, faded(hue, 0.05))
    haze.setColorAt(1, faded(mix(hue, WHITE, 0.3), 0.42))
    painter.fillPath(dome, haze)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.save()
    painter.setClipPath(dome)
    for tower in _skyline(rng, 52, 0.86):
        painter.setBrush(faded(mix(hue, NIGHT, 0.5), 0.75))
        painter.drawRect(tower)
    lit = mix(QColor("#FFE2A0"), hue, 0.2)
    for tower in _skyline(rng, 30, 0.62):
        _tower(painter, rng, tower, hue, lit)
    painter.fillPath(dome, faded(hue, 0.2))
    painter.restore()
    painter.setBrush(across(QRectF(-88, 58, 176, 22), hue, upright=False))
    painter.drawPath(polygon([(-88, 60), (88, 60), (68, 79), (-68, 79)]))
    lamps(painter, [QPointF(x, 66) for x in range(-70, 71, 20)], lit, 1.8)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(mix(hue, WHITE, 0.5), 0.75), 1.8))
    painter.drawPath(dome)
    painter.setPen(QPen(faded(WHITE, 0.4), 4, c=Qt.PenCapStyle.RoundCap))
    painter.drawArc(QRectF(-76, -74, 152, 270), 118 * 16, 26 * 16)


def _skyline(rng: Random, low: float, share: float) -> list[QRectF]:
    """Towers from left to right, the tallest in the middle; their feet stand at 60."""
    x, towers = -76.0, []
    while x < 62:
        wide = rng.uniform(12, 21)
        tall = rng.uniform(low, low + 34) + 62 * share * (1 - abs(x + wide / 2) / 84)
        towers.append(QRectF(x, 60 - tall, wide, tall))
        x += wide + rng.uniform(-2, 5)
    return towers


def _tower(painter: QPainter, rng: Random, box: QRectF, hue: QColor, lit: QColor) -> None:
    painter.setBrush(across(box, mix(hue, QColor("#AEB8CC"), rng.uniform(0, 0.6))))
    match rng.randrange(4):
        case 0:
            painter.setPen(QPen(faded(WHITE, 0.6), 1.4))
            painter.drawLine(box.center() - QPointF(0, box.height() / 2 + 12), box.center())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawPath(rounded(box, 3))
            lamps(painter, [QPointF(box.center().x(), box.top() - 12)], QColor("#FF7A7A"), 1.6)
        case 1:
            slope = rng.choice((7, 12))
            roof = [(box.left(), box.top() + slope), (box.right(), box.top())]
            painter.drawPath(polygon([*roof, (box.right(), 60), (box.left(), 60)]))
        case 2:
            painter.drawEllipse(QPointF(box.center().x(), box.top()), box.width() / 2, 7)
            painter.drawRect(box)
        case _:
            painter.drawPath(rounded(box, 2))
    y = box.top() + 14
    while y < 54:
        for column in range(int(box.width() // 5)):
            if rng.random() < 0.5:
                painter.setBrush(faded(lit, rng.uniform(0.6, 1)))
                painter.drawRect(QRectF(box.left() + 2.4 + column * 5, y, 2.2, 3))
        y += 6.5


def crest(painter: QPainter, rng: Random, hue: QColor) -> None:
    """A faction's sign: a symmetric device on a dark disc."""
    other = QColor.fromHsvF((hue.hsvHueF() + rng.choice((0.08, 0.45, 0.55))) % 1, 0.5, 1.0)
    glow(painter, QPointF(0, 0), 99, hue, 0.35)
    field = QRadialGradient(QPointF(-24, -28), 120)
    field.setColorAt(0, mix(QColor("#2A3454"), hue, 0.25))
    field.setColorAt(1, QColor("#070A16"))
    frame = rng.choice((0, 6, 8))
    outline = QPainterPath()
    outline.addEllipse(QPointF(0, 0), 82, 82)
    if frame:
        outline = regular(QPointF(0, 0), 86, frame, -90 if frame == 6 else 22.5)
    painter.setBrush(field)
    painter.setPen(QPen(QBrush(metal(-86, 86, hue)), 6))
    painter.drawPath(outline)
    painter.setPen(Qt.PenStyle.NoPen)
    fold = rng.choice((3, 4, 5, 6, 8))
    blade = _blade(rng)
    for i in range(fold):
        painter.save()
        painter.rotate(360 / fold * i)
        fill = QLinearGradient(0, -70, 0, 0)
        fill.setColorAt(0, mix(hue, QColor("#FFFFFF"), 0.5))
        fill.setColorAt(1, mix(hue, QColor("#0A0F20"), 0.35))
        painter.setBrush(fill)
        painter.drawPath(blade)
        painter.restore()
    painter.setBrush(QColor("#0A0F20"))
    painter.setPen(QPen(other, 3))
    heart = rng.randrange(3)
    middle = QPainterPath()
    middle.addEllipse(QPointF(0, 0), 17, 17)
    painter.drawPath((middle, regular(QPointF(0, 0), 20, 6), star(QPointF(0, 0), 22, 4))[heart])
    glow(painter, QPointF(0, 0), 12, other, 1.0)


def _blade(rng: Random) -> QPainterPath:
    reach, wide = rng.uniform(58, 70), rng.uniform(9, 19)
    match rng.randrange(4):
        case 0:
            return polygon([(0, -reach), (wide, -reach * 0.5), (0, -16), (-wide, -reach * 0.5)])
        case 1:
            path = QPainterPath(QPointF(0, -reach))
            path.quadTo(wide * 2.4, -reach * 0.5, 0, -14)
            path.quadTo(wide * 0.4, -reach * 0.45, 0, -reach)
            return path
        case 2:
            outer = rounded(QRectF(-wide * 0.55, -reach, wide * 1.1, reach - 20), wide * 0.5)
            return outer.united(regular(QPointF(0, -reach + 6), wide, 4))
        case _:
            path = QPainterPath()
            path.addEllipse(QPointF(0, -reach * 0.64), wide, reach * 0.34)
            hole = QPainterPath()
            hole.addEllipse(QPointF(0, -reach * 0.72), wide * 0.5, reach * 0.16)
            return path.subtracted(hole)


def relic(painter: QPainter, rng: Random, hue: QColor) -> None:
    """A thing of the ancients: a floating stone with burning letters."""
    glow(painter, QPointF(0, 0), 96, hue, 0.5)
    corners = rng.choice((4, 5, 6))
    wide, tall = rng.uniform(30, 42), rng.uniform(72, 84)
    left, right = [(0.0, -tall)], [(0.0, -tall)]
    for number in range(1, corners):
        y = -tall + 2 * tall * number / corners
        reach = wide * sin(pi * number / corners) * rng.uniform(0.85, 1.15)
        left.append((-reach, y))
        right.append((reach, y))
    left.append((0.0, tall))
    right.append((0.0, tall))
    stone = mix(QColor("#3A4560"), hue, 0.18)
    for points, share in ((left, 0.0), (right, 0.5)):
        fill = QLinearGradient(0, -tall, 0, tall)
        fill.setColorAt(0, mix(mix(stone, WHITE, 0.3), NIGHT, share))
        fill.setColorAt(1, mix(stone, NIGHT, 0.35 + share * 0.5))
        painter.setBrush(fill)
        painter.drawPath(polygon(points))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for row in range(5):
        y = -tall * 0.55 + row * tall * 0.27
        glyph = QPainterPath(QPointF(-10, y))
        for _ in range(3):
            glyph.lineTo(rng.uniform(-13, 13), y + rng.uniform(-7, 7))
        for width, alpha in ((5, 0.25), (1.8, 1.0)):
            painter.setPen(QPen(faded(mix(hue, WHITE, 0.3), alpha), width))
            painter.drawPath(glyph)
    painter.setPen(QPen(faded(mix(hue, WHITE, 0.4), 0.7), 1.6))
    painter.drawEllipse(QPointF(0, 8), 84, 22)
    for number in range(3):
        a = rng.uniform(0, 2 * pi) + number
        ball(painter, QPointF(84 * cos(a), 8 + 22 * sin(a)), rng.uniform(3, 6), stone)


def pilot(painter: QPainter, rng: Random, hue: QColor) -> None:
    """A helmet with the stars in its visor."""
    other = QColor.fromHsvF((hue.hsvHueF() + rng.choice((0.33, 0.5, 0.6))) % 1, 0.55, 1.0)
    glow(painter, QPointF(0, 0), 98, hue, 0.35)
    painter.setBrush(across(QRectF(-70, 40, 140, 60), mix(hue, NIGHT, 0.35)))
    shoulders = QPainterPath(QPointF(-82, 96))
    shoulders.cubicTo(-76, 52, -44, 46, -26, 42)
    shoulders.lineTo(26, 42)
    shoulders.cubicTo(44, 46, 76, 52, 82, 96)
    shoulders.closeSubpath()
    painter.drawPath(shoulders)
    painter.setBrush(metal(30, 62, hue))
    painter.drawPath(rounded(QRectF(-34, 36, 68, 18), 9))
    shell = QRadialGradient(QPointF(-22, -46), 110)
    shell.setColorAt(0, mix(hue, WHITE, 0.85))
    shell.setColorAt(0.5, mix(hue, QColor("#AEB8CC"), 0.55))
    shell.setColorAt(1, mix(hue, NIGHT, 0.72))
    painter.setBrush(shell)
    painter.drawEllipse(QPointF(0, -18), 60, 62)
    _helmet_marks(painter, rng, other)
    visor = QPainterPath(QPointF(-44, -30))
    visor.cubicTo(-34, -50, 34, -50, 44, -30)
    visor.cubicTo(50, 2, 36, 24, 0, 27)
    visor.cubicTo(-36, 24, -50, 2, -44, -30)
    glass = QLinearGradient(-40, -46, 40, 26)
    glass.setColorAt(0, mix(other, QColor("#0A1430"), 0.25))
    glass.setColorAt(0.5, QColor("#0B1230"))
    glass.setColorAt(1, mix(hue, QColor("#0A1430"), 0.45))
    painter.setBrush(glass)
    painter.setPen(QPen(QBrush(metal(-46, 30, hue)), 4.5))
    painter.drawPath(visor)
    painter.save()
    painter.setClipPath(visor)
    painter.setPen(Qt.PenStyle.NoPen)
    ball(painter, QPointF(rng.uniform(8, 26), rng.uniform(2, 22)), rng.uniform(12, 22), other)
    lamps(
        painter, [QPointF(rng.uniform(-40, 40), rng.uniform(-40, 22)) for _ in range(9)], WHITE, 1
    )
    painter.setBrush(faded(WHITE, 0.22))
    painter.drawPath(polygon([(-40, -46), (-14, -46), (-34, 26), (-58, 20)]))
    painter.restore()
    for side in (-1, 1):
        painter.setBrush(metal(-30, 6, hue))
        painter.drawPath(rounded(QRectF(side * 60 - 7, -30, 14, 32), 6))
        lamps(painter, [QPointF(side * 60, -14)], other, 2.4)


def _helmet_marks(painter: QPainter, rng: Random, tone: QColor) -> None:
    """What each pilot has on the helmet: a stripe, two, or a star."""
    painter.setBrush(faded(tone, 0.9))
    match rng.randrange(4):
        case 0:
            painter.drawPath(polygon([(-8, -80), (8, -80), (10, -44), (-10, -44)]))
        case 1:
            for x in (-14, 14):
                painter.drawPath(polygon([(x - 4, -78), (x + 4, -78), (x + 5, -44), (x - 5, -44)]))
        case 2:
            painter.drawPath(star(QPointF(0, -61), 12))
        case _:
            painter.drawPath(regular(QPointF(0, -61), 11, 6))


def market(painter: QPainter, rng: Random, hue: QColor) -> None:
    """Stacks of coins with a hologram above them."""
    glow(painter, QPointF(0, -10), 96, hue, 0.45)
    gold = mix(QColor("#E8B94A"), hue, rng.uniform(0.0, 0.35))
    for x, count in ((-46, rng.randint(3, 5)), (46, rng.randint(2, 5)), (0, rng.randint(5, 8))):
        for number in range(count):
            y = 70 - number * 11 + (8 if x == 0 else 0)
            painter.setPen(QPen(mix(gold, NIGHT, 0.55), 1))
            painter.setBrush(across(QRectF(x - 30, y, 60, 10), gold))
            painter.drawPath(rounded(QRectF(x - 29, y - 2, 58, 12), 6))
            painter.setBrush(mix(gold, WHITE, 0.35))
            painter.drawEllipse(QPointF(x, y - 2), 29, 7)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    beat = QPainterPath(QPointF(-72, -28))
    for number in range(1, 9):
        beat.lineTo(-72 + number * 18, -30 - number * 4 + rng.uniform(-18, 14))
    for width, alpha in ((8, 0.18), (2.6, 0.95)):
        painter.setPen(QPen(faded(mix(hue, WHITE, 0.3), alpha), width))
        painter.drawPath(beat)
    painter.setPen(QPen(faded(hue, 0.35), 1))
    for y in (-78, -54, -30, -6):
        painter.drawLine(QPointF(-78, y), QPointF(78, y))
