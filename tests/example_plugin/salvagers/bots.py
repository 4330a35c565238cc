"""The opponents. `Search` plays any game by its rules alone; it only has to be given a name."""

from suite.bots import RandomBot, Search
from suite.contract import BotLevel, Limit, Words

say = Words("salvagers")

LEVELS = (
    BotLevel("cadet", say("Cadet"), RandomBot, Limit(nodes=1)),
    BotLevel("captain", say("Captain"), Search, Limit(seconds=0.5)),
)
