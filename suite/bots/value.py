"""How good a position is for a seat: from 0 (lost) to 1 (won)."""

from __future__ import annotations

from math import exp

from suite.contract.position import Position
from suite.contract.standings import Standings

_WINNING = 0.85  # the rest of the value is the margin, so that a search cares about it too


def by_score(position: Position, seat: int) -> float:
    """The value as the score tells it, or the result when the match is over."""
    return of_standings(position.standings(), seat)


def of_standings(standings: Standings, seat: int) -> float:
    """The share in the victory and a little for the margin; before the end the margin alone."""
    margin = _margin(standings, seat)
    if not standings.final:
        return margin
    return _WINNING * share(standings, seat) + (1 - _WINNING) * margin


def share(standings: Standings, seat: int) -> float:
    """The seat's share in the victory: a tie is divided."""
    return 1 / len(standings.winners) if seat in standings.winners else 0.0


def _margin(standings: Standings, seat: int) -> float:
    """The lead over the best other seat, squeezed into 0..1 and seen against the size of scores.
    Alone, the score itself."""
    mine = standings.seats[seat].total
    others = [standing.total for standing in standings.seats if standing.seat != seat]
    best = max(others, default=0)
    scale = 2.0 + 0.15 * (abs(mine) + abs(best))
    return 1 / (1 + exp(-max(-30.0, min(30.0, (mine - best) / scale))))
