"""Planets: noise on a sphere, coloured, cratered, lit, with air, clouds, cities and rings.

`render(seed, kind, size)` gives an RGBA array. A kind is one of `kinds.KINDS`, `ringed`, `twin` or
`moon`, or a kind with `+ring` or `+moon` behind it.
"""

from __future__ import annotations

import colorsys

import numpy as np
from numpy.typing import NDArray

from suite.ui.art.kinds import KINDS, RINGED_BASES, TWIN_BASES, Kind, Rgb
from suite.ui.art.noise import Floats, fbm, noise3, ridges

DISC = 0.86
"""The diameter of a planet without rings, as a share of its picture's side."""

_LIGHT = np.array([-0.56, -0.58, 0.59], dtype=np.float32)
_LIGHT /= np.linalg.norm(_LIGHT)


def render(seed: int, kind: str, size: int) -> NDArray[np.uint8]:
    """The planet's picture: `size` × `size` × RGBA, colours not multiplied by alpha."""
    rng = np.random.default_rng(seed)
    base, _, extra = kind.partition("+")
    if base == "ringed":
        base, extra = str(rng.choice(RINGED_BASES)), "ring"
    elif base == "twin":
        base, extra = str(rng.choice(TWIN_BASES)), "twin"
    elif base == "moon":
        base, extra = "barren", ""
    canvas = _Canvas(size)
    match extra:
        case "ring":
            _with_ring(canvas, rng, KINDS[base])
        case "twin" | "moon":
            small = 0.40 if extra == "twin" else 0.22
            side = 1 if rng.random() < 0.5 else -1
            big = 0.62 if extra == "twin" else 0.74
            _globe(canvas, rng, KINDS[base], big, (-0.24 * side, 0.18))
            other = KINDS[str(rng.choice(TWIN_BASES))] if extra == "twin" else KINDS["barren"]
            _globe(canvas, rng, other, small, (0.56 * side, -0.52))
        case _:
            _globe(canvas, rng, KINDS[base], DISC, (0.0, 0.0), shattered=base == "shattered")
    return canvas.bytes()


class _Canvas:
    """Layers are laid one over the other in premultiplied floats."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.rgb = np.zeros((size, size, 3), np.float32)
        self.alpha = np.zeros((size, size), np.float32)
        g = (np.arange(size, dtype=np.float32) + 0.5) / size * 2 - 1
        self.x, self.y = np.meshgrid(g, g)

    def over(self, rgb: Floats, alpha: Floats) -> None:
        self.rgb = rgb * alpha[..., None] + self.rgb * (1 - alpha[..., None])
        self.alpha = alpha + self.alpha * (1 - alpha)

    def bytes(self) -> NDArray[np.uint8]:
        straight = self.rgb / np.maximum(self.alpha, 1e-4)[..., None]
        rgba = np.dstack([np.clip(straight, 0, 1), np.clip(self.alpha, 0, 1)])
        return np.ascontiguousarray((rgba * 255 + 0.5).astype(np.uint8))


def _turned(n: Floats, rng: np.random.Generator) -> Floats:
    """The sphere's points after a random spin and tilt."""
    tilt, spin = rng.uniform(-0.55, 0.55), rng.uniform(0, 6.28)
    ct, st, cs, ss = np.cos(tilt), np.sin(tilt), np.cos(spin), np.sin(spin)
    tilted = np.array([[ct, -st, 0], [st, ct, 0], [0, 0, 1]], np.float32)
    spun = np.array([[cs, 0, ss], [0, 1, 0], [-ss, 0, cs]], np.float32)
    return (spun @ tilted @ n).astype(np.float32)


def _ramp(v: Floats, kind: Kind, rng: np.random.Generator) -> Floats:
    """Heights to colours of shape (n, 3); each planet has its own shade of the kind's colours."""
    turn = rng.uniform(-kind.hues, kind.hues)
    rich, bright = rng.uniform(0.82, 1.15), rng.uniform(0.92, 1.08)
    stops = [stop for stop, _ in kind.ramp]
    colours = np.array([_shifted(c, turn, rich, bright) for _, c in kind.ramp], np.float32)
    return np.stack([np.interp(v, stops, colours[:, k]) for k in range(3)], -1).astype(np.float32)


def _shifted(colour: Rgb, turn: float, rich: float, bright: float) -> tuple[float, float, float]:
    h, s, v = colorsys.rgb_to_hsv(*(c / 255 for c in colour))
    return colorsys.hsv_to_rgb((h + turn) % 1, min(1.0, s * rich), min(1.0, v * bright))


def _globe(
    canvas: _Canvas,
    rng: np.random.Generator,
    kind: Kind,
    radius: float,
    at: tuple[float, float],
    *,
    shattered: bool = False,
) -> None:
    x, y = (canvas.x - at[0]) / radius, (canvas.y - at[1]) / radius
    d = np.sqrt(x * x + y * y)
    pixel = 2 / (canvas.size * radius)
    inside = d < 1 + pixel
    px, py = x[inside], y[inside]
    flat = np.minimum(px * px + py * py, 0.9999)
    n = np.stack([px, py, np.sqrt(1 - flat)]).astype(np.float32)
    facing = np.clip(_LIGHT @ n, -1, 1)
    colour, missing = _surface(n, facing, kind, rng, shattered)
    cover = np.clip((1 - d) / pixel + 0.5, 0, 1)
    air = np.array(kind.air, np.float32) / 255
    towards = np.clip((-x * 0.56 - y * 0.58) * 0.9 + 0.45, 0, 1)
    halo = np.exp(-np.clip(d - 1, 0, 9) * 20) * towards * min(0.55, kind.thick * 0.6)
    halo *= d >= 1 - pixel
    if shattered:
        halo *= 0.4
    fade = np.clip((1.0 / radius - np.maximum(abs(canvas.x), abs(canvas.y)) / radius) * 12, 0, 1)
    canvas.over(np.broadcast_to(air, (*x.shape, 3)), (halo * fade * (1 - cover)).astype(np.float32))
    rgb = np.zeros((*x.shape, 3), np.float32)
    rgb[inside] = colour
    alpha = cover.astype(np.float32)
    alpha[inside] *= 1 - missing
    canvas.over(rgb, alpha)
    if shattered:
        _debris(canvas, rng, kind)


def _surface(
    n: Floats, facing: Floats, kind: Kind, rng: np.random.Generator, shattered: bool
) -> tuple[Floats, Floats]:
    """Colours of the visible half, and how much of each point is missing (broken away)."""
    m = _turned(n, rng)
    offset = rng.uniform(0, 30, (3, 1)).astype(np.float32)
    base = m * np.float32(rng.uniform(1.5, 2.4)) + offset
    if kind.bands:
        v = _bands(m, base, rng)
    else:
        warp = (fbm(base * 1.3, 3) - 0.5) * 1.5
        v = np.clip((fbm(base + warp, 6, 0.52) - 0.5) * 2.1 + 0.5, 0, 1)
    colour = _ramp(v, kind, rng)
    bump = np.zeros_like(facing)
    if kind.relief:
        step = _turned_light(m, n)
        bump = (fbm(base + step * 0.06, 5) - fbm(base - step * 0.06, 5)) * 2.6 * kind.relief
        if kind.sea:
            bump *= v > kind.sea
    if kind.craters:
        colour, bump = _craters(m, colour, bump, kind, rng)
    if kind.plates:
        colour, bump, windows = _plates(m, colour, bump, rng)
    if kind.caps:
        edge = np.clip((np.abs(m[1]) - (1 - kind.caps * 0.45) + (v - 0.5) * 0.3) * 9, 0, 1)
        colour += (np.float32(0.96) - colour) * edge[:, None]
    lit = np.clip(facing - bump, 0, 1)
    light = 0.035 + 1.15 * lit**0.82
    out = colour * light[:, None]
    if kind.sea:
        glint = np.clip(2 * facing * n[2] - _LIGHT[2], 0, 1) ** 22 * (v < kind.sea) * 0.75
        out += glint[:, None]
    if kind.clouds:
        out = _clouded(out, base, light, kind)
    night = np.clip((0.16 - facing) * 5, 0, 1)
    if kind.lights:
        out += _cities(base, v, kind)[:, None] * night[:, None] * np.array([1.0, 0.78, 0.4])
    if kind.plates:
        out += windows[:, None] * (0.25 + 0.75 * night)[:, None] * np.array([1.0, 0.86, 0.55])
    if kind.glow:
        heat = np.clip((kind.glow - v) / kind.glow, 0, 1)
        out += (heat * 1.3)[:, None] * np.array([1.0, 0.42, 0.08])
    missing = np.zeros_like(facing)
    if kind.cracks:
        out = _cracked(out, base, light, molten=shattered)
    if shattered:
        out, missing = _broken(out, n, base)
    rim = (1 - n[2]) ** 2.4 * np.clip(facing + 0.2, 0, 1) * kind.thick
    out += rim[:, None] * np.array(kind.air, np.float32) / 255
    out *= (0.62 + 0.38 * np.clip(n[2] * 2.2, 0, 1))[:, None]
    toned = np.clip(out, 0, 4)
    toned = toned * (1 + toned * 0.12) / (1 + toned * 0.30)
    return np.clip(toned * 1.16, 0, 1).astype(np.float32) ** np.float32(0.92), missing


def _turned_light(m: Floats, n: Floats) -> Floats:
    """The light's direction along the ground, in the turned sphere's own frame."""
    along = _LIGHT[:, None] - n * (_LIGHT @ n)
    turn = m @ np.linalg.pinv(n)
    return (turn @ along).astype(np.float32)


def _bands(m: Floats, base: Floats, rng: np.random.Generator) -> Floats:
    wind = fbm(base * np.array([[1.2], [3.2], [1.2]], np.float32), 4)
    swirl = fbm(base * 1.1, 3) - 0.5
    latitude = m[1] + swirl * 0.16
    profile = noise3(
        np.stack([latitude * rng.uniform(5, 9), latitude * 0 + base[0, 0], latitude * 0])
    )
    fine = noise3(np.stack([latitude * 22, wind * 2, latitude * 0 + 4.5]))
    v = profile * 0.62 + fine * 0.22 + wind * 0.26 - 0.05
    towards = rng.normal(size=3)
    towards[1] *= 0.35
    spot = np.array(towards / np.linalg.norm(towards), np.float32)
    away = np.sqrt(((m - spot[:, None]) ** 2 * np.array([[1.0], [3.2], [1.0]])).sum(0))
    storm = np.clip(1 - away / 0.42, 0, 1)
    return np.clip(v + storm**1.5 * 0.5 * np.sin(away * 22 + wind * 5), 0, 1).astype(np.float32)


def _craters(
    m: Floats, colour: Floats, bump: Floats, kind: Kind, rng: np.random.Generator
) -> tuple[Floats, Floats]:
    count = int(kind.craters * rng.uniform(0.6, 1.2))
    for _ in range(count):
        d = rng.normal(size=3)
        d = (d / np.linalg.norm(d)).astype(np.float32)
        wide = float(rng.uniform(0.035, 0.17) ** 1.15)
        near = d @ m
        touched = np.flatnonzero(near > np.cos(wide * 1.7))
        if not len(touched):
            continue
        a = np.arccos(np.clip(near[touched], -1, 1)) / wide
        bowl = np.clip(1 - a, 0, 1)
        rim = np.exp(-(((a - 1) / 0.18) ** 2))
        colour[touched] *= (1 - 0.30 * bowl**0.5 + 0.16 * rim)[:, None]
        # The wall towards the light lies in shadow, the far wall is lit.
        slope = ((m[:, touched] - d[:, None]) * _LIGHT[:, None]).sum(0) / wide
        bump[touched] += slope * (np.clip(1 - a, 0, 0.35) * 1.1 - rim * 0.22) * kind.relief
    return colour, bump


def _clouded(out: Floats, base: Floats, light: Floats, kind: Kind) -> Floats:
    swirl = (fbm(base * 0.9 + 7.7, 3) - 0.5) * 1.8
    cover = np.clip((fbm(base * 1.5 + swirl + 31.0, 5) - 0.62 + kind.clouds * 0.13) * 5, 0, 1)
    share = (cover * (0.55 + 0.35 * kind.clouds))[:, None]
    white = np.array(kind.cloud, np.float32) / 255
    return out * (1 - share) + white * light[:, None] * share


def _cities(base: Floats, v: Floats, kind: Kind) -> Floats:
    land = v > (kind.sea + 0.015)
    dense = np.clip((fbm(base * 1.6 + 3.1, 2) - 0.42) * 4, 0, 1)
    sparks = np.clip((noise3(base * 17) * noise3(base * 31 + 2) - 0.30) * 6, 0, 1)
    return (land * dense * sparks * kind.lights * 1.1).astype(np.float32)


def _plates(
    m: Floats, colour: Floats, bump: Floats, rng: np.random.Generator
) -> tuple[Floats, Floats, Floats]:
    """Hull plates, trenches, a dish and lit windows."""
    latitude = np.arcsin(np.clip(m[1], -1, 1)) / np.pi
    rows = int(rng.integers(9, 14))
    row = np.floor(latitude * rows)
    columns = np.maximum(4, np.floor(np.cos(row / rows * np.pi) * rows * 2.2))
    turn = (np.arctan2(m[2], m[0]) / (2 * np.pi) + 0.5) * columns + row * 0.37
    column = np.floor(turn)
    in_row, in_column = latitude * rows - row, turn - column
    shade = noise3(
        np.stack([row * 3.7 + 0.5, column * 5.3 + 0.5, row * 0 + 2.5]).astype(np.float32)
    )
    joint = np.minimum(np.minimum(in_row, 1 - in_row), np.minimum(in_column, 1 - in_column))
    colour *= (0.72 + 0.5 * shade)[:, None]
    colour *= np.clip(0.45 + joint * 9, 0.45, 1)[:, None]
    trench = np.abs(m[1] - 0.02) < 0.035
    colour[trench] *= 0.34
    fine = np.minimum((in_row * 5) % 1, (in_column * 7) % 1)
    chance = noise3(
        np.stack(
            [row * 5 + in_row * 5 // 1, column * 7 + in_column * 7 // 1, row * 0 + 0.3]
        ).astype(np.float32)
        * np.float32(1.37)
    )
    windows = ((chance > 0.70) & (fine > 0.30) & (shade > 0.42)) * 0.75 + trench * (
        chance > 0.5
    ) * 0.8
    spot = np.array([-0.42, -0.38, 0.82], np.float32)
    away = np.arccos(np.clip(spot @ m, -1, 1)) / 0.34
    dish = away < 1
    colour[dish] *= (0.42 + 0.5 * away[dish])[:, None]
    colour += (np.exp(-(((away - 1) / 0.06) ** 2)) * 0.18)[:, None]
    windows = np.where(dish, np.exp(-((away / 0.14) ** 2)) * 1.2, windows)
    return colour, bump, windows.astype(np.float32)


def _cracked(out: Floats, base: Floats, light: Floats, *, molten: bool) -> Floats:
    crest = ridges(base * (1.1 if molten else 1.5) + 13.0, 3)
    line = np.clip((crest - (0.80 if molten else 0.84)) * 11, 0, 1)
    if molten:
        fire = np.array([1.0, 0.42, 0.10]) * 1.7
        return out * (1 - line)[:, None] + line[:, None] * fire
    blue = np.array([0.20, 0.42, 0.62], np.float32)
    return out * (1 - line * 0.6)[:, None] + (line * 0.6 * light)[:, None] * blue


_BREAK = np.array([0.70, 0.48, 0.53], np.float32)


def _broken(out: Floats, n: Floats, base: Floats) -> tuple[Floats, Floats]:
    """A piece of the world is gone: the edge glows, and behind it the core burns."""
    depth = _BREAK @ n + (fbm(base * 1.7 + 5, 4) - 0.5) * 0.75
    gone = np.clip((depth - 0.60) * 26, 0, 1)
    edge = np.exp(-(((depth - 0.57) / 0.035) ** 2))
    out = out + edge[:, None] * np.array([1.3, 0.55, 0.12])
    inner = np.clip(1 - (n[0] ** 2 + n[1] ** 2) / 0.66, 0, 1)
    heat = inner**0.6 * (0.45 + 0.8 * fbm(base * 2.6, 3))
    core = np.stack([heat * 1.9, heat**1.7 * 0.95, heat**3 * 0.5], -1)
    core_here = np.clip(inner * 9, 0, 1)
    out = out * (1 - gone)[:, None] + core * gone[:, None]
    return out, (gone * (1 - core_here)).astype(np.float32)


def _debris(canvas: _Canvas, rng: np.random.Generator, kind: Kind) -> None:
    for _ in range(26):
        reach = rng.uniform(0.62, 1.06)
        angle = np.arctan2(_BREAK[1], _BREAK[0]) + rng.normal() * 0.42
        cx, cy = np.cos(angle) * reach * DISC, np.sin(angle) * reach * DISC
        big = float(rng.uniform(0.012, 0.065) * (1.25 - reach * 0.7))
        x, y = canvas.x - cx, canvas.y - cy
        near = (np.abs(x) < big * 2) & (np.abs(y) < big * 2)
        if not near.any():
            continue
        px, py = x[near], y[near]
        p = np.stack([px, py, px * 0]) / big
        bulge = noise3((p * 0.9 + rng.uniform(0, 20)).astype(np.float32)) * 0.7 + 0.55
        r = np.sqrt(px * px + py * py) / big / bulge
        a = np.clip((1 - r) * big * canvas.size / 2, 0, 1)
        shade = np.clip(0.55 - (px * 0.56 + py * 0.58) / big * 0.75, 0.08, 1.1)
        tone = np.array(kind.ramp[2][1], np.float32) / 255 * rng.uniform(0.8, 1.25)
        alpha = np.zeros_like(canvas.alpha)
        rgb = np.zeros_like(canvas.rgb)
        alpha[near], rgb[near] = a, shade[:, None] * tone
        canvas.over(rgb, alpha)


def _with_ring(canvas: _Canvas, rng: np.random.Generator, kind: Kind) -> None:
    """A globe between the far and the near half of its rings, which also throw a shadow."""
    radius, flat, tilt = 0.52, float(rng.uniform(0.22, 0.36)), float(rng.uniform(-0.5, 0.5))
    c, s = np.cos(tilt), np.sin(tilt)
    u, w = canvas.x * c + canvas.y * s, -canvas.x * s + canvas.y * c
    r = np.sqrt(u * u + (w / flat) ** 2)
    soft = 3.0 / canvas.size
    inner, outer = 0.64, 0.985
    share = np.clip((r - inner) / soft, 0, 1) * np.clip((outer - r) / soft, 0, 1)
    row = r.ravel().astype(np.float32)
    lines = noise3(np.stack([row * 34, row * 0 + rng.uniform(0, 30), row * 0 + 0.5]))
    broad = noise3(np.stack([row * 9, row * 0 + rng.uniform(0, 30), row * 0 + 3.5]))
    band = (0.10 + 0.50 * lines + 0.55 * broad).reshape(r.shape)
    gap = 1 - np.exp(-(((r - rng.uniform(0.76, 0.86)) / 0.014) ** 2)) * 0.92
    alpha = np.clip(share * band * gap, 0, 0.95)
    tone = np.array(_shifted((236, 218, 196), rng.uniform(-0.05, 0.5), 0.7, 1.0), np.float32)
    brightness = (0.62 + 0.38 * lines + 0.10 * broad).reshape(r.shape)
    # The globe's shadow falls on the rings away from the light.
    along = canvas.x * _LIGHT[0] + canvas.y * _LIGHT[1]
    across = np.abs(canvas.x * _LIGHT[1] - canvas.y * _LIGHT[0])
    dark = np.clip((radius * 0.81 - across) * 22, 0, 1) * (along < 0) * (w < 0)
    rgb = tone * (brightness * (1 - 0.78 * dark))[..., None]
    canvas.over(rgb.astype(np.float32), (alpha * (w <= 0)).astype(np.float32))
    _globe(canvas, rng, kind, radius, (0.0, 0.0))
    d2 = (canvas.x**2 + canvas.y**2) / radius**2
    shadow = np.where(d2 < 1, np.clip(np.roll(alpha, -max(1, canvas.size // 40), 0), 0, 1), 0)
    canvas.rgb *= (1 - 0.45 * shadow * (w < 0.02))[..., None]
    canvas.over(rgb.astype(np.float32), (alpha * (w > 0)).astype(np.float32))
