"""What on the table a move is about: clicking that thing plays the move. No Qt.

Keys: `("planet", id)`, `("token", id)`, `("trade", id)`, `("action", id)`, `("council", id)`,
`("technology", id)`, `("faction", id)` for cards in hand, `("main", id)` for main factions,
`("resource", id)` for what can be sold, `("side", number)`.
"""

from __future__ import annotations

from collections.abc import Callable

from games.galactic_alliances.rules.content import (
    DEVELOP_CHOICE,
    FACTION_INDEX,
    FACTIONS,
    FREE_EFFECTS,
    PLANET_INDEX,
    TECH_INDEX,
    TECHNOLOGIES,
)
from games.galactic_alliances.rules.galaxy import COLONIZED
from games.galactic_alliances.rules.position import AlliancesPosition
from games.galactic_alliances.rules.resources import RESOURCES, label
from games.galactic_alliances.rules.stages import SEIZE
from suite.contract import Atom, Move
from suite.ui.offers import Key, Keys


def _first(kind: str) -> Callable[[Move], Keys]:
    return lambda move: ((kind, move.args[0]),)


def _same(kind: str) -> Callable[[Move], Keys]:
    return lambda move: ((kind, move.verb),)


def _colonize(move: Move) -> Keys:
    """A planet, and the card of the hand that adapts to it, if one does."""
    planet: Key = ("planet", move.args[0])
    return (planet, ("faction", move.args[1])) if len(move.args) > 1 else (planet,)


def _use(move: Move) -> Keys:
    """An ability: the faction, technology or resource it belongs to, and what it is used on."""
    effect, *on = move.args
    planets: Keys = tuple(("planet", word) for word in on if word in PLANET_INDEX)
    return (_OWNERS[str(effect)], *planets)


def _owners() -> dict[str, Key]:
    found: dict[str, Key] = {
        effect.id: ("resource", RESOURCES[effect.cost[0][0]]) for effect in FREE_EFFECTS
    }
    for faction in FACTIONS:
        found |= {effect.id: ("main", faction.id) for effect in faction.effects}
    return found | {name: ("technology", name) for name in TECH_INDEX}


_OWNERS = _owners()

_TARGETS: dict[str, Callable[[Move], Keys]] = {
    "colonize": _colonize,
    "develop": _first("planet"),
    "seize": _first("planet"),
    "explore": _first("token"),
    "trade": _first("trade"),
    "manufacture": _same("action"),
    "study": _same("action"),
    "mine": _same("action"),
    "nominate": _first("council"),
    "research": _first("technology"),
    "main": _first("faction"),
    "ideology": _first("faction"),
    "boost": _first("faction"),
    "pick": _first("faction"),
    "use": _use,
}


def targets(move: Move) -> Keys:
    """The things that the move is about; none: it needs a button of its own."""
    find = _TARGETS.get(move.verb)
    return find(move) if find else ()


def _researched(which: Atom) -> Move:
    """Paid with credits; of two rewards the first."""
    labels = TECHNOLOGIES[TECH_INDEX[str(which)]].labels
    return Move("research", (which, "credits", *labels[:1]))


_MEANT: dict[str, Callable[[Atom], Move]] = {
    "planet": lambda which: Move("colonize", (which,)),
    "token": lambda which: Move("explore", (which,)),
    "anomaly": lambda which: Move("explore", (which,)),
    "trade": lambda which: Move("trade", (which, 1)),
    "action": lambda which: Move(str(which), () if which == "mine" else (1,)),
    "council": lambda which: Move("nominate", (which,)),
    "technology": _researched,
    "faction": lambda which: Move("main", (which,)),
    "resource": lambda which: Move("use", (f"sell_{which}",)),
}


def meant(key: Key, view: AlliancesPosition, seat: int) -> Move | None:
    """What a click on a thing that cannot be used now was most likely meant as."""
    kind, which = key
    if kind == "planet" and view.stage == SEIZE:
        return Move("seize", (which,))
    if kind == "planet" and _colonized_by(view, str(which), seat):
        return Move("develop", (which, label(DEVELOP_CHOICE[0])))
    if kind == "main":
        effects = FACTIONS[FACTION_INDEX[str(which)]].effects
        return Move("use", (effects[0].id,)) if effects else None
    make = _MEANT.get(kind)
    return make(which) if make else None


def _colonized_by(view: AlliancesPosition, planet: str, seat: int) -> bool:
    number = PLANET_INDEX[planet]
    return view.state[number] == COLONIZED and view.holder[number] == seat


_ICONS = {
    "colonize": "planet", "develop": "planet", "seize": "cruiser", "research": "flask",
    "manufacture": "cruiser", "study": "relic", "trade": "handshake", "use": "atom",
}  # fmt: skip


def icon(move: Move) -> str:
    """The sign that stands beside a move in words."""
    return _ICONS.get(move.verb, "right")
