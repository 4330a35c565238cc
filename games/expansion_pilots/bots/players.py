"""Bots that play by habit: the standard one always, the novice when it pays attention."""

from __future__ import annotations

from games.expansion_pilots.bots import habits
from games.expansion_pilots.rules.position import Galaxies
from suite.contract import Bot, Chance, Decision, Limit, Move, Position


def pending(view: Position, seat: int) -> Decision:
    """What this seat must decide."""
    decision = view.decision(seat)
    if decision is None:
        raise ValueError(f"seat {seat} has nothing to decide")
    return decision


class Standard(Bot):
    """Plays the move that looks best."""

    def choose(self, view: Position, seat: int, limit: Limit, chance: Chance) -> Move:
        assert isinstance(view, Galaxies)
        return habits.best(view, pending(view, seat))


class Novice(Standard):
    """Plays any move now and then."""

    attention = 0.6

    def choose(self, view: Position, seat: int, limit: Limit, chance: Chance) -> Move:
        if chance.fraction() < self.attention:
            return super().choose(view, seat, limit, chance)
        return pending(view, seat).some(chance)
