"""Search for any game, with hidden cards, chance and simultaneous decisions.

Each playout imagines a complete match that agrees with what the seat sees, walks down a tree that
all playouts share, adds one node to it, plays on with a policy, and values what comes out. Where
several seats decide at the same time each chooses by its own figures, so none reacts to what it
cannot know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from time import perf_counter
from typing import TypeAlias

from suite.bots.random_bot import any_move
from suite.bots.value import of_standings
from suite.contract.bot import Bot, Limit
from suite.contract.chance import Chance
from suite.contract.decision import Decision, Subset
from suite.contract.move import Move
from suite.contract.position import Position

Evaluate: TypeAlias = Callable[[Position, int], float]
"""The value of a position for a seat, from 0 to 1."""
Policy: TypeAlias = Callable[[Position, Decision, Chance], Move]
"""A move that is played without search."""
Priors: TypeAlias = Callable[[Position, Decision, Sequence[Move]], Sequence[float]]
"""How promising each move looks before any search; the numbers should add up to about 1."""

_ENDLESS = 5000  # moves of a playout without a cut


class Arm:
    """One move of one seat at one node."""

    __slots__ = ("offered", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.visits = 0
        self.offered = 0  # how often it could have been chosen
        self.total = 0.0
        self.prior = prior

    def mean(self) -> float:
        return self.total / self.visits


class Node:
    """A point of the tree: what each seat that decides here has tried, and where it led."""

    __slots__ = ("arms", "children")

    def __init__(self) -> None:
        self.arms: dict[int, dict[Move, Arm]] = {}
        self.children: dict[tuple[Move, ...], Node] = {}


class Search(Bot):
    """Monte Carlo tree search over imagined positions.

    `evaluate` values positions in which a playout is cut after `rollout` moves (None: played to
    the end); `policy` plays the moves outside the tree; `priors` says what to try first; `width`
    is how many choices of a large `Subset` are considered; `tree_depth=1` makes it flat.
    """

    def __init__(
        self,
        *,
        evaluate: Evaluate | None = None,
        policy: Policy = any_move,
        priors: Priors | None = None,
        width: int = 32,
        rollout: int | None = None,
        tree_depth: int = 30,
        exploration: float = 0.6,
    ) -> None:
        self.evaluate = evaluate
        self.policy = policy
        self.priors = priors
        self.width = width
        self.rollout = _ENDLESS if rollout is None else rollout
        self.tree_depth = tree_depth
        self.exploration = exploration

    def choose(self, view: Position, seat: int, limit: Limit, chance: Chance) -> Move:
        decision = view.decision(seat)
        if decision is None:
            raise ValueError(f"seat {seat} has nothing to decide")
        if decision.count() == 1:
            return next(decision.each())
        arms = self.search(view, seat, limit, chance).arms[seat]
        return max(arms, key=lambda move: (arms[move].visits, arms[move].total))

    def search(self, view: Position, seat: int, limit: Limit, chance: Chance) -> Node:
        """The tree after all playouts that the limit allows; at least one."""
        root = Node()
        nodes = limit.nodes or (10**9 if limit.seconds else 1000)
        stop = perf_counter() + limit.seconds if limit.seconds else None
        for _ in range(nodes):
            position = view.imagine(seat, chance)
            position.quiet = True
            self._playout(root, position, chance)
            if stop is not None and perf_counter() >= stop:
                break
        return root

    def _playout(self, node: Node, position: Position, chance: Chance) -> None:
        path: list[tuple[int, Arm]] = []
        for _ in range(self.tree_depth):
            pending = position.pending()
            if not pending:
                break
            chosen = [self._select(node, position, decision, chance) for decision in pending]
            for decision, (move, arm) in zip(pending, chosen, strict=True):
                position.play(decision.seat, move)
                path.append((decision.seat, arm))
            joint = tuple(move for move, _ in chosen)
            if joint not in node.children:
                node.children[joint] = Node()
                break
            node = node.children[joint]
        self._play_on(position, chance)
        values = self._values(position)
        for seat, arm in path:
            arm.visits += 1
            arm.total += values[seat]

    def _play_on(self, position: Position, chance: Chance) -> None:
        for _ in range(self.rollout):
            pending = position.pending()
            if not pending:
                return
            decision = pending[0]
            position.play(decision.seat, self.policy(position, decision, chance))

    def _values(self, position: Position) -> list[float]:
        if self.evaluate and not position.over():
            seats = len(position.standings().seats)
            return [self.evaluate(position, seat) for seat in range(seats)]
        standings = position.standings()
        return [of_standings(standings, standing.seat) for standing in standings.seats]

    def _select(
        self, node: Node, position: Position, decision: Decision, chance: Chance
    ) -> tuple[Move, Arm]:
        """The move with the best upper bound; the ones never tried come first, the most promising
        of them foremost, and by chance among equals."""
        arms = node.arms.setdefault(decision.seat, {})
        moves = self._candidates(arms, decision, chance)
        new = [move for move in moves if move not in arms]
        if new:
            priors = self.priors(position, decision, new) if self.priors else [0.0] * len(new)
            for move, prior in zip(new, priors, strict=True):
                arms[move] = Arm(prior)
        best, bound = moves[0], -1.0
        for move in moves:
            arm = arms[move]
            arm.offered += 1
            if arm.visits:
                spread = sqrt(log(arm.offered + 1) / arm.visits)
                value = arm.mean() + self.exploration * spread
                value += self.exploration * arm.prior * len(moves) / (1 + arm.visits)
            else:
                value = 1000.0 * (1.0 + arm.prior) + chance.fraction()
            if value > bound:
                best, bound = move, value
        return best, arms[best]

    def _candidates(
        self, arms: dict[Move, Arm], decision: Decision, chance: Chance
    ) -> Sequence[Move]:
        """The moves that are considered here: all, or of a large subset a sample that is kept."""
        if not isinstance(decision, Subset):
            return decision.moves
        if decision.count() <= self.width:
            return tuple(decision.each())
        known = [move for move in arms if decision.lists(move)]
        missing = self.width - len(known)
        if missing <= 0:
            return known
        fresh = (decision.some(chance) for _ in range(missing))
        return list(dict.fromkeys([*known, *fresh]))
