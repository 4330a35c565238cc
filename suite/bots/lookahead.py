"""Looks a little way ahead, for any game that has a policy and an evaluation.

Each promising move is tried in the same imagined matches, so that good and bad luck is the same for
all of them; a policy plays everybody on to the next moment at which the evaluation can be trusted.
Moves that fall behind are dropped and the others get their time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from time import perf_counter
from typing import TypeAlias

from suite.bots.search import Evaluate, Policy
from suite.contract.bot import Bot, Limit
from suite.contract.chance import Chance
from suite.contract.decision import Decision
from suite.contract.move import Move
from suite.contract.position import Position

Candidates: TypeAlias = Callable[[Position, Decision, Chance], Sequence[Move]]
"""The moves worth trying, the policy's own first."""
Settled: TypeAlias = Callable[[Position], bool]
"""Is this a moment at which the evaluation can be trusted?"""
Dream: TypeAlias = Callable[[Position, int, Chance], Position]
"""A complete position that agrees with what the seat sees."""

_USUAL = 400  # nodes, when no limit is given
_ENDLESS = 2000  # moves of one playout
_ENOUGH = 4  # matches after which moves may be dropped
_BEHIND = 2.5  # standard errors by which a dropped move is behind the best


def _imagine(view: Position, seat: int, chance: Chance) -> Position:
    return view.imagine(seat, chance)


class Trial:
    """One move and what came of it, match by match."""

    __slots__ = ("move", "total", "values")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.values: list[float] = []
        self.total = 0.0

    def add(self, value: float) -> None:
        self.values.append(value)
        self.total += value

    def lead(self, other: Trial, doubt: float) -> float:
        """How far it is ahead of the other one, less so many standard errors. The differences
        within each match tell, since luck is equal there."""
        count = len(self.values)
        mean = (self.total - other.total) / count
        if count < 2:
            return mean - doubt
        spread = sum([(a - b - mean) ** 2 for a, b in zip(self.values, other.values, strict=True)])
        return mean - doubt * sqrt(spread / (count - 1) / count)


class Lookahead(Bot):
    """A node of its limit is one playout. `horizon` counts the settled moments it plays on to;
    `doubt` is how many standard errors a move must be ahead of the policy's own to be preferred."""

    def __init__(
        self,
        *,
        policy: Policy,
        evaluate: Evaluate,
        candidates: Candidates,
        settled: Settled,
        dream: Dream = _imagine,
        horizon: int = 1,
        doubt: float = 0.7,
    ) -> None:
        self.policy = policy
        self.evaluate = evaluate
        self.candidates = candidates
        self.settled = settled
        self.dream = dream
        self.horizon = horizon
        self.doubt = doubt

    def choose(self, view: Position, seat: int, limit: Limit, chance: Chance) -> Move:
        decision = view.decision(seat)
        if decision is None:
            raise ValueError(f"seat {seat} has nothing to decide")
        moves = self.candidates(view, decision, chance)
        if len(moves) == 1:
            return moves[0]
        return self._best(self.compare(view, seat, moves, limit, chance), moves[0])

    def _best(self, trials: list[Trial], usual: Move) -> Move:
        """The policy's own move, unless another one is ahead beyond doubt."""
        own = next((trial for trial in trials if trial.move == usual), None)
        if own is None:
            return max(trials, key=lambda trial: trial.total).move
        if not own.values:
            return usual
        leads = [(trial.lead(own, self.doubt), trial.move) for trial in trials if trial is not own]
        lead, move = max(leads, key=lambda pair: pair[0], default=(0.0, usual))
        return move if lead > 0 else usual

    def compare(
        self, view: Position, seat: int, moves: Sequence[Move], limit: Limit, chance: Chance
    ) -> list[Trial]:
        """The moves that are still in the race when the limit is reached, each tried in the same
        matches. A match in which not all of them could be tried does not count."""
        trials = [Trial(move) for move in moves]
        nodes = limit.nodes or (10**9 if limit.seconds else _USUAL)
        stop = perf_counter() + limit.seconds if limit.seconds else None
        while len(trials) > 1 and nodes >= len(trials):
            match = self.dream(view, seat, chance)
            match.quiet = True
            values = []
            for trial in trials:
                values.append(self._try(match.copy(), seat, trial.move, chance.copy()))
                if stop is not None and perf_counter() >= stop:
                    break
            if len(values) < len(trials):
                break
            nodes -= len(trials)
            chance.bits()
            for trial, value in zip(trials, values, strict=True):
                trial.add(value)
            trials = self._still_in(trials)
            if stop is not None and perf_counter() >= stop:
                break
        return trials

    @staticmethod
    def _still_in(trials: list[Trial]) -> list[Trial]:
        if len(trials[0].values) < _ENOUGH:
            return trials
        best = max(trials, key=lambda trial: trial.total)
        return [trial for trial in trials if trial is best or best.lead(trial, _BEHIND) <= 0]

    def _try(self, position: Position, seat: int, move: Move, chance: Chance) -> float:
        position.play(seat, move)
        ahead = self.horizon
        for _ in range(_ENDLESS):
            pending = position.pending()
            if not pending:
                break
            if self.settled(position):
                ahead -= 1
                if ahead <= 0:
                    break
            for decision in pending:
                position.play(decision.seat, self.policy(position, decision, chance))
        return self.evaluate(position, seat)
