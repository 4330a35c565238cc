"""The visible half of a planet: heights from noise, colours from heights, light on top."""

from __future__ import annotations

import colorsys

import numpy as np

from suite.ui.art import features
from suite.ui.art.kinds import Kind, Rgb
from suite.ui.art.noise import Floats, fbm, noise3

LIGHT = np.array([-0.56, -0.58, 0.59], dtype=np.float32)
LIGHT /= np.linalg.norm(LIGHT)
"""Where the sun stands: above, to the left, before the planet."""


def paint(
    n: Floats, kind: Kind, rng: np.random.Generator, break_side: Floats | None = None
) -> tuple[Floats, Floats]:
    """Colours at the points `n` of the front half (3 × n), and how much of each point is missing:
    `break_side` is the direction in which a shattered world lost a piece."""
    turn = _turn(rng)
    m = turn @ n
    base = m * np.float32(rng.uniform(1.5, 2.4)) + rng.uniform(0, 30, (3, 1)).astype(np.float32)
    facing = np.clip(LIGHT @ n, -1, 1)
    v = _bands(m, base, rng) if kind.bands else _heights(base)
    colour = _ramp(v, kind, rng)
    bump = _relief(n, turn, base, v, kind)
    if kind.craters:
        features.craters(m, colour, bump, turn @ LIGHT, kind, rng)
    lamps = features.plates(n, m, colour, rng) if kind.plates else None
    if kind.caps:
        edge = np.clip((np.abs(m[1]) - (1 - kind.caps * 0.45) + (v - 0.5) * 0.3) * 9, 0, 1)
        colour += (np.float32(0.96) - colour) * edge[:, None]
    # Thick air bends some light around the edge of the day.
    wrap = 0.14 * kind.thick
    light = 0.035 + 1.15 * np.clip((facing - bump + wrap) / (1 + wrap), 0, 1) ** 0.92
    out = colour * light[:, None]
    if kind.sea:
        glint = np.clip(2 * facing * n[2] - LIGHT[2], 0, 1) ** 22 * (v < kind.sea) * 0.75
        out += glint[:, None]
    if kind.clouds:
        out = features.clouds(out, base, light, kind)
    out = _glowing(out, base, v, facing, kind, lamps)
    if kind.cracks:
        out = features.cracks(out, base, light, molten=break_side is not None)
    missing = np.zeros_like(facing)
    if break_side is not None:
        out, missing = features.broken(out, n, base, break_side)
    return _toned(out, n, facing, kind), missing


def shifted(colour: Rgb, turn: float, rich: float, bright: float) -> tuple[float, float, float]:
    """A colour with its hue turned and its strength and brightness changed, in 0..1."""
    h, s, v = colorsys.rgb_to_hsv(*(c / 255 for c in colour))
    return colorsys.hsv_to_rgb((h + turn) % 1, min(1.0, s * rich), min(1.0, v * bright))


def _turn(rng: np.random.Generator) -> Floats:
    """A random spin and tilt."""
    tilt, spin = rng.uniform(-0.55, 0.55), rng.uniform(0, 6.28)
    ct, st, cs, ss = np.cos(tilt), np.sin(tilt), np.cos(spin), np.sin(spin)
    tilted = np.array([[ct, -st, 0], [st, ct, 0], [0, 0, 1]], np.float32)
    spun = np.array([[cs, 0, ss], [0, 1, 0], [-ss, 0, cs]], np.float32)
    return (spun @ tilted).astype(np.float32)


def _heights(base: Floats) -> Floats:
    warp = (fbm(base * 1.3, 3) - 0.5) * 1.5
    return np.clip((fbm(base + warp, 6, 0.52) - 0.5) * 2.1 + 0.5, 0, 1)


def _bands(m: Floats, base: Floats, rng: np.random.Generator) -> Floats:
    """The cloud bands of a gas giant, with one storm in them."""
    wind = fbm(base * np.array([[1.2], [3.2], [1.2]], np.float32), 4)
    swirl = fbm(base * 1.1, 3) - 0.5
    latitude = m[1] + swirl * np.float32(rng.uniform(0.10, 0.24))
    broad = noise3(
        np.stack([latitude * rng.uniform(5, 9), latitude * 0 + base[0, 0], latitude * 0])
    )
    fine = noise3(np.stack([latitude * 22, wind * 2, latitude * 0 + 4.5]))
    v = broad * 0.70 + fine * 0.22 + wind * 0.26 - 0.09
    towards = rng.normal(size=3)
    towards[1] *= 0.35
    spot = np.array(towards / np.linalg.norm(towards), np.float32)
    away = np.sqrt(((m - spot[:, None]) ** 2 * np.array([[1.0], [3.2], [1.0]])).sum(0))
    storm = np.clip(1 - away / 0.42, 0, 1)
    return np.clip(v + storm**1.5 * 0.5 * np.sin(away * 22 + wind * 5), 0, 1).astype(np.float32)


def _ramp(v: Floats, kind: Kind, rng: np.random.Generator) -> Floats:
    """Heights to colours of shape (n, 3); each planet has its own shade of the kind's colours."""
    turn = rng.uniform(-kind.hues, kind.hues)
    rich, bright = rng.uniform(0.82, 1.15), rng.uniform(0.92, 1.08)
    stops = [stop for stop, _ in kind.ramp]
    colours = np.array([shifted(c, turn, rich, bright) for _, c in kind.ramp], np.float32)
    return np.stack([np.interp(v, stops, colours[:, k]) for k in range(3)], -1).astype(np.float32)


def _relief(n: Floats, turn: Floats, base: Floats, v: Floats, kind: Kind) -> Floats:
    """How much darker a slope makes each point: the ground compared a step towards the light."""
    if not kind.relief:
        return np.zeros_like(v)
    along = turn @ (LIGHT[:, None] - n * (LIGHT @ n))
    step = along * np.float32(0.06)
    bump = (fbm(base + step, 5) - fbm(base - step, 5)) * np.float32(2.6 * kind.relief)
    return bump * (v > kind.sea) if kind.sea else bump


def _glowing(
    out: Floats, base: Floats, v: Floats, facing: Floats, kind: Kind, lamps: Floats | None
) -> Floats:
    """Cities and lamps at night, molten rock always."""
    night = np.clip((0.16 - facing) * 5, 0, 1)
    if kind.lights:
        lit = features.cities(base, v, kind) * night
        out += lit[:, None] * np.array([1.0, 0.78, 0.4], np.float32)
    if lamps is not None:
        out += lamps * (0.25 + 0.75 * night)[:, None]
    if kind.glow:
        heat = np.clip((kind.glow - v) / kind.glow, 0, 1) * 1.3
        out += heat[:, None] * np.array([1.0, 0.42, 0.08], np.float32)
    return out


def _toned(out: Floats, n: Floats, facing: Floats, kind: Kind) -> Floats:
    """The air along the rim, and all brightness brought into the picture's range."""
    rim = (1 - n[2]) ** 2.4 * np.clip(facing + 0.2, 0, 1) * kind.thick
    out = out + rim[:, None] * np.array(kind.air, np.float32) / 255
    out *= (0.62 + 0.38 * np.clip(n[2] * 2.2, 0, 1))[:, None]
    out = np.clip(out, 0, 4)
    out = out * (1 + out * 0.12) / (1 + out * 0.30)
    return np.clip(out * 1.16, 0, 1).astype(np.float32) ** np.float32(0.92)
