"""The opponents that are offered for a game: its own, and those that play any game."""

from __future__ import annotations

from suite.bots.random_bot import RandomBot
from suite.bots.search import Search
from suite.contract.bot import BotLevel, Limit
from suite.contract.game import Game
from suite.contract.message import Words

_say = Words("shell")

RANDOM = BotLevel("random", _say("Random moves"), RandomBot, Limit(nodes=1))
SEARCH = BotLevel("search", _say.term("bot", "Search"), Search, Limit(seconds=1.0))


class UnknownBot(ValueError):
    """A name that no bot of the game has."""


def levels(game: Game) -> tuple[BotLevel, ...]:
    """From weak to strong. A game without bots of its own gets the search that serves any game."""
    own = tuple(game.bots())
    return (RANDOM, *(own or (SEARCH,)))


def level(game: Game, name: str) -> BotLevel:
    """The bot with this id. `search` is there for every game. Raises `UnknownBot`."""
    offered = {level.id: level for level in (*levels(game), SEARCH)}
    if name not in offered:
        raise UnknownBot(f"there is no bot {name!r} for {game.id}; there are {', '.join(offered)}")
    return offered[name]
