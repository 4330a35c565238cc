"""Following an activated die for culture, clockwise (P44-P50)."""

from __future__ import annotations

from typing import Final

from games.expansion_pilots.rules import abilities
from games.expansion_pilots.rules.availability import can_act
from games.expansion_pilots.rules.flow import answer, task
from games.expansion_pilots.rules.moves import FOLLOW, PASS, worded
from games.expansion_pilots.rules.state import State, Task
from games.expansion_pilots.rules.tables import FACE_NAMES, PILOTS, say
from games.expansion_pilots.rules.terms import FACES, FLEET
from suite.contract import Move

FOLLOW_PROMPT: Final = tuple(
    say("You may follow this action: {face}.", face=name) for name in FACE_NAMES
)


def offers(state: State, side: int, face: int) -> list[Move]:
    """The ways in which this side can follow, if it could do something (P46, P48)."""
    found = []
    culture = state.culture[side] - state.tax
    if culture >= 0 and can_act(state, side, face, (), culture):
        found.append(FOLLOW)
    if state.terms.pilots:
        ship = abilities.free_follow(state, side, face)
        if ship >= 0 and can_act(state, side, face, only=ship):
            found.append(worded("follow", PILOTS[state.flown[side * FLEET + ship]].id))
    return found


@task("follow")
def follow(state: State, top: Task) -> bool:
    """("follow", active, face, k): the k-th player after the active one may follow."""
    _, active, face, k = top
    sides = state.terms.sides
    while k < sides:
        side = (active + k) % sides
        if side != state.terms.rogue:
            listed = offers(state, side, face)
            if listed:
                state.stack[-1] = ("follow", active, face, k)
                listed.append(PASS)
                return state.ask(side, FOLLOW_PROMPT[face], listed, "follow", "follow")
        k += 1
    state.stack.pop()
    return False


@answer("follow")
def followed(state: State, top: Task, move: Move) -> None:
    _, active, face, k = top
    side = (active + k) % state.terms.sides
    state.stack.append(("follow", active, face, k + 1))
    if move == PASS:
        return
    if not state.quiet:
        text = say("{who} follows: {face}.", who=state.who(side), face=FACE_NAMES[face])
        state.tell("followed", text, side, face=FACES[face])
    only = -1
    if move == FOLLOW:
        state.pay(side, 0, state.tax)
    else:
        only = abilities.free_follow(state, side, face)
        state.used[side] |= PILOTS[state.flown[side * FLEET + only]].limit
    if any(state.income):
        state.gain(active, *state.income)
    state.stack.append(("act", side, face, (), only))
