"""Why something cannot be done with the dice of a turn (P7-P12, P73-P84)."""

from __future__ import annotations

from typing import Final

from games.expansion_pilots.rules import abilities, hiring
from games.expansion_pilots.rules.refusing import UNKNOWN, Explain, number, word
from games.expansion_pilots.rules.state import State, Task
from games.expansion_pilots.rules.tables import (
    FACE_NAMES,
    HANGAR_FACES,
    PILOT_INDEX,
    PILOTS,
    REROLL_PRICE,
    SHIP_INDEX,
    TRACK,
    say,
)
from games.expansion_pilots.rules.terms import (
    COLONY,
    ECONOMY,
    FACE_INDEX,
    FLEET,
    HAZARD,
    INACTIVE,
    MOVE,
    ORBIT,
)
from suite.contract import Move, Verdict, refuse

HIRE_PRICE: Final = say(
    "Hiring takes two equal dice that the hangar shows for the ship, or any three equal dice."
)


def _counted(state: State, face: int) -> int:
    return sum(
        1
        for shown, status in zip(state.dice, state.states, strict=True)
        if shown == face and status == INACTIVE
    )


def _activate(state: State, seat: int, top: Task, move: Move) -> Verdict:
    face = word(FACE_INDEX, move, 0)
    if face < 0 or len(move.args) != 1:
        return UNKNOWN
    if not _counted(state, face):
        name = FACE_NAMES[face]
        return refuse(say("You have no inactive die with this face: {face}.", face=name), "P8")
    if move.verb == "veteran":
        return refuse(say("No ship of yours has this ability ready."), "P78")
    if abilities.express(state, seat) < 0:
        return refuse(say("No ship of yours can move with any die."), "P78")
    return refuse(say("This ship can fly nowhere now."), "P14")


def _reroll(state: State, seat: int, top: Task, move: Move) -> Verdict:
    if move.args:
        return UNKNOWN
    text = say.many(
        "A further reroll costs {n} energy.", "A further reroll costs {n} energy.", n=REROLL_PRICE
    )
    return refuse(text, "P9")


def _convert(state: State, seat: int, top: Task, move: Move) -> Verdict:
    if state.converted:
        return refuse(say("The converter can be used once per turn."), "P10")
    return refuse(say("The converter needs three inactive dice."), "P10")


def _hire(state: State, seat: int, top: Task, move: Move) -> Verdict:
    if not state.terms.pilots:
        return refuse(say("This match is played without pilots."), "P66")
    pilot, ship = word(PILOT_INDEX, move, 0), word(SHIP_INDEX, move, 1)
    face, dice = word(FACE_INDEX, move, 2), number(move, 3, 8)
    if pilot >= 0 and pilot not in state.pilot_row:
        return refuse(say("This pilot is not in the row."), "P73")
    if pilot >= 0 and len(move.args) == 1:
        return refuse(HIRE_PRICE, "P73")
    if min(pilot, ship, face, dice) < 0 or len(move.args) != 4:
        return UNKNOWN
    if dice not in (hiring.PAIR, hiring.TRIPLE):
        return refuse(say("A pilot costs two or three dice."), "P73")
    if _counted(state, face) < dice:
        text = say("You have too few inactive dice with this face: {face}.", face=FACE_NAMES[face])
        return refuse(text, "P74")
    if ship not in hiring.places(state, seat):
        return refuse(say("Your empire level allows no further piloted ship."), "P80")
    if dice == hiring.TRIPLE:
        return refuse(say("Two of these dice are enough for this pilot and ship."), "P73")
    if ship not in PILOTS[pilot].trained:
        return refuse(say("This pilot is not trained for this ship: that takes three dice."), "P73")
    assert face not in HANGAR_FACES[ship]
    return refuse(say("The hangar does not take a pair of this face for this ship."), "P75")


def _needs(face: int) -> Explain:
    """This is what a die is for that has not been activated yet."""
    verdict = refuse(say("First activate a die: {face}.", face=FACE_NAMES[face]), "P8")
    return lambda state, seat, top, move: verdict


def _advance(state: State, seat: int, top: Task, move: Move) -> Verdict:
    """Ships advance on the track they are on; from anywhere else they move."""
    ship = number(move, 0, FLEET)
    where = state.where[seat * FLEET + ship] if ship >= 0 else 0
    face = ECONOMY if where >= HAZARD else TRACK[where - ORBIT] if where >= ORBIT else MOVE
    return _needs(face)(state, seat, top, move)


TURN: Final[dict[str, Explain]] = {
    "activate": _activate,
    "express": _activate,
    "veteran": _activate,
    "reroll": _reroll,
    "convert": _convert,
    "hire": _hire,
    "stop": lambda state, seat, top, move: UNKNOWN,
    "fly": _needs(MOVE),
    "draw": _needs(MOVE),
    "take": _needs(MOVE),
    "advance": _advance,
    "upgrade": _needs(COLONY),
    "utilise": _needs(COLONY),
}


def turn(state: State, seat: int, top: Task, move: Move) -> Verdict:
    """Why this cannot be done between two activations."""
    return TURN[move.verb](state, seat, top, move)
