"""Move a Ship: the flight, the arrival and the landing action (P14-P21)."""

from __future__ import annotations

from typing import Final

from games.expansion_pilots.rules import abilities
from games.expansion_pilots.rules.availability import usable
from games.expansion_pilots.rules.flights import flights
from games.expansion_pilots.rules.flow import answer, task
from games.expansion_pilots.rules.moves import PERFORM, SKIP
from games.expansion_pilots.rules.state import State, Task
from games.expansion_pilots.rules.tables import PILOTS, PLANET_INDEX, PLANETS, say
from games.expansion_pilots.rules.terms import FLEET, HOME, ORBIT, SURFACE, UNEXPLORED
from suite.contract import Move

CHOOSE_FLIGHT: Final = say("Choose a ship and where it flies.")
MAY_FLY: Final = say("You may move a ship.")
MAY_PERFORM: Final = tuple(
    say("You may use the action of {planet}: {text}", planet=planet.name, text=planet.text)
    for planet in PLANETS
)


@task("fly")
def fly(state: State, top: Task) -> bool:
    """("fly", side, chain, only, to, exclude, optional, times)"""
    _, side, _, only, to, exclude, optional, _ = top
    found = flights(state, side, only, to, exclude)
    if not found:
        state.stack.pop()
        return False
    if optional:
        found.append(SKIP)
    return state.ask(side, MAY_FLY if optional else CHOOSE_FLIGHT, found, "fly")


@answer("fly")
def flown(state: State, top: Task, move: Move) -> None:
    _, side, chain, _, to, _, _, times = top
    if move.verb == "skip":
        return
    ship = int(move.args[0])
    if times > 1:
        state.stack.append(("fly", side, chain, -1, to, ship, False, times - 1))
    match move.args[1:]:
        case ("home",):
            arrive(state, side, ship, HOME, chain)
        case ("explore",):
            arrive(state, side, ship, UNEXPLORED, chain)
        case (mode, planet):
            place = SURFACE if mode == "land" else ORBIT
            arrive(state, side, ship, place + PLANET_INDEX[str(planet)], chain)


def arrive(state: State, side: int, ship: int, place: int, chain: tuple[int, ...]) -> None:
    """Put a ship down at the end of its move, with all that follows from it."""
    number = side * FLEET + ship
    came = state.where[number]
    state.where[number] = place
    state.rank[number] = 0
    if not state.quiet:
        tell_arrival(state, side, ship, came, place)
    if came == place:
        state.used[side] |= PILOTS[state.flown[number]].limit
    abilities.after_move(state, side, ship)
    if place == UNEXPLORED:
        state.stack.append(("explore", side, ship))
    elif place >= ORBIT:
        abilities.toll(state, side, place - ORBIT)
        abilities.after_orbit(state, side, ship, place - ORBIT, came, chain)
    elif place >= SURFACE:
        abilities.toll(state, side, place - SURFACE)
        state.stack.append(("land", side, place - SURFACE, chain))
        abilities.after_landing(state, side, ship, place - SURFACE)


def tell_arrival(state: State, side: int, ship: int, came: int, place: int) -> None:
    """Note that a ship flew from one place to another."""
    who = state.who(side)
    if place == HOME:
        text = say("{who} brings a ship home.", who=who)
    elif place == UNEXPLORED:
        text = say("{who} sends a ship into unexplored space.", who=who)
    elif place >= ORBIT:
        text = say(
            "{who} enters the orbit of {planet}.", who=who, planet=PLANETS[place - ORBIT].name
        )
    else:
        text = say("{who} lands on {planet}.", who=who, planet=PLANETS[place - SURFACE].name)
    state.tell("flew", text, side, ship=ship, came=came, place=place)


@task("land")
def land(state: State, top: Task) -> bool:
    """("land", side, planet, chain): the action of the planet is offered once (P15, P20)."""
    _, side, planet, chain = top
    if usable(state, side, planet, chain):
        return state.ask(side, MAY_PERFORM[planet], [PERFORM, SKIP], "land")
    state.stack.pop()
    return False


@answer("land")
def landed(state: State, top: Task, move: Move) -> None:
    _, side, planet, chain = top
    if move == PERFORM:
        state.stack.append(("perform", side, planet, chain))
