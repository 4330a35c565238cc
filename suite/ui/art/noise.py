"""Smooth noise in numpy: the stuff that planets and nebulae are made of."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np

Floats: TypeAlias = Any
"""An array of float32. (numpy's own types forget the width at the first operation.)"""

_SIDE = 32
_MASK = _SIDE - 1
_BLOCK = 8192
# Each octave looks at the lattice from another side, or its grid would show.
_TURN = np.array([[0.00, 0.80, 0.60], [-0.80, 0.36, -0.48], [-0.60, -0.48, 0.64]], dtype=np.float32)


@lru_cache(maxsize=1)
def _cells() -> Floats:
    """For each cell of a lattice of random numbers the eight factors of the value inside it:
    of 1, z, y, yz, x, xz, xy and xyz. One look-up for a point instead of eight."""

    def step(values: Floats, axis: int) -> Floats:
        return np.roll(values, -1, axis) - values

    lattice = np.random.default_rng(20260607).random((_SIDE, _SIDE, _SIDE), dtype=np.float32)
    factors = [lattice]
    for axis in (2, 1, 0):
        factors += [step(factor, axis) for factor in factors]
    return np.ascontiguousarray(np.stack(factors, -1).reshape(-1, 8))


def noise3(p: Floats) -> Floats:
    """Value noise in 0..1 at the points `p`, an array of shape (3, n)."""
    p = p.astype(np.float32, copy=False)
    floor = np.floor(p)
    f = p - floor
    x, y, z = f * f * f * (f * (f * 6 - 15) + 10)
    i = floor.astype(np.int32) & _MASK
    c = _cells().take((i[0] << 10) + (i[1] << 5) + i[2], axis=0).T
    return (c[0] + c[1] * z + (c[2] + c[3] * z) * y) + (c[4] + c[5] * z + (c[6] + c[7] * z) * y) * x


def fbm(p: Floats, octaves: int = 5, gain: float = 0.5) -> Floats:
    """Octaves of noise on top of each other, in about 0..1."""
    return _heap(p, noise3, octaves, gain, 2.03, 11.7)


def ridges(p: Floats, octaves: int = 4) -> Floats:
    """Noise with sharp crests: 1 on the crest, less away from it."""
    return _heap(p, lambda q: 1 - np.abs(noise3(q) * 2 - 1), octaves, 0.5, 2.1, 5.3)


def _heap(
    p: Floats,
    noise: Callable[[Floats], Floats],
    octaves: int,
    gain: float,
    finer: float,
    shift: float,
) -> Floats:
    """The weighted mean of octaves, block by block: what is at hand stays in the quick memory."""
    weights = np.array([gain**octave for octave in range(octaves)], np.float32)
    weights /= weights.sum()
    out = np.zeros(p.shape[1], np.float32)
    for start in range(0, len(out), _BLOCK):
        q, part = p[:, start : start + _BLOCK], out[start : start + _BLOCK]
        for octave, weight in enumerate(weights):
            if octave:
                q = (_TURN @ q) * np.float32(finer) + np.float32(shift)
            part += weight * noise(q)
    return out
