"""Colonize: `colonize PLANET`, or `colonize PLANET FACTION` with a one-time adaptation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from suite.contract import Atom, Message, Move, Verdict, Who, refuse

from .. import galaxy, tell
from ..content import (
    BARREN,
    COLONIZE,
    FACTION_INDEX,
    FACTIONS,
    KIND_NAMES,
    PLANET_INDEX,
    PLANETS,
)
from ..resources import CREDITS, amount_words
from ..words import say
from .terms import Terms, settle_up, unpayable

if TYPE_CHECKING:
    from ..position import AlliancesPosition

_MOVES = tuple(Move("colonize", (planet.id,)) for planet in PLANETS)
_WITH_CARD = tuple(
    tuple(Move("colonize", (planet.id, faction.id)) for faction in FACTIONS) for planet in PLANETS
)


def fee(pos: AlliancesPosition, seat: int, planet: int, by_card: bool = False) -> int:
    """Credits: the number of own colonized planets (G30, G31), plus the price of going where no
    main faction is adapted, less discounts (R37)."""
    side = pos.sides[seat]
    spec = PLANETS[planet]
    base = side.colonized
    if not by_card and spec.kind != BARREN and not side.traits.adapted & spec.bit:
        base += max(side.traits.any_kind, 0)
    return side.traits.price(COLONIZE, base)


def moves(pos: AlliancesPosition, seat: int, out: list[Move]) -> None:
    side = pos.sides[seat]
    traits, state, credits = side.traits, pos.state, side.purse[CREDITS]
    price = traits.price(COLONIZE, side.colonized)
    hand = () if pos.carded or credits < price else side.known_hand()
    for planets in pos.on_card[: galaxy.reach(pos, side)]:
        for planet in planets:
            if state[planet]:
                continue
            spec = PLANETS[planet]
            if spec.kind == BARREN:
                if traits.barren and credits >= price:
                    out.append(_MOVES[planet])
            elif traits.adapted & spec.bit:
                if credits >= price:
                    out.append(_MOVES[planet])
            else:
                if traits.any_kind >= 0 and credits >= fee(pos, seat, planet):
                    out.append(_MOVES[planet])
                for card in hand:
                    if FACTIONS[card].adapted & spec.bit:
                        out.append(_WITH_CARD[planet][card])


def terms(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Terms:
    planet = PLANET_INDEX[str(args[0])]
    cost = fee(pos, seat, planet, len(args) > 1)
    return Terms(((CREDITS, cost),) if cost else (), PLANETS[planet].reward)


def refusal(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Verdict | None:
    """Why not; None when it is legal."""
    if not 1 <= len(args) <= 2 or args[0] not in PLANET_INDEX:
        return refuse(say("Name one planet on a system card."), "G30")
    planet = PLANET_INDEX[str(args[0])]
    side = pos.sides[seat]
    if not galaxy.reachable(pos, side, planet):
        return refuse(say("This planet is out of reach."), "G27")
    if pos.state[planet]:
        return refuse(say("Only a planet without cubes and cruisers can be colonized."), "G30")
    if PLANETS[planet].kind == BARREN:
        if not side.traits.barren:
            return refuse(say("A barren planet needs Terraforming."), "G32")
        if len(args) == 2:
            return refuse(say("A barren planet needs no adaptation."), "R12")
    elif (no := _unadapted(pos, seat, planet, args)) is not None:
        return no
    return unpayable(pos, seat, terms(pos, seat, args).pay, "G30")


def _unadapted(
    pos: AlliancesPosition, seat: int, planet: int, args: tuple[Atom, ...]
) -> Verdict | None:
    side, spec = pos.sides[seat], PLANETS[planet]
    adapted = bool(side.traits.adapted & spec.bit)
    if len(args) == 1:
        if adapted or side.traits.any_kind >= 0:
            return None
        kind = KIND_NAMES[spec.kind]
        return refuse(
            say("None of your main factions is adapted to this planet ({kind}).", kind=kind), "G30"
        )
    if pos.carded:
        return refuse(say("You have already played a faction card this turn."), "G61")
    card = FACTION_INDEX.get(str(args[1]), -1)
    if card not in side.hand:
        return refuse(say("This faction card is not in your hand."), "G65")
    if adapted:
        return refuse(say("Your main factions are adapted already."), "G65")
    if not FACTIONS[card].adapted & spec.bit:
        return refuse(say("This faction is not adapted to the planet."), "G65")
    return None


def play(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> int:
    """The cube stays on the planet (G44). Returns the planet, for what it sets off."""
    planet = PLANET_INDEX[str(args[0])]
    what = terms(pos, seat, args)
    if len(args) == 2:
        card = FACTION_INDEX[str(args[1])]
        pos.drop_card(seat, card)
        pos.discard = (*pos.discard, card)
        tell.adapted(pos, seat, card)
    what = settle_up(pos, seat, what)
    galaxy.settle(pos, planet, seat, galaxy.COLONIZED)
    if pos.log is not None:
        words = say("{who} colonizes: {planet}.", who=Who(seat),
                    planet=galaxy.planet_words(pos, planet))  # fmt: skip
        tell.acted(pos, seat, "colonize", words, what.pay, what.gain, planet=PLANETS[planet].id)
    return planet


def words(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Message:
    planet = galaxy.planet_words(pos, PLANET_INDEX[str(args[0])])
    what = terms(pos, seat, args)
    pay, gain = amount_words(what.pay), amount_words(what.gain)
    if len(args) == 1:
        return say("Colonize: {planet}; pay: {pay}; gain: {gain}",
                   planet=planet, pay=pay, gain=gain)  # fmt: skip
    return say(
        "Colonize: {planet}; discard for its adaptation: {card}; pay: {pay}; gain: {gain}",
        planet=planet,
        card=FACTIONS[FACTION_INDEX[str(args[1])]].name,
        pay=pay,
        gain=gain,
    )
