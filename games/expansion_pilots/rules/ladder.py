"""The ladder of a rogue galaxy: what Utilise a Colony does for it at each level (P62, P114)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from games.expansion_pilots.rules import colonise, hiring
from games.expansion_pilots.rules.availability import amount
from games.expansion_pilots.rules.exploration import draw_top
from games.expansion_pilots.rules.flow import answer, task
from games.expansion_pilots.rules.moves import numbered
from games.expansion_pilots.rules.state import State, Task
from games.expansion_pilots.rules.tables import (
    PILOTS,
    ROGUE,
    ROGUE_INDEX,
    ROGUES,
    TOKENS,
    Step,
    say,
)
from games.expansion_pilots.rules.targets import hand_over
from games.expansion_pilots.rules.terms import ANY_TRACK, FLEET, MOST
from suite.contract import Move

HUMAN: Final = 0
GALAXY: Final = 1
REGRESS_PROMPT: Final = say("Choose which of your most advanced ships falls back.")


def ladder(state: State) -> tuple[Step, ...]:
    """The entry of the current level (P62)."""
    rungs = ROGUES[ROGUE_INDEX[state.terms.options.rogue]].ladder
    return rungs[state.level[GALAXY] - 1]


def climb(state: State) -> None:
    """Carry out the entry of the current level."""
    level = state.level[GALAXY]
    for number in range(len(ladder(state)) - 1, -1, -1):
        state.stack.append(("rogue_step", level, number))


def changes(state: State) -> bool:
    """Would the entry change anything (P65)?"""
    return any(CHANGES[step.op](state, step) for step in ladder(state))


def advance(state: State, track: int, spaces: int) -> None:
    """All its ships on tracks of this kind advance (P60)."""
    for ship in colonise.advancers(state, GALAXY, track):
        colonise.advance_ship(state, GALAXY, ship, spaces, track)


def take_token(state: State) -> None:
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
    "rogue_advance_all": lambda state, step: advance(state, ANY_TRACK, step.n),
    "human_lose_die": _lose_die,
    "rogue_explore": lambda state, step: take_token(state),
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
