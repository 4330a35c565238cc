"""One match at one moment."""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from typing import Self

from suite.contract.chance import Chance
from suite.contract.decision import Decision, Open, Subset
from suite.contract.event import Event
from suite.contract.message import Message, Who, Words
from suite.contract.move import Atom, Move
from suite.contract.standings import Standings
from suite.contract.verdict import LEGAL, IllegalMove, Verdict, refuse

_say = Words("shell")


class Position(ABC):
    """The whole truth about a match. It changes only in `play`.

    Subclasses are plain classes with slots. `quiet` is for search: a quiet position returns no
    events, which saves making them.
    """

    __slots__ = ("quiet",)

    quiet: bool

    # What every game writes

    @abstractmethod
    def pending(self) -> tuple[Decision, ...]:
        """The decisions that are due now, at most one for each seat, in seat order.

        Several at once mean 'at the same time and in secret'; the order in which they are answered
        makes no difference. Empty when the match is over.
        """

    @abstractmethod
    def play(self, seat: int, move: Move) -> list[Event]:
        """Carry out a legal move. Callers who do not know that it is legal use `submit`."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy that goes on in the same way."""

    @abstractmethod
    def snapshot(self) -> dict[str, object]:
        """All of the state as plain JSON values: equal snapshots mean equal positions."""

    @abstractmethod
    def seen_by(self, seat: int | None) -> Self:
        """A copy without what that seat may not know (`None`: a spectator, who sees only what
        is public). The chance that is still to come is unknown to everybody."""

    @abstractmethod
    def imagine(self, seat: int, chance: Chance) -> Self:
        """A complete position that agrees with all that the seat knows.

        Must work on a position that came from `seen_by(seat)`: bots hold nothing else.
        """

    @abstractmethod
    def standings(self) -> Standings:
        """The score now; final when nothing is pending."""

    @abstractmethod
    def describe(self, seat: int, move: Move) -> Message:
        """The move in words for the list of legal moves and for undo: 'Settle Gem World'."""

    def describe_item(self, seat: int, item: Atom) -> Message:
        """One item of a `Subset` in words."""
        return Message(str(item), domain="")

    def why_not(self, seat: int, move: Move) -> Verdict:
        """Why an unlisted move is refused. Games name the rule here."""
        return refuse(_say("That is not one of the moves possible now."))

    def judge(self, seat: int, move: Move) -> Verdict:
        """For an `Open` decision: is this composed move legal, although it is not in the sample?"""
        return self.why_not(seat, move)

    # What follows from it

    def decision(self, seat: int) -> Decision | None:
        """What this seat must decide now, if anything."""
        for decision in self.pending():
            if decision.seat == seat:
                return decision
        return None

    def verdict(self, seat: int, move: Move) -> Verdict:
        """May this seat do this now?"""
        decision = self.decision(seat)
        if decision is None:
            if not self.pending():
                return refuse(_say("The match is over."))
            return refuse(_say("It is not {who}'s turn to decide.", who=Who(seat)))
        if decision.lists(move):
            return LEGAL
        if isinstance(decision, Open):
            return self.judge(seat, move)
        return self.why_not(seat, move)

    def submit(self, seat: int, move: Move) -> list[Event]:
        """`play` after `verdict`: raises `IllegalMove` and changes nothing if it is refused."""
        verdict = self.verdict(seat, move)
        if not verdict:
            raise IllegalMove(verdict, move)
        return self.play(seat, self.meant(seat, move))

    def meant(self, seat: int, move: Move) -> Move:
        """The move as it is played and kept: what was chosen comes in the order of the items, so
        that the same choice always leads to the same position."""
        decision = self.decision(seat)
        if isinstance(decision, Subset) and decision.lists(move):
            return decision.canonical(move.args[len(decision.given) :])
        return move

    def over(self) -> bool:
        return not self.pending()

    def fingerprint(self) -> str:
        """A short hash of the whole state, equal on every machine."""
        text = json.dumps(self.snapshot(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.snapshot() == self.snapshot()

    __hash__ = None  # type: ignore[assignment]
