"""Nebulae: a few veils of cloud at a low resolution, scaled up, with crisp stars on top."""

from __future__ import annotations

from random import Random

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QRadialGradient

from suite.ui.art.noise import Floats, fbm, ridges

_COARSE = 320
"""The veils are computed this many pixels wide: they are soft anyway."""


def render(
    seed: int, size: QSize, tint: str, *, light: bool = False, faint: bool = False
) -> QImage:
    """A nebula with the tint as its leading colour; `light` gives a pale morning sky, `faint` one
    that text can lie on."""
    rng = Random(seed)
    wide = min(_COARSE, size.width())
    high = max(2, round(wide * size.height() / size.width()))
    veils = _veils(rng, wide, high, QColor(tint), light, faint)
    coarse = QImage(veils.tobytes(), wide, high, wide * 4, QImage.Format.Format_RGBX8888)
    made = coarse.scaled(
        size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    ).convertToFormat(QImage.Format.Format_RGB32)
    if not light:
        _stars(made, rng)
    return made


def _veils(
    rng: Random, wide: int, high: int, tint: QColor, light: bool, faint: bool
) -> NDArray[np.uint8]:
    """Glowing gas, folded into itself, with filaments where folds meet and dust before it."""
    p = _points(rng, wide, high)
    fold = np.stack([fbm(p * 1.1, 3), fbm(p * 1.1 + 5.2, 3), p[2] * 0]) - np.float32(0.5)
    fold[2] = 0
    folded = p + fold * np.float32(1.9)
    dense = np.clip((fbm(folded * 1.5, 5) - 0.40) * 2.6, 0, 1)
    thread = np.clip((ridges(folded * 1.15 + 7.3, 4) - 0.52) * 2.4, 0, 1)
    where = 0.2 + 0.8 * np.clip((fbm(p * 0.62 + 3.1, 2) - 0.38) * 3.4, 0, 1)
    glow = where * (0.62 * dense**1.4 + 0.75 * dense * thread**2)
    dust = np.clip((fbm(folded * 2.1 + 17.7, 4) - 0.50) * 4, 0, 1)
    glow *= 1 - dust * 0.6
    if faint:
        glow = 0.36 * glow / (0.36 + glow)  # the brightest gas gives way first
    colour = _colours(p, glow, tint)
    if light:
        out = np.array([233, 238, 247], np.float32) / 255
        out = out - glow[:, None] * (1 - colour) * np.float32(0.42)
    else:
        out = np.array([6, 8, 17], np.float32) / 255
        out = out + glow[:, None] * colour * np.float32(1.25)
    # A grain finer than the eye sees keeps the slow gradients from showing steps.
    grain = np.random.default_rng(rng.randrange(2**32)).random((len(out), 1), dtype=np.float32)
    rgb = (np.clip(out, 0, 1) * 254 + grain).astype(np.uint8)
    rgbx = np.concatenate([rgb, np.full((len(rgb), 1), 255, np.uint8)], 1)
    return np.ascontiguousarray(rgbx.reshape(high, wide, 4))


def _points(rng: Random, wide: int, high: int) -> Floats:
    """A slice through the noise: as many units wide for every size."""
    x, y = np.meshgrid(
        np.linspace(0, 4.6, wide, dtype=np.float32),
        np.linspace(0, 4.6 * high / wide, high, dtype=np.float32),
    )
    at = np.array([[rng.uniform(0, 30)] for _ in range(3)], np.float32)
    return np.stack([x.ravel(), y.ravel(), np.zeros(wide * high, np.float32)]) + at


def _colours(p: Floats, glow: Floats, tint: QColor) -> Floats:
    """From one neighbour of the tint's hue to the other, place by place; hot gas is paler."""
    hue = max(0.0, tint.hsvHueF())
    stops = [QColor.fromHsvF((hue + turn) % 1, 0.68, 0.72) for turn in (-0.07, 0.0, 0.10, 0.2)]
    table = np.array([[c.redF(), c.greenF(), c.blueF()] for c in stops], np.float32)
    place = np.clip((fbm(p * 0.8 + 11.9, 3) - 0.28) * 2.2, 0, 1) * (len(stops) - 1)
    low = np.minimum(place.astype(np.int32), len(stops) - 2)
    share = (place - low)[:, None]
    colour = table[low] * (1 - share) + table[low + 1] * share
    pale = (np.clip(glow - 0.45, 0, 1) * 0.9)[:, None]
    return colour * (1 - pale) + pale


def _stars(image: QImage, rng: Random) -> None:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    w, h = image.width(), image.height()
    for _ in range(w * h // 2600):
        bright = rng.random() ** 3.2
        colour = QColor.fromHsvF(rng.choice((0.58, 0.6, 0.1, 0.06)), rng.random() * 0.28, 1.0)
        colour.setAlphaF(0.16 + 0.74 * bright)
        painter.setBrush(colour)
        radius = 0.45 + 0.75 * bright
        painter.drawEllipse(QPointF(rng.random() * w, rng.random() * h), radius, radius)
    for _ in range(max(3, w * h // 120_000)):
        _bright_star(painter, QPointF(rng.random() * w, rng.random() * h), rng)
    painter.end()


def _bright_star(painter: QPainter, at: QPointF, rng: Random) -> None:
    reach = rng.uniform(5, 12)
    halo = QRadialGradient(at, reach)
    tone = QColor.fromHsvF(rng.choice((0.58, 0.62, 0.08)), 0.35, 1.0)
    for stop, alpha in ((0.0, 0.85), (0.12, 0.42), (0.4, 0.10), (1.0, 0.0)):
        tone.setAlphaF(alpha)
        halo.setColorAt(stop, tone)
    painter.setBrush(halo)
    painter.drawEllipse(at, reach, reach)
    for long, thin in ((reach * 1.5, 0.5), (0.5, reach * 1.5)):
        painter.drawEllipse(at, long, thin)
