"""Opponents for any game.

`RandomBot` plays any legal move. `Search` looks ahead in imagined matches and needs nothing but the
rules; a game makes it stronger with an evaluation, a policy and priors:

    BotLevel("strong", say("Strong"), partial(Search, evaluate=worth, policy=sensible, rollout=30))

`arena` lets bots play each other, `soak` looks for faults of a game in random matches; both spread
their work through `executors`.
"""

from suite.bots.any_game import level, levels
from suite.bots.random_bot import RandomBot
from suite.bots.search import Search
from suite.bots.value import by_score

__all__ = ["RandomBot", "Search", "by_score", "level", "levels"]
