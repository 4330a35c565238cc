"""Where a ship may fly (P14-P19, P85, P92, P96)."""

from __future__ import annotations

from typing import Final

from games.expansion_pilots.rules.moves import FLY_EXPLORE, FLY_HOME, FLY_LAND, FLY_ORBIT
from games.expansion_pilots.rules.state import State
from games.expansion_pilots.rules.tables import PILOTS
from games.expansion_pilots.rules.terms import (
    FLEET,
    HAZARD,
    HOME,
    NORMAL,
    ORBIT,
    SURFACE,
    UNEXPLORED,
)
from suite.contract import Move

NO_ABILITY: Final[frozenset[str]] = frozenset()


def flights(
    state: State, side: int, only: int = -1, to: str = "any", exclude: int = -1
) -> list[Move]:
    """The legal flights of a side: of one ship, to some kind of place, without one ship.

    `to` is "any", "elsewhere" (not unexplored space), "orbit" or "unexplored". Equal ships in
    one place are listed once.
    """
    base = side * FLEET
    mine = state.where[base : base + FLEET]
    found: list[Move] = []
    seen: list[int] = []
    for ship in range(FLEET):
        where = mine[ship]
        if where < 0 or where >= HAZARD or ship == exclude or (only >= 0 and ship != only):
            continue
        pilot = state.flown[base + ship]
        if pilot >= 0:
            ops = PILOTS[pilot].ops
        else:
            ops = NO_ABILITY
            if state.kind[base + ship] == NORMAL:
                place = where * 10 + state.rank[base + ship]
                if place in seen:
                    continue
                seen.append(place)
        if where != HOME and (to == "any" or to == "elsewhere"):
            found.append(FLY_HOME[ship])
        if to != "unexplored":
            _to_planets(state, base, mine, ship, ops, to == "orbit", found)
        if state.terms.exploration and (to == "any" or to == "unexplored"):
            again = to == "any" and "explore_again" in ops
            if where != UNEXPLORED or (again and not state.used[side] & PILOTS[pilot].limit):
                found.append(FLY_EXPLORE[ship])
    return found


def _to_planets(
    state: State,
    base: int,
    mine: list[int],
    ship: int,
    ops: frozenset[str],
    orbit_only: bool,
    found: list[Move],
) -> None:
    """P16 and P17: another planet, and one own ship on each surface and track."""
    where = mine[ship]
    here = where % 100 if SURFACE <= where < HAZARD else -1
    land, orbit = FLY_LAND[ship], FLY_ORBIT[ship]
    for planet in state.row:
        if planet < 0 or (planet == here and "same_planet_switch" not in ops):
            continue
        if not orbit_only and room(state, base, mine, ship, SURFACE + planet):
            found.append(land[planet])
        if room(state, base, mine, ship, ORBIT + planet):
            found.append(orbit[planet])


def room(state: State, base: int, mine: list[int], ship: int, place: int) -> bool:
    """Would no other ship of this side be in the way (P17)?"""
    if place not in mine:
        return True
    if mine[ship] == place:
        return False
    if state.ability(base + ship, "share_spot"):
        return True
    return all(
        state.ability(base + other, "share_spot")
        for other in range(FLEET)
        if mine[other] == place and other != ship
    )


def twin(state: State, side: int, ship: int) -> int:
    """The first normal ship in the same place, which stands for all of them in lists of moves."""
    base = side * FLEET
    place = (state.kind[base + ship], state.where[base + ship], state.rank[base + ship])
    if place[0] != NORMAL:
        return ship
    return next(
        other
        for other in range(FLEET)
        if (state.kind[base + other], state.where[base + other], state.rank[base + other]) == place
    )
