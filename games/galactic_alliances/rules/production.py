"""The production phase (G21, G22): cubes, credits, the loss of production, abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from suite.contract import Move

from . import abilities, effects, tell, turns
from .content import LIMITS, SETUP
from .resources import CREDITS, PRODUCTION
from .stages import PRODUCTION as PRODUCTION_STAGE

if TYPE_CHECKING:
    from .position import AlliancesPosition

SKIP = Move("skip")


def start(pos: AlliancesPosition) -> None:
    """A new round: steps 1 to 3 for everybody, then the abilities in turn order (R30)."""
    pos.round += 1
    tell.round_begins(pos)
    tell.phase_begins(pos, "production")
    for seat in pos.order:
        income(pos, seat)
    pos.stage = PRODUCTION_STAGE
    pos.turn = 0
    pos.due = pos.sides[pos.order[0]].traits.production
    proceed(pos)


def income(pos: AlliancesPosition, seat: int) -> None:
    """3 cubes to hand; credits equal to production; then 1 production is lost."""
    side = pos.sides[seat]
    cubes = min(SETUP.cubes_per_production, side.cube_supply)
    side.cubes += cubes
    side.cube_supply -= cubes
    purse = side.purse
    before = purse[CREDITS]
    purse[CREDITS] = min(before + purse[PRODUCTION], LIMITS[CREDITS])
    loss = min(side.traits.loss, purse[PRODUCTION])
    purse[PRODUCTION] -= loss
    tell.income(pos, seat, cubes, purse[CREDITS] - before, loss)


def proceed(pos: AlliancesPosition) -> None:
    """Go on until somebody has a choice, or to the action phase."""
    while not abilities.settle_due(pos, pos.order[pos.turn]):
        pos.turn += 1
        if pos.turn == pos.players:
            pos.due = ()
            turns.start(pos)
            return
        pos.due = pos.sides[pos.order[pos.turn]].traits.production


def moves(pos: AlliancesPosition, seat: int, out: list[Move]) -> None:
    """Abilities in any order; those that cost something may be skipped."""
    abilities.moves_due(pos, seat, out)
    if may_skip(pos, seat):
        out.append(SKIP)


def may_skip(pos: AlliancesPosition, seat: int) -> bool:
    return not any(not e.optional and effects.usable(pos, seat, e) for e in pos.due)


def skip(pos: AlliancesPosition) -> None:
    pos.due = ()
    proceed(pos)
