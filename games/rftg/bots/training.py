"""How the network behind the strong player learns: from matches that it plays against itself.

    python -m games.rftg.bots.training play 0 2000 some.npz --nodes 12
    python -m games.rftg.bots.training learn value.npz some.npz more.npz --start value.npz

`play` records what every seat saw when it chose actions, and what came of it; `learn` fits a
network to the records, a fresh one or one that has learned something already. Then play again with
the new one. Without `--nodes` the quick policy plays, which is how the first network was made: many
matches in a short time, and their values are a good start.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from games.rftg.bots.features import SIZE, Vector, features
from games.rftg.bots.policy import Sensible
from games.rftg.bots.thinking import network, result, settled, strong
from games.rftg.bots.weights import STANDARD, Weights
from games.rftg.rules.asking import DEVELOPING, PICKING, SETTLING
from games.rftg.rules.options import RaceOptions
from games.rftg.rules.position import Race
from games.rftg.rules.setup import deal
from suite.bots.network import Network, fit
from suite.contract import Bot, Chance, Limit, Setup

WIDTH = 48
"""Hidden neurons."""
TRUST = 0.85
"""How much of a target is what really came, and not what the network expected a round later."""
_BOLD, _CAREFUL = 0.002, 0.0007  # learning rates of a fresh network and of one that goes on
_STRANGE = 0.06  # how often an action is chosen at random, so that all kinds of matches are seen
_QUICK = 0.15  # how often a seat is played by the quick policy
_THOUGHT = (PICKING, DEVELOPING, SETTLING)  # the decisions that are worth the time
_TABLES = ((0.6, 2, False), (0.75, 3, False), (0.87, 4, False), (1.0, 2, True))


def play(seed: int, nodes: int) -> tuple[list[Vector], list[float]]:
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
    """Backwards from the result: a part of each value is what was expected one round later."""
    target = result(race, seat)
    if not nodes:
        return [target] * len(seen)
    expected = network().values(np.array(seen))
    targets = [target]
    for value in reversed(expected[1:]):
        target = (1 - TRUST) * float(value) + TRUST * target
        targets.append(target)
    return targets[::-1]


def record(first: int, games: int, nodes: int, out: Path) -> None:
    """Play matches and write down what can be learned from them."""
    inputs: list[Vector] = []
    targets: list[float] = []
    for seed in range(first, first + games):
        x, y = play(seed, nodes)
        inputs += x
        targets += y
    np.savez_compressed(out, x=np.array(inputs, np.float16), y=np.array(targets, np.float32))


def learn(out: Path, records: Sequence[Path], epochs: int, start: Path | None = None) -> None:
    """Fit a network; the loss on matches that are held back shows when to stop."""
    kept = [np.load(path, allow_pickle=False) for path in records]
    x = np.concatenate([record["x"] for record in kept])
    y = np.concatenate([record["y"] for record in kept])
    held_back = np.arange(len(x)) >= len(x) * 0.95
    test, wanted = x[held_back].astype(np.float32), y[held_back]
    taught = Network.load(start) if start else Network.fresh(SIZE, WIDTH)
    rate = _CAREFUL if start else _BOLD

    def told(epoch: int, loss: float) -> None:
        guess = np.clip(taught.values(test), 1e-6, 1 - 1e-6)
        missed = -np.mean(wanted * np.log(guess) + (1 - wanted) * np.log(1 - guess))
        sys.stderr.write(f"epoch {epoch}: loss {loss:.4f}, held back {missed:.4f}\n")

    fit(taught, x[~held_back], y[~held_back], epochs=epochs, rate=rate, told=told)
    taught.save(out)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="training", description="Teach the strong player.")
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="record matches")
    playing.add_argument("first", type=int, help="seed of the first match")
    playing.add_argument("games", type=int)
    playing.add_argument("out", type=Path)
    playing.add_argument("--nodes", type=int, default=0, help="0: the quick policy plays")
    learning = commands.add_parser("learn", help="fit a network to records")
    learning.add_argument("out", type=Path)
    learning.add_argument("records", type=Path, nargs="+")
    learning.add_argument("--epochs", type=int, default=4)
    learning.add_argument("--start", type=Path, help="a network to go on from")
    chosen = parser.parse_args(arguments)
    if chosen.command == "play":
        record(chosen.first, chosen.games, chosen.nodes, chosen.out)
    else:
        learn(chosen.out, chosen.records, chosen.epochs, chosen.start)


if __name__ == "__main__":
    main()
