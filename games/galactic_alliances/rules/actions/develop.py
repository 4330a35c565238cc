"""Develop: `develop PLANET influence+discovery` or `develop PLANET artifact`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from suite.contract import Atom, Message, Move, Verdict, Who, refuse

from .. import galaxy, tell
from ..content import DEVELOP, DEVELOP_CHOICE, FEES, PLANET_INDEX, PLANETS, REWARDS
from ..resources import CREDITS, added, amount_words, label
from ..words import say
from .terms import Terms, settle_up, unpayable

if TYPE_CHECKING:
    from ..position import AlliancesPosition

_LABELS = tuple(label(choice) for choice in DEVELOP_CHOICE)
_MOVES = tuple(
    tuple(Move("develop", (planet.id, choice)) for choice in _LABELS) for planet in PLANETS
)
_BASE = dict(FEES[DEVELOP])[CREDITS]
_REWARDS = {
    name: added((REWARDS[DEVELOP], choice))
    for name, choice in zip(_LABELS, DEVELOP_CHOICE, strict=True)
}


def moves(pos: AlliancesPosition, seat: int, out: list[Move]) -> None:
    side = pos.sides[seat]
    if side.colonized and side.purse[CREDITS] >= side.traits.price(DEVELOP, _BASE):
        for planet in galaxy.owned(pos, seat):
            if pos.state[planet] == galaxy.COLONIZED:
                out += _MOVES[planet]


def terms(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Terms:
    """7 credits less discounts; 1 prestige and one of two further rewards (G33, R3)."""
    fee = pos.sides[seat].traits.price(DEVELOP, _BASE)
    return Terms(((CREDITS, fee),) if fee else (), _REWARDS[str(args[1])])


def refusal(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Verdict | None:
    if len(args) != 2 or args[0] not in PLANET_INDEX or args[1] not in _REWARDS:
        return refuse(say("Name one of your colonized planets and the reward."), "G33")
    planet = PLANET_INDEX[str(args[0])]
    if pos.holder[planet] != seat or pos.state[planet] != galaxy.COLONIZED:
        return refuse(say("Only your own colonized planet can be developed."), "G33")
    return unpayable(pos, seat, terms(pos, seat, args).pay, "G33")


def play(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> int:
    planet = PLANET_INDEX[str(args[0])]
    what = settle_up(pos, seat, terms(pos, seat, args))
    galaxy.settle(pos, planet, seat, galaxy.DEVELOPED)
    if pos.log is not None:
        words = say("{who} develops: {planet}.", who=Who(seat),
                    planet=galaxy.planet_words(pos, planet))  # fmt: skip
        tell.acted(pos, seat, "develop", words, what.pay, what.gain, planet=PLANETS[planet].id)
    return -1


def words(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Message:
    planet = galaxy.planet_words(pos, PLANET_INDEX[str(args[0])])
    what = terms(pos, seat, args)
    return say(
        "Develop: {planet}; pay: {pay}; gain: {gain}",
        planet=planet,
        pay=amount_words(what.pay),
        gain=amount_words(what.gain),
    )
