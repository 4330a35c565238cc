"""What on the table a move is about: clicking that thing plays the move. No Qt.

A key is a kind of thing and which one: `("die", 2)`, `("planet", "p_jakks")`, `("ship", 5)` (side
times fleet plus ship), `("pilot", id)`, `("token", id)`, `("side", 1)`, `("empire", 0)`,
`("home", 0)`, `("space", 0)`. Moves that are about nothing on the table get buttons instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from games.expansion_pilots.rules.position import Galaxies
from games.expansion_pilots.rules.terms import FACE_INDEX, FLEET, INACTIVE
from suite.contract import Atom, Decision, Move, Subset

Key: TypeAlias = "tuple[str, Atom]"
Keys: TypeAlias = "tuple[Key, ...]"

SPACE: Key = ("space", 0)


def _dice(view: Galaxies, face: Atom) -> Keys:
    """The inactive dice that show this face."""
    wanted = FACE_INDEX[str(face)]
    shown = enumerate(zip(view.dice, view.states, strict=True))
    return tuple(("die", n) for n, (up, state) in shown if up == wanted and state == INACTIVE)


def _ship(seat: int, which: Atom) -> Key:
    return "ship", seat * FLEET + int(which)


def _fly(view: Galaxies, seat: int, move: Move) -> Keys:
    ship = _ship(seat, move.args[0])
    match move.args[1:]:
        case ("home",):
            return ship, ("home", seat)
        case ("explore",):
            return ship, SPACE
        case (_, planet):
            return ship, ("planet", planet)
    return (ship,)


_TARGETS: dict[str, Callable[[Galaxies, int, Move], Keys]] = {
    "activate": lambda view, seat, move: _dice(view, move.args[0]),
    "express": lambda view, seat, move: _dice(view, move.args[0]),
    "veteran": lambda view, seat, move: _dice(view, move.args[0]),
    "set": lambda view, seat, move: _dice(view, move.args[0]),
    "fly": _fly,
    "utilise": lambda view, seat, move: (("planet", move.args[0]),),
    "use": lambda view, seat, move: (("planet", move.args[0]),),
    "replace": lambda view, seat, move: (("planet", move.args[0]),),
    "upgrade": lambda view, seat, move: (("empire", seat),),
    "advance": lambda view, seat, move: (_ship(seat, move.args[0]),),
    "recall": lambda view, seat, move: (_ship(seat, move.args[0]),),
    "swap": lambda view, seat, move: (_ship(seat, move.args[0]),),
    "regress": lambda view, seat, move: (_ship(int(move.args[0]), move.args[1]),),
    "shift": lambda view, seat, move: (_ship(seat, move.args[0]), ("planet", move.args[1])),
    "trade": lambda view, seat, move: tuple(_ship(seat, which) for which in move.args),
    "give": lambda view, seat, move: (("side", move.args[0]),),
    "steal": lambda view, seat, move: (("side", move.args[0]),),
    "hire": lambda view, seat, move: (("pilot", move.args[0]),),
    "dismiss": lambda view, seat, move: (("pilot", move.args[0]),),
    "take": lambda view, seat, move: (("token", move.args[0]),),
    "draw": lambda view, seat, move: (SPACE,),
}


def targets(view: Galaxies, seat: int, move: Move) -> Keys:
    """The things that the move is about; none: it needs a button of its own."""
    find = _TARGETS.get(move.verb)
    return find(view, seat, move) if find else ()


class Offers:
    """The moves of a decision, by the things they are about."""

    def __init__(self, view: Galaxies, decision: Decision | None) -> None:
        self.seat = decision.seat if decision else None
        self.by_key: dict[Key, list[Move]] = {}
        self.loose: list[Move] = []
        """Moves that are about nothing on the table and take more than a word to say."""
        if decision is None:
            return
        if isinstance(decision, Subset):
            self.by_key = {("die", item): [] for item in decision.items}
            return
        for move in decision.moves:
            keys = targets(view, decision.seat, move)
            for key in keys:
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


def refused_move(key: Key, view: Galaxies, seat: int) -> Move | None:
    """What a click on a thing that cannot be used now was most likely meant as: the rules tell
    why it is not allowed."""
    from games.expansion_pilots.rules.terms import FACES

    kind, which = key
    match kind:
        case "die":
            return Move("activate", (FACES[view.dice[int(which)]],))
        case "planet":
            return Move("fly", (0, "land", which))
        case "ship" if int(which) // FLEET == seat:
            return Move("advance", (int(which) % FLEET,))
        case "pilot":
            return Move("hire", (which,))
        case "token":
            return Move("take", (which,))
        case "empire":
            return Move("upgrade", (0, 0))
        case "space":
            return Move("draw")
    return None


def lit_keys(offers: Offers, selected: Key | None) -> Iterable[Key]:
    """What glows: everything that can be used, or with a chosen ship only where it can go."""
    if selected is None:
        return offers.by_key.keys()
    return {selected, *offers.partners(selected)}
