"""The opponents, from weak to strong."""

from __future__ import annotations

from suite.bots.search import Search
from suite.bots.value import by_score
from suite.contract import BotLevel, Limit, Words

say = Words("expansion_pilots")


def levels() -> tuple[BotLevel, ...]:
    """Novice, standard and strong."""
    return (
        BotLevel("novice", say("Novice"), lambda: _search(4), Limit(nodes=30)),
        BotLevel("standard", say("Standard"), lambda: _search(12), Limit(nodes=200)),
        BotLevel("strong", say("Strong"), lambda: _search(24), Limit(seconds=1.0)),
    )


def _search(rollout: int) -> Search:
    return Search(evaluate=by_score, rollout=rollout)
