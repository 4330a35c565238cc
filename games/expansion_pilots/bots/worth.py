"""What things are worth, in victory points: the figures on which all the bots agree."""

from __future__ import annotations

from typing import Final

from games.expansion_pilots.rules import scoring
from games.expansion_pilots.rules.state import State
from games.expansion_pilots.rules.tables import (
    END_POINTS,
    PILOTS,
    PLANETS,
    PRODUCES_CULTURE,
    PRODUCES_ENERGY,
    TOKENS,
    TOP_LEVEL,
    Planet,
)
from games.expansion_pilots.rules.terms import (
    FLEET,
    HAZARD,
    HOME,
    ORBIT,
    UNEXPLORED,
)

_RATES: Final = {"energy": 0.30, "culture": 0.34}
SPARE_ENERGY: Final = 0.12
"""Energy for which there is no upgrade to pay."""
_RATES_AT_THE_TOP: Final = {"energy": SPARE_ENERGY, "culture": 0.24}
"""With nothing left to upgrade, resources buy only rerolls, follows and actions."""
_RATES_AT_THE_END: Final = {"energy": 0.10, "culture": 0.10}
"""In the last round there is hardly time to spend them."""
BADGE_WORTH: Final = 0.45
SOURCE_WORTH: Final = 0.16
"""A ship at a source of energy or culture."""
ENGINE: Final = (0.0, 0.0, 1.4, 3.0, 4.4, 6.0, 7.0)
"""Dice and ships of an empire level over a whole match, beside its points."""
ABILITY_WORTH: Final = 0.6
COLONY_WORTH: Final = 0.25
_RESOURCES: Final = (0.0, 1.0, 2.0, 3.0, 3.9, 4.7, 5.4, 5.9)
"""Seven of one resource are worth less than seven times one."""
_PRIZE: Final = (0.1, 0.5, 1.2, 2.1, 2.6)
"""The hope for a badge prize by the lead over the best other side: -2 or less to 2 or more."""


def _on_track(planet: Planet) -> tuple[float, ...]:
    ways = [rank / planet.steps for rank in range(planet.steps)]
    worths = [planet.vp * (0.10 + 0.34 * way + 0.42 * way**2) for way in ways]
    return (*worths, planet.vp + COLONY_WORTH)


TRACK_WORTH: Final = tuple(map(_on_track, PLANETS))
"""A ship at each space of each track; the last entry is the colonised planet."""


def rates(state: State, side: int) -> dict[str, float]:
    """What one energy and one culture are worth to a side."""
    if state.trigger >= 0:
        return _RATES_AT_THE_END
    return _RATES if state.level[side] < TOP_LEVEL else _RATES_AT_THE_TOP


def time_left(state: State) -> float:
    """From 1 at the start to 0 when somebody reaches the end."""
    if state.trigger >= 0:
        return 0.0
    return max(0.0, 1.0 - max(state.score) / END_POINTS)


def place_worth(state: State, side: int, number: int, left: float) -> float:
    """A ship where it stands."""
    where = state.where[number]
    if where < 0:
        return 0.0
    if where in (HOME, UNEXPLORED):
        return SOURCE_WORTH * left
    if where >= HAZARD:
        steps = TOKENS[where - HAZARD].steps - state.rank[number]
        return -0.25 * steps * left
    planet = where % 100
    sources = PRODUCES_ENERGY[planet] + PRODUCES_CULTURE[planet]
    source = SOURCE_WORTH * left * (1.0 if sources == 1 else 1.6)
    if where < ORBIT:
        return source
    return source + track_worth(state, side, number, planet)


def track_worth(state: State, side: int, number: int, planet: int) -> float:
    """A ship on a colony track, less when another side is ahead of it there."""
    rank = state.rank[number]
    worth = TRACK_WORTH[planet][rank]
    here = ORBIT + planet
    for other, where in enumerate(state.where):
        if where == here and other // FLEET != side and state.rank[other] > rank:
            return worth * 0.6
    return worth


def worth(state: State, side: int) -> float:
    """All that a side has, but for its mission, which others do not know."""
    left = time_left(state)
    soon = min(1.0, 0.15 + 2.0 * left)
    total = state.score[side] + ENGINE[state.level[side]] * left
    rate = rates(state, side)
    total += rate["energy"] * _RESOURCES[state.energy[side]] * soon
    total += rate["culture"] * _RESOURCES[state.culture[side]] * soon
    total += COLONY_WORTH * left * min(4, len(state.colonies[side]))
    base = side * FLEET
    for number in range(base, base + FLEET):
        total += place_worth(state, side, number, left)
        if state.flown[number] >= 0:
            total += ABILITY_WORTH * left
    if state.terms.exploration or state.terms.pilots:
        total += _badge_hopes(state, side)
    return total


def _badge_hopes(state: State, side: int) -> float:
    held = [scoring.badges(state, other) for other in range(state.terms.sides)]
    mine = held[side]
    hopes = 0.0
    for kind, count in enumerate(mine):
        if count:
            best = max(counts[kind] for other, counts in enumerate(held) if other != side)
            hopes += _PRIZE[max(-2, min(2, count - best)) + 2]
    return hopes


def pilot_worth(pilot: int, left: float) -> float:
    """A pilot beside its point."""
    return ABILITY_WORTH * left + (BADGE_WORTH if PILOTS[pilot].badge >= 0 else 0.0)
