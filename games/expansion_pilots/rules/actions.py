"""The six die actions, and the cards that repeat or copy them (P14-P31, P41, P43)."""

from __future__ import annotations

from typing import Final

from games.expansion_pilots.rules import empire
from games.expansion_pilots.rules.acquire import acquire
from games.expansion_pilots.rules.availability import can_act, repeatable, usable
from games.expansion_pilots.rules.flow import answer, task
from games.expansion_pilots.rules.moves import COPY, FACE, PASS, REPEAT, UPGRADE, UTILISE
from games.expansion_pilots.rules.state import State, Task
from games.expansion_pilots.rules.tables import FACE_NAMES, PLANET_INDEX, say
from games.expansion_pilots.rules.terms import COLONY, CULTURE, FACE_INDEX, FACES, MOVE
from suite.contract import Move

UTILISE_PROMPT: Final = say("Upgrade your empire or use one of your colonies.")
REPEAT_PROMPT: Final = say("Choose the die whose action is repeated.")
ANY_PROMPT: Final = say("Choose a die action.")
COPY_PROMPT: Final = tuple(
    say("You may copy this action for free: {face}.", face=name) for name in FACE_NAMES
)


@task("act")
def act(state: State, top: Task) -> bool:
    """("act", side, face, chain, only): the action of a face, perhaps with one ship only."""
    _, side, face, chain, only = state.stack.pop()
    if face == MOVE:
        state.stack.append(("fly", side, chain, only, "any", -1, False, 1))
    elif face <= CULTURE:
        acquire(state, side, face)
    elif face < COLONY and only >= 0:
        state.stack.append(("advance_ship", side, only, 1, face))
    elif face < COLONY:
        state.stack.append(("advance", side, face, 1, face, False, -1, False, 1))
    else:
        state.stack.append(("utilise", side, chain))
    return False


@task("utilise")
def utilise(state: State, top: Task) -> bool:
    """("utilise", side, chain): P31, pick one of the two."""
    _, side, chain = top
    energy, culture = state.energy[side], state.culture[side]
    ways = empire.prices(state, side, energy, culture, False, empire.negotiated(state, side))
    listed = [UPGRADE[e][c] for e, c in ways]
    listed += [UTILISE[p] for p in state.colonies[side] if usable(state, side, p, chain)]
    if not listed:
        state.stack.pop()
        return False
    return state.ask(side, UTILISE_PROMPT, listed, "utilise")


@answer("utilise")
def utilised(state: State, top: Task, move: Move) -> None:
    _, side, chain = top
    if move.verb == "upgrade":
        empire.raise_empire(state, side, int(move.args[0]), int(move.args[1]))
    else:
        state.stack.append(("perform", side, PLANET_INDEX[str(move.args[0])], chain))


@task("repeat")
def repeat(state: State, top: Task) -> bool:
    """("repeat", side, chain): Piedes (P41)."""
    _, side, chain = top
    found = [REPEAT[face] for face in repeatable(state, side, chain)]
    if len(found) > 1:
        return state.ask(side, REPEAT_PROMPT, found, "repeat")
    state.stack.pop()
    if found:
        repeated(state, top, found[0])
    return False


@answer("repeat")
def repeated(state: State, top: Task, move: Move) -> None:
    _, side, chain = top
    face = FACE_INDEX[str(move.args[0])]
    if not state.quiet:
        text = say("{who} repeats a die: {face}.", who=state.who(side), face=FACE_NAMES[face])
        state.tell("repeated", text, side, face=FACES[face])
    state.stack.append(("act", side, face, chain, -1))


@task("any_action")
def any_action(state: State, top: Task) -> bool:
    """("any_action", side, chain): Zavodnick."""
    _, side, chain = top
    found = [FACE[face] for face in range(len(FACES)) if can_act(state, side, face, chain)]
    if not found:
        state.stack.pop()
        return False
    return state.ask(side, ANY_PROMPT, found, "any_action")


@answer("any_action")
def any_chosen(state: State, top: Task, move: Move) -> None:
    _, side, chain = top
    face = FACE_INDEX[str(move.args[0])]
    if not state.quiet:
        text = say("{who} chooses an action: {face}.", who=state.who(side), face=FACE_NAMES[face])
        state.tell("chose_action", text, side, face=FACES[face])
    state.stack.append(("copy", side, face, chain, 1))
    state.stack.append(("act", side, face, chain, -1))


@task("copy")
def copy(state: State, top: Task) -> bool:
    """("copy", side, face, chain, k): the k-th other side may do the same for free (P43)."""
    _, side, face, chain, k = top
    sides = state.terms.sides
    if k >= sides:
        state.stack.pop()
        return False
    other = (side + k) % sides
    if other == state.terms.rogue:
        state.stack[-1] = ("copy", side, face, chain, k + 1)
        state.stack.append(("rogue_copy", face))
        return False
    if can_act(state, other, face, chain):
        return state.ask(other, COPY_PROMPT[face], [COPY, PASS], "copy", "follow")
    state.stack[-1] = ("copy", side, face, chain, k + 1)
    return False


@answer("copy")
def copied(state: State, top: Task, move: Move) -> None:
    _, side, face, chain, k = top
    state.stack.append(("copy", side, face, chain, k + 1))
    if move == COPY:
        other = (side + k) % state.terms.sides
        if not state.quiet:
            text = say(
                "{who} copies the action: {face}.", who=state.who(other), face=FACE_NAMES[face]
            )
            state.tell("copied", text, other, face=FACES[face])
        state.stack.append(("act", other, face, chain, -1))
