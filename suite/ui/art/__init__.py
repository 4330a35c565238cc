"""Generated art: planets, nebulae, emblems and covers. The same id always gives the same picture.

    art.paint_planet(painter, rect, "gem-world", "ice", on_ready=self.update)
    pixmap = art.planet("gem-world", "ice", 160)              # a stand-in until it is painted
    pixmap = art.nebula("library", QSize(1280, 800), "#4FC3F7")     # or None
    pixmap = art.cover("rftg", QSize(640, 360), "#4FC3F7")           # or None
    pixmap = art.emblem("mining-robots", "development", 128)

A request returns at once: with the picture, or with a soft stand-in while a worker paints it; then
`on_ready` is called (usually a widget's `update`) and the next request has the picture. Pictures
are kept in memory and on disk. `synchronous(True)` waits instead: for screenshots and tests.

Kinds of planets: terran, ocean, desert, ice, lava, barren, gas, toxic, alien, shattered,
artificial, ringed, twin, moon, and any of the first eleven with `+ring` or `+moon`.
Kinds of emblems: those of `emblems.MOTIFS`: technology, ship, station, city, faction, pilot ...
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRadialGradient

from suite.ui import theme
from suite.ui.art.cache import Cache, Key, Maker, Ready, default_folder
from suite.ui.palette import faded, mix

DISC = 0.86
"""The diameter of a planet without rings, as a share of its picture's side."""

_SIZES = (32, 48, 64, 96, 128, 176, 256, 384, 512)
_STAND_INS = {
    "terran": "#3E6FA8", "ocean": "#2A6FB0", "desert": "#B5804C", "ice": "#9CC4DC",
    "lava": "#B4481C", "barren": "#77716E", "gas": "#C9A184", "toxic": "#9CA03C",
    "alien": "#3F9C8C", "shattered": "#6E5448", "artificial": "#7C8696", "ringed": "#B89C84",
    "twin": "#6C8CA8", "moon": "#77716E",
}  # fmt: skip
"""The tone of a planet that is still being painted."""

_stand_in_keys: set[int] = set()
_cache = Cache(None)
_ready_to_store = False


def planet(
    identity: str,
    kind: str,
    size: int,
    *,
    ratio: float = 1.0,
    on_ready: Ready | None = None,
) -> QPixmap:
    """A planet's picture of about `size` logical pixels: draw it into a rectangle."""
    side = _side(size * ratio)
    seed = seed_of(identity, kind)

    def make() -> QImage:
        from suite.ui.art import planets

        pixels = planets.render(seed, kind, side)
        image = QImage(pixels.tobytes(), side, side, side * 4, QImage.Format.Format_RGBA8888)
        return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)

    found = _get(("planet", identity, kind, str(side)), make, on_ready)
    return found or _stand_in(_STAND_INS[kind.partition("+")[0]], side)


def emblem(
    identity: str,
    kind: str,
    size: int,
    *,
    tint: str = "",
    ratio: float = 1.0,
    on_ready: Ready | None = None,
) -> QPixmap:
    """A station, ship, technology, city or faction; `tint` fixes its colour."""
    side = _side(size * ratio)
    seed = seed_of(identity, kind)

    def make() -> QImage:
        from suite.ui.art import emblems

        return emblems.render(seed, kind, side, tint)

    found = _get(("emblem", identity, kind, tint, str(side)), make, on_ready)
    return found or _stand_in(tint or "#5C6CA0", side)


def nebula(
    identity: str,
    size: QSize,
    tint: str = "#4FC3F7",
    *,
    faint: bool = False,
    night: bool = False,
    on_ready: Ready | None = None,
) -> QPixmap | None:
    """A sky in the light of the theme (`night`: dark in every theme), or None while it is being
    painted. `faint` keeps it low enough in contrast to lie behind text. It has exactly this size,
    so ask for few sizes."""
    light = not theme.current().dark and not night
    seed = seed_of(identity, "nebula")

    def make() -> QImage:
        from suite.ui.art import nebulae

        return nebulae.render(seed, size, tint, light=light, faint=faint)

    key = ("nebula", identity, tint, f"{light} {faint}", f"{size.width()}x{size.height()}")
    return _get(key, make, on_ready)


def cover(
    identity: str,
    size: QSize,
    accent: str,
    *,
    scene: str = "",
    planet: str = "",
    focus: tuple[float, float] = (0.5, 0.5),
    on_ready: Ready | None = None,
) -> QPixmap | None:
    """The picture of a whole game, or None while it is being painted. `scene` and `planet` are
    chosen from the id when they are not given; `focus` is where its heart lies (shares of size)."""
    from suite.ui.art import covers

    wide, high = size.width(), size.height()
    recipe = covers.recipe(seed_of(identity, "cover"), accent, scene, planet, focus)
    key = ("cover", identity, *recipe.words(), f"{wide}x{high}")
    return _get(key, lambda: covers.render(recipe, wide, high), on_ready)


def paint_planet(
    painter: QPainter, rect: QRectF, identity: str, kind: str, on_ready: Ready | None = None
) -> bool:
    """Draw the planet into the square `rect`; False: only its stand-in so far."""
    return _draw(painter, rect, lambda r: planet(identity, kind, r, on_ready=on_ready))


def paint_emblem(
    painter: QPainter,
    rect: QRectF,
    identity: str,
    kind: str,
    tint: str = "",
    on_ready: Ready | None = None,
) -> bool:
    """Draw the emblem into the square `rect`; False: only its stand-in so far."""
    return _draw(painter, rect, lambda r: emblem(identity, kind, r, tint=tint, on_ready=on_ready))


def synchronous(on: bool) -> None:
    """Wait for each picture instead of showing a stand-in."""
    _cache.synchronous = on


def keep_on_disk(folder: Path | None) -> None:
    """Where pictures are kept between runs; None: nowhere. By default the user's cache."""
    global _ready_to_store
    _ready_to_store = True
    _cache.folder = folder


def wait() -> None:
    """Wait until all that was asked for is painted."""
    _cache.wait()


def forget() -> None:
    """Drop the pictures in memory."""
    _cache.clear()


def seed_of(identity: str, kind: str) -> int:
    """The seed that belongs to an id: the same on every machine."""
    return zlib.crc32(f"{kind}/{identity}".encode())


def _get(key: Key, maker: Maker, on_ready: Ready | None) -> QPixmap | None:
    if not _ready_to_store:
        keep_on_disk(default_folder())
    return _cache.get(key, maker, on_ready)


def _side(pixels: float) -> int:
    return next((side for side in _SIZES if side >= pixels), _SIZES[-1])


def _draw(painter: QPainter, rect: QRectF, picture: Callable[[int], QPixmap]) -> bool:
    transform = painter.deviceTransform()
    scale = (transform.m11() ** 2 + transform.m12() ** 2) ** 0.5
    made = picture(round(rect.width() * scale))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(rect, made, QRectF(QRect(0, 0, made.width(), made.height())))
    painter.restore()
    return made.cacheKey() not in _stand_in_keys


@lru_cache(maxsize=64)
def _stand_in(tone: str, side: int) -> QPixmap:
    """A soft ball in the tone of what will be there."""
    made = QPixmap(side, side)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    light = QRadialGradient(QPointF(side * 0.36, side * 0.34), side * 0.66)
    colour = QColor(tone)
    light.setColorAt(0, faded(mix(colour, QColor("#FFFFFF"), 0.25), 0.7))
    light.setColorAt(0.6, faded(mix(colour, QColor("#05070F"), 0.45), 0.7))
    light.setColorAt(1, faded(QColor("#05070F"), 0.6))
    painter.setBrush(light)
    reach = side * DISC / 2
    painter.drawEllipse(QPointF(side / 2, side / 2), reach, reach)
    painter.end()
    _stand_in_keys.add(made.cacheKey())
    return made
