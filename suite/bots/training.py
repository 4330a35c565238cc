"""Teaches a network from matches, for any game that can put its positions into numbers.

A game brings its `Lessons`; `teach` makes a command of them:

    python -m games.rftg.bots.training play 0 2000 some.npz --nodes 12
    python -m games.rftg.bots.training learn value.npz some.npz more.npz --start value.npz

`play` records what the seats saw and what came of it; `learn` fits a network to the records, a
fresh one or one that has learned something already. Then play again with the new one. Without
`--nodes` the quick policy plays, which is how a first network is made: many matches in a short
time, and their values are a good start.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from suite.bots.network import Network, fit

Vector: TypeAlias = NDArray[np.float32]
Seen: TypeAlias = "tuple[list[Vector], list[float]]"
"""Positions in numbers, and for each the value to learn, between 0 and 1."""

_BOLD, _CAREFUL = 0.002, 0.0007  # learning rates of a fresh network and of one that goes on
_HELD_BACK = 0.05  # the part of the records by which the learning is judged


class Lessons(NamedTuple):
    """What a game brings to learn from."""

    play: Callable[[int, int], Seen]
    """Plays a match from a seed; its strong players think for so many nodes."""
    inputs: int
    """The length of a vector."""
    width: int
    """How many hidden neurons a fresh network gets."""


def blended(result: float, expected: Iterable[float], trust: float) -> list[float]:
    """What each moment of a match should have been worth: backwards from the result, and a part of
    each value is what was `expected` one moment later. `trust` is the part of what really came."""
    targets = [result]
    for value in list(expected)[:0:-1]:
        result = (1 - trust) * value + trust * result
        targets.append(result)
    return targets[::-1]


def record(lessons: Lessons, first: int, games: int, nodes: int, out: Path) -> None:
    """Play matches and write down what can be learned from them."""
    inputs: list[Vector] = []
    targets: list[float] = []
    for seed in range(first, first + games):
        x, y = lessons.play(seed, nodes)
        inputs += x
        targets += y
    np.savez_compressed(out, x=np.array(inputs, np.float16), y=np.array(targets, np.float32))


def learn(
    lessons: Lessons, out: Path, records: Sequence[Path], epochs: int, start: Path | None = None
) -> None:
    """Fit a network; the loss on matches that are held back shows when to stop."""
    kept = [np.load(path, allow_pickle=False) for path in records]
    x = np.concatenate([record["x"] for record in kept])
    y = np.concatenate([record["y"] for record in kept])
    held_back = np.arange(len(x)) >= len(x) * (1 - _HELD_BACK)
    test, wanted = x[held_back].astype(np.float32), y[held_back]
    taught = Network.load(start) if start else Network.fresh(lessons.inputs, lessons.width)

    def told(epoch: int, loss: float) -> None:
        guess = np.clip(taught.values(test), 1e-6, 1 - 1e-6)
        missed = -np.mean(wanted * np.log(guess) + (1 - wanted) * np.log(1 - guess))
        sys.stderr.write(f"epoch {epoch}: loss {loss:.4f}, held back {missed:.4f}\n")

    rate = _CAREFUL if start else _BOLD
    fit(taught, x[~held_back], y[~held_back], epochs=epochs, rate=rate, told=told)
    taught.save(out)


def teach(lessons: Lessons, arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="training", description="Teach the strong player.")
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="record matches")
    playing.add_argument("first", type=int, help="seed of the first match")
    playing.add_argument("games", type=int)
    playing.add_argument("out", type=Path)
    playing.add_argument("--nodes", type=int, default=0, help="0: the quick policy plays")
    learning = commands.add_parser("learn", help="fit a network to records")
    learning.add_argument("out", type=Path)
    learning.add_argument("records", type=Path, nargs="+")
    learning.add_argument("--epochs", type=int, default=4)
    learning.add_argument("--start", type=Path, help="a network to go on from")
    chosen = parser.parse_args(arguments)
    if chosen.command == "play":
        record(lessons, chosen.first, chosen.games, chosen.nodes, chosen.out)
    else:
        learn(lessons, chosen.out, chosen.records, chosen.epochs, chosen.start)
