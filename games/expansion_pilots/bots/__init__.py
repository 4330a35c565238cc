"""The opponents, from weak to strong."""

from __future__ import annotations

from games.expansion_pilots.bots.players import Novice, Standard
from games.expansion_pilots.bots.strong import Strong
from suite.contract import BotLevel, Limit, Words

say = Words("expansion_pilots")


def levels() -> tuple[BotLevel, ...]:
    """Novice, standard and strong."""
    return (
        BotLevel("novice", say("Novice"), Novice, Limit(nodes=1)),
        BotLevel("standard", say("Standard"), Standard, Limit(nodes=1)),
        BotLevel("strong", say("Strong"), Strong, Limit(seconds=0.95)),
    )
