"""What a planet's ground may bear: craters, clouds, cities, hull plates, cracks, a missing piece.

Points of the visible half are columns: `n` seen from the front (x right, y down, z towards the
eye), `m` the same points on the turned planet, `base` scaled and shifted for noise.
"""

from __future__ import annotations

import numpy as np

from suite.ui.art.kinds import Kind
from suite.ui.art.noise import Floats, fbm, noise3, ridges

_LAMPS = ((1.0, 0.84, 0.5), (0.5, 0.88, 1.0), (0.66, 1.0, 0.6), (1.0, 0.6, 0.42))


def craters(
    m: Floats, colour: Floats, bump: Floats, light: Floats, kind: Kind, rng: np.random.Generator
) -> None:
    """Strike craters into the colours and the relief. `light` points to the sun over `m`."""
    for _ in range(int(kind.craters * rng.uniform(0.6, 1.2))):
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
        slope = ((m[:, touched] - d[:, None]) * light[:, None]).sum(0) / wide
        bump[touched] += slope * (np.clip(1 - a, 0, 0.35) * 1.1 - rim * 0.22) * kind.relief


def clouds(out: Floats, base: Floats, light: Floats, kind: Kind) -> Floats:
    """Lay clouds over the lit ground."""
    swirl = (fbm(base * 0.9 + 7.7, 3) - 0.5) * 1.8
    dense = np.clip((fbm(base * 1.5 + swirl + 31.0, 5) - 0.62 + kind.clouds * 0.13) * 5, 0, 1)
    share = (dense * (0.55 + 0.35 * kind.clouds))[:, None]
    white = np.array(kind.cloud, np.float32) / 255
    return out * (1 - share) + white * light[:, None] * share


def cities(base: Floats, v: Floats, kind: Kind) -> Floats:
    """How bright the lamps shine at night; on land only."""
    land = v > (kind.sea + 0.015)
    dense = np.clip((fbm(base * 1.6 + 3.1, 2) - 0.42) * 4, 0, 1)
    sparks = np.clip((noise3(base * 17) * noise3(base * 31 + 2) - 0.30) * 6, 0, 1)
    return land * dense * sparks * np.float32(kind.lights * 1.1)


def plates(n: Floats, m: Floats, colour: Floats, rng: np.random.Generator) -> Floats:
    """Cover the ground with hull plates, trenches and perhaps a dish; gives back the lamps."""
    latitude = np.arcsin(np.clip(m[1], -1, 1)) / np.pi
    rows = int(rng.integers(8, 17))
    row = np.floor(latitude * rows)
    columns = np.maximum(4, np.floor(np.cos(row / rows * np.pi) * rows * 2.2))
    turn = (np.arctan2(m[2], m[0]) / (2 * np.pi) + 0.5) * columns + row * 0.37
    column = np.floor(turn)
    in_row, in_column = latitude * rows - row, turn - column
    shade = noise3(np.stack([row * 3.7 + 0.5, column * 5.3 + 0.5, row * 0 + 2.5]))
    joint = np.minimum(np.minimum(in_row, 1 - in_row), np.minimum(in_column, 1 - in_column))
    colour *= ((0.62 + 0.7 * shade) * np.clip(0.45 + joint * 9, 0.45, 1))[:, None]
    trench = np.zeros(m.shape[1], bool)
    for at in rng.uniform(-0.5, 0.5, int(rng.integers(1, 4))):
        trench |= np.abs(m[1] - at) < rng.uniform(0.02, 0.045)
    colour[trench] *= 0.3
    fine = np.minimum((in_row * 5) % 1, (in_column * 7) % 1)
    window = np.stack([row * 5 + in_row * 5 // 1, column * 7 + in_column * 7 // 1, row * 0 + 0.3])
    chance = noise3(window * np.float32(1.37))
    lamps = ((chance > 0.68) & (fine > 0.30) & (shade > 0.40)) * 0.75 + trench * (chance > 0.5)
    if rng.random() < 0.55:
        lamps = _dish(n, colour, lamps, rng)
    tone = np.array(_LAMPS[int(rng.integers(len(_LAMPS)))], np.float32)
    return (lamps[:, None] * tone).astype(np.float32)


def _dish(n: Floats, colour: Floats, lamps: Floats, rng: np.random.Generator) -> Floats:
    x, y = rng.uniform(-0.5, 0.5), rng.uniform(-0.55, 0.1)
    spot = np.array([x, y, np.sqrt(1 - x * x - y * y)], np.float32)
    away = np.arccos(np.clip(spot @ n, -1, 1)) / np.float32(rng.uniform(0.22, 0.4))
    inside = away < 1
    colour[inside] *= (0.42 + 0.5 * away[inside])[:, None]
    colour += (np.exp(-(((away - 1) / 0.06) ** 2)) * 0.18)[:, None]
    return np.where(inside, np.exp(-((away / 0.14) ** 2)) * 1.2, lamps)


def cracks(out: Floats, base: Floats, light: Floats, *, molten: bool) -> Floats:
    """Fissures: blue ones in ice, glowing ones in rock."""
    crest = ridges(base * (1.1 if molten else 1.5) + 13.0, 3)
    line = np.clip((crest - (0.80 if molten else 0.84)) * 11, 0, 1)
    if molten:
        fire = np.array([1.0, 0.42, 0.10], np.float32) * 1.7
        return out * (1 - line)[:, None] + line[:, None] * fire
    blue = np.array([0.20, 0.42, 0.62], np.float32)
    return out * (1 - line * 0.6)[:, None] + (line * 0.6 * light)[:, None] * blue


def broken(out: Floats, n: Floats, base: Floats, side: Floats) -> tuple[Floats, Floats]:
    """A piece of the world on this side is gone: the edge glows, and behind it the core burns.
    Gives back the colours, and how much of each point is missing."""
    depth = side @ n + (fbm(base * 1.7 + 5, 4) - 0.5) * 0.75
    gone = np.clip((depth - 0.60) * 26, 0, 1)
    edge = np.exp(-(((depth - 0.57) / 0.035) ** 2))
    out = out + edge[:, None] * np.array([1.3, 0.55, 0.12], np.float32)
    inner = np.clip(1 - (n[0] ** 2 + n[1] ** 2) / 0.62, 0, 1)
    crust = np.clip((ridges(base * 2.2 + 3, 3) - 0.45) * 2.4, 0, 1)
    heat = inner**0.8 * (0.42 + 0.95 * crust)
    core = np.stack([heat * 1.8 + 0.10, heat**1.6 * 1.05, heat**3 * 0.6], -1)
    out = out * (1 - gone)[:, None] + core * gone[:, None]
    return out, (gone * (1 - np.clip(inner * 9, 0, 1))).astype(np.float32)
