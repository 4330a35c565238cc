"""The galactic phase (G54 to G60): fleet, trade cards, turn order, Golden Ages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import effects, galaxy, production, tell
from .actions import trade
from .content import SETUP
from .resources import PRESTIGE

if TYPE_CHECKING:
    from .position import AlliancesPosition


def run(pos: AlliancesPosition) -> None:
    tell.phase_begins(pos, "galactic")
    move_fleet(pos)
    move_cubes(pos)
    set_order(pos)
    golden_ages(pos)
    production.start(pos)


def move_fleet(pos: AlliancesPosition) -> None:
    """One card to the right; the next face-down card is turned up (G54, G55)."""
    pos.fleet += 1
    tell.fleet_moved(pos)
    if pos.face_up < SETUP.systems:
        galaxy.reveal(pos)


def move_cubes(pos: AlliancesPosition) -> None:
    """The cubes of each top action go to the trade card above it, even beyond its spaces
    (G56)."""
    for column, cubes in enumerate(pos.board_cubes):
        if any(cubes):
            above = pos.trade_cubes[column]
            pos.trade_cubes[column] = tuple(map(sum, zip(above, cubes, strict=True)))
            pos.board_cubes[column] = pos.no_cubes()
            tell.cubes_moved(pos, column, cubes)


def set_order(pos: AlliancesPosition) -> None:
    """More prestige first; on one space the higher cube (G46, G60)."""
    seats = sorted(
        range(pos.players),
        key=lambda seat: (pos.sides[seat].purse[PRESTIGE], pos.arrival.index(seat)),
        reverse=True,
    )
    pos.order = tuple(seats)
    tell.order_set(pos)


def golden_ages(pos: AlliancesPosition) -> None:
    """Full limited cards give their cubes back and are flipped (G57, G58)."""
    full = [
        column
        for column in range(len(pos.trades))
        if not pos.flipped[column] and sum(pos.trade_cubes[column]) >= trade.spaces(pos)
    ]
    back = [0] * len(pos.sides)
    for column in full:
        cubes = pos.trade_cubes[column]
        back = [held + n for held, n in zip(back, cubes, strict=True)]
        pos.trade_cubes[column] = pos.no_cubes()
        pos.flipped = tuple(f or i == column for i, f in enumerate(pos.flipped))
        tell.golden_age(pos, column, cubes)
    for number, n in enumerate(back):
        give_back(pos, number, n)
    if full:
        for seat in pos.order:
            effects.happened(pos, seat, "golden_age")


def give_back(pos: AlliancesPosition, number: int, n: int) -> None:
    """At most 3 in a galactic phase come to hand, the rest to the supply; those of the
    artificial opponent all go to its supply (R35)."""
    side = pos.sides[number]
    hand = min(n, SETUP.golden_age_cubes) if number < pos.players else 0
    side.cubes += hand
    side.cube_supply += n - hand
    if hand:
        tell.cubes_returned(pos, number, hand, n - hand)
