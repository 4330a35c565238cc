"""What the pilots' lasting abilities do, at the moments that trigger them (P78).

An ability belongs to the ship that its pilot flies. Abilities that only change a rule (`static`,
`on_acquire`) are asked for where that rule is, with `State.ability`.
"""

from __future__ import annotations

from typing import Final

from games.expansion_pilots.rules.flow import answer, task
from games.expansion_pilots.rules.moves import PACE, SKIP
from games.expansion_pilots.rules.state import State, Task
from games.expansion_pilots.rules.tables import (
    PILOTS,
    PRODUCES_CULTURE,
    PRODUCES_ENERGY,
    Pilot,
    Step,
    say,
)
from games.expansion_pilots.rules.terms import FLEET, HAZARD, ORBIT, UNEXPLORED, planet_at
from suite.contract import Move

MAY_PACE: Final = say("You may pay 2 energy to advance the ship 1 more space.")


def triggered(state: State, number: int, trigger: str) -> Pilot | None:
    """The pilot of this ship, if its ability has this trigger."""
    flown = state.flown[number]
    if flown < 0 or PILOTS[flown].trigger != trigger:
        return None
    return PILOTS[flown]


def _tell(state: State, side: int, pilot: Pilot, ship: int = -1, space: int = 0) -> None:
    if not state.quiet:
        text = say("{who} uses a pilot: {pilot}.", who=state.who(side), pilot=pilot.name)
        state.tell("ability", text, side, pilot=pilot.id, ship=ship, space=space)


def _gain(state: State, side: int, pilot: Pilot) -> None:
    """Carry out the gains of an ability."""
    _tell(state, side, pilot)
    for step in pilot.effect:
        if step.res == "either":
            state.stack.append(("choose", side, step.n, False))
        else:
            energy = step.n if step.res == "energy" else 0
            state.gain(side, energy, step.n - energy)


def after_move(state: State, side: int, ship: int) -> None:
    """Gambler: a free reroll after a move in the own turn."""
    pilot = triggered(state, side * FLEET + ship, "on_move")
    if pilot and side == state.active and not state.used[side] & pilot.limit:
        state.stack.append(("reroll", side, 0, 0, pilot.limit))


def after_landing(state: State, side: int, ship: int, planet: int) -> None:
    """Lamplighter: one of what the planet produces."""
    pilot = triggered(state, side * FLEET + ship, "on_land")
    if not pilot:
        return
    _tell(state, side, pilot)
    if PRODUCES_ENERGY[planet] and PRODUCES_CULTURE[planet]:
        state.stack.append(("choose", side, 1, False))
    else:
        state.gain(side, int(PRODUCES_ENERGY[planet]), int(PRODUCES_CULTURE[planet]))


def after_orbit(
    state: State, side: int, ship: int, planet: int, came: int, chain: tuple[int, ...]
) -> None:
    """Chameleon, Slingshot, Agent, Interceptor: entering a colony track."""
    number = side * FLEET + ship
    pilot = triggered(state, number, "on_orbit")
    if not pilot:
        return
    for step in pilot.effect:
        if step.op == "start_level":
            if _starts_ahead(state, side, planet, came, step):
                _tell(state, side, pilot, ship=ship, space=step.n)
                state.rank[number] = step.n
        elif step.op == "planet_action":
            state.stack.append(("agent", side, planet, chain))
        elif step.op == "regress":
            state.stack.append(("regress", side, step.track, step.n, step.ships, planet, ()))


def _starts_ahead(state: State, side: int, planet: int, came: int, step: Step) -> bool:
    if step.cond == "from_unexplored":
        return came == UNEXPLORED
    return any(
        where == ORBIT + planet and number // FLEET != side
        for number, where in enumerate(state.where)
    )


def toll(state: State, side: int, planet: int) -> None:
    """Tollkeeper: an enemy ship arrives at the planet."""
    for number, where in enumerate(state.where):
        owner = number // FLEET
        if owner != side and planet_at(where) == planet:
            pilot = triggered(state, number, "on_enemy_arrival")
            if pilot:
                _gain(state, owner, pilot)


def after_advance(state: State, side: int, ship: int, by: int, on_track: bool) -> None:
    """Envoy, Broker, Pacesetter: an action of this face advanced the ship."""
    pilot = triggered(state, side * FLEET + ship, "on_advance")
    if not pilot or by not in pilot.by:
        return
    if "extra_advance" not in pilot.ops:
        _gain(state, side, pilot)
    elif (
        on_track and state.energy[side] >= pilot.effect[0].n and not state.used[side] & pilot.limit
    ):
        state.stack.append(("pace", side, ship))


@task("pace")
def pace(state: State, top: Task) -> bool:
    """("pace", side, ship): Pacesetter's further space."""
    return state.ask(top[1], MAY_PACE, [PACE, SKIP], "pace")


@answer("pace")
def paced(state: State, top: Task, move: Move) -> None:
    _, side, ship = top
    if move == PACE:
        pilot = PILOTS[state.flown[side * FLEET + ship]]
        state.used[side] |= pilot.limit
        _tell(state, side, pilot)
        state.pay(side, pilot.effect[0].n, 0)
        state.stack.append(("advance_ship", side, ship, pilot.effect[1].n))


def after_colonising(state: State, side: int, ship: int) -> None:
    """Vanguard, Archivist: this ship colonised a planet."""
    pilot = triggered(state, side * FLEET + ship, "on_colonise")
    if pilot:
        _gain(state, side, pilot)


def after_sent_home(state: State, side: int, numbers: list[int]) -> None:
    """Nomad: another side took the planet; the ship may enter another orbit at once."""
    for owner in reversed(state.others(side)):
        for number in numbers:
            if number // FLEET == owner and triggered(state, number, "on_sent_home"):
                ship = number % FLEET
                state.stack.append(("fly", owner, (), ship, "orbit", -1, True, 1))


def before_exploring(state: State, side: int, ship: int) -> int:
    """Cartographer: how many tokens the side looks at first."""
    pilot = triggered(state, side * FLEET + ship, "on_explore_start")
    if not pilot:
        return 0
    _tell(state, side, pilot)
    return pilot.effect[0].n


def after_token(state: State, side: int, ship: int, hazard: bool) -> None:
    """Daredevil, Salvager: the exploration of this ship ended with a token of this kind."""
    pilot = triggered(state, side * FLEET + ship, "on_token_taken")
    if pilot and pilot.kind == ("hazard" if hazard else "discovery"):
        _gain(state, side, pilot)


def saved_loss(state: State, side: int, ship: int) -> int:
    """Stormrider: how many resources less a token costs."""
    return _static(state, side, ship, "reduce_loss")


def hazard_start(state: State, side: int, ship: int) -> int:
    """Stormrider: the space on which the ship begins a hazard track."""
    return _static(state, side, ship, "start_level")


def _static(state: State, side: int, ship: int, op: str) -> int:
    pilot = triggered(state, side * FLEET + ship, "static") if ship >= 0 else None
    return sum(step.n for step in pilot.effect if step.op == op) if pilot else 0


def free_follow(state: State, side: int, face: int) -> int:
    """Hitchhiker, Echo: the ship that may follow this face for free, or -1."""
    for ship in range(FLEET):
        pilot = triggered(state, side * FLEET + ship, "on_follow")
        if pilot and face in pilot.effect[0].faces and not state.used[side] & pilot.limit:
            return ship
    return -1


def express(state: State, side: int) -> int:
    """Express: the ship that any die can move, or -1."""
    return _flying(state, side, "move_with_any_face")


def veteran(state: State, side: int) -> int:
    """Veteran: the limit of the free reroll that is still unused, or 0."""
    for number in range(side * FLEET, side * FLEET + FLEET):
        pilot = triggered(state, number, "static")
        if pilot and "reroll" in pilot.ops and not state.used[side] & pilot.limit:
            return pilot.limit
    return 0


def _flying(state: State, side: int, op: str) -> int:
    for ship in range(FLEET):
        number = side * FLEET + ship
        if 0 <= state.where[number] < HAZARD and state.ability(number, op):
            return ship
    return -1
