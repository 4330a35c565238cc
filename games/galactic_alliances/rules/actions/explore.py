"""Explore: `explore PLACE` turns over one exploration token; places are `S2x1`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from suite.contract import Atom, Message, Move, Verdict, Who, refuse

from .. import galaxy, tell
from ..content import EXPLORATION_REWARDS, EXPLORE, FEES, SYSTEM_INDEX, SYSTEMS
from ..resources import amount_words
from ..words import say
from .terms import Terms, settle_up, unpayable

if TYPE_CHECKING:
    from ..position import AlliancesPosition

_MOVES = tuple(
    tuple(Move("explore", (f"{system.id}x{place + 1}",)) for place in range(galaxy.PLACES))
    for system in SYSTEMS
)
_FEE = FEES[EXPLORE]


def place_of(pos: AlliancesPosition, name: Atom) -> int:
    """The index of an exploration place on a face-up card, or -1."""
    system, _, number = str(name).partition("x")
    index = SYSTEM_INDEX.get(system, -1)
    if index not in pos.systems[: pos.face_up] or number not in ("1", "2"):
        return -1
    return pos.systems.index(index) * galaxy.PLACES + int(number) - 1


def moves(pos: AlliancesPosition, seat: int, out: list[Move]) -> None:
    side = pos.sides[seat]
    if side.can_pay(_FEE):
        for card in range(galaxy.reach(pos, side)):
            for place in range(galaxy.PLACES):
                if pos.tokens[card * galaxy.PLACES + place] != galaxy.GONE:
                    out.append(_MOVES[pos.systems[card]][place])


def terms(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Terms:
    """1 cruiser; what lies under the token is not known before (G38)."""
    token = pos.tokens[place_of(pos, args[0])]
    return Terms(_FEE, EXPLORATION_REWARDS[token] if token >= 0 else ())


def refusal(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Verdict | None:
    place = place_of(pos, args[0]) if len(args) == 1 else -1
    if place < 0 or pos.tokens[place] == galaxy.GONE:
        return refuse(say("Name a place with an exploration token."), "G38")
    if place // galaxy.PLACES >= galaxy.reach(pos, pos.sides[seat]):
        return refuse(say("This exploration token is out of reach."), "G29")
    return unpayable(pos, seat, _FEE, "G38")


def play(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> int:
    place = place_of(pos, args[0])
    what = settle_up(pos, seat, terms(pos, seat, args))
    pos.tokens_out = (*pos.tokens_out, pos.tokens[place])
    pos.tokens[place] = galaxy.GONE
    pos.anomaly_cubes = pos.one_more(pos.anomaly_cubes, seat)
    if pos.log is not None:
        name = SYSTEMS[pos.systems[place // galaxy.PLACES]].name
        words = say("{who} explores: {system}.", who=Who(seat), system=name)
        tell.acted(
            pos, seat, "explore", words, what.pay, what.gain, reveals=True, place=str(args[0])
        )
    return -1


def words(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Message:
    place = place_of(pos, args[0])
    system = SYSTEMS[pos.systems[place // galaxy.PLACES]].name
    number = place % galaxy.PLACES + 1
    pay = amount_words(_FEE)
    return say("Explore: {system}, token {number}; pay: {pay}",
               system=system, number=number, pay=pay)  # fmt: skip
