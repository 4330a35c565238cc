"""The strong bot: looks ahead over dice, flights and follow decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.expansion_pilots.bots import habits
from games.expansion_pilots.bots.worth import margin
from games.expansion_pilots.rules.position import Galaxies
from games.expansion_pilots.rules.terms import INACTIVE
from suite.bots.lookahead import Lookahead
from suite.contract import Chance, Decision, Move, Position, Subset

_MOST: Final = 5
"""So many moves are tried."""
_FAR: Final = 0.9
"""What looks worse than the best by more than this is not tried."""


def policy(position: Position, decision: Decision, chance: Chance) -> Move:
    """Imagined players play by habit."""
    assert isinstance(position, Galaxies)
    return habits.best(position, decision)


def candidates(position: Position, decision: Decision, chance: Chance) -> Sequence[Move]:
    """The moves that look best, the habitual one first."""
    assert isinstance(position, Galaxies)
    usual = habits.best(position, decision)
    if decision.count() == 1:
        return [usual]
    moves = list(decision.each()) if isinstance(decision, Subset) else list(decision.moves)
    found = habits.scores(position, decision, moves)
    top = max(found)
    ranked = sorted(zip(found, moves, strict=True), key=lambda pair: -pair[0])
    good = [move for score, move in ranked if move != usual and score > top - _FAR]
    return [usual, *good[: _MOST - 1]]


def settled(position: Position) -> bool:
    """A turn has just begun: nothing is half done."""
    assert isinstance(position, Galaxies)
    decision = position.pending()[0]
    return (
        decision.phase == "turn"
        and not position.rerolls
        and all(status == INACTIVE for status in position.states)
    )


def evaluate(position: Position, seat: int) -> float:
    assert isinstance(position, Galaxies)
    return margin(position, seat)


class Strong(Lookahead):
    """Tries the promising moves in imagined matches that everybody plays on by habit."""

    def __init__(self, horizon: int = 1) -> None:
        super().__init__(
            policy=policy,
            evaluate=evaluate,
            candidates=candidates,
            settled=settled,
            horizon=horizon,
        )
