"""The opponents: novice, standard and strong."""

from __future__ import annotations

from functools import partial

from games.galactic_alliances.bots.standard import Standard
from games.galactic_alliances.bots.strong import Strong
from games.galactic_alliances.rules.words import say
from suite.contract import BotLevel, Limit

LEVELS = (
    BotLevel("novice", say("Novice"), partial(Standard, blunders=3), Limit(nodes=1)),
    BotLevel("standard", say("Standard"), Standard, Limit(nodes=1)),
    BotLevel("strong", say("Strong"), Strong, Limit(seconds=1.3)),
)
