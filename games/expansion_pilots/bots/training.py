"""How the network behind the strong player learns: from matches that it plays against itself.

See `suite.bots.training` for the command. What every seat saw when a turn began is recorded.
"""

from __future__ import annotations

from functools import partial

import numpy as np

from games.expansion_pilots.bots import habits
from games.expansion_pilots.bots.features import SIZE, features
from games.expansion_pilots.bots.strong import Strong, network, result, settled
from games.expansion_pilots.rules.options import Options
from games.expansion_pilots.rules.position import Galaxies
from games.expansion_pilots.rules.setup import deal
from suite.bots.training import Lessons, Seen, Vector, blended, teach
from suite.contract import Chance, Limit

WIDTH = 48
"""Hidden neurons."""
TRUST = 0.9
"""How much of a target is what really came, and not what the network expected a turn later."""
_STRANGE = 0.07  # how often a move is made at random at the most, so that all kinds are seen
_QUICK = 0.15  # how often a seat is played by habit
_TABLES = (
    (0.62, 2, True, True),
    (0.72, 3, True, True),
    (0.78, 4, True, True),
    (0.82, 5, True, True),
    (0.86, 2, False, False),
    (0.90, 2, True, False),
    (0.94, 2, False, True),
    (0.97, 3, False, False),
    (1.00, 1, True, True),
)
"""Up to which chance: players, with pilots, with exploration."""


def play(seed: int, nodes: int) -> Seen:
    """One match: what the seats saw at the start of each turn, and the value to learn."""
    chance = Chance(seed * 7919 + 13)
    drawn = chance.fraction()
    _, players, pilots, exploration = next(table for table in _TABLES if drawn < table[0])
    options = Options(pilots=pilots, exploration=exploration)
    galaxies = deal(Galaxies(), players, options, seed)
    galaxies.quiet = True
    quick = [not nodes or chance.fraction() < _QUICK for _ in range(players)]
    strange = _STRANGE * (0.3 + 0.7 * chance.fraction())
    bot, limit = Strong(), Limit(nodes=nodes)
    seen: list[list[Vector]] = [[] for _ in range(players)]
    while pending := galaxies.pending():
        if settled(galaxies):
            for seat in range(players):
                seen[seat].append(features(galaxies, seat))
        for decision in pending:
            seat = decision.seat
            if chance.fraction() < strange:
                move = decision.some(chance)
            elif quick[seat]:
                move = habits.best(galaxies, decision)
            else:
                move = bot.choose(galaxies.seen_by(seat), seat, limit, chance)
            galaxies.play(seat, move)
    inputs = [x for seat in range(players) for x in seen[seat]]
    return inputs, [t for seat in range(players) for t in _targets(galaxies, seat, seen, nodes)]


def _targets(galaxies: Galaxies, seat: int, seen: list[list[Vector]], nodes: int) -> list[float]:
    """The result; of matches that are played well also what was expected a turn later."""
    won = result(galaxies, seat)
    if not nodes:
        return [won] * len(seen[seat])
    return blended(won, map(float, network().values(np.array(seen[seat]))), TRUST)


LESSONS = Lessons(play, SIZE, WIDTH)
main = partial(teach, LESSONS)

if __name__ == "__main__":
    main()
