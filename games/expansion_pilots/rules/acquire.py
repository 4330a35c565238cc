"""Acquire Energy and Acquire Culture (P22-P24, P72, P93)."""

from __future__ import annotations

from games.expansion_pilots.rules.state import State
from games.expansion_pilots.rules.tables import PILOTS, PRODUCES_CULTURE, PRODUCES_ENERGY
from games.expansion_pilots.rules.terms import (
    ENERGY,
    FLEET,
    HAZARD,
    HOME,
    MOST,
    SURFACE,
    UNEXPLORED,
)


def yields(state: State, side: int, face: int) -> int:
    """What an Acquire action brings before the end of the track cuts it off."""
    base = side * FLEET
    produces = PRODUCES_ENERGY if face == ENERGY else PRODUCES_CULTURE
    rogue = side == state.terms.rogue  # the galaxy of a rogue gives culture too (P61)
    total = 0
    for number in range(base, base + FLEET):
        where = state.where[number]
        pilot = state.flown[number]
        ops = PILOTS[pilot].ops if pilot >= 0 else ()
        if where == HOME:
            counts = face == ENERGY or rogue or "home_culture" in ops
        elif SURFACE <= where < HAZARD:
            counts = produces[where % 100] or "both_resources" in ops
        else:
            counts = where == UNEXPLORED and face != ENERGY
        if counts:
            total += 2 if "acquire_multiplier" in ops else 1
    return total


def gains(state: State, side: int, face: int) -> int:
    """What an Acquire action really brings now (P13)."""
    held = state.energy[side] if face == ENERGY else state.culture[side]
    return min(MOST - held, yields(state, side, face))


def acquire(state: State, side: int, face: int) -> None:
    """Carry the action out."""
    amount = yields(state, side, face)
    if face == ENERGY:
        state.gain(side, amount, 0)
    else:
        state.gain(side, 0, amount)
