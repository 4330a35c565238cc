"""Advance, regress and colonise (P25-P30, P96)."""

from __future__ import annotations

from typing import Final

from games.expansion_pilots.rules import abilities
from games.expansion_pilots.rules.flow import answer, task
from games.expansion_pilots.rules.moves import ADVANCE, SKIP, numbered
from games.expansion_pilots.rules.state import State, Task
from games.expansion_pilots.rules.tables import PLANETS, STEPS, TOKENS, TRACK, say
from games.expansion_pilots.rules.terms import (
    FLEET,
    HAZARD,
    HOME,
    NOBODY,
    NORMAL,
    ORBIT,
    UNEXPLORED,
    planet_at,
)
from suite.contract import Move

CHOOSE_ADVANCE: Final = say("Choose a ship to advance.")
MAY_ADVANCE: Final = say("You may advance a ship.")
CHOOSE_REGRESS: Final = say("Choose a ship to regress.")


def advancers(
    state: State, side: int, track: int, by: int = -1, advanced: bool = False, exclude: int = -1
) -> list[int]:
    """The ships of a side that can advance on this kind of track (-1: on any).

    `by` is the face of the action, or -1 for the effect of a card: only the two actions advance a
    ship on a hazard track (P96).
    """
    base = side * FLEET
    found = []
    for ship in range(FLEET):
        where = state.where[base + ship]
        if where < ORBIT or ship == exclude or (advanced and state.kind[base + ship] == NORMAL):
            continue
        if where >= HAZARD:
            if by >= 0:
                found.append(ship)
        elif (
            track < 0
            or TRACK[where - ORBIT] == track
            or state.ability(base + ship, "advance_with_either")
        ):
            found.append(ship)
    return found


def regressable(
    state: State, side: int, track: int, here: int = -1, exclude: tuple[int, ...] = ()
) -> list[int]:
    """Numbers of enemy ships that this side may regress; level 0 is a target too (P29)."""
    return [
        number
        for number, where in enumerate(state.where)
        if ORBIT <= where < HAZARD
        and number // FLEET != side
        and number not in exclude
        and (track < 0 or TRACK[where - ORBIT] == track)
        and (here < 0 or where - ORBIT == here)
        and not state.ability(number, "immune_regress")
    ]


def retreaters(state: State, side: int) -> list[int]:
    """Own ships on a colony track that can really go back a space."""
    base = side * FLEET
    return [
        ship
        for ship in range(FLEET)
        if ORBIT <= state.where[base + ship] < HAZARD and state.rank[base + ship] > 0
    ]


@task("advance")
def advance(state: State, top: Task) -> bool:
    """("advance", side, track, spaces, by, advanced, exclude, optional, ships)"""
    _, side, track, spaces, by, advanced, exclude, optional, _ = top
    found = advancers(state, side, track, by, advanced, exclude)
    if side == state.terms.rogue:
        state.stack.pop()
        if found:
            best = max(found, key=lambda ship: state.rank[side * FLEET + ship])
            advance_ship(state, side, best, spaces, by)
        return False
    if not optional and len(found) == 1:
        answered(state, state.stack.pop(), ADVANCE[found[0]])
        return False
    if not found:
        state.stack.pop()
        return False
    listed = [ADVANCE[ship] for ship in found]
    if optional:
        listed.append(SKIP)
    return state.ask(side, MAY_ADVANCE if optional else CHOOSE_ADVANCE, listed, "advance")


@answer("advance")
def answered(state: State, top: Task, move: Move) -> None:
    _, side, track, spaces, by, advanced, _, _, ships = top
    if move.verb == "skip":
        return
    ship = int(move.args[0])
    if ships > 1:
        state.stack.append(("advance", side, track, spaces, by, advanced, ship, True, ships - 1))
    advance_ship(state, side, ship, spaces, by)


def advance_ship(state: State, side: int, ship: int, spaces: int, by: int = -1) -> None:
    """Advance; at the end of the track colonise or leave the hazard (P27, P28, P96)."""
    number = side * FLEET + ship
    where = state.where[number]
    rank = state.rank[number] + spaces
    hazard = where >= HAZARD
    end = TOKENS[where - HAZARD].steps if hazard else STEPS[where - ORBIT]
    state.rank[number] = min(rank, end)
    if not state.quiet:
        _tell_advance(state, side, ship, rank - spaces, min(rank, end))
    if rank >= end and hazard:
        state.where[number] = UNEXPLORED
        state.rank[number] = 0
        if not state.quiet:
            text = say("{who} frees a ship from its hazard track.", who=state.who(side))
            state.tell("freed", text, side, ship=ship)
    elif rank >= end:
        colonise(state, side, ship, where - ORBIT)
    abilities.after_advance(state, side, ship, by, rank < end)


def _tell_advance(state: State, side: int, ship: int, came: int, rank: int) -> None:
    where = state.where[side * FLEET + ship]
    if where >= HAZARD:
        hazard = TOKENS[where - HAZARD]
        text = say(
            "{who} advances to space {space} of the hazard track: {token}.",
            who=state.who(side), space=rank, token=hazard.name,
        )  # fmt: skip
    else:
        text = say(
            "{who} advances to space {space} at {planet}.",
            who=state.who(side), space=rank, planet=PLANETS[where - ORBIT].name,
        )  # fmt: skip
    state.tell("advanced", text, side, ship=ship, place=where, came=came, space=rank)


def colonise(state: State, side: int, ship: int, planet: int) -> None:
    """All ships go home, the planet goes to its new owner, a new one is dealt (P27)."""
    sent_home = [n for n, where in enumerate(state.where) if planet_at(where) == planet]
    if not state.quiet:
        text = say.many(
            "{who} colonises {planet} for {n} point.",
            "{who} colonises {planet} for {n} points.",
            n=PLANETS[planet].vp, who=state.who(side), planet=PLANETS[planet].name,
        )  # fmt: skip
        home = tuple(divmod(number, FLEET) for number in sent_home)
        card = PLANETS[planet]
        state.tell("colonised", text, side, ship=ship, planet=card.id, points=card.vp, home=home)
    for number in sent_home:
        state.where[number] = HOME
        state.rank[number] = 0
    state.colonies[side] += (planet,)
    deal_into(state, state.row.index(planet))
    state.add_points(side, PLANETS[planet].vp)
    abilities.after_sent_home(state, side, sent_home)
    abilities.after_colonising(state, side, ship)


def deal_into(state: State, gap: int) -> None:
    """Fill a gap of the planet row; discarded planets come back when the deck is empty (P30)."""
    if not state.deck:
        state.deck, state.discard = state.discard, []
        state.chance.shuffle(state.deck)
    state.row[gap] = state.deck.pop() if state.deck else NOBODY
    if not state.quiet and state.row[gap] >= 0:
        planet = PLANETS[state.row[gap]]
        text = say("A new planet appears: {planet}.", planet=planet.name)
        state.tell("planet_dealt", text, NOBODY, reveals=True, gap=gap, planet=planet.id)


@task("regress")
def regress(state: State, top: Task) -> bool:
    """("regress", side, track, spaces, ships, here, exclude): push enemy ships back."""
    _, side, track, _, _, here, exclude = top
    found = regressable(state, side, track, here, exclude)
    if len(found) == 1:
        pushed(state, state.stack.pop(), numbered("regress", *divmod(found[0], FLEET)))
        return False
    if not found:
        state.stack.pop()
        return False
    listed = [numbered("regress", *divmod(number, FLEET)) for number in found]
    return state.ask(side, CHOOSE_REGRESS, listed, "regress")


@answer("regress")
def pushed(state: State, top: Task, move: Move) -> None:
    _, side, track, spaces, ships, here, exclude = top
    number = int(move.args[0]) * FLEET + int(move.args[1])
    push_back(state, number, spaces)
    if ships > 1:
        rest = ("regress", side, track, spaces, ships - 1, here, (*exclude, number))
        state.stack.append(rest)


def push_back(state: State, number: int, spaces: int) -> None:
    """Regress a ship, never below the start space (P29)."""
    came = state.rank[number]
    rank = state.rank[number] = max(0, came - spaces)
    if not state.quiet:
        side, ship = divmod(number, FLEET)
        planet = PLANETS[state.where[number] - ORBIT].name
        text = say(
            "A ship of {who} falls back to space {space} at {planet}.",
            who=state.who(side), space=rank, planet=planet,
        )  # fmt: skip
        place = state.where[number]
        state.tell("regressed", text, side, ship=ship, place=place, came=came, space=rank)


@task("retreat")
def retreat(state: State, top: Task) -> bool:
    """("retreat", side): one of the own ships goes back a space."""
    _, side = top
    found = retreaters(state, side)
    if len(found) > 1:
        listed = [numbered("regress", side, ship) for ship in found]
        return state.ask(side, CHOOSE_REGRESS, listed, "retreat")
    state.stack.pop()
    if found:
        retreated(state, top, numbered("regress", side, found[0]))
    return False


@answer("retreat")
def retreated(state: State, top: Task, move: Move) -> None:
    state.noted = int(move.args[1])
    push_back(state, top[1] * FLEET + state.noted, 1)
