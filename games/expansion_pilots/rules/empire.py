"""The empire track and what an upgrade costs (P32-P35)."""

from __future__ import annotations

from typing import Final

from games.expansion_pilots.rules.flow import answer, task
from games.expansion_pilots.rules.moves import UPGRADE
from games.expansion_pilots.rules.state import State, Task
from games.expansion_pilots.rules.tables import (
    COST,
    LEVEL_DICE,
    LEVEL_SHIPS,
    TOP_LEVEL,
    say,
)
from games.expansion_pilots.rules.terms import FLEET, HOME, LOCKED
from suite.contract import Move

UPGRADE_PROMPT: Final = say("Choose how to pay for the upgrade of your empire.")


def prices(
    state: State, side: int, energy: int, culture: int, mixed: bool, discount: int
) -> list[tuple[int, int]]:
    """The ways to pay for the next level with these resources (P32)."""
    level = state.level[side]
    if level >= TOP_LEVEL:
        return []
    price = COST[level + 1] - discount
    if mixed:
        return [
            (e, price - e) for e in range(price, -1, -1) if e <= energy and price - e <= culture
        ]
    ways = []
    if energy >= price:
        ways.append((price, 0))
    if culture >= price:
        ways.append((0, price))
    return ways


def negotiated(state: State, side: int) -> int:
    """The discount of a Negotiator whose ship is at home."""
    return sum(
        1
        for number in range(side * FLEET, side * FLEET + FLEET)
        if state.where[number] == HOME and state.ability(number, "upgrade")
    )


def raise_empire(state: State, side: int, energy: int, culture: int) -> None:
    """Pay, go up a level, and unlock a ship at levels 3 and 5 (P33)."""
    state.pay(side, energy, culture)
    level_up(state, side)
    level = state.level[side]
    if LEVEL_SHIPS[level] > LEVEL_SHIPS[level - 1]:
        number = state.where.index(LOCKED, side * FLEET, side * FLEET + FLEET)
        state.where[number] = HOME
        if not state.quiet:
            text = say("{who} gets a new ship.", who=state.who(side))
            state.tell("ship_unlocked", text, side, ship=number % FLEET)
    elif not state.quiet and LEVEL_DICE[level] > LEVEL_DICE[level - 1]:
        text = say("{who} rolls one die more from the next turn on.", who=state.who(side))
        state.tell("die_unlocked", text, side)


def level_up(state: State, side: int) -> None:
    """Move the empire marker; only the current level scores (P34)."""
    level = state.level[side] = state.level[side] + 1
    if not state.quiet:
        text = say("{who} reaches empire level {level}.", who=state.who(side), level=level)
        state.tell("upgraded", text, side, level=level)
    state.add_points(side, state.terms.level_vp[level] - state.terms.level_vp[level - 1])


@task("upgrade")
def upgrade(state: State, top: Task) -> bool:
    """("upgrade", side, mixed, discount): the action of Mared or Lureena."""
    _, side, mixed, discount = top
    energy, culture = state.energy[side], state.culture[side]
    listed = [UPGRADE[e][c] for e, c in prices(state, side, energy, culture, mixed, discount)]
    return state.ask(side, UPGRADE_PROMPT, listed, "upgrade")


@answer("upgrade")
def upgraded(state: State, top: Task, move: Move) -> None:
    raise_empire(state, top[1], int(move.args[0]), int(move.args[1]))
