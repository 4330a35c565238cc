"""A match of 2,000 moves, found among random matches of the installed games."""

from __future__ import annotations

from suite.bench.games import deal, playable, players
from suite.contract import Chance, Game, Move
from suite.contract.playthrough import random_steps
from suite.store import Kind, MatchSetup, Seat

MOVES = 2000
TRIES = 300

Moves = list[tuple[int, Move]]


class TooShort(Exception):
    """No random match of any game is long enough."""


def long_match(least: int = MOVES) -> tuple[MatchSetup, Moves]:
    """The beginning of a long match, up to a decision of seat 0: a person's, the others are bots'.
    Raises `TooShort`."""
    games = sorted(playable(), key=lambda plugin: players(plugin, -1), reverse=True)
    for seed in range(TRIES):
        for plugin in games:
            game, count = plugin.load(), players(plugin, -1)
            moves = _moves(game, count, seed, least)
            if moves and plugin.manifest:
                bots = (Seat(f"Bot {n}", n, Kind.BOT, "random") for n in range(1, count))
                seats = (Seat("Anna", 0), *bots)
                options = game.options()().model_dump(mode="json")
                setup = MatchSetup(plugin.id, plugin.manifest.version, seats, seed, options)
                return setup, moves
    raise TooShort(f"no random match has {least} moves")


def _moves(game: Game, count: int, seed: int, least: int) -> Moves:
    """At least so many moves, ending where only seat 0 must decide; none if it ends before."""
    position = deal(game, count, seed)
    moves: Moves = []
    for step in random_steps(position, Chance(seed)):
        moves.append((step.seat, step.move))
        if len(moves) >= least and [d.seat for d in position.pending()] == [0]:
            return moves
    return []
