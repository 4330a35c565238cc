"""One side of a described position: resources, ships, pilots and cards."""

from __future__ import annotations

from collections.abc import Sequence

from games.expansion_pilots.rules.description import Side
from games.expansion_pilots.rules.flights import room
from games.expansion_pilots.rules.names import (
    PILOT_NAMES,
    PLANET_NAMES,
    SHIP_TYPES,
    TOKEN_NAMES,
)
from games.expansion_pilots.rules.state import State
from games.expansion_pilots.rules.tables import (
    LEVEL_SHIPS,
    PILOTS,
    PLANETS,
    ROGUE,
    STEPS,
    TOKENS,
)
from games.expansion_pilots.rules.terms import (
    FLEET,
    HAZARD,
    HOME,
    LOCKED,
    NORMAL,
    ORBIT,
    SURFACE,
    UNEXPLORED,
)
from suite.contract import BadScenario


def set_up(state: State, side: int, given: Side, place: str) -> None:
    """Everything that lies in front of one side. Raises `BadScenario`."""
    if given.energy is not None:
        state.energy[side] = given.energy
    if given.culture is not None:
        state.culture[side] = given.culture
    state.level[side] = given.level
    if side == state.terms.rogue and given.level > ROGUE["levels"] and not state.ended:
        raise BadScenario(f"{place}.level: a rogue galaxy has levels 1 to {ROGUE['levels']}")
    state.colonies[side] = tuple(PLANET_NAMES.indices(given.colonies, f"{place}.colonies"))
    state.known[side] = given.knows
    for number, name in enumerate(given.used):
        state.used[side] |= _limit(name, f"{place}.used.{number}")
    _tokens(state, side, given, f"{place}.tokens")
    _ships(state, side, given, f"{place}.ships")
    _pilots(state, side, given, f"{place}.pilots")
    _one_each(state, side, f"{place}.ships")
    state.score[side] = worth(state, side) if given.points is None else given.points


def worth(state: State, side: int) -> int:
    """What the marker on the score card shows for these cards (P71, P101)."""
    planets = sum(PLANETS[planet].vp for planet in state.colonies[side])
    dwarfs = sum(TOKENS[token].vp for token in state.tokens[side])
    pilots = len(state.pilots_of(side))
    return state.terms.level_vp[state.level[side]] + planets + dwarfs + pilots


def _limit(name: str, place: str) -> int:
    try:
        return PLANETS[PLANET_NAMES.index(name, place)].limit
    except BadScenario:
        return PILOTS[PILOT_NAMES.index(name, place)].limit


def _tokens(state: State, side: int, given: Side, place: str) -> None:
    if given.tokens and not state.terms.exploration:
        raise BadScenario(f"{place}: this match is played without exploration")
    taken = [token for held in state.tokens for token in held]
    state.tokens[side] = tuple(TOKEN_NAMES.indices(given.tokens, place, taken))


# Ships


def _ships(state: State, side: int, given: Side, place: str) -> None:
    """Unlocked ships that are not mentioned are at home."""
    unlocked = FLEET if side == state.terms.rogue else LEVEL_SHIPS[given.level]
    for ship in range(FLEET):
        state.where[side * FLEET + ship] = HOME if ship < unlocked else LOCKED
    for ship, text in enumerate(given.ships):
        _ship(state, side * FLEET + ship, text, f"{place}.{ship}")
    fleet = state.where[side * FLEET : side * FLEET + FLEET]
    if FLEET - fleet.count(LOCKED) != unlocked:
        raise BadScenario(f"{place}: at level {given.level} {unlocked} ships are unlocked")


def _ship(state: State, number: int, text: str, place: str) -> None:
    where, _, kind = text.partition(" as ")
    match where.casefold().split():
        case ["home" | "galaxy"]:
            state.where[number] = HOME
        case ["locked"]:
            state.where[number] = LOCKED
        case ["unexplored", *rest] if rest in ([], ["space"]):
            state.where[number] = UNEXPLORED
        case ["land" | "surface", *name] if name:
            state.where[number] = SURFACE + PLANET_NAMES.index(" ".join(name), place)
        case ["orbit" | "track", *name] if name:
            name, space = _space(name)
            planet = PLANET_NAMES.index(" ".join(name), place)
            _on_track(state, number, ORBIT + planet, space, STEPS[planet], place)
        case ["hazard", *name] if name:
            name, space = _space(name)
            token = _hazard(state, number // FLEET, " ".join(name), place)
            _on_track(state, number, HAZARD + token, space, TOKENS[token].steps, place)
        case _:
            raise BadScenario(
                f"{place}: {text!r} is no place of a ship; places are home, locked, unexplored,"
                " land PLANET, orbit PLANET SPACE, hazard TOKEN SPACE"
            )
    beyond = state.where[number] == UNEXPLORED or state.where[number] >= HAZARD
    if beyond and not state.terms.exploration:
        raise BadScenario(f"{place}: this match is played without exploration")
    if kind:
        state.kind[number] = SHIP_TYPES.index(kind, place)


def _space(words: Sequence[str]) -> tuple[list[str], int]:
    """A name and the space behind it, the start space if there is none."""
    if len(words) > 1 and words[-1].isdecimal():
        return list(words[:-1]), int(words[-1])
    return list(words), 0


def _hazard(state: State, side: int, name: str, place: str) -> int:
    """The token whose track the ship is on; its owner has it, mentioned or not (P97)."""
    caught = {where - HAZARD for where in state.where if where >= HAZARD}
    held = state.tokens[side]
    mine = set(held) - caught
    token = TOKEN_NAMES.index(name, place, set(range(len(TOKENS))) - mine)
    if token not in mine:
        token = TOKEN_NAMES.index(name, place, {t for kept in state.tokens for t in kept})
        state.tokens[side] = (*held, token)
    if not TOKENS[token].steps:
        raise BadScenario(f"{place}: {TOKENS[token].id} has no hazard track")
    return token


def _on_track(state: State, number: int, where: int, space: int, end: int, place: str) -> None:
    if space >= end:
        raise BadScenario(f"{place}: the spaces of this track are 0 to {end - 1}")
    state.where[number] = where
    state.rank[number] = space


def _one_each(state: State, side: int, place: str) -> None:
    """P17, P59: what no play could lead to."""
    base = side * FLEET
    mine = state.where[base : base + FLEET]
    for ship, where in enumerate(mine):
        if where >= SURFACE:
            others = [*mine[:ship], LOCKED, *mine[ship + 1 :]]
            if not room(state, base, others, ship, where):
                raise BadScenario(f"{place}: two ships are on one surface or track")
        if side == state.terms.rogue and SURFACE <= where < ORBIT:
            raise BadScenario(f"{place}.{ship}: a rogue ship never lands")


# Pilots


def _pilots(state: State, side: int, given: Side, place: str) -> None:
    """The last pilot of a hangar flies the ship of that type, which is the first normal ship if
    none is said to be of that type."""
    base = side * FLEET
    if any(given.pilots.values()) and not state.terms.pilots:
        raise BadScenario(f"{place}: this match is played without pilots")
    for name, pilots in given.pilots.items():
        kind = SHIP_TYPES.index(name, place)
        cards = PILOT_NAMES.indices(pilots, f"{place}.{name}")
        state.hangar[base + kind] = tuple(cards)
        swap_pending = any(task[:3] == ("swap", side, kind) for task in state.stack)
        if side == state.terms.rogue or not cards or swap_pending:
            continue
        fleet = range(base, base + FLEET)
        flying = [n for n in fleet if state.kind[n] == kind]
        normal = [n for n in fleet if state.kind[n] == NORMAL and state.where[n] != LOCKED]
        if not flying and not normal:
            raise BadScenario(f"{place}.{name}: there is no ship left to fly")
        number = (flying or normal)[0]
        state.kind[number] = kind
        state.flown[number] = cards[-1]
