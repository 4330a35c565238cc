"""The rogue galaxy, the opponent of a single player (P55-P65, P111-P115)."""

from __future__ import annotations

from typing import Final

from games.expansion_pilots.rules import colonise, empire, ladder
from games.expansion_pilots.rules.acquire import acquire, gains
from games.expansion_pilots.rules.flow import answer, task
from games.expansion_pilots.rules.ladder import GALAXY, HUMAN
from games.expansion_pilots.rules.movement import arrive, tell_arrival
from games.expansion_pilots.rules.moves import ALLOW, REROLL_ROGUE
from games.expansion_pilots.rules.state import State, Task
from games.expansion_pilots.rules.tables import (
    FACE_NAMES,
    LEVEL_DICE,
    ROGUE,
    say,
)
from games.expansion_pilots.rules.terms import (
    ACTIVE,
    COLONY,
    CULTURE,
    DISCARDED,
    FACES,
    FLEET,
    HOME,
    INACTIVE,
    MOST,
    MOVE,
    ORBIT,
    UNEXPLORED,
)
from suite.contract import Move

REROLL_PROMPT: Final = tuple(
    say("The rogue galaxy rolled: {face}. Pay 1 energy and 1 culture for a new roll?", face=name)
    for name in FACE_NAMES
)


@task("rogue_turn")
def rogue_turn(state: State, top: Task) -> bool:
    """("rogue_turn",): its ships return from unexplored space, then it rolls (P56, P113)."""
    state.stack.pop()
    for number in range(GALAXY * FLEET, GALAXY * FLEET + FLEET):
        if state.where[number] == UNEXPLORED:
            state.where[number] = HOME
            if not state.quiet:
                tell_arrival(state, GALAXY, number % FLEET, UNEXPLORED, HOME)
    state.stack.append(("rogue_end",))
    state.stack.append(("rogue_roll", LEVEL_DICE[state.level[GALAXY]], False))
    return False


@task("rogue_roll")
def rogue_roll(state: State, top: Task) -> bool:
    """("rogue_roll", left, bonus): the dice are rolled one by one (P56)."""
    _, left, bonus = state.stack.pop()
    if left:
        state.stack.append(("rogue_roll", left - 1, bonus))
        state.dice.append(MOVE)
        state.states.append(INACTIVE)
        state.stack.append(("rogue_die", _roll(state), bonus, False))
    return False


def _roll(state: State) -> int:
    """Roll the last die of the rogue galaxy."""
    face = state.dice[-1] = state.chance.below(len(FACES))
    if not state.quiet:
        text = say("{who} rolls: {faces}.", who=state.who(GALAXY), faces=(FACE_NAMES[face],))
        state.tell(
            "rogue_rolled", text, GALAXY, reveals=True, die=len(state.dice) - 1, face=FACES[face]
        )
    return face


@task("rogue_die")
def rogue_die(state: State, top: Task) -> bool:
    """("rogue_die", face, bonus, retried): unusable dice are discarded (P58); others the human may
    have rolled again (P57)."""
    _, face, bonus, retried = top
    if not usable(state, face):
        if state.terms.options.rogue_reroll_unusable and not retried:
            state.stack[-1] = ("rogue_die", _roll(state), bonus, True)
            return False
        state.stack.pop()
        state.states[-1] = DISCARDED
        if not state.quiet:
            text = say("The rogue galaxy cannot use this die: {face}.", face=FACE_NAMES[face])
            state.tell("rogue_discarded", text, GALAXY, face=FACES[face], die=len(state.dice) - 1)
        return False
    if (
        state.energy[HUMAN] >= ROGUE["reroll_energy"]
        and state.culture[HUMAN] >= ROGUE["reroll_culture"]
    ):
        return state.ask(HUMAN, REROLL_PROMPT[face], [REROLL_ROGUE, ALLOW], "rogue_die")
    state.stack.pop()
    _carry_out(state, face, bonus)
    return False


@answer("rogue_die")
def rogue_die_answered(state: State, top: Task, move: Move) -> None:
    _, face, bonus, retried = top
    if move == ALLOW:
        _carry_out(state, face, bonus)
    else:
        state.pay(HUMAN, ROGUE["reroll_energy"], ROGUE["reroll_culture"])
        state.stack.append(("rogue_die", _roll(state), bonus, retried))


def _carry_out(state: State, face: int, bonus: bool) -> None:
    """Do it; then the human may follow, but not a bonus die (P58, P63)."""
    state.states[-1] = ACTIVE
    if not state.quiet:
        text = say("{who} activates: {face}.", who=state.who(GALAXY), face=FACE_NAMES[face])
        state.tell("activated", text, GALAXY, face=FACES[face], die=len(state.dice) - 1)
    if not bonus:
        state.stack.append(("follow", GALAXY, face, 1))
    act(state, face)


@task("rogue_copy")
def rogue_copy(state: State, top: Task) -> bool:
    """("rogue_copy", face): Zavodnick of the human gives the rogue galaxy the same action (P43)."""
    _, face = state.stack.pop()
    if usable(state, face):
        act(state, face)
    return False


# What a face means for the rogue galaxy


def usable(state: State, face: int) -> bool:
    """Would the die change anything (P58, P65)? Bonus dice bring no culture, because they are
    rolled while that track is full (P63)."""
    if face == MOVE:
        return HOME in _fleet(state) and _destination(state) >= 0
    if face <= CULTURE:
        return gains(state, GALAXY, face) > 0
    if face < COLONY:
        return bool(colonise.advancers(state, GALAXY, face))
    return ladder.changes(state)


def act(state: State, face: int) -> None:
    """Carry out the action of a face (P59-P62)."""
    if face == MOVE:
        _move(state)
    elif face <= CULTURE:
        acquire(state, GALAXY, face)
    elif face < COLONY:
        ladder.advance(state, face, 1)
    else:
        ladder.climb(state)


def _fleet(state: State) -> list[int]:
    return state.where[GALAXY * FLEET : GALAXY * FLEET + FLEET]


def _destination(state: State) -> int:
    """The orbit of the leftmost planet without a rogue ship, else unexplored space (P59, P113)."""
    fleet = _fleet(state)
    for planet in state.row:
        if planet >= 0 and ORBIT + planet not in fleet:
            return ORBIT + planet
    return UNEXPLORED if state.token_deck else -1


def _move(state: State) -> None:
    place = _destination(state)
    ship = _fleet(state).index(HOME)
    if place != UNEXPLORED:
        arrive(state, GALAXY, ship, place, ())
        return
    state.where[GALAXY * FLEET + ship] = UNEXPLORED
    if not state.quiet:
        tell_arrival(state, GALAXY, ship, HOME, UNEXPLORED)
    ladder.take_token(state)


# The end of its turn


@task("rogue_end")
def rogue_end(state: State, top: Task) -> bool:
    """("rogue_end",): full energy raises the level, then full culture brings bonus dice (P63)."""
    state.stack.pop()
    state.stack.append(("end_turn", GALAXY))
    if state.culture[GALAXY] == MOST:
        state.dice, state.states = [], []
        state.stack.append(("rogue_spent",))
        state.stack.append(("rogue_roll", ROGUE["bonus_dice"], True))
    if state.energy[GALAXY] == MOST:
        state.pay(GALAXY, MOST, 0)
        if state.level[GALAXY] < ROGUE["levels"]:
            empire.level_up(state, GALAXY)
        else:
            _reach_skull(state)
    return False


def _reach_skull(state: State) -> None:
    """The sixth step ends the match (P64, P65)."""
    state.level[GALAXY] += 1
    state.ended = "skull"
    state.trigger = GALAXY
    if not state.quiet:
        text = say("{who} reaches the skull on its empire track.", who=state.who(GALAXY))
        state.tell("skull", text, GALAXY)


@task("rogue_spent")
def rogue_spent(state: State, top: Task) -> bool:
    """("rogue_spent",): the culture is gone after the bonus dice (P63)."""
    state.stack.pop()
    state.pay(GALAXY, 0, state.culture[GALAXY])
    return False
