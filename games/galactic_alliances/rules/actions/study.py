"""Study: `study N` turns N discoveries into artifacts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from suite.contract import Atom, Message, Move, Verdict, Who, refuse

from .. import tell
from ..content import FEES, STUDY
from ..resources import ARTIFACT, CREDITS, DISCOVERY, amount_words
from ..words import say
from .terms import Terms, settle_up, unpayable

if TYPE_CHECKING:
    from ..position import AlliancesPosition

_MOVES = tuple(Move("study", (n,)) for n in range(64))
_BASE = dict(FEES[STUDY])[CREDITS]


def moves(pos: AlliancesPosition, seat: int, out: list[Move]) -> None:
    side = pos.sides[seat]
    most = side.purse[DISCOVERY]
    if most:
        price = side.traits.price(STUDY, _BASE)
        if price:
            most = min(most, side.purse[CREDITS] // price)
        if most < len(_MOVES):
            out += _MOVES[1 : most + 1]
        else:
            out += [Move("study", (n,)) for n in range(1, most + 1)]


def terms(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Terms:
    """1 discovery and 3 credits, less discounts, for each artifact (G36)."""
    n = int(args[0])
    price = n * pos.sides[seat].traits.price(STUDY, _BASE)
    return Terms(
        ((CREDITS, price), (DISCOVERY, n)) if price else ((DISCOVERY, n),), ((ARTIFACT, n),)
    )


def refusal(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Verdict | None:
    if len(args) != 1 or not isinstance(args[0], int) or args[0] < 1:
        return refuse(say("At least 1 artifact must be made."), "R22")
    return unpayable(pos, seat, terms(pos, seat, args).pay, "G36")


def play(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> int:
    what = settle_up(pos, seat, terms(pos, seat, args))
    pos.board_cubes[STUDY] = pos.one_more(pos.board_cubes[STUDY], seat)
    if pos.log is not None:
        words = say("{who} studies discoveries.", who=Who(seat))
        tell.acted(pos, seat, "study", words, what.pay, what.gain)
    return -1


def words(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Message:
    what = terms(pos, seat, args)
    return say(
        "Study; pay: {pay}; gain: {gain}",
        pay=amount_words(what.pay),
        gain=amount_words(what.gain),
    )
