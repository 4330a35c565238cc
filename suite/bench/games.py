"""How fast the rules of each game are."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Iterator
from statistics import median
from time import perf_counter

from suite import plugins
from suite.bench import Figures
from suite.contract import Chance, Game, Position, Setup
from suite.contract.playthrough import random_steps
from suite.plugins import Plugin

SECONDS = 2.0
"""How long random matches of each game are played."""
SAMPLES = 12
"""Positions of a match that are copied."""
COPIES = 200


def figures() -> Figures:
    """For each game that can run: whole random matches of two players per second, or of as many as
    it takes; the time and the memory of one copy, halfway between the beginning and the end."""
    found: Figures = {}
    for plugin in playable():
        game = plugin.load()
        found[f"{plugin.id}.random_games_per_second"] = _games_per_second(plugin, game)
        positions = _positions(plugin, game)
        found[f"{plugin.id}.copy_microseconds"] = median(map(_copy_microseconds, positions))
        found[f"{plugin.id}.position_bytes"] = median(map(_bytes, positions))
    return found


def playable() -> Iterator[Plugin]:
    """The games whose code may run."""
    return (plugin for plugin in plugins.installed() if plugin.usable and plugin.allowed)


def players(plugin: Plugin, number: int) -> int:
    """One number of players after the other."""
    assert plugin.manifest
    least, most = plugin.manifest.seats
    return least + number % (most - least + 1)


def deal(game: Game, count: int, seed: int) -> Position:
    """A quiet position, as search uses it."""
    position = game.deal(Setup(count, game.options()(), seed))
    position.quiet = True
    return position


def _games_per_second(plugin: Plugin, game: Game) -> float:
    assert plugin.manifest
    count = max(2, plugin.manifest.seats[0])

    def play(number: int) -> None:
        position = deal(game, count, number)
        for _ in random_steps(position, Chance(number)):
            pass

    play(0)  # content is loaded once, before the clock runs
    played, start = 0, perf_counter()
    while perf_counter() - start < SECONDS:
        play(played)
        played += 1
    return played / (perf_counter() - start)


def _positions(plugin: Plugin, game: Game) -> list[Position]:
    """The middle of matches with all numbers of players."""
    found = []
    for number in range(SAMPLES):
        position = deal(game, players(plugin, number), number)
        length = sum(1 for _ in random_steps(position, Chance(number)))
        position = deal(game, players(plugin, number), number)
        steps = random_steps(position, Chance(number))
        for _ in range(length // 2):
            next(steps)
        found.append(position)
    return found


def _copy_microseconds(position: Position) -> float:
    return min(_timed(position.copy) for _ in range(5)) / COPIES * 1e6


def _timed(work: Callable[[], object]) -> float:
    start = perf_counter()
    for _ in range(COPIES):
        work()
    return perf_counter() - start


def _bytes(position: Position) -> float:
    """What one more position costs; what copies share does not count."""
    gc.collect()
    tracemalloc.start()
    copies = [position.copy() for _ in range(COPIES)]
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return used / len(copies)
