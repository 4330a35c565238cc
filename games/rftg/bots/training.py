"""How the network behind the strong player learns: from matches that it plays against itself.

See `suite.bots.training` for the command. What every seat saw when it chose actions is recorded.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import numpy as np

from games.rftg.bots.features import SIZE, features
from games.rftg.bots.policy import Sensible
from games.rftg.bots.thinking import network, result, settled, strong
from games.rftg.bots.weights import STANDARD, Weights
from games.rftg.rules.asking import DEVELOPING, PICKING, SETTLING
from games.rftg.rules.options import RaceOptions
from games.rftg.rules.position import Race
from games.rftg.rules.setup import deal
from suite.bots.training import Lessons, Seen, Vector, blended, teach
from suite.contract import Bot, Chance, Limit, Setup

WIDTH = 48
"""Hidden neurons."""
TRUST = 0.85
"""How much of a target is what really came, and not what the network expected a round later."""
_STRANGE = 0.06  # how often an action is chosen at random, so that all kinds of matches are seen
_QUICK = 0.15  # how often a seat is played by the quick policy
_THOUGHT = (PICKING, DEVELOPING, SETTLING)  # the decisions that are worth the time
_TABLES = ((0.6, 2, False), (0.75, 3, False), (0.87, 4, False), (1.0, 2, True))


def play(seed: int, nodes: int) -> Seen:
    """One match: what the seats saw at the start of each round, and the value to learn."""
    chance = Chance(seed * 7919 + 13)
    drawn = chance.fraction()
    players, advanced = next((p, a) for limit, p, a in _TABLES if drawn < limit)
    race = deal(Setup(players, RaceOptions(start="random", advanced=advanced), seed))
    race.quiet = True
    bots = [_player(nodes, chance) for _ in range(players)]
    quick = Sensible()
    seen: list[list[Vector]] = [[] for _ in range(players)]
    while not race.over():
        choosing = settled(race)
        if choosing:
            for seat in range(players):
                seen[seat].append(features(race, seat))
        for decision in race.pending():
            if choosing and chance.fraction() < _STRANGE:
                move = decision.some(chance)
            else:
                bot = bots[decision.seat] if race.ask in _THOUGHT else quick
                view = race.seen_by(decision.seat)
                move = bot.choose(view, decision.seat, Limit(nodes=nodes), chance)
            race.play(decision.seat, move)
    inputs = [x for seat in range(players) for x in seen[seat]]
    targets = [t for seat in range(players) for t in _targets(race, seat, seen[seat], nodes)]
    return inputs, targets


def _player(nodes: int, chance: Chance) -> Bot:
    if nodes and chance.fraction() >= _QUICK:
        return strong()
    return Sensible(Weights(*[weight * (0.75 + 0.6 * chance.fraction()) for weight in STANDARD]))


def _targets(race: Race, seat: int, seen: Sequence[Vector], nodes: int) -> list[float]:
    """The result; of matches that are played well also what was expected a round later."""
    won = result(race, seat)
    if not nodes:
        return [won] * len(seen)
    return blended(won, map(float, network().values(np.array(seen))), TRUST)


LESSONS = Lessons(play, SIZE, WIDTH)
main = partial(teach, LESSONS)

if __name__ == "__main__":
    main()
