"""Who must decide what, now. Three kinds: closed, subset and open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from math import comb
from typing import TypeAlias

from suite.contract.chance import Chance
from suite.contract.message import Message
from suite.contract.move import Atom, Move


@dataclass(frozen=True, slots=True)
class Closed:
    """All legal moves are listed, in an order that never depends on chance or hashing.

    `window` names a moment at which a seat may interrupt ('after an action card was played'); the
    move `pass` is then always legal, and the table lets a person pass such windows beforehand.
    """

    seat: int
    prompt: Message
    moves: tuple[Move, ...]
    phase: str = ""
    window: str = ""

    def lists(self, move: Move) -> bool:
        return move in self.moves

    def count(self) -> int:
        return len(self.moves)

    def some(self, chance: Chance) -> Move:
        """One of the moves, each as likely as the others."""
        return self.moves[chance.below(len(self.moves))]

    def each(self) -> Iterator[Move]:
        return iter(self.moves)


@dataclass(frozen=True, slots=True)
class Subset:
    """Choose between `least` and `most` of `items`; every such choice is legal.

    The move is `verb` with `given` and then the chosen items, each once. They may come in any
    order; `canonical` puts them in that of `items`. Items must differ from each other.
    """

    seat: int
    prompt: Message
    verb: str
    items: tuple[Atom, ...]
    least: int
    most: int
    given: tuple[Atom, ...] = ()
    phase: str = ""

    def lists(self, move: Move) -> bool:
        if move.verb != self.verb or move.args[: len(self.given)] != self.given:
            return False
        chosen = move.args[len(self.given) :]
        if not self.least <= len(chosen) <= self.most:
            return False
        return len(set(chosen)) == len(chosen) and all(item in self.items for item in chosen)

    def canonical(self, chosen: tuple[Atom, ...] | list[Atom] | set[Atom]) -> Move:
        """The move that chooses these items."""
        return Move(self.verb, self.given + tuple(i for i in self.items if i in chosen))

    def count(self) -> int:
        top = min(self.most, len(self.items))
        return sum(comb(len(self.items), k) for k in range(self.least, top + 1))

    def some(self, chance: Chance) -> Move:
        """A random legal choice: first its size, then its items."""
        top = min(self.most, len(self.items))
        size = self.least + chance.below(top - self.least + 1)
        return self.canonical(set(chance.sample(self.items, size)))

    def each(self) -> Iterator[Move]:
        """Every choice; may be very many, see `count`."""
        for size in range(self.least, min(self.most, len(self.items)) + 1):
            for chosen in combinations(self.items, size):
                yield Move(self.verb, self.given + chosen)


@dataclass(frozen=True, slots=True)
class Open:
    """A composed move, such as a trade offer: `moves` is a useful sample and the position's
    `judge` decides about any other. `form` tells the board and other tools what can be composed.
    `window` is as in `Closed`: offers may be welcome at many moments, and passed beforehand."""

    seat: int
    prompt: Message
    moves: tuple[Move, ...]
    form: dict[str, object] = field(default_factory=dict)
    phase: str = ""
    window: str = ""

    def lists(self, move: Move) -> bool:
        return move in self.moves

    def count(self) -> int:
        return len(self.moves)

    def some(self, chance: Chance) -> Move:
        return self.moves[chance.below(len(self.moves))]

    def each(self) -> Iterator[Move]:
        return iter(self.moves)


Decision: TypeAlias = "Closed | Subset | Open"

PASS = Move("pass")
"""The move that lets a window go by."""


def window_of(decision: Decision | None) -> str:
    """The moment at which this decision lets a seat interrupt; empty if it is none."""
    return "" if decision is None or isinstance(decision, Subset) else decision.window
