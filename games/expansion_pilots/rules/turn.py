"""A turn: roll, activate, reroll, convert, stop (P7-P12)."""

from __future__ import annotations

from typing import Final

from games.expansion_pilots.rules import abilities, hiring
from games.expansion_pilots.rules.flights import flights
from games.expansion_pilots.rules.flow import answer, task
from games.expansion_pilots.rules.moves import (
    ACTIVATE,
    CONVERT,
    EXPRESS,
    REROLL,
    SET,
    STOP,
    VETERAN,
)
from games.expansion_pilots.rules.state import State, Task
from games.expansion_pilots.rules.tables import (
    FACE_NAMES,
    FOLLOW_PRICE,
    LEVEL_DICE,
    REROLL_PRICE,
    say,
)
from games.expansion_pilots.rules.terms import (
    ACTIVE,
    CONVERTED,
    DISCARDED,
    FACE_INDEX,
    FACES,
    FLEET,
    INACTIVE,
    MOVE,
    NOBODY,
)
from suite.contract import ROUND, Move, Subset

TURN_PROMPT: Final = say("Activate a die, or do something else with your dice.")
REROLL_PROMPT: Final = say("Choose dice to reroll.")
MAY_REROLL: Final = say("You may reroll dice for free.")
SPEND_PROMPT: Final = say("Choose two dice for the converter.")
SET_PROMPT: Final = say("Choose a die and its new face.")
DROP_PROMPT: Final = say("Choose dice to discard.")


@task("begin")
def begin(state: State, top: Task) -> bool:
    """("begin", side): a new turn of the table; all per-turn things are fresh (P12, P38)."""
    _, side = state.stack.pop()
    state.active = side
    state.used = [0] * state.terms.sides
    state.rerolls = state.discount = state.noted = 0
    state.converted = False
    state.income = [0, 0]
    state.tax = FOLLOW_PRICE
    if side == state.first:
        state.round += 1
        if not state.quiet:
            text = say("Round {number}", number=state.round)
            state.tell(ROUND, text, NOBODY, round=state.round)
    if side == state.terms.rogue:
        state.dice, state.states = [], []
        state.stack.append(("rogue_turn",))
        return False
    n = max(1, LEVEL_DICE[state.level[side]] - state.fewer)
    state.fewer = 0
    state.dice = [state.chance.below(6) for _ in range(n)]
    state.states = [INACTIVE] * n
    state.stack.append(("turn", side))
    if not state.quiet:
        faces = tuple(FACE_NAMES[face] for face in state.dice)
        text = say("{who} rolls: {faces}.", who=state.who(side), faces=faces)
        state.tell("rolled", text, side, reveals=True, dice=tuple(state.dice))
    return False


@task("turn")
def turn(state: State, top: Task) -> bool:
    """("turn", side): what the active player can do now."""
    side = top[1]
    counts = [0] * len(FACES)
    for face, status in zip(state.dice, state.states, strict=True):
        if status == INACTIVE:
            counts[face] += 1
    total = sum(counts)
    if not total:
        state.stack[-1] = ("end_turn", side)
        return False
    listed = [ACTIVATE[face] for face in range(len(FACES)) if counts[face]]
    if state.terms.pilots:
        listed += _pilot_moves(state, side, counts)
    if state.rerolls == 0 or state.energy[side] >= REROLL_PRICE:
        listed.append(REROLL)
    if not state.converted and total > 2:
        listed.append(CONVERT)
    listed.append(STOP)
    return state.ask(side, TURN_PROMPT, listed, "turn")


def _pilot_moves(state: State, side: int, counts: list[int]) -> list[Move]:
    hires = hiring.hires(state, side, counts)
    if not any(state.hangar[side * FLEET : side * FLEET + FLEET]):
        return hires
    listed = []
    express = abilities.express(state, side)
    if express >= 0 and flights(state, side, express):
        listed += [EXPRESS[face] for face in range(1, len(FACES)) if counts[face]]
    if abilities.veteran(state, side):
        listed += [VETERAN[face] for face in range(len(FACES)) if counts[face]]
    return listed + hires


@answer("turn")
def turn_answered(state: State, top: Task, move: Move) -> None:
    side = top[1]
    verb = move.verb
    if verb == "stop":
        state.stack.append(("end_turn", side))
        return
    state.stack.append(top)
    if verb == "activate" or verb == "express":
        face = FACE_INDEX[str(move.args[0])]
        die = first_die(state, face)
        state.states[die] = ACTIVE
        if not state.quiet:
            text = say("{who} activates: {face}.", who=state.who(side), face=FACE_NAMES[face])
            state.tell("activated", text, side, face=FACES[face], die=die)
        only = abilities.express(state, side) if verb == "express" else -1
        state.stack.append(("follow", side, face, 1))
        state.stack.append(("act", side, MOVE if verb == "express" else face, (), only))
    elif verb == "reroll":
        price = REROLL_PRICE if state.rerolls else 0
        state.rerolls += 1
        state.stack.append(("reroll", side, price, 1, 0))
    elif verb == "convert":
        state.converted = True
        state.stack.append(("spend", side))
    elif verb == "veteran":
        state.used[side] |= abilities.veteran(state, side)
        roll(state, side, [first_die(state, FACE_INDEX[str(move.args[0])])])
    else:
        hiring.hire(state, side, move)


@task("end_turn")
def end_turn(state: State, top: Task) -> bool:
    """("end_turn", side): the next player, or the end after equal turns (P51, P100)."""
    state.stack.pop()
    following = (top[1] + 1) % state.terms.sides
    if state.trigger != NOBODY and following == state.first:
        state.ended = "equal_turns"
    else:
        state.stack.append(("begin", following))
    return False


def first_die(state: State, face: int) -> int:
    """An inactive die with this face."""
    return next(
        die
        for die, shown in enumerate(state.dice)
        if shown == face and state.states[die] == INACTIVE
    )


def roll(state: State, side: int, dice: list[int]) -> None:
    """Roll these dice again."""
    for die in dice:
        state.dice[die] = state.chance.below(6)
    if not state.quiet:
        faces = tuple(FACE_NAMES[state.dice[die]] for die in dice)
        text = say("{who} rerolls and gets: {faces}.", who=state.who(side), faces=faces)
        shown = tuple(state.dice[die] for die in dice)
        state.tell("rerolled", text, side, reveals=True, dice=tuple(dice), faces=shown)


@task("reroll")
def reroll(state: State, top: Task) -> bool:
    """("reroll", side, price, least, limit): choose inactive dice and roll them (P9)."""
    _, side, _, least, _ = top
    dice = tuple(state.inactive())
    if not dice:
        state.stack.pop()
        return False
    prompt = REROLL_PROMPT if least else MAY_REROLL
    state.asked = (Subset(side, prompt, "roll", dice, least, len(dice), phase="reroll"),)
    return True


@answer("reroll")
def rerolled(state: State, top: Task, move: Move) -> None:
    _, side, price, _, limit = top
    if move.args:
        state.pay(side, price, 0)
        state.used[side] |= limit
        roll(state, side, [int(die) for die in move.args])


@task("spend")
def spend(state: State, top: Task) -> bool:
    """("spend", side): two dice go into the converter (P10)."""
    dice = tuple(state.inactive())
    state.asked = (Subset(top[1], SPEND_PROMPT, "spend", dice, 2, 2, phase="spend"),)
    return True


@answer("spend")
def spent(state: State, top: Task, move: Move) -> None:
    for die in move.args:
        state.states[int(die)] = CONVERTED
    if not state.quiet:
        faces = tuple(FACE_NAMES[state.dice[int(die)]] for die in move.args)
        text = say("{who} puts into the converter: {faces}.", who=state.who(top[1]), faces=faces)
        state.tell("converted", text, top[1], dice=tuple(move.args))
    state.stack.append(("set_die", top[1]))


@task("set_die")
def set_die(state: State, top: Task) -> bool:
    """("set_die", side): turn an inactive die to another face."""
    shown = sorted({state.dice[die] for die in state.inactive()})
    listed = [SET[old][new] for old in shown for new in range(len(FACES)) if new != old]
    if not listed:
        state.stack.pop()
        return False
    return state.ask(top[1], SET_PROMPT, listed, "set_die")


@answer("set_die")
def die_set(state: State, top: Task, move: Move) -> None:
    old, new = (FACE_INDEX[str(face)] for face in move.args)
    die = first_die(state, old)
    state.dice[die] = new
    if not state.quiet:
        text = say(
            "{who} turns a die from {old} to {new}.",
            who=state.who(top[1]), old=FACE_NAMES[old], new=FACE_NAMES[new],
        )  # fmt: skip
        state.tell("die_set", text, top[1], die=die, face=FACES[new])


@task("drop")
def drop(state: State, top: Task) -> bool:
    """("drop", side, n): inactive dice are out for this turn."""
    _, side, n = top
    dice = tuple(state.inactive())
    n = min(n, len(dice))
    if not n:
        state.stack.pop()
        return False
    state.asked = (Subset(side, DROP_PROMPT, "drop", dice, n, n, phase="drop"),)
    return True


@answer("drop")
def dropped(state: State, top: Task, move: Move) -> None:
    for die in move.args:
        state.states[int(die)] = DISCARDED
    if not state.quiet:
        faces = tuple(FACE_NAMES[state.dice[int(die)]] for die in move.args)
        text = say("{who} discards dice: {faces}.", who=state.who(top[1]), faces=faces)
        state.tell("dice_dropped", text, top[1], dice=tuple(move.args))
