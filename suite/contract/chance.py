"""The one source of chance in a match.

A small generator (SplitMix64) instead of `random.Random`: its state is one whole number, so a
position is copied cheaply, saved readably, and rolls the same on every machine and in every
version of Python. A scenario can script what comes next.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class Chance:
    """Dice, shuffles and draws from one seed.

    `script` holds results of `below` that are used up before any is generated.
    """

    __slots__ = ("script", "state")

    def __init__(self, seed: int, script: Sequence[int] = ()) -> None:
        self.state = seed & _MASK
        self.script = list(script)

    def copy(self) -> Chance:
        return Chance(self.state, self.script)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Chance) and self.state == other.state and self.script == other.script
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Chance({self.state}, {self.script})" if self.script else f"Chance({self.state})"

    def bits(self) -> int:
        """The next 64 bits."""
        self.state = z = (self.state + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        if self.script:
            value = self.script.pop(0)
            if not 0 <= value < n:
                raise ValueError(f"the script says {value}, but 0..{n - 1} is asked for")
            return value
        return (self.bits() * n) >> 64

    def fraction(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return (self.bits() >> 11) / (1 << 53)

    def roll(self, sides: int = 6) -> int:
        """A die: 1 to `sides`."""
        return self.below(sides) + 1

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def sample(self, items: Sequence[T], size: int) -> list[T]:
        """`size` different places of `items`, in random order."""
        pool = list(items)
        for i in range(size):
            j = i + self.below(len(pool) - i)
            pool[i], pool[j] = pool[j], pool[i]
        return pool[:size]
