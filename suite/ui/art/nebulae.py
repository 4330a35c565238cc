"""Nebulae: a few veils of cloud at a low resolution, scaled up, with crisp stars on top."""

from __future__ import annotations

from random import Random

import numpy as np
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QRadialGradient

from suite.ui.art.noise import Floats, sample

_COARSE = 360
"""The veils are computed this many pixels wide: they are soft anyway."""


def render(
    seed: int, size: QSize, tint: str, *, light: bool = False, faint: bool = False
) -> QImage:
    """A nebula with the tint as its leading colour; `light` gives a pale morning sky, `faint` one
    that text can lie on."""
    rng = Random(seed)
    wide = min(_COARSE, size.width())
    high = max(2, round(wide * size.height() / size.width()))
    veils = _veils(rng, wide, high, QColor(tint), light, 0.55 if faint else 1.0)
    coarse = QImage(veils.tobytes(), wide, high, wide * 4, QImage.Format.Format_RGBX8888)
    made = coarse.scaled(
        size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    ).convertToFormat(QImage.Format.Format_RGB32)
    if not light:
        _stars(made, rng)
    return made


def _veils(rng: Random, wide: int, high: int, tint: QColor, light: bool, power: float) -> Floats:
    x, y = np.meshgrid(
        np.linspace(0, 0.42, wide, dtype=np.float32),
        np.linspace(0, 0.42 * high / wide, high, dtype=np.float32),
    )
    x, y = x + np.float32(rng.random()), y + np.float32(rng.random())
    warp_x = sample(x * 1.3 + 0.3, y * 1.3) - 0.5
    warp_y = sample(x * 1.3, y * 1.3 + 0.6) - 0.5
    ground = np.array([233, 238, 247] if light else [6, 8, 17], np.float32) / 255
    out = np.zeros((high, wide, 3), np.float32) + ground
    hue = tint.hsvHueF() if tint.hsvHueF() >= 0 else 0.6
    for turn, strength in ((0.0, 1.0), (0.12, 0.8), (-0.14, 0.7), (0.38, 0.45)):
        dx, dy = rng.random(), rng.random()
        cloud = sample(x + warp_x * 0.42 + dx, y + warp_y * 0.42 + dy)
        spread = sample(x * 0.45 + dy, y * 0.45 + dx)
        veil = np.clip((cloud - 0.44) * 2.6, 0, 1) ** 1.5 * np.clip((spread - 0.36) * 4.2, 0, 1)
        colour = QColor.fromHsvF((hue + turn) % 1.0, 0.72, 0.62)
        rgb = np.array([colour.redF(), colour.greenF(), colour.blueF()], np.float32)
        if light:
            out -= veil[..., None] * (1 - rgb) * np.float32(0.30 * strength * power)
        else:
            out += veil[..., None] * rgb * np.float32(1.05 * strength * power)
    dust = np.clip((sample(x * 1.7 + warp_y * 0.5, y * 1.7 + warp_x * 0.5) - 0.52) * 4, 0, 1)
    out *= (1 - dust * (0.03 if light else 0.5))[..., None]
    # A grain finer than the eye sees keeps the slow gradients from showing steps.
    grain = np.random.default_rng(rng.randrange(2**32)).random((high, wide, 1), dtype=np.float32)
    rgba = np.concatenate([out, np.ones((high, wide, 1), np.float32)], 2)
    return (np.clip(rgba, 0, 1) * 254 + grain).astype(np.uint8)


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
