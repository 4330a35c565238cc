"""Covers: the picture of a whole game, composed of a sky, a world and what the game is played with.

A scene is one of `SCENES`. A game may name its scene and planet in the `[cover]` table of its
manifest; else both follow from its id.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPen, QRadialGradient

from suite.ui import theme
from suite.ui.palette import faded, mix
from suite.ui.shapes import regular, rounded

WHITE, NIGHT = QColor("#FFFFFF"), QColor("#05070F")
PLANETS = ("terran", "ocean", "gas", "desert", "ice", "alien", "ringed", "lava", "toxic")


@dataclass(frozen=True, slots=True)
class Recipe:
    """All that a cover depends on, besides its size."""

    seed: int
    accent: str
    scene: str
    planet: str
    focus: tuple[float, float]

    def words(self) -> tuple[str, ...]:
        """The recipe as a part of a key."""
        return str(self.seed), self.accent, self.scene, self.planet, str(self.focus)


def recipe(seed: int, accent: str, scene: str, planet: str, focus: tuple[float, float]) -> Recipe:
    """Fill what the game left open, and what this program does not know, from the seed."""
    rng = Random(seed)
    some_scene, some_planet = rng.choice(tuple(SCENES)), rng.choice(PLANETS)
    return Recipe(
        seed,
        accent,
        scene if scene in SCENES else some_scene,
        planet if planet in PLANETS else some_planet,
        focus,
    )


class Stage:
    """Where a scene is drawn: the painter stands at the focus, and 100 units are half of the
    picture's smaller measure."""

    def __init__(self, painter: QPainter, made: Recipe, unit: float) -> None:
        self.painter, self.unit = painter, unit
        self.recipe, self.rng = made, Random(made.seed ^ 0xC0FE)
        self.accent = QColor(made.accent)

    def planet(self, kind: str, x: float, y: float, reach: float, seed: int = 0) -> None:
        """A planet whose disc has the radius `reach`."""
        from suite.ui.art import planets

        share = planets.RINGED_DISC if kind == "ringed" else planets.DISC
        box = 2 * reach / share
        side = max(24, min(512, round(box * self.unit)))
        pixels = planets.render(self.recipe.seed + seed, kind, side)
        image = QImage(pixels.tobytes(), side, side, side * 4, QImage.Format.Format_RGBA8888)
        self.painter.drawImage(QRectF(x - box / 2, y - box / 2, box, box), image)

    def emblem(self, kind: str, x: float, y: float, reach: float, seed: int, tint: str) -> None:
        """An emblem of about the radius `reach`."""
        from suite.ui.art import emblems

        image = emblems.render(
            self.recipe.seed + seed, kind, max(24, round(2 * reach * self.unit)), tint
        )
        self.painter.drawImage(QRectF(x - reach, y - reach, 2 * reach, 2 * reach), image)

    def glow(self, x: float, y: float, reach: float, colour: QColor, power: float = 1.0) -> None:
        """Light around a point."""
        light = QRadialGradient(QPointF(x, y), reach)
        for stop, share in ((0.0, 0.85), (0.2, 0.42), (0.5, 0.13), (1.0, 0.0)):
            light.setColorAt(stop, faded(colour, share * power))
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(light)
        self.painter.drawEllipse(QPointF(x, y), reach, reach)

    def tint(self, turn: float) -> QColor:
        """The accent with its hue turned: a relative of the game's colour."""
        hue = self.accent.hsvHueF()
        return QColor.fromHsvF((max(0.0, hue) + turn) % 1, 0.55, 1.0)


Scene = Callable[[Stage], None]


def render(made: Recipe, wide: int, high: int) -> QImage:
    """The cover in exactly this size."""
    from suite.ui.art import nebulae

    image = nebulae.render(made.seed, QSize(wide, high), made.accent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(made.focus[0] * wide, made.focus[1] * high)
    # A wide banner shows the scene larger than itself, like a strip of film.
    unit = min(wide, high) / (140 if wide > 3 * high else 200)
    painter.scale(unit, unit)
    SCENES[made.scene](Stage(painter, made, unit))
    painter.end()
    return image


def _world(stage: Stage) -> None:
    """A large planet with its moon before a sun."""
    stage.glow(-88, -66, 120, mix(stage.accent, WHITE, 0.4), 0.8)
    stage.planet(stage.recipe.planet, 14, 8, 62)
    stage.planet("moon", -78, 44, 15, 1)


def _cards(stage: Stage) -> None:
    """A hand of cards before a world, with goods on it."""
    stage.glow(60, -60, 150, stage.accent, 0.5)
    stage.planet(stage.recipe.planet, 66, -14, 74)
    kinds = ("lava", "gas", "alien", "ocean")
    for index, kind in enumerate(kinds):
        stage.painter.save()
        stage.painter.translate(-14 + index * 3, 116)
        stage.painter.rotate(-33 + index * 17)
        _card(stage, kind, index)
        stage.painter.restore()


def _card(stage: Stage, kind: str, index: int) -> None:
    painter, box = stage.painter, QRectF(-31, -164, 62, 86)
    painter.setPen(Qt.PenStyle.NoPen)
    for spread in (5, 3, 1):
        painter.setBrush(faded(NIGHT, 0.22))
        painter.drawPath(rounded(box.adjusted(-spread, -spread + 2, spread, spread + 2), 7))
    plate = QLinearGradient(box.topLeft(), box.bottomRight())
    plate.setColorAt(0, mix(QColor("#232C4C"), stage.tint(index * 0.08), 0.22))
    plate.setColorAt(1, QColor("#0B1022"))
    painter.setBrush(plate)
    painter.setPen(QPen(mix(stage.accent, WHITE, 0.25), 1.4))
    painter.drawPath(rounded(box, 6))
    painter.save()
    painter.setClipPath(rounded(box.adjusted(1, 1, -1, -1), 5))
    stage.planet(kind, 6, -108, 26, 10 + index)
    painter.restore()
    painter.setBrush(QColor("#0A0F20"))
    painter.setPen(QPen(mix(stage.tint(index * 0.21), WHITE, 0.2), 2))
    painter.drawEllipse(QPointF(-20, -152), 7.5, 7.5)
    painter.setPen(QPen(QColor("#FFD978"), 1.6))
    painter.drawPath(regular(QPointF(-20, -134), 6.2, 6))
    numeral = theme.font_px(11, bold=True)
    numeral.setPixelSize(11)
    painter.setFont(numeral)
    painter.setPen(WHITE)
    painter.drawText(QRectF(-28, -160, 16, 16), Qt.AlignmentFlag.AlignCenter, str(6 - index))
    painter.setPen(QPen(faded(WHITE, 0.65), 2.4, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(-8, -154), QPointF(22, -154))
    painter.setPen(QPen(faded(WHITE, 0.35), 2, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(-8, -148), QPointF(12, -148))


def _hexes(stage: Stage) -> None:
    """A galaxy of hexes, seen from above, with worlds in them."""
    stage.glow(0, 0, 150, stage.accent, 0.55)
    painter, size = stage.painter, 34.0
    spots = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]
    spots.sort(key=lambda c: c[1] * 2 + c[0])
    for number, (q, r) in enumerate(spots):
        x, y = size * 1.5 * q, size * 0.866 * (2 * r + q) * 0.92
        far = (q * q + r * r + q * r) ** 0.5
        fade = max(0.12, 1 - far / 4)
        cell = regular(QPointF(x, y), size * 0.95, 6, 0)
        painter.setPen(QPen(faded(mix(stage.accent, WHITE, 0.15), 0.75 * fade), 1.4))
        painter.setBrush(faded(mix(NIGHT, stage.accent, 0.10), 0.62 * fade + 0.1))
        painter.drawPath(cell)
        if (q, r) == (0, 0):
            stage.glow(x, y, 46, QColor("#FFE8B0"), 0.7)
            stage.planet(stage.recipe.planet, x, y, 23)
        elif stage.rng.random() < 0.62 * fade + 0.2:
            kind = stage.rng.choice(("terran", "desert", "ice", "lava", "gas", "barren", "ocean"))
            dx, dy = stage.rng.uniform(-7, 7), stage.rng.uniform(-6, 6)
            painter.setOpacity(min(1.0, fade + 0.25))
            stage.planet(kind, x + dx, y + dy, stage.rng.uniform(9, 14), 20 + number)
            painter.setOpacity(1)
    for q, r, turn in ((1, -1, 0.0), (-1, 1, 0.33), (-1, 0, 0.6)):
        x, y = size * 1.5 * q, size * 0.866 * (2 * r + q) * 0.92
        tint = stage.tint(turn).name()
        stage.emblem("fighter", x + 12, y + 9, 15, 90 + q * 7 + r, tint)


def _alliance(stage: Stage) -> None:
    """The signs of factions in a ring around a world, bound by light."""
    stage.glow(0, 0, 150, stage.accent, 0.6)
    painter, count, wide, high = stage.painter, 7, 98.0, 52.0
    spots = []
    for i in range(count):
        angle = pi / 2 + 2 * pi * i / count
        spots.append((wide * cos(angle), high * sin(angle) + 4, i))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, alpha in ((9, 0.10), (4, 0.22), (1.4, 0.9)):
        painter.setPen(QPen(faded(mix(stage.accent, WHITE, 0.3), alpha), width))
        painter.drawEllipse(QPointF(0, 4), wide, high)
    behind = [spot for spot in spots if spot[1] < 0]
    before = [spot for spot in spots if spot[1] >= 0]
    for x, y, i in sorted(behind, key=lambda s: s[1]):
        stage.emblem("faction", x, y, 24 + y * 0.06, 40 + i, stage.tint(i / count).name())
    stage.planet(stage.recipe.planet, 0, -6, 44)
    painter.setPen(QPen(faded(mix(stage.accent, WHITE, 0.5), 0.85), 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(QRectF(-wide, 4 - high, 2 * wide, 2 * high), 180 * 16, 180 * 16)
    for x, y, i in sorted(before, key=lambda s: s[1]):
        stage.emblem("faction", x, y, 25 + y * 0.10, 40 + i, stage.tint(i / count).name())


def _orbits(stage: Stage) -> None:
    """A small world with marked orbits, rockets on their way and dice."""
    stage.glow(0, 0, 140, stage.accent, 0.5)
    painter = stage.painter
    painter.save()
    painter.rotate(-14)
    rings = ((62, 23), (88, 33), (116, 44))
    for upper in (True, False):
        if not upper:
            stage.planet(stage.recipe.planet, 0, 0, 40)
        for number, (wide, high) in enumerate(rings):
            tone = mix(stage.accent, WHITE, 0.2 + 0.2 * number)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for width, alpha in ((5, 0.12), (1.5, 0.85)):
                pen = QPen(faded(tone, alpha * (0.55 if upper else 1)), width)
                painter.setPen(pen)
                painter.drawArc(
                    QRectF(-wide, -high, 2 * wide, 2 * high), 0 if upper else 180 * 16, 180 * 16
                )
            for mark in range(4 + number):
                angle = (pi if upper else 0) + pi * (mark + 0.5) / (4 + number)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(faded(tone, 0.6 if upper else 1))
                painter.drawEllipse(QPointF(wide * cos(angle), high * sin(angle)), 2.4, 2.4)
    painter.restore()
    stage.emblem("fighter", 78, -38, 26, 61, stage.accent.name())
    stage.emblem("fighter", -70, 24, 21, 64, stage.tint(0.35).name())
    for x, y, turn, side, icon in ((-88, -44, -16, 28, "energy"), (96, 36, 14, 32, "rocket")):
        _die(stage, x, y, turn, side, icon)


def _die(stage: Stage, x: float, y: float, turn: float, side: float, icon: str) -> None:
    from suite.ui.dice_faces import paint_die

    painter = stage.painter
    painter.save()
    painter.translate(x, y)
    painter.rotate(turn)
    stage.glow(0, 0, side * 1.3, stage.accent, 0.35)
    paint_die(painter, QRectF(-side / 2, -side / 2, side, side), icon, stage.accent)
    painter.restore()


def _fleet(stage: Stage) -> None:
    """Ships in formation leave a world."""
    stage.glow(70, -50, 140, stage.accent, 0.6)
    stage.planet(stage.recipe.planet, 58, -22, 66)
    for number, (x, y, reach) in enumerate(
        ((-20, 18, 40), (-76, -18, 24), (-66, 58, 22), (24, 62, 18))
    ):
        stage.emblem("fighter", x, y, reach, 70, stage.tint(0.04 * number).name())


def _station(stage: Stage) -> None:
    """A station over the edge of a world."""
    stage.glow(-60, -60, 130, stage.accent, 0.5)
    stage.planet(stage.recipe.planet, -66, 44, 82)
    stage.emblem("wheel", 40, -16, 62, 71, stage.accent.name())


def _gate(stage: Stage) -> None:
    """A ship before a gate of light."""
    stage.planet(stage.recipe.planet, -84, -34, 34)
    stage.emblem("gate", 24, 0, 92, 72, stage.accent.name())
    stage.emblem("fighter", -44, 40, 26, 73, stage.tint(0.45).name())


SCENES: dict[str, Scene] = {
    "cards": _cards,
    "hexes": _hexes,
    "alliance": _alliance,
    "orbits": _orbits,
    "fleet": _fleet,
    "station": _station,
    "gate": _gate,
    "world": _world,
}
