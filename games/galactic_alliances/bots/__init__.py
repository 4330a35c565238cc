"""The opponents: novice, standard and strong."""

from __future__ import annotations

from functools import partial

from games.galactic_alliances.bots.standard import Standard
from games.galactic_alliances.bots.worth import outlook
from games.galactic_alliances.rules.words import say
from suite.bots import Search
from suite.contract import BotLevel, Limit

LEVELS = (
    BotLevel("novice", say("Novice"), partial(Standard, blunders=3), Limit(nodes=1)),
    BotLevel("standard", say("Standard"), Standard, Limit(nodes=1)),
    BotLevel(
        "strong",
        say("Strong"),
        partial(Search, evaluate=outlook, rollout=0, exploration=0.3),
        Limit(seconds=1.4),
    ),
)
