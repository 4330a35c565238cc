"""The strong bot: search over dice, flights and follow decisions."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from time import perf_counter
from typing import Final

from games.expansion_pilots.bots import habits
from games.expansion_pilots.bots.worth import chances
from games.expansion_pilots.rules.position import Galaxies
from suite.bots.search import Node, Search
from suite.contract import Chance, Decision, Limit, Move, Position

_WORLDS: Final = 12
"""Imagined truths that all playouts of one decision share; their dice differ every time."""
_SHARPNESS: Final = 3.0
_WANDER: Final = 0.1
"""How often an imagined player does something unusual."""


def policy(position: Position, decision: Decision, chance: Chance) -> Move:
    """What an imagined player does."""
    assert isinstance(position, Galaxies)
    if chance.fraction() < _WANDER:
        return decision.some(chance)
    return habits.best(position, decision)


def priors(position: Position, decision: Decision, moves: Sequence[Move]) -> Sequence[float]:
    """What looks good is tried first."""
    assert isinstance(position, Galaxies)
    found = habits.scores(position, decision, moves)
    top = max(found)
    weights = [exp(_SHARPNESS * (score - top)) for score in found]
    total = sum(weights)
    return [weight / total for weight in weights]


class Strong(Search):
    """Tree search whose imagined matches are played by habit and cut off early."""

    def __init__(
        self, rollout: int = 16, tree_depth: int = 12, exploration: float = 0.25, width: int = 12
    ) -> None:
        super().__init__(
            policy=policy,
            priors=priors,
            rollout=rollout,
            tree_depth=tree_depth,
            exploration=exploration,
            width=width,
        )

    def _values(self, position: Position) -> list[float]:
        assert isinstance(position, Galaxies)
        return super()._values(position) if position.over() else chances(position)

    def search(self, view: Position, seat: int, limit: Limit, chance: Chance) -> Node:
        """As `Search.search`, but imagining is dear, so a few truths serve all playouts."""
        root = Node()
        nodes = limit.nodes or (10**9 if limit.seconds else 1000)
        stop = perf_counter() + limit.seconds if limit.seconds else None
        worlds: list[Galaxies] = []
        for number in range(nodes):
            if number < _WORLDS:
                world = view.imagine(seat, chance)
                assert isinstance(world, Galaxies)
                world.quiet = True
                worlds.append(world)
            position = worlds[number % _WORLDS].copy()
            position.chance = Chance(chance.bits())
            self._playout(root, position, chance)
            if stop is not None and perf_counter() >= stop:
                break
        return root
