"""The nine actions (section E): each puts one cube on a game element.

Each module offers `moves` (the legal ones), `refusal` (why not), `terms` (what it would cost and
give), `play` and `words`.
"""

from __future__ import annotations

from . import colonize, develop, explore, manufacture, mine, nominate, research, study, trade
from .terms import Action, Terms

BY_VERB: dict[str, Action] = {
    "colonize": colonize,
    "develop": develop,
    "manufacture": manufacture,
    "study": study,
    "mine": mine,
    "trade": trade,
    "explore": explore,
    "nominate": nominate,
    "research": research,
}

__all__ = ["BY_VERB", "Action", "Terms"]
