"""Mine: `mine` gives 1 discovery for nothing (G35, R2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from suite.contract import Atom, Message, Move, Verdict, Who, refuse

from .. import tell
from ..content import MINE, REWARDS
from ..resources import amount_words
from ..words import say
from .terms import Terms, settle_up

if TYPE_CHECKING:
    from ..position import AlliancesPosition

_MOVE = Move("mine")
_TERMS = Terms((), REWARDS[MINE])


def moves(pos: AlliancesPosition, seat: int, out: list[Move]) -> None:
    out.append(_MOVE)


def terms(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Terms:
    return _TERMS


def refusal(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Verdict | None:
    return refuse(say("Mining needs no choice."), "G35") if args else None


def play(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> int:
    what = settle_up(pos, seat, _TERMS)
    pos.board_cubes[MINE] = pos.one_more(pos.board_cubes[MINE], seat)
    if pos.log is not None:
        tell.acted(pos, seat, "mine", say("{who} mines.", who=Who(seat)), what.pay, what.gain)
    return -1


def words(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Message:
    return say("Mine; gain: {gain}", gain=amount_words(_TERMS.gain))
