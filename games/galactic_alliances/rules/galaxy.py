"""The galaxy: system cards in a row, the fleet, tokens, reach, and who holds which planet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from suite.contract import Message

from . import tell
from .alliance import Alliance
from .content import KIND_NAMES, PLANETS, SETUP, SYSTEMS
from .words import say

if TYPE_CHECKING:
    from .position import AlliancesPosition

FREE, COLONIZED, DEVELOPED, SEIZED = range(4)
STATES = ("free", "colonized", "developed", "seized")
GONE, HIDDEN = -1, -2
"""A place without an exploration token, and a token that the viewer does not know."""
PLACES = 2
"""Exploration places on a card, at most."""


def lay_out(pos: AlliancesPosition) -> None:
    """Turn the first cards up and put the fleet on the first (G16, G79)."""
    pos.fleet = 0
    up = SETUP.systems if pos.explored else SETUP.systems_face_up
    for _ in range(up):
        reveal(pos)


def reveal(pos: AlliancesPosition) -> None:
    """Turn the next system card up and place its tokens (G16, G54)."""
    card = pos.face_up
    system = SYSTEMS[pos.systems[card]]
    crowd = pos.counts_as()
    planets = list(system.planets)
    for least in system.planet_tokens:
        if crowd >= least:
            planets.append(pos.planet_bag[0])
            pos.planet_bag = pos.planet_bag[1:]
    places = [
        card * PLACES + n for n, least in enumerate(system.exploration_tokens) if crowd >= least
    ]
    for place in places:
        pos.tokens[place] = pos.token_bag[0]
        pos.token_bag = pos.token_bag[1:]
    pos.on_card = (*pos.on_card, tuple(planets))
    pos.face_up = card + 1
    if pos.log is not None:
        tell.system_revealed(pos, card, planets, [token_name(pos, place) for place in places])


def reach(pos: AlliancesPosition, side: Alliance) -> int:
    """How many cards from the left are reachable: up to the fleet (G27), with Warp Drive one
    face-up card more (G28, R21)."""
    end = pos.fleet + 1
    return end + 1 if side.traits.warp and end < pos.face_up else end


def card_of(pos: AlliancesPosition, planet: int) -> int:
    """The place in the row of a planet on the table, or -1."""
    for card, planets in enumerate(pos.on_card):
        if planet in planets:
            return card
    return -1


def reachable(pos: AlliancesPosition, side: Alliance, planet: int) -> bool:
    return 0 <= card_of(pos, planet) < reach(pos, side)


def settle(pos: AlliancesPosition, planet: int, seat: int, state: int) -> None:
    """Give a planet another holder and state, and keep each side's counts. Moves no pieces."""
    old = pos.state[planet]
    if old:
        _count(pos.sides[pos.holder[planet]], old, -1)
    if state:
        _count(pos.sides[seat], state, 1)
    pos.holder[planet] = seat if state else -1
    pos.state[planet] = state


def _count(side: Alliance, state: int, change: int) -> None:
    if state == COLONIZED:
        side.colonized += change
    elif state == DEVELOPED:
        side.developed += change
    else:
        side.seized += change


def owned(pos: AlliancesPosition, seat: int) -> list[int]:
    """A side's planets from left to right, seized ones too."""
    holder = pos.holder
    return [planet for planets in pos.on_card for planet in planets if holder[planet] == seat]


def token_name(pos: AlliancesPosition, index: int) -> str:
    """The id of an exploration place: its system card and number, `S2x1`."""
    card, place = divmod(index, PLACES)
    return f"{SYSTEMS[pos.systems[card]].id}x{place + 1}"


def planet_words(pos: AlliancesPosition, planet: int) -> Message:
    """A planet by its kind and system."""
    card = card_of(pos, planet)
    kind = KIND_NAMES[PLANETS[planet].kind]
    if card < 0:
        return say("{kind} planet", kind=kind)
    return say("{kind} planet ({system})", kind=kind, system=SYSTEMS[pos.systems[card]].name)
