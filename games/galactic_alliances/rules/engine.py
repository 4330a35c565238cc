"""Carries a move out and goes on to the next decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from suite.contract import Move

from . import abilities, drafting, factions, production, tell, turns, war
from .actions import BY_VERB
from .content import PLANET_INDEX
from .stages import PRODUCTION, SEIZE

if TYPE_CHECKING:
    from .position import AlliancesPosition


def play(pos: AlliancesPosition, seat: int, move: Move) -> None:
    verb, args = move
    if verb in BY_VERB:
        turns.act(pos, seat, move)
    elif verb == "use":
        abilities.play(pos, seat, args)
        if pos.stage == PRODUCTION:
            production.proceed(pos)
        else:
            abilities.settle_due(pos, seat)
            turns.end_if_nothing_is_left(pos, seat)
    elif verb == "end":
        turns.end(pos, seat)
    elif verb in factions.VERBS and pos.round:
        factions.play(pos, seat, verb, args)
        turns.end_if_nothing_is_left(pos, seat)
    elif verb == "skip":
        if pos.stage == SEIZE:
            tell.spared(pos, seat)
            war.finish(pos)
        else:
            production.skip(pos)
    elif verb == "seize":
        war.seize(pos, seat, PLANET_INDEX[str(args[0])])
        war.finish(pos)
    else:
        drafting.play(pos, seat, verb, args)
