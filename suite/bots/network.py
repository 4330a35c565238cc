"""A small neural network that values positions, for any game that can put them into numbers.

One hidden layer, one output between 0 and 1. It is fitted to what came of many matches, and kept
in a plain `.npz` file of arrays.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]

_PARTS = ("hidden", "bias", "output", "offset")


class Network:
    """`value` of one vector of inputs, `values` of many."""

    __slots__ = ("bias", "hidden", "offset", "output")

    def __init__(self, hidden: Array, bias: Array, output: Array, offset: Array) -> None:
        self.hidden, self.bias, self.output, self.offset = hidden, bias, output, offset

    @classmethod
    def fresh(cls, inputs: int, width: int, seed: int = 0) -> Network:
        """Small random weights."""
        rng = np.random.default_rng(seed)
        hidden = rng.normal(0, 1 / np.sqrt(inputs), (inputs, width)).astype(np.float32)
        output = rng.normal(0, 1 / np.sqrt(width), width).astype(np.float32)
        return cls(hidden, np.zeros(width, np.float32), output, np.zeros(1, np.float32))

    @classmethod
    def load(cls, path: Path) -> Network:
        with np.load(path, allow_pickle=False) as kept:
            return cls(*(kept[name].astype(np.float32) for name in _PARTS))

    def save(self, path: Path) -> None:
        """Half precision is enough to play."""
        hidden, bias, output, offset = (part.astype(np.float16) for part in self.parts())
        np.savez_compressed(path, hidden=hidden, bias=bias, output=output, offset=offset)

    def value(self, x: Array) -> float:
        return float(self.values(x[None, :])[0])

    def values(self, x: Array) -> Array:
        layer = np.tanh(x @ self.hidden + self.bias)
        result: Array = 1 / (1 + np.exp(-(layer @ self.output + self.offset[0])))
        return result

    def parts(self) -> list[Array]:
        """All weights, in the order in which they are given to a new one."""
        return [self.hidden, self.bias, self.output, self.offset]


def fit(
    network: Network,
    x: NDArray[np.floating],
    y: Array,
    *,
    epochs: int = 8,
    batch: int = 512,
    rate: float = 0.002,
    decay: float = 1e-5,
    seed: int = 0,
    told: Callable[[int, float], None] | None = None,
) -> None:
    """Adam on the cross entropy between values and targets; `told` hears the loss of each epoch."""
    rng = np.random.default_rng(seed)
    parts = network.parts()
    first = [np.zeros_like(part) for part in parts]
    second = [np.zeros_like(part) for part in parts]
    step, steps = 0, epochs * -(-len(x) // batch)
    for epoch in range(epochs):
        order = rng.permutation(len(x))
        loss = 0.0
        for start in range(0, len(x), batch):
            chosen = order[start : start + batch]
            inputs, targets = x[chosen].astype(np.float32), y[chosen]
            gradients, cost = _gradients(network, inputs, targets)
            loss += cost * len(chosen)
            pace = rate * 0.5 * (1 + np.cos(np.pi * step / steps))
            step += 1
            for part, slope, m, v in zip(parts, gradients, first, second, strict=True):
                m += 0.1 * (slope - m)
                v += 0.001 * (slope * slope - v)
                mean, spread = m / (1 - 0.9**step), v / (1 - 0.999**step)
                part -= pace * (mean / (np.sqrt(spread) + 1e-8) + decay / rate * part)
        if told:
            told(epoch, loss / len(x))


def _gradients(network: Network, x: Array, y: Array) -> tuple[list[Array], float]:
    layer = np.tanh(x @ network.hidden + network.bias)
    guess = 1 / (1 + np.exp(-(layer @ network.output + network.offset[0])))
    cost = -np.mean(y * np.log(guess + 1e-7) + (1 - y) * np.log(1 - guess + 1e-7))
    error = (guess - y) / len(y)
    back = np.outer(error, network.output) * (1 - layer * layer)
    slopes = [x.T @ back, back.sum(0), layer.T @ error, error.sum(keepdims=True)]
    return slopes, float(cost)
