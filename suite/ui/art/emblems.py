"""Emblems: stations, ships, technologies, cities and factions, drawn with a painter from a seed.

They glow as the planets do, so that a card without a planet looks as if from the same hand.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from suite.ui.palette import faded, mix
from suite.ui.shapes import polygon, regular, rounded, star

Motif = Callable[[QPainter, Random, QColor], None]


def render(seed: int, kind: str, size: int, tint: str = "") -> QImage:
    """The emblem on a transparent ground. Motifs draw on a field from -100 to 100."""
    rng = Random(seed)
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(size / 2, size / 2)
    painter.scale(size / 200, size / 200)
    painter.setPen(Qt.PenStyle.NoPen)
    hue = QColor(tint) if tint else QColor.fromHsvF(rng.random(), rng.uniform(0.45, 0.7), 1.0)
    motifs = MOTIFS[kind]
    motifs[rng.randrange(len(motifs))](painter, rng, hue)
    painter.end()
    return image


def _glow(painter: QPainter, at: QPointF, reach: float, colour: QColor, power: float = 1.0) -> None:
    light = QRadialGradient(at, reach)
    for stop, share in ((0.0, 0.9), (0.16, 0.5), (0.45, 0.16), (1.0, 0.0)):
        light.setColorAt(stop, faded(colour, share * power))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(at, reach, reach)


def _metal(top: float, bottom: float, tone: QColor, bright: float = 1.0) -> QLinearGradient:
    base = mix(QColor("#8C97AC"), tone, 0.22)
    made = QLinearGradient(-40, top, 30, bottom)
    made.setColorAt(0.0, mix(base, QColor("#FFFFFF"), 0.55 * bright))
    made.setColorAt(0.35, base)
    made.setColorAt(0.75, mix(base, QColor("#05070F"), 0.55))
    made.setColorAt(1.0, mix(base, QColor("#05070F"), 0.8))
    return made


def _lamps(painter: QPainter, points: list[QPointF], colour: QColor, size: float = 1.6) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for at in points:
        painter.setBrush(faded(colour, 0.25))
        painter.drawEllipse(at, size * 2.1, size * 2.1)
        painter.setBrush(mix(colour, QColor("#FFFFFF"), 0.6))
        painter.drawEllipse(at, size * 0.8, size * 0.8)


def _orbits(painter: QPainter, rng: Random, hue: QColor) -> None:
    """A core with electrons: an invention."""
    _glow(painter, QPointF(0, 0), 92, hue, 0.55)
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
        _glow(painter, QPointF(78 * cos(angle), 78 * flat * sin(angle)), 15, hue)
        painter.restore()
    _glow(painter, QPointF(0, 0), 34, QColor("#FFFFFF"), 0.9)
    core = regular(QPointF(0, 0), 17, rng.choice((4, 6, 8)), rng.uniform(0, 90))
    painter.setBrush(_metal(-17, 17, hue))
    painter.drawPath(core)


def _crystal(painter: QPainter, rng: Random, hue: QColor) -> None:
    """A cluster of lit crystals."""
    _glow(painter, QPointF(0, 10), 96, hue, 0.5)
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
    _glow(painter, QPointF(0, 58), 40, hue, 0.8)


def _circuit(painter: QPainter, rng: Random, hue: QColor) -> None:
    """A rosette of conductors around a chip."""
    _glow(painter, QPointF(0, 0), 94, hue, 0.4)
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
        _lamps(painter, [QPointF(82, side * (second - first) * 0.55)], hue, 3.2)
        painter.restore()
    painter.setBrush(_metal(-26, 26, hue))
    painter.setPen(QPen(faded(QColor("#FFFFFF"), 0.55), 1.4))
    painter.drawPath(regular(QPointF(0, 0), 29, rng.choice((4, 6, 8)), rng.choice((0, 22.5, 45))))
    _glow(painter, QPointF(0, 0), 22, hue, 1.0)
    _glow(painter, QPointF(0, 0), 10, QColor("#FFFFFF"), 1.0)


def _lens(painter: QPainter, rng: Random, hue: QColor) -> None:
    """A gate or a singularity: bright rings seen aslant."""
    painter.rotate(rng.uniform(-32, 32))
    other = QColor.fromHsvF((hue.hsvHueF() + rng.uniform(0.08, 0.2)) % 1, 0.6, 1.0)
    _glow(painter, QPointF(0, 0), 98, hue, 0.4)
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
    _lamps(painter, [QPointF(rng.uniform(-90, 90), rng.uniform(-50, 50)) for _ in range(14)], other)


def _helix(painter: QPainter, rng: Random, hue: QColor) -> None:
    """Two strands that wind around each other: life."""
    painter.rotate(rng.uniform(-35, 35))
    _glow(painter, QPointF(0, 0), 94, hue, 0.4)
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


def _station(painter: QPainter, rng: Random, hue: QColor) -> None:
    """A wheel in space with spokes, a hub and solar wings."""
    painter.rotate(rng.uniform(-24, 24))
    _glow(painter, QPointF(0, 0), 98, hue, 0.28)
    flat, reach = rng.uniform(0.34, 0.5), rng.uniform(58, 68)
    for side in (-1, 1):
        for row in range(rng.choice((1, 2))):
            wing = QRectF(side * 96 - (36 if side > 0 else 0), -20 + row * 22, 36, 17)
            _panels(painter, wing, hue)
    painter.setBrush(_metal(-5, 5, hue))
    painter.drawRect(QRectF(-92, -2.5, 184, 5))
    wheel = QPainterPath()
    wheel.addEllipse(QPointF(0, 0), reach, reach * flat)
    wheel.addEllipse(QPointF(0, 0), reach - 12, reach * flat - 12 * flat)
    below = wheel.translated(0, 9)
    painter.setBrush(QColor("#161C2C"))
    painter.drawPath(below)
    spokes = rng.choice((3, 4, 6))
    painter.setPen(QPen(QBrush(_metal(-30, 30, hue)), 6))
    for i in range(spokes):
        a = 2 * pi * i / spokes + 0.4
        painter.drawLine(QPointF(0, 0), QPointF((reach - 6) * cos(a), (reach - 6) * flat * sin(a)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_metal(-reach * flat, reach * flat, hue))
    painter.drawPath(wheel)
    lamps = [2 * pi * i / 26 for i in range(26)]
    ring = reach - 5.5
    _lamps(painter, [QPointF(ring * cos(a), ring * flat * sin(a) + 1) for a in lamps], hue, 1.5)
    _hub(painter, rng, hue)


def _hub(painter: QPainter, rng: Random, hue: QColor) -> None:
    tall = rng.uniform(34, 54)
    painter.setBrush(_metal(-tall, tall, hue))
    painter.drawPath(rounded(QRectF(-8, -tall, 16, tall * 2), 7))
    painter.drawPath(rounded(QRectF(-15, -13, 30, 26), 9))
    painter.setPen(QPen(faded(QColor("#FFFFFF"), 0.5), 1.2))
    painter.drawLine(QPointF(0, -tall), QPointF(0, -tall - 22))
    painter.setPen(Qt.PenStyle.NoPen)
    _lamps(painter, [QPointF(0, -tall - 22)], QColor("#FF6A6A"), 2.4)
    _lamps(painter, [QPointF(x, 0) for x in (-8, 0, 8)], hue, 1.8)


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


def _ship(painter: QPainter, rng: Random, hue: QColor) -> None:
    """A ship under way, seen from above."""
    painter.rotate(rng.uniform(28, 58))
    tail = rng.uniform(52, 64)
    engines = rng.choice((1, 2, 3))
    for i in range(engines):
        x = (i - (engines - 1) / 2) * 17
        painter.save()
        painter.translate(x, tail)
        painter.scale(0.30, 1.0)
        _glow(painter, QPointF(0, 8), 44, mix(hue, QColor("#6FD0FF"), 0.5), 1.0)
        _glow(painter, QPointF(0, 2), 20, QColor("#FFFFFF"), 1.0)
        painter.restore()
    span, sweep = rng.uniform(40, 76), rng.uniform(8, 52)
    for side in (-1, 1):
        wing = [(8, -18), (span, sweep), (span + 2, sweep + 18), (14, tail - 8)]
        painter.setBrush(_metal(-40, 80, hue, 0.8 if side < 0 else 0.2))
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
            painter.setBrush(_metal(-20, 40, hue))
            painter.drawPath(rounded(QRectF(side * span - 4, sweep - 26, 8, 46), 4))
    nose, waist = rng.uniform(76, 90), rng.uniform(15, 24)
    hull = QPainterPath(QPointF(0, -nose))
    hull.cubicTo(waist * 0.9, -nose * 0.55, waist, -10, waist * 0.9, tail - 12)
    hull.lineTo(waist * 0.5, tail)
    hull.lineTo(-waist * 0.5, tail)
    hull.lineTo(-waist * 0.9, tail - 12)
    hull.cubicTo(-waist, -10, -waist * 0.9, -nose * 0.55, 0, -nose)
    across = QLinearGradient(-waist, 0, waist, 0)
    base = mix(QColor("#98A3B8"), hue, 0.2)
    across.setColorAt(0, mix(base, QColor("#FFFFFF"), 0.45))
    across.setColorAt(0.45, base)
    across.setColorAt(1, mix(base, QColor("#05070F"), 0.72))
    painter.setBrush(across)
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
    _lamps(painter, [QPointF(0, y) for y in (-4.0, 10.0, 24.0)], hue, 1.6)


def _city(painter: QPainter, rng: Random, hue: QColor) -> None:
    """Towers under a dome, with lit windows."""
    _glow(painter, QPointF(0, 40), 98, hue, 0.5)
    x = -74.0
    towers = []
    while x < 66:
        wide = rng.uniform(11, 22)
        tall = rng.uniform(30, 72) + 56 * (1 - abs(x + wide / 2) / 80)
        towers.append(QRectF(x, 62 - tall, wide, tall))
        x += wide + rng.uniform(-3, 4)
    rng.shuffle(towers)
    for depth, tower in enumerate(towers):
        fill = QLinearGradient(tower.left(), 0, tower.right(), 0)
        near = depth / len(towers)
        fill.setColorAt(
            0, mix(mix(QColor("#7E8BAA"), hue, 0.3), QColor("#0A1024"), 0.65 - 0.4 * near)
        )
        fill.setColorAt(1, mix(QColor("#1A2238"), hue, 0.10))
        painter.setBrush(fill)
        top = rng.choice((0, 0, 6, 12))
        box = [(tower.left(), tower.top() + top), (tower.right(), tower.top())]
        painter.drawPath(polygon([*box, (tower.right(), 62), (tower.left(), 62)]))
        y = tower.top() + 17
        while y < 56:
            for column in range(int(tower.width() // 5)):
                if rng.random() < 0.45:
                    painter.setBrush(faded(mix(QColor("#FFE2A0"), hue, 0.25), rng.uniform(0.5, 1)))
                    painter.drawRect(QRectF(tower.left() + 2.4 + column * 5, y, 2, 2.6))
            y += 6
    base = QLinearGradient(0, 58, 0, 84)
    base.setColorAt(0, mix(QColor("#6A7690"), hue, 0.3))
    base.setColorAt(1, QColor("#0A0F20"))
    painter.setBrush(base)
    painter.drawPath(polygon([(-88, 60), (88, 60), (66, 78), (-66, 78)]))
    dome = QPainterPath()
    dome.arcMoveTo(QRectF(-88, -84, 176, 290), 0)
    dome.arcTo(QRectF(-88, -84, 176, 290), 0, 180)
    painter.setBrush(faded(hue, 0.07))
    painter.setPen(QPen(faded(mix(hue, QColor("#FFFFFF"), 0.5), 0.65), 1.6))
    painter.drawPath(dome)


def _crest(painter: QPainter, rng: Random, hue: QColor) -> None:
    """A faction's sign: a symmetric device on a dark disc."""
    other = QColor.fromHsvF((hue.hsvHueF() + rng.choice((0.08, 0.45, 0.55))) % 1, 0.5, 1.0)
    _glow(painter, QPointF(0, 0), 99, hue, 0.35)
    field = QRadialGradient(QPointF(-24, -28), 120)
    field.setColorAt(0, mix(QColor("#2A3454"), hue, 0.25))
    field.setColorAt(1, QColor("#070A16"))
    frame = rng.choice((0, 6, 8))
    outline = QPainterPath()
    outline.addEllipse(QPointF(0, 0), 82, 82)
    if frame:
        outline = regular(QPointF(0, 0), 86, frame, -90 if frame == 6 else 22.5)
    painter.setBrush(field)
    painter.setPen(QPen(QBrush(_metal(-86, 86, hue)), 6))
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
    _glow(painter, QPointF(0, 0), 12, other, 1.0)


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


MOTIFS: dict[str, tuple[Motif, ...]] = {
    "technology": (_orbits, _crystal, _circuit, _lens, _helix),
    "station": (_station,),
    "ship": (_ship,),
    "city": (_city,),
    "faction": (_crest,),
    "gate": (_lens,),
    "development": (_orbits, _crystal, _circuit, _lens, _helix, _station, _ship, _city),
}
"""What each kind of emblem may show."""
