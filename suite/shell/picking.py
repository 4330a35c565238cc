"""What is chosen so far of a subset; board, list and prompt line all show this. No Qt."""

from __future__ import annotations

from suite.contract import Atom, Message, Move, Subset, Words

say = Words("shell")


class Picking:
    """The items that a person has picked for one `Subset`."""

    def __init__(self, decision: Subset) -> None:
        self.decision = decision
        self.items: set[Atom] = set()

    def toggle(self, item: Atom) -> None:
        """Pick an item, or no longer. Where only one may be picked, it takes the other's place."""
        if item in self.items:
            self.items.discard(item)
        elif item in self.decision.items:
            self.items = {item} if self.decision.most == 1 else self.items | {item}

    def complete(self) -> bool:
        return self.decision.least <= len(self.items) <= self.decision.most

    def move(self) -> Move:
        return self.decision.canonical(self.items)

    def missing(self) -> Message:
        """How far the choice is from being complete."""
        short = self.decision.least - len(self.items)
        if short > 0:
            return say.many("Choose {n} more", "Choose {n} more", n=short)
        return say.many("{n} too many", "{n} too many", n=len(self.items) - self.decision.most)
