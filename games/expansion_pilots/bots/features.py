"""A position in numbers, as a seat sees it when a turn begins.

Of several other sides the strongest one is described, and the mean of all.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from games.expansion_pilots.bots.worth import (
    SOURCE_WORTH,
    place_worth,
    rates,
    time_left,
    track_worth,
    worth,
)
from games.expansion_pilots.rules import scoring
from games.expansion_pilots.rules.state import State
from games.expansion_pilots.rules.tables import (
    BADGES,
    COST,
    END_POINTS,
    MISSIONS,
    PILOTS,
    PLANETS,
    PRODUCES_CULTURE,
    PRODUCES_ENERGY,
    STEPS,
    TOKENS,
    TOP_LEVEL,
)
from games.expansion_pilots.rules.terms import FLEET, HAZARD, HOME, MOST, ORBIT, UNEXPLORED

Vector = NDArray[np.float32]

_AFFAIRS: Final = 28
"""Figures about one side, see `_affairs`."""
_OWN: Final = 0
_RIVAL: Final = _OWN + _AFFAIRS
_MEAN: Final = _RIVAL + _AFFAIRS
_MATCH: Final = _MEAN + _AFFAIRS
_BADGES: Final = _MATCH + 16
_COLONIES: Final = _BADGES + 2 * len(BADGES)
_CREW: Final = _COLONIES + 2 * len(PLANETS)
_MISSION: Final = _CREW + 2 * len(PILOTS)
SIZE: Final = _MISSION + 1 + len(MISSIONS)


def features(state: State, seat: int) -> Vector:
    """The numbers, mostly between 0 and 1."""
    x = np.zeros(SIZE, np.float32)
    others = state.others(seat)
    worths = {side: worth(state, side) for side in (seat, *others)}
    rival = max(others, key=worths.__getitem__)
    left = time_left(state)
    x[_OWN:_RIVAL] = _affairs(state, seat, left, worths[seat])
    theirs = [_affairs(state, side, left, worths[side]) for side in others]
    x[_RIVAL:_MEAN] = theirs[others.index(rival)]
    x[_MEAN:_MATCH] = theirs[0] if len(theirs) == 1 else np.mean(theirs, axis=0)
    x[_MATCH:_BADGES] = _match(state, seat, left, worths[seat] - worths[rival])
    if state.terms.exploration or state.terms.pilots:
        _count_badges(state, seat, others, x[_BADGES:_COLONIES])
    for at, side in enumerate((seat, rival)):
        for planet in state.colonies[side]:
            x[_COLONIES + at * len(PLANETS) + planet] = 1.0
        for pilot in state.flown[side * FLEET : side * FLEET + FLEET]:
            if pilot >= 0:
                x[_CREW + at * len(PILOTS) + pilot] = 1.0
    if (mission := state.mission[seat]) >= 0:
        x[_MISSION] = scoring.mission_points(state, seat) / 3
        x[_MISSION + 1 + mission] = 1.0
    return x


def _affairs(state: State, side: int, left: float, value: float) -> list[float]:
    """What one side has, and what is under way."""
    level, energy, culture = state.level[side], state.energy[side], state.culture[side]
    ships = range(side * FLEET, side * FLEET + FLEET)
    home = far = energies = cultures = hazards = 0
    tracks = []
    shortest = 1.0
    for number in ships:
        where = state.where[number]
        if where < 0:
            continue
        if where in (HOME, UNEXPLORED):
            home += where == HOME
            far += where == UNEXPLORED
        elif where >= HAZARD:
            hazards += TOKENS[where - HAZARD].steps - state.rank[number]
        else:
            planet = where % 100
            energies += PRODUCES_ENERGY[planet]
            cultures += PRODUCES_CULTURE[planet]
            if where >= ORBIT:
                tracks.append(track_worth(state, side, number, planet))
                shortest = min(shortest, (STEPS[planet] - state.rank[number]) / 4)
    tracks.sort(reverse=True)
    tracks += [0.0] * (3 - len(tracks))
    price = COST[level + 1] if level < TOP_LEVEL else MOST
    crew = [pilot for pilot in state.flown[ships.start : ships.stop] if pilot >= 0]
    rate = rates(state, side)
    return [
        *[float(level >= step) for step in range(2, TOP_LEVEL + 1)],
        energy / MOST,
        culture / MOST,
        float(max(energy, culture) >= price),
        max(0, price - max(energy, culture)) / MOST,
        state.score[side] / END_POINTS,
        max(0.0, state.score[side] / END_POINTS - 0.7),
        (home + far) / FLEET,
        far / FLEET,
        (home + far) * SOURCE_WORTH * left * 2,
        energies / FLEET,
        cultures / FLEET,
        hazards / 4,
        tracks[0] / 5,
        tracks[1] / 5,
        tracks[2] / 5,
        sum(tracks) / 10,
        1.0 - shortest,
        len(state.colonies[side]) / 4,
        len(crew) / FLEET,
        sum(place_worth(state, side, number, left) for number in ships) / 10,
        value / 30,
        rate["energy"] * energy,
        rate["culture"] * culture,
    ]


def _match(state: State, seat: int, left: float, ahead: float) -> list[float]:
    """How far the match is, who comes next, and what is played."""
    terms = state.terms
    turns = (seat - state.active) % terms.sides
    return [
        left,
        max(0.0, 0.4 - left),
        ahead / 10,
        float(np.tanh(ahead / 5)),
        (1 - left) * ahead / 10,
        float(state.trigger == seat),
        float(state.trigger >= 0 and state.trigger != seat),
        float(turns == 0),
        turns / terms.sides,
        float(state.trigger >= 0) * float(np.tanh(ahead / 3)),
        state.round / 12,
        float(terms.players == 1),
        float(terms.players == 3),
        float(terms.players >= 4),
        float(terms.pilots),
        float(terms.exploration),
    ]


def _count_badges(state: State, seat: int, others: list[int], x: Vector) -> None:
    """Of each kind, the own badges and the lead over the best other side."""
    held = [scoring.badges(state, side) for side in range(state.terms.sides)]
    for kind, count in enumerate(held[seat]):
        best = max([held[side][kind] for side in others])
        x[2 * kind] = count / 3
        x[2 * kind + 1] = max(-3, min(3, count - best)) / 3
