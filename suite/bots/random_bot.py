"""The simplest opponent."""

from __future__ import annotations

from suite.contract.bot import Bot, Limit
from suite.contract.chance import Chance
from suite.contract.decision import Decision
from suite.contract.move import Move
from suite.contract.position import Position


def any_move(position: Position, decision: Decision, chance: Chance) -> Move:
    """The policy of random play."""
    return decision.some(chance)


class RandomBot(Bot):
    """Plays any legal move."""

    def choose(self, view: Position, seat: int, limit: Limit, chance: Chance) -> Move:
        decision = view.decision(seat)
        if decision is None:
            raise ValueError(f"seat {seat} has nothing to decide")
        return decision.some(chance)
