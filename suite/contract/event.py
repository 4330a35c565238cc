"""What happened: for the log, the animation and the statistics."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from suite.contract.message import Message

ROUND = "round"
"""The kind of the event that opens a round, `data["round"]` being its number. Replay uses it."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    `kind` and `data` are for the board (what moves from where to where), `message` for the log;
    an event without a message is not logged. `seat` is who did it.

    With an `audience` only those seats see the event, and all others see `public` instead (or
    nothing). `reveals` marks the moment when something hidden became known to someone (a card was
    drawn, dice were rolled): undo stops there.
    """

    kind: str
    message: Message | None = None
    seat: int | None = None
    data: Mapping[str, object] = field(default_factory=dict)
    audience: tuple[int, ...] | None = None
    public: Event | None = None
    reveals: bool = False

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as this seat sees it; `None` as a seat is a spectator, who knows least."""
        if self.audience is None or seat in self.audience:
            return self
        return self.public
