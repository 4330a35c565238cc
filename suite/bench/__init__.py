"""What is measured, in one run on one machine. `bench/README.md` says what each figure means.

Each module has a function that gives a flat mapping of names to figures; `measure` puts them
together. Nothing here is a test: figures depend on the machine, so they are looked at and not
asserted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module

Figures = dict[str, float]

PARTS = {
    "games": "every game: random matches, copies, memory",
    "table": "a match of 2,000 moves in the window: opening, undo, submitting, languages",
    "board": "a board of 2,000 pieces: frames while panning and zooming",
    "start": "cold start against an empty window",
}
"""The modules of this package."""


def measure(parts: list[str], told: Callable[[str], object]) -> Iterator[tuple[str, float]]:
    """The figures of these parts, one after the other; `told` hears what comes next."""
    for part in parts:
        told(PARTS[part])
        figures: Figures = import_module(f"suite.bench.{part}").figures()
        yield from figures.items()
