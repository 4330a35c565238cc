"""`python -m games.galactic_alliances.bots.balance [--games N] [--jobs N] [--seed N]`

How often each faction wins as the first main faction. The standard bot plays both seats; in each
round of the tournament all factions are paired at random, so every one of them plays `--games`
games. A faction is out of balance when it wins more than 60 % or less than 40 %, beyond two
standard errors. The last table that was looked at is `balance.txt` (300 games each, seed 70001);
a change of the rules, the factions or the standard bot calls for a new one.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import NamedTuple

from games.galactic_alliances.bots.standard import Standard
from games.galactic_alliances.rules.content import FACTIONS
from games.galactic_alliances.rules.position import AlliancesPosition
from games.galactic_alliances.rules.scenario import read
from suite.contract import Chance, Limit, Move

LOW, HIGH = 0.4, 0.6


class Result(NamedTuple):
    """One faction's games: a tie counts as a half."""

    faction: str
    games: int
    wins: float
    score: float

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def error(self) -> float:
        """The standard error of the rate."""
        return sqrt(max(self.rate * (1 - self.rate), 0.01) / self.games)

    @property
    def balanced(self) -> bool:
        margin = 2 * self.error
        return self.rate - margin <= HIGH and self.rate + margin >= LOW


def play(first: str, second: str, seed: int) -> list[tuple[str, float, int]]:
    """One game: each faction, its share in the victory, and its score."""
    names = (first, second)
    position = read(
        {
            "phase": "first_main",
            "players": 2,
            "seed": seed,
            "order": [seed % 2, 1 - seed % 2],
            "sides": [{"hand": [name]} for name in names],
        }
    )
    position.quiet = True
    for seat in position.order:
        position.play(seat, Move("main", (names[seat],)))
    play_out(position, Chance(seed))
    standings = position.standings()
    return [
        (name, float(seat in standings.winners), standings.seats[seat].total)
        for seat, name in enumerate(names)
    ]


def play_out(position: AlliancesPosition, chance: Chance) -> None:
    """The standard bot in every seat."""
    bot, limit = Standard(), Limit(nodes=1)
    while (seat := position.to_move()) >= 0:
        position.play(seat, bot.choose(position.seen_by(seat), seat, limit, chance))


def one_round(seed: int) -> list[tuple[str, float, int]]:
    """All factions once, paired at random."""
    names = [faction.id for faction in FACTIONS]
    Chance(seed).shuffle(names)
    pairs = zip(names[::2], names[1::2], strict=True)
    return [row for number, (a, b) in enumerate(pairs) for row in play(a, b, seed * 1000 + number)]


def tournament(games: int, seed: int = 1, jobs: int = 1) -> list[Result]:
    """So many games for every faction, from the strongest to the weakest."""
    seeds = range(seed, seed + games)
    if jobs == 1:
        return _add_up(map(one_round, seeds))
    with ProcessPoolExecutor(jobs) as pool:
        return _add_up(pool.map(one_round, seeds, chunksize=5))


def _add_up(rounds: Iterator[list[tuple[str, float, int]]]) -> list[Result]:
    totals = {faction.id: Result(faction.id, 0, 0.0, 0.0) for faction in FACTIONS}
    for played in rounds:
        for name, share, score in played:
            old = totals[name]
            totals[name] = Result(name, old.games + 1, old.wins + share, old.score + score)
    return sorted(totals.values(), key=lambda result: (-result.rate, result.faction))


def table(results: list[Result]) -> str:
    """The results as text."""
    lines = [f"{'faction':20} games   wins  +/- 2se  score"]
    for result in results:
        mark = "" if result.balanced else "  out of balance"
        lines.append(
            f"{result.faction:20} {result.games:5} {result.rate:6.1%} {2 * result.error:8.1%}"
            f" {result.score / result.games:6.1f}{mark}"
        )
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    """The command line; fails when a faction is out of balance."""
    parser = argparse.ArgumentParser(prog="python -m games.galactic_alliances.bots.balance")
    parser.add_argument("--games", type=int, default=300, help="games for each faction")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    results = tournament(options.games, options.seed, options.jobs)
    sys.stdout.write(table(results))
    return int(not all(result.balanced for result in results))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
