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
from suite.contract import Chance, Decision, Move

if TYPE_CHECKING:
    from games.rftg.rules.position import Race

PHASES = (EXPLORE, DEVELOP, SETTLE, CONSUME, PRODUCE)


def called_by_others(race: Race, seat: int, taste: Weights) -> dict[int, float]:
    """How likely each phase is to come without this seat."""
    missing = dict.fromkeys(PHASES, 1.0)
    for other in range(race.players):
        if other == seat:
            continue
        wishes = likely(race, other, taste)
        cards = 2 if race.advanced else 1
        for action in ACTIONS:
            even = 1 / len(ACTIONS)
            chance = even + taste.trust * (wishes[action] - even)
            missing[PHASE_OF[action]] *= 1.0 - min(0.95, cards * chance)
    return {phase: 1.0 - miss for phase, miss in missing.items()}


def action_values(race: Race, seat: int, taste: Weights) -> list[float]:
    """The value of choosing each action."""
    phases, bonus = gains(Outlook(race, seat, taste), known=True)
    called = called_by_others(race, seat, taste)
    theirs = _gains_of_others(race, seat, taste)
    values = []
    for action in ACTIONS:
        phase = PHASE_OF[action]
        share = phases[phase] - taste.others * theirs[phase]
        values.append(bonus[action] + (1.0 - called[phase]) * share)
    return values


def _gains_of_others(race: Race, seat: int, taste: Weights) -> dict[int, float]:
    most = dict.fromkeys(PHASES, 0.0)
    if not taste.others:
        return most
    for other in range(race.players):
        if other != seat:
            found: Gains = gains(Outlook(race, other, taste), known=False)
            for phase in PHASES:
                most[phase] = max(most[phase], found[0][phase])
    return most


def choose_actions(
    race: Race, seat: int, decision: Decision, taste: Weights, chance: Chance
) -> Move:
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
