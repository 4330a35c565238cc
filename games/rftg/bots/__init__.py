"""The opponents of Race for the Galaxy."""

from functools import partial

from games.rftg.bots.policy import Sensible
from games.rftg.bots.thinking import strong
from games.rftg.bots.weights import NOVICE, STANDARD
from suite.contract import BotLevel, Limit, Words

say = Words("rftg")

LEVELS = (
    BotLevel("novice", say("Novice"), partial(Sensible, NOVICE), Limit(nodes=1)),
    BotLevel("standard", say("Standard"), partial(Sensible, STANDARD), Limit(nodes=1)),
    BotLevel("strong", say("Strong"), strong, Limit(seconds=0.9)),
)
