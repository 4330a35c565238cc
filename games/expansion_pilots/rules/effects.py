"""Effects as data: what each step of a planet's or a token's effect does.

This is the one place that knows the operations. A step either acts at once or puts a task on the
stack that asks for its target.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from games.expansion_pilots.rules import abilities
from games.expansion_pilots.rules.availability import Chain, amount, usable
from games.expansion_pilots.rules.flow import task
from games.expansion_pilots.rules.state import State, Task
from games.expansion_pilots.rules.tables import PLANETS, TOKENS, Step, say
from games.expansion_pilots.rules.terms import FLEET, HAZARD


@task("perform")
def perform(state: State, top: Task) -> bool:
    """("perform", side, planet, chain): the action of a planet, step by step."""
    _, side, planet, chain = state.stack.pop()
    card = PLANETS[planet]
    state.used[side] |= card.limit
    if not state.quiet:
        text = say("{who} uses the action of {planet}.", who=state.who(side), planet=card.name)
        state.tell("performed", text, side, planet=card.id)
    for number in range(len(card.effect) - 1, -1, -1):
        state.stack.append(("step", side, planet, number, (*chain, planet)))
    return False


@task("agent")
def agent(state: State, top: Task) -> bool:
    """("agent", side, planet, chain): perform the action at once, if it is available (T17)."""
    _, side, planet, chain = state.stack.pop()
    if usable(state, side, planet, chain):
        state.stack.append(("perform", side, planet, chain))
    return False


@task("step")
def planet_step(state: State, top: Task) -> bool:
    """("step", side, planet, number, chain)"""
    _, side, planet, number, chain = state.stack.pop()
    step = PLANETS[planet].effect[number]
    DO[step.op](state, step, Doing(side, chain, -1))
    return False


def resolve_token(state: State, side: int, token: int, ship: int) -> None:
    """Put the whole effect of a token on the stack (P91, P98). What depends on a condition is
    decided now, before the first step changes it."""
    own_die = side == state.active and bool(state.inactive())
    losses = [0, 0, 0]
    effect = [
        number
        for number, step in enumerate(TOKENS[token].effect)
        if not (step.cond == "own_inactive_die" and not own_die)
        and not (step.cond == "otherwise" and own_die)
    ]
    saved = abilities.saved_loss(state, side, ship)
    for number in reversed(effect):
        step = TOKENS[token].effect[number]
        if step.op == "lose":
            losses[("energy", "culture", "any").index(step.res)] += step.n
        elif step.op == "give":
            state.stack.append(("give", side, step.n - saved))
        else:
            state.stack.append(("token_step", side, token, number, ship))
    if any(losses):
        state.stack.append(("lose", side, *losses, saved))


@task("token_step")
def token_step(state: State, top: Task) -> bool:
    """("token_step", side, token, number, ship)"""
    _, side, token, number, ship = state.stack.pop()
    step = TOKENS[token].effect[number]
    if step.op == "hazard_track":
        if ship >= 0:
            state.where[side * FLEET + ship] = HAZARD + token
            state.rank[side * FLEET + ship] = abilities.hazard_start(state, side, ship)
            if not state.quiet:
                name = TOKENS[token].name
                text = say("A ship of {who} is caught: {token}.", who=state.who(side), token=name)
                space = state.rank[side * FLEET + ship]
                state.tell("caught", text, side, ship=ship, token=TOKENS[token].id, space=space)
    else:
        DO[step.op](state, step, Doing(side, (), ship))
    return False


class Doing(NamedTuple):
    """Who does a step, after which planets, and with which ship a token was found."""

    side: int
    chain: Chain
    ship: int


def _do_gain(state: State, step: Step, doing: Doing) -> None:
    n = amount(state, doing.side, step)
    if step.res == "either":
        mix = step.per == "ship_level" and state.terms.options.andellouxian_mix
        if n:
            state.stack.append(("choose", doing.side, n, mix))
    elif step.res == "energy":
        state.gain(doing.side, n, 0)
    else:
        state.gain(doing.side, 0, n)


def _do_others_gain(state: State, step: Step, doing: Doing) -> None:
    energy = step.n if step.res == "energy" else 0
    for other in state.others(doing.side):
        state.gain(other, energy, step.n - energy)


def _do_pay(state: State, step: Step, doing: Doing) -> None:
    if step.to == "owner":
        state.noted = ("energy", "culture").index(step.res)
    elif step.res == "energy":
        state.pay(doing.side, step.n, 0)
    else:
        state.pay(doing.side, 0, step.n)


def _do_advance(state: State, step: Step, doing: Doing) -> None:
    advanced = step.cond == "advanced_ship"
    exclude = state.noted if step.other_ship else -1
    n = amount(state, doing.side, step)
    if step.who == "self":
        state.stack.append(
            ("advance", doing.side, step.track, n, -1, advanced, exclude, False, step.ships)
        )
    else:
        for other in reversed(state.others(doing.side)):
            state.stack.append(("advance", other, step.track, n, -1, False, -1, True, 1))


def _do_regress(state: State, step: Step, doing: Doing) -> None:
    if step.who == "self":
        state.stack.append(("retreat", doing.side))
    else:
        state.stack.append(("regress", doing.side, step.track, step.n, step.ships, -1, ()))


def _do_reroll(state: State, step: Step, doing: Doing) -> None:
    state.stack.append(("reroll", doing.side, 0, 1, 0))


def _do_move(state: State, step: Step, doing: Doing) -> None:
    to = step.to or "any"
    state.stack.append(("fly", doing.side, doing.chain, -1, to, -1, False, step.n))


def _do_move_now(state: State, step: Step, doing: Doing) -> None:
    if doing.ship >= 0:
        state.stack.append(("fly", doing.side, (), doing.ship, "elsewhere", -1, True, 1))


def _do_income(state: State, step: Step, doing: Doing) -> None:
    state.income[("energy", "culture").index(step.res)] += step.n


def _do_tax(state: State, step: Step, doing: Doing) -> None:
    state.tax = max(state.tax, step.n)


def _do_discount(state: State, step: Step, doing: Doing) -> None:
    state.discount += 1


def _do_nothing(state: State, step: Step, doing: Doing) -> None:
    """A dwarf planet scores when it is taken."""


def _push(name: str, *fields: str) -> Callable[[State, Step, Doing], None]:
    """A step that becomes a task: the name, the side, and these fields of the step."""

    def do(state: State, step: Step, doing: Doing) -> None:
        state.stack.append((name, doing.side, *(getattr(step, field) for field in fields)))

    return do


def _push_chain(name: str, *fields: str) -> Callable[[State, Step, Doing], None]:
    """The same with the chain of planets behind it."""

    def do(state: State, step: Step, doing: Doing) -> None:
        values = (getattr(step, field) for field in fields)
        state.stack.append((name, doing.side, doing.chain, *values))

    return do


DO: Final[dict[str, Callable[[State, Step, Doing], None]]] = {
    "gain": _do_gain,
    "others_gain": _do_others_gain,
    "pay": _do_pay,
    "steal": _push("steal", "res", "n"),
    "convert": _push("convert_resource", "origin"),
    "advance": _do_advance,
    "regress": _do_regress,
    "upgrade": _push("upgrade", "mixed", "discount"),
    "reroll": _do_reroll,
    "set_die": _push("set_die"),
    "discard_dice": _push("drop", "n"),
    "replace_planet": _push("replace"),
    "use_planet": _push_chain("use", "origin"),
    "repeat_die": _push_chain("repeat"),
    "any_action": _push_chain("any_action"),
    "move_ship": _do_move,
    "move_now": _do_move_now,
    "shift_track": _push("shift"),
    "displace": _push("displace", "origin"),
    "follow_income": _do_income,
    "follow_tax": _do_tax,
    "vp": _do_nothing,
    "peek": _push("peek", "n", "order"),
    "take_token": _push("pick_token"),
    "discard_pilot": _push("dismiss"),
    "hire_discount": _do_discount,
    "swap_ships": _push("trade"),
}
