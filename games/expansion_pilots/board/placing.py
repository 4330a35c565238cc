"""Where a die can be put with the mouse: on what its action is about. No Qt.

Putting it there activates it, or hires the pilot; the rules still ask for all that is open, and the
place where the die was put then counts as the first click of the answer.
"""

from __future__ import annotations

from games.expansion_pilots.rules.position import Galaxies
from games.expansion_pilots.rules.tables import PLANET_INDEX, TRACK
from games.expansion_pilots.rules.terms import (
    COLONY,
    DIPLOMACY,
    ECONOMY,
    FACE_INDEX,
    FLEET,
    MOVE,
    ORBIT,
)
from suite.contract import Move
from suite.ui.offers import Key, Offers


def dropped(view: Galaxies, seat: int, offers: Offers, die: int, place: Key) -> list[Move]:
    """The moves that a die means when it is put on this thing; none: it does not belong there."""
    if die >= len(view.dice):
        return []
    face = view.dice[die]
    if place[0] == "pilot":
        return [move for move in offers.moves(place) if _pays(move, face)]
    if place[0] == "tool":
        return offers.moves(place)
    if not _belongs(view, seat, face, place):
        return []
    return [move for move in offers.moves(("die", die)) if move.verb == "activate"]


def _pays(move: Move, face: int) -> bool:
    return move.verb == "hire" and FACE_INDEX[str(move.args[2])] == face


def _belongs(view: Galaxies, seat: int, face: int, place: Key) -> bool:
    kind, which = place
    match kind:
        case "planet":
            planet = PLANET_INDEX[str(which)]
            if planet in view.colonies[seat]:
                return face == COLONY
            tracks = face in (DIPLOMACY, ECONOMY) and TRACK[planet] == face
            return planet in view.row and (face == MOVE or tracks)
        case "space":
            return face == MOVE
        case "empire":
            return face == COLONY and which == seat
    return kind == "side" and which == seat  # one's own galaxy takes every die


def aimed(view: Galaxies, seat: int, offers: Offers, place: Key) -> Key | None:
    """The thing that the next question is about, if the die was put on this place."""
    if place in offers:
        return place
    if place[0] == "planet":
        orbit = ORBIT + PLANET_INDEX[str(place[1])]
        for number in range(seat * FLEET, seat * FLEET + FLEET):
            if view.where[number] == orbit and ("ship", number) in offers:
                return "ship", number
    return None
