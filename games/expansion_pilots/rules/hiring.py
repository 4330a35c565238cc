"""Hiring pilots and swapping ships (P73-P84)."""

from __future__ import annotations

from functools import cache
from typing import Final

from games.expansion_pilots.rules.flow import answer, task
from games.expansion_pilots.rules.moves import DISMISS, SKIP, SWAP
from games.expansion_pilots.rules.moves import hire as hire_move
from games.expansion_pilots.rules.state import State, Task
from games.expansion_pilots.rules.tables import (
    FACE_NAMES,
    HANGAR_FACES,
    LEVEL_SHIPS,
    PILOT_INDEX,
    PILOTS,
    SHIP_INDEX,
    SHIP_NAMES,
    SHIPS,
    say,
)
from games.expansion_pilots.rules.terms import (
    FACE_INDEX,
    FLEET,
    HIRED,
    INACTIVE,
    LOCKED,
    NOBODY,
    NORMAL,
)
from suite.contract import Move

PAIR: Final = 2
TRIPLE: Final = 3
ALL_SHIPS: Final = tuple(range(len(SHIPS)))
SWAP_PROMPT: Final = say("Choose the ship that the advanced ship replaces.")
DISMISS_PROMPT: Final = say("You may replace a pilot in the row.")


@cache
def offers(
    pilot: int, ships: tuple[int, ...], counts: tuple[int, ...], discount: bool
) -> tuple[Move, ...]:
    """The ways to hire this pilot for these ship types with so many dice of each face: two if the
    pilot is trained and the hangar shows the face, else three (P73, P74)."""
    found = []
    for ship in ships:
        for face, dice in enumerate(counts):
            if dice < PAIR:
                continue
            fits = ship in PILOTS[pilot].trained and face in HANGAR_FACES[ship]
            if fits or discount:
                found.append(hire_move(pilot, ship, face, PAIR))
            if not fits and dice >= TRIPLE:
                found.append(hire_move(pilot, ship, face, TRIPLE))
    return tuple(found)


def places(state: State, side: int) -> tuple[int, ...]:
    """The ship types that may get a pilot: a further one, or a new one for an old (P79, P80)."""
    hangar = state.hangar[side * FLEET : side * FLEET + FLEET]
    if hangar.count(()) > FLEET - LEVEL_SHIPS[state.level[side]]:
        return ALL_SHIPS
    return tuple([ship for ship, stack in enumerate(hangar) if stack])


def hires(state: State, side: int, counts: list[int]) -> list[Move]:
    """All hires that the inactive dice can pay for."""
    if max(counts) < PAIR:
        return []
    ships = places(state, side)
    shown = tuple([min(n, TRIPLE) if n >= PAIR else 0 for n in counts])
    discount = state.discount > 0
    found: list[Move] = []
    for pilot in state.pilot_row:
        if pilot >= 0:
            found += offers(pilot, ships, shown, discount)
    return found


def hire(state: State, side: int, move: Move) -> None:
    """Spend the dice, put the pilot into the hangar, swap the ship (P76, P81)."""
    pilot = PILOT_INDEX[str(move.args[0])]
    ship = SHIP_INDEX[str(move.args[1])]
    face = FACE_INDEX[str(move.args[2])]
    dice = int(move.args[3])
    spent = _dice_with(state, face)[:dice]
    for die in spent:
        state.states[die] = HIRED
    trained = ship in PILOTS[pilot].trained and face in HANGAR_FACES[ship]
    if dice == PAIR and not trained:
        state.discount -= 1
    slot = side * FLEET + ship
    replaced = bool(state.hangar[slot])
    state.hangar[slot] += (pilot,)
    if not state.quiet:
        text = say(
            "{who} hires {pilot} for the ship {ship} with dice: {face} × {dice}.",
            who=state.who(side), pilot=PILOTS[pilot].name, ship=SHIP_NAMES[ship],
            face=FACE_NAMES[face], dice=dice,
        )  # fmt: skip
        state.tell("hired", text, side, pilot=PILOTS[pilot].id, ship=SHIPS[ship], dice=tuple(spent))
    deal_into(state, state.pilot_row.index(pilot))
    state.add_points(side, 1)
    state.stack.append(("follow", side, face, 1))
    if replaced:
        flying = state.kind.index(ship, side * FLEET, side * FLEET + FLEET)
        state.flown[flying] = pilot
    else:
        state.stack.append(("swap", side, ship, pilot))


def _dice_with(state: State, face: int) -> list[int]:
    return [
        die
        for die, shown in enumerate(state.dice)
        if shown == face and state.states[die] == INACTIVE
    ]


def deal_into(state: State, gap: int) -> None:
    """Fill a gap of the pilot row; an empty deck leaves it empty (P84)."""
    state.pilot_row[gap] = state.pilot_deck.pop() if state.pilot_deck else NOBODY
    if not state.quiet and state.pilot_row[gap] >= 0:
        pilot = PILOTS[state.pilot_row[gap]]
        text = say("A new pilot is for hire: {pilot}.", pilot=pilot.name)
        state.tell("pilot_dealt", text, NOBODY, reveals=True, gap=gap, pilot=pilot.id)


@task("swap")
def swap(state: State, top: Task) -> bool:
    """("swap", side, ship type, pilot): which normal ship is exchanged."""
    _, side, _, _ = top
    base = side * FLEET
    seen: dict[tuple[int, int], int] = {}
    for ship in range(FLEET):
        if state.kind[base + ship] == NORMAL and state.where[base + ship] != LOCKED:
            seen.setdefault((state.where[base + ship], state.rank[base + ship]), ship)
    listed = [SWAP[ship] for ship in seen.values()]
    if len(listed) > 1:
        return state.ask(side, SWAP_PROMPT, listed, "swap")
    state.stack.pop()
    swapped(state, top, listed[0])
    return False


@answer("swap")
def swapped(state: State, top: Task, move: Move) -> None:
    """The advanced ship stands where the normal one stood; nothing is triggered (P77)."""
    _, side, ship_type, pilot = top
    number = side * FLEET + int(move.args[0])
    state.kind[number] = ship_type
    state.flown[number] = pilot
    if not state.quiet:
        state.tell("swapped", None, side, ship=int(move.args[0]), type=SHIPS[ship_type])


@task("dismiss")
def dismiss(state: State, top: Task) -> bool:
    """("dismiss", side): Quillon-9."""
    listed = [DISMISS[pilot] for pilot in state.pilot_row if pilot >= 0]
    if not listed:
        state.stack.pop()
        return False
    return state.ask(top[1], DISMISS_PROMPT, [*listed, SKIP], "dismiss")


@answer("dismiss")
def dismissed(state: State, top: Task, move: Move) -> None:
    if move == SKIP:
        return
    pilot = PILOT_INDEX[str(move.args[0])]
    if not state.quiet:
        name = PILOTS[pilot].name
        text = say("{who} sends a pilot away: {pilot}.", who=state.who(top[1]), pilot=name)
        state.tell("pilot_dismissed", text, top[1], pilot=PILOTS[pilot].id)
    state.pilot_discard.append(pilot)
    deal_into(state, state.pilot_row.index(pilot))
