"""Which actions, and which steps of an effect, are possible now (P36-P42, P48)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from games.expansion_pilots.rules import empire
from games.expansion_pilots.rules.acquire import gains, yields
from games.expansion_pilots.rules.colonise import advancers, regressable, retreaters
from games.expansion_pilots.rules.flights import flights, room
from games.expansion_pilots.rules.state import State
from games.expansion_pilots.rules.tables import PLANETS, STEPS, Step
from games.expansion_pilots.rules.terms import (
    ACTIVE,
    COLONY,
    CULTURE,
    DIPLOMACY,
    FACES,
    FLEET,
    HAZARD,
    HOME,
    MOST,
    MOVE,
    ORBIT,
    UNEXPLORED,
    planet_at,
)

Chain: TypeAlias = "tuple[int, ...]"
"""The planets whose actions led to this one; none may be performed twice (P40)."""


class Ask(NamedTuple):
    """Who would do it, with which planets behind and which resources at hand."""

    side: int
    chain: Chain
    energy: int
    culture: int


def usable(
    state: State, side: int, planet: int, chain: Chain, energy: int = -1, culture: int = -1
) -> bool:
    """May this side perform the action of the planet now (P36-P40)?"""
    card = PLANETS[planet]
    if planet in chain or (card.own_turn and side != state.active):
        return False
    if state.used[side] & card.limit or (card.lowest and not lowest_level(state, side)):
        return False
    if energy < 0:
        energy, culture = state.energy[side], state.culture[side]
    for step in card.effect:
        if step.op == "pay":
            if step.res == "energy":
                energy -= step.n
            else:
                culture -= step.n
            if energy < 0 or culture < 0:
                return False
            continue
        possible = CAN.get(step.op)
        if possible and not possible(state, step, Ask(side, (*chain, planet), energy, culture)):
            return False
    return True


def can_act(
    state: State,
    side: int,
    face: int,
    chain: Chain = (),
    culture: int = -1,
    only: int = -1,
) -> bool:
    """Would the action of this face do anything for this side (P48)?"""
    if face == MOVE:
        return bool(flights(state, side, only))
    if face < DIPLOMACY:
        if culture >= 0 and face == CULTURE:  # the price of following makes room first (P46)
            return culture < MOST and yields(state, side, face) > 0
        return gains(state, side, face) > 0
    if face < COLONY:
        found = advancers(state, side, face, face)
        return only in found if only >= 0 else bool(found)
    energy = state.energy[side]
    culture = state.culture[side] if culture < 0 else culture
    if empire.prices(state, side, energy, culture, False, empire.negotiated(state, side)):
        return True
    return any(usable(state, side, p, chain, energy, culture) for p in state.colonies[side])


def lowest_level(state: State, side: int) -> bool:
    """Mared: is this empire level lower than all others (T7)?"""
    level = state.level[side]
    rivals = [state.level[other] for other in state.others(side)]
    if state.terms.options.mared_when_tied:
        return all(level <= rival for rival in rivals)
    return all(level < rival for rival in rivals)


def amount(state: State, side: int, step: Step) -> int:
    """How many a step gives or moves."""
    match step.per:
        case "per_ship_home":
            base = side * FLEET
            counted = state.where[base : base + FLEET].count(HOME)
        case "per_pilot":
            counted = len(state.pilots_of(side))
        case "per_unexplored_ship":
            counted = state.unexplored(side)
        case "ship_level":
            counted = state.noted
        case _:
            counted = step.n
    return min(counted, step.most)


def vacant(state: State) -> list[int]:
    """Planets of the row with no ship on or around them."""
    taken = {planet_at(where) for where in state.where}
    return [planet for planet in state.row if planet >= 0 and planet not in taken]


def shifts(state: State, side: int) -> list[tuple[int, int]]:
    """Gort: the ships and the tracks to which they can be taken over (P42)."""
    base = side * FLEET
    mine = state.where[base : base + FLEET]
    return [
        (ship, planet)
        for ship, where in enumerate(mine)
        if ORBIT <= where < HAZARD
        for planet in state.row
        if planet >= 0
        and room(state, base, mine, ship, ORBIT + planet)
        and state.rank[base + ship] <= STEPS[planet]
    ]


def recallable(state: State, side: int, origin: str) -> list[int]:
    """Ships that can be called home from orbit, or from beyond."""
    mine = state.where[side * FLEET : side * FLEET + FLEET]
    if origin:
        return [s for s, where in enumerate(mine) if where == UNEXPLORED or where >= HAZARD]
    return [s for s, where in enumerate(mine) if ORBIT <= where < HAZARD]


def trades(state: State, side: int) -> list[tuple[int, int]]:
    """Ixaris Prime: pairs of unlocked ships that are in different places."""
    base = side * FLEET
    mine = [(state.where[base + s], state.rank[base + s]) for s in range(FLEET)]
    return [
        (a, b)
        for a in range(FLEET)
        for b in range(a + 1, FLEET)
        if mine[a][0] >= 0 and mine[b][0] >= 0 and mine[a] != mine[b]
    ]


def borrowable(state: State, ask: Ask, origin: str) -> list[tuple[int, int]]:
    """Planets whose action can be used from elsewhere, with their owners (-1: the row)."""
    if origin == "row":
        owned = [(-1, planet) for planet in state.row if planet >= 0]
    else:
        owned = [(o, planet) for o in state.others(ask.side) for planet in state.colonies[o]]
    side, chain, energy, culture = ask
    return [(o, p) for o, p in owned if usable(state, side, p, chain, energy, culture)]


def repeatable(state: State, side: int, chain: Chain) -> list[int]:
    """Piedes: faces of activated dice whose action would do something (P41)."""
    faces = {f for f, s in zip(state.dice, state.states, strict=True) if s == ACTIVE}
    return [face for face in sorted(faces) if can_act(state, side, face, chain)]


def _own_dice(state: State, ask: Ask, least: int) -> bool:
    return ask.side == state.active and len(state.inactive()) >= least


def _movable(state: State, step: Step, ask: Ask) -> bool:
    found = flights(state, ask.side, to=step.to or "any")
    return bool(found) and (step.n == 1 or _two_ships(state, ask.side))


def _two_ships(state: State, side: int) -> bool:
    mine = state.where[side * FLEET : side * FLEET + FLEET]
    return sum(1 for where in mine if 0 <= where < HAZARD) >= 2


def _advance(state: State, step: Step, ask: Ask) -> bool:
    if step.who != "self":
        return True
    if step.per and not amount(state, ask.side, step):
        return False
    found = advancers(state, ask.side, step.track, advanced=step.cond == "advanced_ship")
    return len(found) > (1 if step.other_ship else 0)


def _regress(state: State, step: Step, ask: Ask) -> bool:
    if step.who == "self":
        return bool(retreaters(state, ask.side))
    return len(regressable(state, ask.side, step.track)) >= step.ships


def _convert(state: State, step: Step, ask: Ask) -> bool:
    if step.origin == "energy":
        return ask.energy > 0 and ask.culture < MOST
    return ask.culture > 0 and ask.energy < MOST


def _steal(state: State, step: Step, ask: Ask) -> bool:
    held = state.energy if step.res == "energy" else state.culture
    return any(held[other] for other in state.others(ask.side))


CAN: Final[dict[str, Callable[[State, Step, Ask], bool]]] = {
    "gain": lambda state, step, ask: (
        step.per in ("", "ship_level") or amount(state, ask.side, step) > 0
    ),
    "steal": _steal,
    "convert": _convert,
    "advance": _advance,
    "regress": _regress,
    "upgrade": lambda state, step, ask: bool(
        empire.prices(state, ask.side, ask.energy, ask.culture, step.mixed, step.discount)
    ),
    "reroll": lambda state, step, ask: _own_dice(state, ask, 1),
    "set_die": lambda state, step, ask: _own_dice(state, ask, 1),
    "discard_dice": lambda state, step, ask: _own_dice(state, ask, step.n),
    "replace_planet": lambda state, step, ask: bool(vacant(state)),
    "use_planet": lambda state, step, ask: bool(borrowable(state, ask, step.origin)),
    "repeat_die": lambda state, step, ask: bool(repeatable(state, ask.side, ask.chain)),
    "any_action": lambda state, step, ask: any(
        can_act(state, ask.side, face, ask.chain) for face in range(len(FACES))
    ),
    "move_ship": _movable,
    "shift_track": lambda state, step, ask: bool(shifts(state, ask.side)),
    "displace": lambda state, step, ask: bool(recallable(state, ask.side, step.origin)),
    "take_token": lambda state, step, ask: bool(state.face_up),
    "swap_ships": lambda state, step, ask: bool(trades(state, ask.side)),
}
