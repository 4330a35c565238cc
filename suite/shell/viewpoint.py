"""Through whose eyes the screen looks, when several people share it. No Qt."""

from __future__ import annotations

from collections.abc import Sequence

from suite.contract import Position


class Viewpoint:
    """Keeps the seat that is looking. It changes only when a person has to decide and the one who
    is looking has not; `covered` tells whether a curtain must hide the table until then."""

    def __init__(self, people: Sequence[int]) -> None:
        self.people = tuple(people)
        self.seat: int | None = None
        self.coming: int | None = None
        """Who must sit down before the curtain is drawn."""

    @property
    def covered(self) -> bool:
        return self.coming is not None

    def follow(self, position: Position) -> None:
        """The position changed: see who has to look next."""
        wanted = self._wanted([decision.seat for decision in position.pending()])
        if wanted == self.seat:
            self.coming = None
        elif self._must_hide(position, wanted):
            self.coming = wanted
        else:
            self.seat, self.coming = wanted, None

    def uncover(self) -> None:
        """The person for whom the curtain waits has sat down."""
        if self.coming is not None:
            self.seat, self.coming = self.coming, None

    def stay(self) -> None:
        """The one who is looking goes on looking; nobody is waited for."""
        self.coming = None

    def cover(self) -> None:
        """Hide the table from everybody until the one who was looking is back."""
        if self.coming is None:
            self.seat, self.coming = None, self.seat

    def remove(self, seat: int) -> None:
        """This person left the table for good."""
        self.people = tuple(person for person in self.people if person != seat)
        if self.seat == seat:
            self.seat = None

    def _wanted(self, pending: Sequence[int]) -> int | None:
        """Stay with the one who looks if they decide or nobody here does; else the next person."""
        deciding = [seat for seat in self.people if seat in pending]
        if self.seat in deciding:
            return self.seat
        if not deciding:
            return self.seat if self.seat in self.people else next(iter(self.people), None)
        after = [seat for seat in deciding if self.seat is not None and seat > self.seat]
        return (after or deciding)[0]

    def _must_hide(self, position: Position, wanted: int | None) -> bool:
        """Is there anything that one of the two sees and the other does not?"""
        if wanted is None or len(self.people) < 2:
            return False
        return position.seen_by(self.seat) != position.seen_by(wanted)
