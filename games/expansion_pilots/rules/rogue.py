"""The rogue galaxy, the opponent of a single player (P55-P65, P111-P115)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from games.expansion_pilots.rules import colonise, empire, hiring
from games.expansion_pilots.rules.acquire import acquire, gains
from games.expansion_pilots.rules.availability import amount
from games.expansion_pilots.rules.exploration import draw_top
from games.expansion_pilots.rules.flow import answer, task
from games.expansion_pilots.rules.movement import arrive, tell_arrival
from games.expansion_pilots.rules.moves import ALLOW, REROLL_ROGUE, numbered
from games.expansion_pilots.rules.state import State, Task
from games.expansion_pilots.rules.tables import (
    FACE_NAMES,
    LEVEL_DICE,
    PILOTS,
    ROGUE,
    ROGUE_INDEX,
    ROGUES,
    TOKENS,
    Step,
    say,
)
from games.expansion_pilots.rules.targets import hand_over
from games.expansion_pilots.rules.terms import (
    ACTIVE,
    ANY_TRACK,
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

HUMAN: Final = 0
GALAXY: Final = 1
REROLL_PROMPT: Final = tuple(
    say("The rogue galaxy rolled: {face}. Pay 1 energy and 1 culture for a new roll?", face=name)
    for name in FACE_NAMES
)
REGRESS_PROMPT: Final = say("Choose which of your most advanced ships falls back.")


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
    if not usable(state, face, bonus):
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


def usable(state: State, face: int, bonus: bool = False) -> bool:
    """Would the die change anything (P58, P65)? Bonus dice bring no culture (P63)."""
    if face == MOVE:
        return HOME in _fleet(state) and _destination(state) >= 0
    if face <= CULTURE:
        return gains(state, GALAXY, face) > 0 and not (bonus and face == CULTURE)
    if face < COLONY:
        return bool(colonise.advancers(state, GALAXY, face))
    return any(CHANGES[step.op](state, step) for step in ladder(state))


def act(state: State, face: int) -> None:
    """Carry out the action of a face (P59-P62)."""
    if face == MOVE:
        _move(state)
    elif face <= CULTURE:
        acquire(state, GALAXY, face)
    elif face < COLONY:
        _advance(state, face, 1)
    else:
        level = state.level[GALAXY]
        for number in range(len(ladder(state)) - 1, -1, -1):
            state.stack.append(("rogue_step", level, number))


def ladder(state: State) -> tuple[Step, ...]:
    """The entry of the current level (P62)."""
    rungs = ROGUES[ROGUE_INDEX[state.terms.options.rogue]].ladder
    return rungs[state.level[GALAXY] - 1]


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
    _take_token(state)


def _advance(state: State, track: int, spaces: int) -> None:
    """All its ships on tracks of this kind advance (P60)."""
    for ship in colonise.advancers(state, GALAXY, track):
        colonise.advance_ship(state, GALAXY, ship, spaces, track)


def _take_token(state: State) -> None:
    """It keeps badges, points and resources, and nothing else happens to it (P114)."""
    token = draw_top(state, GALAXY)
    card = TOKENS[token]
    state.tokens[GALAXY] += (token,)
    if not state.quiet:
        text = say("{who} takes a token: {token}.", who=state.who(GALAXY), token=card.name)
        state.tell("token_taken", text, GALAXY, token=card.id)
    if card.vp:
        state.add_points(GALAXY, card.vp)
    for step in card.effect:
        if step.op == "gain":
            n = amount(state, GALAXY, step)
            culture = n if step.res == "culture" else 0
            state.gain(GALAXY, n - culture, culture)


# The ladder


def _held(state: State, res: str) -> int:
    """What the human has of a resource, or of both."""
    held = {"energy": state.energy[HUMAN], "culture": state.culture[HUMAN]}
    return held[res] if res in held else sum(held.values())


def _targets(state: State) -> list[int]:
    """Ships of the human that can really fall back."""
    found = colonise.regressable(state, GALAXY, ANY_TRACK)
    return [number for number in found if state.rank[number] > 0]


def _room(state: State, res: str) -> bool:
    return (state.energy if res == "energy" else state.culture)[GALAXY] < MOST


def _can_hire(state: State, step: Step) -> bool:
    hired = len(state.pilots_of(GALAXY))
    return hired < ROGUE["pilots_most"] and any(pilot >= 0 for pilot in state.pilot_row)


CHANGES: Final[dict[str, Callable[[State, Step], bool]]] = {
    "human_lose": lambda state, step: _held(state, step.res) > 0,
    "rogue_gain": lambda state, step: _room(state, step.res),
    "rogue_steal": lambda state, step: _held(state, step.res) > 0,
    "human_regress": lambda state, step: bool(_targets(state)),
    "rogue_advance_all": lambda state, step: bool(colonise.advancers(state, GALAXY, ANY_TRACK)),
    "human_lose_die": lambda state, step: True,
    "rogue_explore": lambda state, step: bool(state.token_deck),
    "rogue_pilot": _can_hire,
}


@task("rogue_step")
def rogue_step(state: State, top: Task) -> bool:
    """("rogue_step", level, number): one step of a ladder entry."""
    _, level, number = state.stack.pop()
    step = ROGUES[ROGUE_INDEX[state.terms.options.rogue]].ladder[level - 1][number]
    if CHANGES[step.op](state, step):
        STEPS[step.op](state, step)
    return False


def _human_lose(state: State, step: Step) -> None:
    n = min(step.n, _held(state, step.res))
    energy = n if step.res == "energy" else 0
    state.pay(HUMAN, energy, n - energy)


def _gain(state: State, step: Step) -> None:
    energy = step.n if step.res == "energy" else 0
    state.gain(GALAXY, energy, step.n - energy)


def _steal(state: State, step: Step) -> None:
    """As much as there is; of any resource, energy goes first."""
    left = step.n
    for kind in ("energy", "culture"):
        if step.res in (kind, "any"):
            n = min(left, _held(state, kind))
            left -= n
            if n:
                hand_over(state, HUMAN, GALAXY, kind, n)


def _human_regress(state: State, step: Step) -> None:
    if step.all:
        for number in _targets(state):
            colonise.push_back(state, number, step.n)
    else:
        state.stack.append(("rogue_regress", HUMAN, step.n))


def _lose_die(state: State, step: Step) -> None:
    state.fewer += step.n
    if not state.quiet:
        text = say.many(
            "{who} rolls {n} die fewer in the next turn.",
            "{who} rolls {n} dice fewer in the next turn.",
            n=step.n, who=state.who(HUMAN),
        )  # fmt: skip
        state.tell("die_lost", text, HUMAN, n=step.n)


def _take_pilot(state: State, step: Step) -> None:
    """The leftmost pilot of the row, one in each hangar; it has no ability (P114)."""
    gap = next(gap for gap, pilot in enumerate(state.pilot_row) if pilot >= 0)
    pilot = state.pilot_row[gap]
    base = GALAXY * FLEET
    state.hangar[state.hangar.index((), base, base + FLEET)] = (pilot,)
    if not state.quiet:
        name = PILOTS[pilot].name
        text = say("{who} takes a pilot: {pilot}.", who=state.who(GALAXY), pilot=name)
        state.tell("pilot_taken", text, GALAXY, pilot=PILOTS[pilot].id, gap=gap)
    hiring.deal_into(state, gap)
    state.add_points(GALAXY, 1)


STEPS: Final[dict[str, Callable[[State, Step], None]]] = {
    "human_lose": _human_lose,
    "rogue_gain": _gain,
    "rogue_steal": _steal,
    "human_regress": _human_regress,
    "rogue_advance_all": lambda state, step: _advance(state, ANY_TRACK, step.n),
    "human_lose_die": _lose_die,
    "rogue_explore": lambda state, step: _take_token(state),
    "rogue_pilot": _take_pilot,
}


@task("rogue_regress")
def rogue_regress(state: State, top: Task) -> bool:
    """("rogue_regress", human, n): the most advanced ship; the human chooses between equals."""
    furthest = max(state.rank[number] for number in _targets(state))
    found = [number for number in _targets(state) if state.rank[number] == furthest]
    if len(found) > 1:
        listed = [numbered("regress", *divmod(number, FLEET)) for number in found]
        return state.ask(HUMAN, REGRESS_PROMPT, listed, "rogue_regress")
    state.stack.pop()
    colonise.push_back(state, found[0], top[2])
    return False


@answer("rogue_regress")
def rogue_regressed(state: State, top: Task, move: Move) -> None:
    colonise.push_back(state, int(move.args[0]) * FLEET + int(move.args[1]), top[2])


# The end of its turn


@task("rogue_end")
def rogue_end(state: State, top: Task) -> bool:
    """("rogue_end",): full energy raises the level, then full culture brings bonus dice (P63)."""
    state.stack.pop()
    state.stack.append(("end_turn", GALAXY))
    if state.culture[GALAXY] == MOST:
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
