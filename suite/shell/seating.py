"""Who sits where, as the pages of a match show it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Seating:
    """The names and the colour indexes of the seats, in seat order."""

    names: tuple[str, ...]
    colours: tuple[int, ...]

    def name(self, seat: int) -> str:
        return self.names[seat]

    def colour(self, seat: int) -> int:
        return self.colours[seat]
