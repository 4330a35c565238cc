"""What a decision offers, sorted by where it is clicked: on a card, on an action, on a tile."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.rftg.rules import cards
from games.rftg.rules.actions import ACTION_INDEX
from suite.contract import Atom, Closed, Decision, Move, Subset

_GAMBLER = next(cards.IDS[p.card] for p in cards.POWERS if p.what == "gamble")
_WITHOUT_OBJECT = ("pass", "done")
"""These stand beside the prompt, where every decision has its buttons."""


@dataclass(slots=True)
class Choices:
    """`by_card`: the moves that a click on a card means; `items`: what a click picks; `actions`:
    moves or items by action card; `ways`: the rest, which is offered on tiles."""

    by_card: dict[str, list[Move]] = field(default_factory=dict)
    items: set[Atom] = field(default_factory=set)
    actions: dict[str, Move | Atom] = field(default_factory=dict)
    ways: list[Move] = field(default_factory=list)

    def moves_of(self, item: str) -> list[Move]:
        """What a click on a card means. The second copy of a card is as good as the first."""
        return self.by_card.get(item.removesuffix("#2"), [])


def sort(decision: Decision | None) -> Choices:
    """Sort what can be decided now."""
    found = Choices()
    if isinstance(decision, Subset):
        found.items = {item for item in decision.items if item in cards.INDEX}
        found.actions = {str(item): item for item in decision.items if item in ACTION_INDEX}
    elif isinstance(decision, Closed):
        for move in decision.moves:
            _sort_move(found, move)
    return found


def _sort_move(found: Choices, move: Move) -> None:
    """A way to place a world is a tile, whatever it names; any other move that names cards belongs
    to the last of them: the world that produces."""
    named = [str(arg) for arg in move.args if arg in cards.INDEX]
    if move.verb == "choose":
        found.actions[str(move.args[0])] = move
    elif move.verb == "gamble":
        found.by_card.setdefault(_GAMBLER, []).append(move)
    elif named and move.verb != "by":
        found.by_card.setdefault(named[-1], []).append(move)
    elif move.verb not in _WITHOUT_OBJECT:
        found.ways.append(move)


def places(decision: Decision | None) -> bool:
    """Is a hand card to be chosen for the tableau now, or none?"""
    return (
        isinstance(decision, Closed)
        and decision.phase in ("develop", "settle")
        and (decision.lists(Move("pass")))
    )


def wanted_move(decision: Decision | None, item: str) -> Move:
    """What a click on a card that is not offered probably wanted: the rules then say why not."""
    if isinstance(decision, Subset):
        return Move(decision.verb, (*decision.given, item))
    if decision is not None and places(decision):
        return Move(decision.phase, (item,))
    for move in decision.moves if decision is not None else ():
        if move.verb in ("sell", "consume", "good"):
            return Move(move.verb, (item,))
        if move.verb == "produce":
            return Move(move.verb, (move.args[0], item))
    return Move("settle" if cards.WORLD[cards.INDEX[item]] else "develop", (item,))
