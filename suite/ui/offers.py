"""The moves of a decision, by the things on the board that they are about. No Qt.

A key is a kind of thing and which one: `("die", 2)`, `("planet", "p_jakks")`. A game says which
things a move is about; clicking one of them plays the move, or chooses among several.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from suite.contract import Atom, Decision, Move, Subset

Key: TypeAlias = "tuple[str, Atom]"
Keys: TypeAlias = "tuple[Key, ...]"


class Offers:
    """What can be done now. Of a `Subset`, `item_key` says which thing an item is."""

    def __init__(
        self,
        decision: Decision | None,
        targets: Callable[[int, Move], Keys],
        item_key: Callable[[Atom], Key],
    ) -> None:
        self.seat = decision.seat if decision else None
        self.by_key: dict[Key, list[Move]] = {}
        self.items: dict[Key, Atom] = {}
        """The items of a subset, by the things they are."""
        self.loose: list[Move] = []
        """Moves that are about nothing on the board and take more than a word to say."""
        if isinstance(decision, Subset):
            self.items = {item_key(item): item for item in decision.items}
            self.by_key = {key: [] for key in self.items}
        elif decision is not None:
            for move in decision.moves:
                self._add(move, targets(decision.seat, move))

    def _add(self, move: Move, keys: Keys) -> None:
        for key in dict.fromkeys(keys):
            self.by_key.setdefault(key, []).append(move)
        if not keys and move.args:
            self.loose.append(move)

    def __contains__(self, key: Key) -> bool:
        return key in self.by_key

    def moves(self, key: Key, also: Key | None = None) -> list[Move]:
        """The moves about this thing; with `also`, only those about both."""
        found = self.by_key.get(key, [])
        if also is None:
            return found
        both = self.by_key.get(also, [])
        return [move for move in found if move in both]

    def partners(self, key: Key) -> set[Key]:
        """The other things that moves with this one are about."""
        wanted = set(self.by_key.get(key, []))
        return {
            other
            for other, moves in self.by_key.items()
            if other != key and wanted.intersection(moves)
        }

    def lit(self, selected: Key | None) -> Iterable[Key]:
        """What glows: all that can be used; with something in the hand, only where it can go."""
        if selected is None:
            return self.by_key.keys()
        return {selected, *self.partners(selected)}
