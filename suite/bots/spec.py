"""A bot as it is named on the command line.

`strong` is a level with its usual limit; `strong@0.2` may think 0.2 seconds about a move and
`strong@200n` may search 200 nodes, however long that takes: such a match can be repeated.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from suite.bots.any_game import level
from suite.contract.bot import Bot, Limit
from suite.contract.game import Game

_SPEC = re.compile(
    r"(?P<name>[a-z][\w-]*)(@((?P<nodes>\d+)n|(?P<seconds>\d+(\.\d+)?)s?))?", re.ASCII
)


class BadSpec(ValueError):
    """A text that does not name a bot."""


@dataclass(frozen=True, slots=True)
class BotSpec:
    """The id of a level, and the limit that was asked for, if any."""

    name: str
    limit: Limit | None = None

    @staticmethod
    def parse(text: str) -> BotSpec:
        """Read `name`, `name@SECONDS` or `name@NODESn`. Raises `BadSpec`."""
        found = _SPEC.fullmatch(text)
        if not found:
            raise BadSpec(f"{text!r} is not a bot: write strong, strong@0.2 or strong@200n")
        name, seconds, nodes = found["name"], found["seconds"], found["nodes"]
        if nodes is None and seconds is None:
            return BotSpec(name)
        limit = Limit(nodes=int(nodes)) if nodes else Limit(seconds=float(seconds))
        if not (limit.nodes or limit.seconds):
            raise BadSpec(f"{text!r}: the limit must be more than nothing")
        return BotSpec(name, limit)

    def make(self, game: Game, limit: Limit | None = None) -> tuple[Bot, Limit]:
        """The bot and its limit: its own, else the given one, else the level's usual one. Raises
        `UnknownBot`."""
        found = level(game, self.name)
        return found.make(), self.limit or limit or found.limit
