"""The strong opponent: tries its best moves in imagined matches and sees how they come out.

Each imagined match is played on by the standard bot in every seat. All moves that are still in
the running are tried in the same imagined matches, so luck is the same for all of them; those
that come out worst are given up on the way, and the time goes to the others.
"""

from __future__ import annotations

from time import perf_counter

from games.galactic_alliances.bots.standard import best_move, gains, is_free, swap
from games.galactic_alliances.bots.worth import lead
from games.galactic_alliances.rules.position import AlliancesPosition
from games.galactic_alliances.rules.stages import DRAFT, OVER, SWAP, TURN
from suite.contract import Bot, Chance, Limit, Move, Position

_ACTIONS, _FREE = 5, 3
"""How many moves of each sort are tried."""
_TRIALS = 2
"""Imagined matches after which the worst third of the moves is given up, again and again."""
_MOST = 60
"""Imagined matches for one move, at most."""


class Strong(Bot):
    """Looks as far as the end of the round that comes `ahead` rounds after the current one."""

    def __init__(self, ahead: int = 0) -> None:
        self.ahead = ahead

    def choose(self, view: Position, seat: int, limit: Limit, chance: Chance) -> Move:
        assert isinstance(view, AlliancesPosition)
        clock = _Clock(limit)
        if view.stage == SWAP:
            return swap(view, seat)
        world = view.imagine(seat, chance)
        world.quiet = True
        if view.stage == DRAFT:
            return best_move(world, seat)
        moves = candidates(world, seat)
        if len(moves) == 1:
            return moves[0]
        totals = dict.fromkeys(moves, 0.0)
        for trial in range(1, _MOST + 1):
            results = self._try(world, seat, moves, clock)
            if len(results) < len(moves):  # time is over
                return max(results, key=results.__getitem__) if trial == 1 else best(moves, totals)
            for move, value in results.items():
                totals[move] += value
            if clock.over():
                break
            if trial % _TRIALS == 0:
                moves.sort(key=lambda move: -totals[move])
                moves = moves[: max(2, len(moves) * 2 // 3)]
            world = view.imagine(seat, chance)
            world.quiet = True
        return best(moves, totals)

    def _try(
        self, world: AlliancesPosition, seat: int, moves: list[Move], clock: _Clock
    ) -> dict[Move, float]:
        """How each move comes out in one imagined match; some are missing when time is over."""
        results: dict[Move, float] = {}
        for move in moves:
            if results and clock.over():
                break
            results[move] = self.play_out(world, seat, move)
            clock.tick()
        return results

    def play_out(self, world: AlliancesPosition, seat: int, move: Move) -> float:
        """The lead of the seat after the move, played on by the standard bot."""
        after = world.copy()
        after.play(seat, move)
        last = max(1, world.round + self.ahead)
        while after.stage != OVER and after.round <= last:
            mover = after.to_move()
            after.play(mover, best_move(after, mover))
        return lead(after, seat)


def best(moves: list[Move], totals: dict[Move, float]) -> Move:
    return max(moves, key=totals.__getitem__)


class _Clock:
    """Counts what a limit allows: seconds, or matches that are tried."""

    def __init__(self, limit: Limit) -> None:
        self.now = perf_counter()
        self.stop = self.now + limit.seconds if limit.seconds else None
        self.left = limit.nodes or (10**9 if limit.seconds else 100)
        self.longest = 0.0

    def tick(self) -> None:
        """One more match was tried."""
        now = perf_counter()
        self.longest = max(self.longest, now - self.now)
        self.now = now
        self.left -= 1

    def over(self) -> bool:
        """Would another match go beyond the limit?"""
        late = self.stop is not None and perf_counter() + self.longest >= self.stop
        return late or self.left <= 0


def candidates(world: AlliancesPosition, seat: int) -> list[Move]:
    """The moves that are worth a trial, the most promising first."""
    moves = world.moves(seat)
    if len(moves) <= 2:
        return moves
    values = dict(zip(moves, gains(world, seat, moves), strict=True))
    ranked = sorted(moves, key=lambda move: -values[move])
    if world.stage != TURN:
        return ranked[: _ACTIONS + _FREE]
    actions = [move for move in ranked if not is_free(move)]
    free = [move for move in ranked if is_free(move)]
    return [*actions[:_ACTIONS], *free[:_FREE]]
