"""The war phase (G47 to G53): ranks and rewards, the Overlord's seizure, the loss of cruisers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from suite.contract import Message, Move, Verdict, refuse

from . import effects, galactic, galaxy, solo, tell
from .content import PLANET_INDEX, PLANETS, SETUP, WAR, WAR_REWARDS
from .resources import CRUISER
from .stages import OVER, SEIZE
from .traits import PROTECTS_ALL, PROTECTS_DEVELOPED
from .words import say

if TYPE_CHECKING:
    from .position import AlliancesPosition

SKIP = Move("skip")
_MOVES = tuple(Move("seize", (planet.id,)) for planet in PLANETS)


def start(pos: AlliancesPosition) -> None:
    """Not in round one (G19)."""
    if pos.round == 1:
        galactic.run(pos)
        return
    tell.phase_begins(pos, "war")
    places = ranks(pos)
    reward(pos, places)
    overlords = [side for side, rank in places if rank == 1]
    if len(overlords) == 1 and targets(pos, overlords[0]):
        if overlords[0] >= pos.players:
            solo.seize(pos)
        else:
            pos.stage = SEIZE
            pos.turn = pos.order.index(overlords[0])
            return
    finish(pos)


def ranks(pos: AlliancesPosition) -> list[tuple[int, int]]:
    """Sides with their ranks: more cruisers in hand, then more power; equals share a rank and
    the next rank is skipped (G47, R7). Without a cruiser there is no rank (R6)."""
    strength = {
        number: (side.purse[CRUISER], side.traits.power)
        for number, side in enumerate(pos.sides)
        if side.purse[CRUISER] or not WAR.needs_a_cruiser
    }
    order = (*pos.order, *range(pos.players, len(pos.sides)))
    places = [
        (number, 1 + sum(other > strength[number] for other in strength.values()))
        for number in order
        if number in strength
    ]
    return sorted(places, key=lambda place: place[1])


def reward(pos: AlliancesPosition, places: list[tuple[int, int]]) -> None:
    """Rewards by the number of players (G48); the artificial opponent takes none (R35)."""
    table = WAR_REWARDS[pos.players]
    for number, rank in places:
        gain = table.get(rank, ()) if number < pos.players else ()
        if rank == 1 or gain:
            tell.ranked(pos, number, rank, pos.gain(number, gain))
        effects.happened(pos, number, "war_rank", rank)


def protected(pos: AlliancesPosition, owner: int) -> tuple[bool, bool]:
    """Are an owner's colonized, and developed, planets protected? (G51)

    Planets that a technology or ability protects need no cruiser; for the others there must be
    a cruiser in hand for each, or none of them is protected.
    """
    side = pos.sides[owner]
    shield = side.traits.protects
    if shield == PROTECTS_ALL:
        return True, True
    needing = side.colonized + (side.developed if shield < PROTECTS_DEVELOPED else 0)
    safe = side.purse[CRUISER] >= needing
    return safe, safe or shield == PROTECTS_DEVELOPED


def targets(pos: AlliancesPosition, seat: int) -> list[int]:
    """Planets that a side could seize: reachable, unprotected, not its own (G49, R32)."""
    safe = [protected(pos, owner) for owner in range(len(pos.sides))]
    found = []
    for planets in pos.on_card[: galaxy.reach(pos, pos.sides[seat])]:
        for planet in planets:
            state, owner = pos.state[planet], pos.holder[planet]
            if state == galaxy.FREE or (
                state != galaxy.SEIZED
                and owner != seat
                and not safe[owner][state == galaxy.DEVELOPED]
            ):
                found.append(planet)
    return found


def seize(pos: AlliancesPosition, seat: int, planet: int) -> None:
    """Cubes go back to their owner's supply, one cruiser from hand is placed (G49)."""
    owner, state = pos.holder[planet], pos.state[planet]
    if state:
        pos.sides[owner].cube_supply += 2 if state == galaxy.DEVELOPED else 1
    pos.sides[seat].purse[CRUISER] -= 1
    galaxy.settle(pos, planet, seat, galaxy.SEIZED)
    if pos.log is not None:
        tell.seized(pos, seat, planet, galaxy.planet_words(pos, planet), owner)
    effects.happened(pos, seat, "planet_seized_by_you")


def moves(pos: AlliancesPosition, seat: int, out: list[Move]) -> None:
    """The sole Overlord may seize one planet."""
    out += [_MOVES[planet] for planet in targets(pos, seat)]
    out.append(SKIP)


def refusal(pos: AlliancesPosition, seat: int, args: tuple[object, ...]) -> Verdict:
    planet = PLANET_INDEX.get(str(args[0]), -1) if len(args) == 1 else -1
    side = pos.sides[seat]
    if planet < 0 or not galaxy.reachable(pos, side, planet):
        return refuse(say("This planet is out of reach."), "G29")
    if pos.holder[planet] == seat:
        return refuse(say("You cannot seize your own planet."), "R32")
    return refuse(say("This planet is protected."), "G51")


def finish(pos: AlliancesPosition) -> None:
    """Cruisers above the power go back (G52), then the galactic phase or the end (G20)."""
    for number in (*pos.order, *range(pos.players, len(pos.sides))):
        disarm(pos, number)
    if pos.round == SETUP.rounds:
        pos.stage = OVER
        tell.game_over(pos)
    else:
        galactic.run(pos)


def disarm(pos: AlliancesPosition, number: int) -> None:
    """Keep at most as many cruisers in hand as power, and those an effect protects (G53)."""
    side = pos.sides[number]
    lost = side.purse[CRUISER] - side.traits.keep
    if lost > 0:
        side.purse[CRUISER] -= lost
        side.cruiser_supply += lost
        tell.cruisers_lost(pos, number, lost)
        effects.happened(pos, number, "cruisers_lost")


def words(pos: AlliancesPosition, planet: str) -> Message:
    return say("Seize: {planet}", planet=galaxy.planet_words(pos, PLANET_INDEX[planet]))
