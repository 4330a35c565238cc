"""Why a ship cannot move, advance or be taken over (P14-P19, P25, P42, P85-P96)."""

from __future__ import annotations

from games.expansion_pilots.rules.flights import room, twin
from games.expansion_pilots.rules.refusing import UNKNOWN, number, word
from games.expansion_pilots.rules.state import State, Task
from games.expansion_pilots.rules.tables import PLANET_INDEX, STEPS, TRACK, say
from games.expansion_pilots.rules.terms import (
    ANY_TRACK,
    FLEET,
    HAZARD,
    LOCKED,
    ORBIT,
    SURFACE,
    UNEXPLORED,
    planet_at,
)
from suite.contract import Move, Verdict, refuse


def fly(state: State, seat: int, top: Task, move: Move) -> Verdict:
    """Why this ship cannot fly there."""
    _, _, _, only, to, exclude, _, _ = top
    ship = number(move, 0, FLEET)
    if ship < 0 or len(move.args) < 2:
        return UNKNOWN
    where = state.where[seat * FLEET + ship]
    if where == LOCKED:
        return refuse(say("This ship is still locked."), "P2")
    if where >= HAZARD:
        return refuse(say("A ship on a hazard track cannot fly away."), "P96")
    if only not in (-1, ship):
        return refuse(say("Only the ship of this pilot may move."), "P78")
    if ship == exclude:
        return refuse(say("It must be another ship."), "P36")
    if twin(state, seat, ship) != ship:
        return refuse(say("An equal ship stands in the same place: choose that one."), "P14")
    match move.args[1:]:
        case ("home",) if where == 0:
            return refuse(say("The ship is already at home."), "P14")
        case ("explore",):
            return _explore(state, where, to)
        case ("land" | "orbit" as mode, str(planet)) if planet in PLANET_INDEX:
            return _to_planet(state, seat, ship, mode, PLANET_INDEX[planet], to)
        case ("land" | "orbit", *_):
            return UNKNOWN
    return refuse(say("A ship cannot fly there now."), "P14")


def _explore(state: State, where: int, to: str) -> Verdict:
    if not state.terms.exploration:
        return refuse(say("This match is played without exploration."), "P66")
    if where == UNEXPLORED:
        return refuse(say("A ship must leave unexplored space before it explores again."), "P92")
    return refuse(say("A ship cannot fly there now."), "P85")


def _to_planet(state: State, seat: int, ship: int, mode: str, planet: int, to: str) -> Verdict:
    base = seat * FLEET
    mine = state.where[base : base + FLEET]
    if planet not in state.row:
        return refuse(say("This planet is not in the row."), "P19")
    if planet_at(mine[ship]) == planet:
        return refuse(say("A move must lead to another planet."), "P16")
    if not room(state, base, mine, ship, (SURFACE if mode == "land" else ORBIT) + planet):
        if mode == "land":
            return refuse(say("You already have a ship on this surface."), "P17")
        return refuse(say("You already have a ship on this track."), "P17")
    return refuse(say("A ship cannot fly there now."), "P14")


def advance(state: State, seat: int, top: Task, move: Move) -> Verdict:
    """Why this ship cannot advance."""
    ship = number(move, 0, FLEET)
    if ship < 0:
        return UNKNOWN
    where, track = state.where[seat * FLEET + ship], top[2]
    if where < ORBIT:
        return refuse(say("Only a ship on a track can advance."), "P25")
    if where < HAZARD and track != ANY_TRACK and TRACK[where - ORBIT] != track:
        return refuse(say("This track needs the other kind of advance."), "P25")
    return refuse(say("This effect cannot advance that ship."), "P36")


def shift(state: State, seat: int, top: Task, move: Move) -> Verdict:
    """Why Gort cannot take this ship there."""
    ship, planet = number(move, 0, FLEET), word(PLANET_INDEX, move, 1)
    if min(ship, planet) < 0:
        return UNKNOWN
    own = seat * FLEET + ship
    if not ORBIT <= state.where[own] < HAZARD:
        return refuse(say("Only a ship on a colony track can be taken over."), "P42")
    if planet not in state.row:
        return refuse(say("This planet is not in the row."), "P42")
    if state.rank[own] > STEPS[planet]:
        return refuse(say("The track of this planet is too short."), "P42")
    return refuse(say("You already have a ship on this track."), "P42")
