"""Nominate: `nominate SPACE` takes a seat in the Galactic Council for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from suite.contract import Atom, Message, Move, Verdict, Who, refuse

from .. import tell
from ..content import COUNCIL, COUNCIL_INDEX, FEES, NOMINATE
from ..resources import INFLUENCE, PRESTIGE, amount_words
from ..words import say
from .terms import Terms, settle_up, unpayable

if TYPE_CHECKING:
    from ..position import AlliancesPosition

FREE, COVERED = -1, -2
_MOVES = tuple(Move("nominate", (space.id,)) for space in COUNCIL)
_BASE = dict(FEES[NOMINATE])[INFLUENCE]


def moves(pos: AlliancesPosition, seat: int, out: list[Move]) -> None:
    side = pos.sides[seat]
    if side.developed and side.purse[INFLUENCE] >= side.traits.price(NOMINATE, _BASE):
        out += [_MOVES[space] for space, holder in enumerate(pos.council) if holder == FREE]


def terms(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Terms:
    """3 influence less discounts; the prestige printed under the space (G39, R4, R9)."""
    fee = pos.sides[seat].traits.price(NOMINATE, _BASE)
    space = COUNCIL[COUNCIL_INDEX[str(args[0])]]
    return Terms(((INFLUENCE, fee),) if fee else (), ((PRESTIGE, space.prestige),))


def refusal(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Verdict | None:
    if len(args) != 1 or args[0] not in COUNCIL_INDEX:
        return refuse(say("Name a space of the Galactic Council."), "G39")
    holder = pos.council[COUNCIL_INDEX[str(args[0])]]
    if holder == COVERED:
        return refuse(say("This space is covered at this number of players."), "G17")
    if holder != FREE:
        return refuse(say("This space is taken, and cubes never leave the Council."), "G39")
    if not pos.sides[seat].developed:
        return refuse(say("Nominating needs at least 1 developed planet."), "G39")
    return unpayable(pos, seat, terms(pos, seat, args).pay, "G39")


def play(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> int:
    what = settle_up(pos, seat, terms(pos, seat, args))
    pos.sit(COUNCIL_INDEX[str(args[0])], seat)
    if pos.log is not None:
        words = say("{who} takes a seat in the Galactic Council.", who=Who(seat))
        tell.acted(pos, seat, "nominate", words, what.pay, what.gain, space=str(args[0]))
    return -1


def words(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Message:
    what = terms(pos, seat, args)
    return say(
        "Nominate: council space {number}; pay: {pay}; gain: {gain}",
        number=COUNCIL_INDEX[str(args[0])] + 1,
        pay=amount_words(what.pay),
        gain=amount_words(what.gain),
    )
