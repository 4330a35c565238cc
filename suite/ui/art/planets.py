"""Planets: a lit globe with air around it, perhaps with rings, a moon, a twin, or broken.

`render(seed, kind, size)` gives an RGBA array. A kind is one of `kinds.KINDS`, `ringed`, `twin` or
`moon`, or a kind with `+ring` or `+moon` behind it.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from suite.ui.art import surface
from suite.ui.art.kinds import KINDS, RINGED_BASES, TWIN_BASES, Kind
from suite.ui.art.noise import Floats, noise3
from suite.ui.art.surface import LIGHT, shifted

DISC = 0.86
"""The diameter of a planet without rings, as a share of its picture's side."""
RINGED_DISC = 0.52
"""The same for a planet with rings."""


def render(seed: int, kind: str, size: int) -> NDArray[np.uint8]:
    """The planet's picture: `size` × `size` × RGBA, colours not multiplied by alpha."""
    rng = np.random.default_rng(seed)
    base, _, extra = kind.partition("+")
    if base == "ringed":
        base, extra = str(rng.choice(RINGED_BASES)), "ring"
    elif base == "twin":
        base, extra = str(rng.choice(TWIN_BASES)), "twin"
    elif base == "moon":
        base = "barren"
    canvas = _Canvas(size)
    match extra:
        case "ring":
            _with_ring(canvas, rng, KINDS[base])
        case "twin" | "moon":
            _with_companion(canvas, rng, KINDS[base], twin=extra == "twin")
        case _ if base == "shattered":
            _shattered(canvas, rng, KINDS[base])
        case _:
            _globe(canvas, rng, KINDS[base], DISC)
    return canvas.bytes()


class _Canvas:
    """Layers are laid one over the other in premultiplied floats; the middle is (0, 0), the edges
    are at 1."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.rgb = np.zeros((size, size, 3), np.float32)
        self.alpha = np.zeros((size, size), np.float32)
        self.line = (np.arange(size, dtype=np.float32) + 0.5) / size * 2 - 1
        self.x, self.y = np.meshgrid(self.line, self.line)

    def over(self, rgb: Floats, alpha: Floats, part: tuple[slice, slice] | None = None) -> None:
        """Lay colours over the picture, or over a part of it."""
        at = part or (slice(None), slice(None))
        alpha = alpha.astype(np.float32)
        self.rgb[at] = rgb * alpha[..., None] + self.rgb[at] * (1 - alpha[..., None])
        self.alpha[at] = alpha + self.alpha[at] * (1 - alpha)

    def around(self, x: float, y: float, reach: float) -> tuple[slice, slice]:
        """The part of the picture within `reach` of a point."""
        rows = np.searchsorted(self.line, (y - reach, y + reach))
        columns = np.searchsorted(self.line, (x - reach, x + reach))
        return slice(*rows), slice(*columns)

    def bytes(self) -> NDArray[np.uint8]:
        straight = self.rgb / np.maximum(self.alpha, 1e-4)[..., None]
        rgba = np.dstack([np.clip(straight, 0, 1), np.clip(self.alpha, 0, 1)])
        return np.ascontiguousarray((rgba * 255 + 0.5).astype(np.uint8))


def _globe(
    canvas: _Canvas,
    rng: np.random.Generator,
    kind: Kind,
    radius: float,
    at: tuple[float, float] = (0.0, 0.0),
    break_side: Floats | None = None,
) -> None:
    x, y = (canvas.x - at[0]) / radius, (canvas.y - at[1]) / radius
    d = np.sqrt(x * x + y * y)
    pixel = 2 / (canvas.size * radius)
    inside = d < 1 + pixel
    px, py = x[inside], y[inside]
    n = np.stack([px, py, np.sqrt(1 - np.minimum(px * px + py * py, 0.9999))])
    colour, missing = surface.paint(n, kind, rng, break_side)
    disc = np.clip((1 - d) / pixel + 0.5, 0, 1)
    towards = np.clip((-x * 0.56 - y * 0.58) * 0.9 + 0.45, 0, 1)
    halo = np.exp(-np.clip(d - 1, 0, 9) * 20) * towards * min(0.55, kind.thick * 0.6)
    halo *= (d >= 1 - pixel) * (0.4 if break_side is not None else 1.0)
    fade = np.clip((1 - np.maximum(abs(canvas.x), abs(canvas.y))) / radius * 12, 0, 1)
    air = np.array(kind.air, np.float32) / 255
    canvas.over(np.broadcast_to(air, (*x.shape, 3)), halo * fade * (1 - disc))
    rgb = np.zeros((*x.shape, 3), np.float32)
    rgb[inside] = colour
    disc[inside] *= 1 - missing
    canvas.over(rgb, disc)


def _with_companion(canvas: _Canvas, rng: np.random.Generator, kind: Kind, *, twin: bool) -> None:
    """A smaller world beside the planet: a twin of another kind, or a moon."""
    side = 1 if rng.random() < 0.5 else -1
    _globe(canvas, rng, kind, 0.62 if twin else 0.74, (-0.24 * side, 0.18))
    other = KINDS[str(rng.choice(TWIN_BASES))] if twin else KINDS["barren"]
    _globe(canvas, rng, other, 0.40 if twin else 0.22, (0.56 * side, -0.52))


def _shattered(canvas: _Canvas, rng: np.random.Generator, kind: Kind) -> None:
    """A piece of the world has been torn off and drifts away."""
    angle = rng.uniform(-0.5, 1.9)
    side = np.array([0.85 * np.cos(angle), 0.85 * np.sin(angle), 0.53], np.float32)
    _globe(canvas, rng, kind, DISC, break_side=side)
    for _ in range(30):
        reach = rng.uniform(0.62, 1.08)
        towards = angle + rng.normal() * 0.42
        big = float(rng.uniform(0.012, 0.07) * (1.25 - reach * 0.7))
        at = np.cos(towards) * reach * DISC, np.sin(towards) * reach * DISC
        _rock(canvas, rng, kind, at, big)


def _rock(
    canvas: _Canvas,
    rng: np.random.Generator,
    kind: Kind,
    at: tuple[float, float],
    big: float,
) -> None:
    part = canvas.around(*at, big * 2)
    x, y = canvas.x[part] - at[0], canvas.y[part] - at[1]
    if not x.size:
        return
    p = np.stack([x.ravel(), y.ravel(), x.ravel() * 0]) / big
    bulge = noise3(p * np.float32(0.9) + np.float32(rng.uniform(0, 20))) * 0.7 + 0.55
    r = np.sqrt(x * x + y * y) / big / bulge.reshape(x.shape)
    shade = np.clip(0.55 - (x * 0.56 + y * 0.58) / big * 0.75, 0.08, 1.1)
    tone = np.array(kind.ramp[2][1], np.float32) / 255 * rng.uniform(0.8, 1.25)
    canvas.over(shade[..., None] * tone, np.clip((1 - r) * big * canvas.size / 2, 0, 1), part)


def _with_ring(canvas: _Canvas, rng: np.random.Generator, kind: Kind) -> None:
    """A globe between the far and the near half of its rings, which also throw a shadow."""
    flat, tilt = float(rng.uniform(0.20, 0.36)), float(rng.uniform(-0.5, 0.5))
    c, s = np.cos(tilt), np.sin(tilt)
    u, w = canvas.x * c + canvas.y * s, -canvas.x * s + canvas.y * c
    r = np.sqrt(u * u + (w / flat) ** 2)
    rgb, alpha = _ring(canvas, rng, r)
    # The globe's shadow falls on the rings away from the light.
    along = canvas.x * LIGHT[0] + canvas.y * LIGHT[1]
    across = np.abs(canvas.x * LIGHT[1] - canvas.y * LIGHT[0])
    dark = np.clip((RINGED_DISC * 0.81 - across) * 22, 0, 1) * (along < 0) * (w < 0)
    rgb = rgb * (1 - 0.78 * dark)[..., None]
    canvas.over(rgb, alpha * (w <= 0))
    _globe(canvas, rng, kind, RINGED_DISC)
    inside = canvas.x**2 + canvas.y**2 < RINGED_DISC**2
    shadow = np.where(inside, np.roll(alpha, -max(1, canvas.size // 40), 0), 0)
    canvas.rgb *= (1 - 0.45 * shadow * (w < 0.02))[..., None]
    canvas.over(rgb, alpha * (w > 0))


def _ring(canvas: _Canvas, rng: np.random.Generator, r: Floats) -> tuple[Floats, Floats]:
    """Colours and opacity of the rings at the distance `r` from the middle."""
    # The bands depend on the distance alone: a table is enough for all points.
    table = np.linspace(0, 1.5, 1500, dtype=np.float32)
    zero = table * 0
    lines = noise3(np.stack([table * 34, zero + np.float32(rng.uniform(0, 30)), zero + 0.5]))
    broad = noise3(np.stack([table * 9, zero + np.float32(rng.uniform(0, 30)), zero + 3.5]))
    gap = 1 - np.exp(-(((table - rng.uniform(0.76, 0.86)) / 0.014) ** 2)) * 0.92
    at = np.minimum(r * 1000, 1499).astype(np.int32)
    soft = 3.0 / canvas.size
    share = np.clip((r - 0.64) / soft, 0, 1) * np.clip((0.985 - r) / soft, 0, 1)
    opacity = ((0.10 + 0.50 * lines + 0.55 * broad) * gap)[at]
    tone = np.array(shifted((236, 218, 196), rng.uniform(-0.05, 0.5), 0.7, 1.0), np.float32)
    rgb = tone * (0.62 + 0.38 * lines + 0.10 * broad)[at][..., None]
    return rgb, np.clip(share * opacity, 0, 0.95)
