"""What on the table a move is about: clicking that thing plays the move. No Qt.

A key is a kind of thing and which one: `("die", 2)`, `("planet", "p_jakks")`, `("ship", 5)` (side
times fleet plus ship), `("pilot", id)`, `("token", id)`, `("side", 1)`, `("empire", 0)`,
`("home", 0)`, `("space", 0)`, `("tool", "convert")`. Moves that are about nothing on the table get
buttons instead.
"""

from __future__ import annotations

from collections.abc import Callable

from games.expansion_pilots.rules.position import Galaxies
from games.expansion_pilots.rules.tables import PLANET_INDEX, PLANETS
from games.expansion_pilots.rules.terms import FACE_INDEX, FACES, FLEET, INACTIVE
from suite.contract import Atom, Move
from suite.ui.offers import Key, Keys

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
    "perform": lambda view, seat, move: (("planet", PLANETS[view.stack[-1][2]].id),),
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
    "reroll": lambda view, seat, move: (("tool", "reroll"),),
    "reroll_rogue": lambda view, seat, move: (("tool", "reroll"),),
    "convert": lambda view, seat, move: (("tool", "convert"),),
}


def targets(view: Galaxies, seat: int, move: Move) -> Keys:
    """The things that the move is about; none: it needs a button of its own."""
    find = _TARGETS.get(move.verb)
    return find(view, seat, move) if find else ()


def meant(key: Key, view: Galaxies, seat: int) -> Move | None:
    """What a click on a thing that cannot be used now was most likely meant as: the rules tell
    why it is not allowed."""
    kind, which = key
    match kind:
        case "die":
            return Move("activate", (FACES[view.dice[int(which)]],))
        case "planet":
            if PLANET_INDEX[str(which)] in view.colonies[seat]:
                return Move("utilise", (which,))
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
        case "tool":
            return Move(str(which))
    return None
