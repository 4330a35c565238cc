"""The strong bot: looks ahead over dice, flights and follow decisions to the end of the turn, and
what comes out is valued by a network that has seen many matches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from pathlib import Path
from typing import Final

from games.expansion_pilots.bots import habits
from games.expansion_pilots.bots.features import features
from games.expansion_pilots.rules import scoring
from games.expansion_pilots.rules.position import Galaxies
from games.expansion_pilots.rules.state import State
from games.expansion_pilots.rules.terms import INACTIVE
from suite.bots.lookahead import Lookahead
from suite.bots.network import Network
from suite.bots.value import share
from suite.contract import Chance, Decision, Move, Position, Subset

_MOST: Final = 5
"""So many moves are tried."""
_FAR: Final = 0.9
"""What looks worse than the best by more than this is not tried."""
_FILE: Final = Path(__file__).with_name("value.npz")
_WINNING: Final = 0.6
"""The part of the value that the victory makes; the rest is the margin."""
_MARGIN: Final = 5.0
"""Points that make a margin clear."""


@lru_cache(maxsize=1)
def network() -> Network:
    return Network.load(_FILE)


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


def result(state: State, seat: int) -> float:
    """The value of a finished match: mostly the victory, partly the margin. Alone, the rogue
    galaxy's points are what counts."""
    standings = scoring.standings(state)
    rivals = [other.total for other in standings.seats if other.seat != seat]
    best = max(rivals, default=state.score[state.terms.rogue])
    margin = 1 / (1 + exp((best - standings.seats[seat].total) / _MARGIN))
    return _WINNING * share(standings, seat) + (1 - _WINNING) * margin


def evaluate(position: Position, seat: int) -> float:
    """What a seat may expect when a turn begins, or what it has got."""
    assert isinstance(position, Galaxies)
    if position.ended:
        return result(position, seat)
    return network().value(features(position, seat))


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
