"""Manufacture: `manufacture N` makes N cruisers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from suite.contract import Atom, Message, Move, Verdict, Who, refuse

from .. import tell
from ..content import FEES, MANUFACTURE
from ..resources import CREDITS, CRUISER, amount_words
from ..words import say
from .terms import Terms, settle_up, unpayable

if TYPE_CHECKING:
    from ..position import AlliancesPosition

_MOVES = tuple(Move("manufacture", (n,)) for n in range(10))
_BASE = dict(FEES[MANUFACTURE])[CREDITS]


def moves(pos: AlliancesPosition, seat: int, out: list[Move]) -> None:
    side = pos.sides[seat]
    price = side.traits.price(MANUFACTURE, _BASE)
    most = min(side.room_for_cruisers(), side.purse[CREDITS] // price)
    if most > 0:
        out += _MOVES[1 : most + 1]


def terms(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Terms:
    """2 credits for each cruiser, less discounts (G34)."""
    n = int(args[0])
    price = pos.sides[seat].traits.price(MANUFACTURE, _BASE)
    return Terms(((CREDITS, n * price),), ((CRUISER, n),))


def refusal(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Verdict | None:
    if len(args) != 1 or not isinstance(args[0], int) or args[0] < 1:
        return refuse(say("At least 1 cruiser must be made."), "R22")
    if args[0] > pos.sides[seat].room_for_cruisers():
        return refuse(say("You can hold at most 5 cruisers, and have 9 pieces in all."), "G4")
    return unpayable(pos, seat, terms(pos, seat, args).pay, "G34")


def play(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> int:
    what = settle_up(pos, seat, terms(pos, seat, args))
    pos.board_cubes[MANUFACTURE] = pos.one_more(pos.board_cubes[MANUFACTURE], seat)
    if pos.log is not None:
        words = say("{who} manufactures cruisers.", who=Who(seat))
        tell.acted(pos, seat, "manufacture", words, what.pay, what.gain)
    return -1


def words(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Message:
    what = terms(pos, seat, args)
    return say(
        "Manufacture; pay: {pay}; gain: {gain}",
        pay=amount_words(what.pay),
        gain=amount_words(what.gain),
    )
