"""Which action cards to choose: what is best for oneself, what the others will call anyway, and
what a phase would give to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rftg.bots.prediction import ACTIONS, Gains, gains, likely
from games.rftg.bots.weights import Weights
from games.rftg.bots.worth import Outlook
from games.rftg.rules.actions import (
    ACTION_INDEX,
    CONSUME,
    DEVELOP,
    EXPLORE,
    PHASE_OF,
    PRODUCE,
    SETTLE,
)  # fmt: skip
from suite.contract import Decision, Move

if TYPE_CHECKING:
    from games.rftg.rules.position import Race

PHASES = (EXPLORE, DEVELOP, SETTLE, CONSUME, PRODUCE)
_EVEN = 1 / len(ACTIONS)


def action_values(race: Race, seat: int, taste: Weights) -> list[float]:
    """The value of choosing each action: its bonus, and what the phase brings to oneself more than
    to the others, as far as nobody else would have called it."""
    phases, bonus = gains(Outlook(race, seat, taste), known=True)
    others = [
        gains(Outlook(race, other, taste), known=False)
        for other in range(race.players)
        if other != seat
    ]
    missing = _left_out(others, taste, cards=2 if race.advanced else 1)
    values = []
    for action in ACTIONS:
        phase = PHASE_OF[action]
        theirs = max([found[phase] for found, _ in others])
        values.append(bonus[action] + missing[phase] * (phases[phase] - taste.others * theirs))
    return values


def _left_out(others: list[Gains], taste: Weights, cards: int) -> dict[int, float]:
    """How likely each phase is to be called by none of the others."""
    missing = dict.fromkeys(PHASES, 1.0)
    for found in others:
        wishes = likely(found, taste)
        for action in ACTIONS:
            chance = _EVEN + taste.trust * (wishes[action] - _EVEN)
            missing[PHASE_OF[action]] *= 1.0 - min(0.95, cards * chance)
    return missing


def choose_actions(race: Race, seat: int, decision: Decision, taste: Weights) -> Move:
    """The most valuable action, or two of them in the advanced game."""
    values = action_values(race, seat, taste)
    if not race.advanced:
        best = max(ACTIONS, key=values.__getitem__)
        return next(m for m in decision.each() if ACTION_INDEX[str(m.args[0])] == best)
    return max(decision.each(), key=lambda move: _pair(values, move))


def _pair(values: list[float], move: Move) -> float:
    """Two cards of one phase bring its gain only once, or a second, lesser one."""
    first, second = (ACTION_INDEX[str(item)] for item in move.args)
    value = values[first] + values[second]
    if PHASE_OF[first] == PHASE_OF[second]:
        value -= 0.4 * abs(min(values[first], values[second]))
    return value
