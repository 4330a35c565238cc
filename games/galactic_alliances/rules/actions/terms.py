"""What every action has: what it costs and gives, and how its cube and resources move."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from suite.contract import Atom, Message, Move, Verdict, refuse

from ..resources import NOTHING, Amounts, amount_words
from ..words import say

if TYPE_CHECKING:
    from ..position import AlliancesPosition


class Terms(NamedTuple):
    """The fee and the reward of one action, known before it is taken."""

    pay: Amounts = NOTHING
    gain: Amounts = NOTHING


class Action(Protocol):
    """What each action's module offers."""

    def moves(self, pos: AlliancesPosition, seat: int, out: list[Move]) -> None:
        """Add the legal moves."""

    def terms(self, pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Terms:
        """What it would cost and give now."""

    def refusal(self, pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Verdict | None:
        """Why not; None when it is legal."""

    def play(self, pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> int:
        """Carry it out; returns the planet that was colonized, or -1."""

    def words(self, pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Message:
        """The move in words."""


def settle_up(pos: AlliancesPosition, seat: int, terms: Terms) -> Terms:
    """Take the cube from hand, pay the fee, gain the reward (G26). The caller places the cube.
    Gives back what was really paid and taken, for the log."""
    side = pos.sides[seat]
    side.cubes -= 1
    side.pay(terms.pay)
    return Terms(terms.pay, pos.gain(seat, terms.gain))


def unpayable(pos: AlliancesPosition, seat: int, pay: Amounts, rule: str) -> Verdict | None:
    """A refusal when the fee cannot be paid in full."""
    if pos.sides[seat].can_pay(pay):
        return None
    return refuse(say("This costs: {pay}. You do not have that.", pay=amount_words(pay)), rule)
