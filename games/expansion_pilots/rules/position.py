"""One match at one moment, as the contract wants it."""

from __future__ import annotations

from typing import Self

# Importing these modules registers what they do with their tasks.
from games.expansion_pilots.rules import (
    actions,
    describing,
    effects,
    exploration,
    flow,
    following,
    movement,
    refusals,
    rogue,
    scoring,
    secrets,
    snapshots,
    targets,
    turn,
)
from games.expansion_pilots.rules.state import State
from suite.contract import Atom, Chance, Decision, Event, Message, Move, Standings, Verdict

__all__ = [
    "Galaxies",
    "actions",
    "effects",
    "exploration",
    "following",
    "movement",
    "rogue",
    "targets",
    "turn",
]


class Galaxies(State):
    """The position of the plugin: the state, and the door to everything that is done with it."""

    __slots__ = ()

    def pending(self) -> tuple[Decision, ...]:
        return self.asked

    def play(self, seat: int, move: Move) -> list[Event]:
        return flow.play(self, seat, move)

    def snapshot(self) -> dict[str, object]:
        return snapshots.snapshot(self)

    def seen_by(self, seat: int | None) -> Self:
        view = self.copy()
        secrets.hide(view, seat)
        return view

    def imagine(self, seat: int, chance: Chance) -> Self:
        dream = self.seen_by(seat)
        secrets.fill_in(dream, chance)
        return dream

    def standings(self) -> Standings:
        return scoring.standings(self)

    def describe(self, seat: int, move: Move) -> Message:
        return describing.describe(self, seat, move)

    def describe_item(self, seat: int, item: Atom) -> Message:
        return describing.die(self, int(item))

    def why_not(self, seat: int, move: Move) -> Verdict:
        return refusals.why_not(self, seat, move)
