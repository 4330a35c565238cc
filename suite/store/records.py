"""What the store gives and takes: plain values, nothing of the database in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any

from suite.contract.move import Move

_JOINERS = "\u200c\u200d"
"""They cannot be seen, but Persian words and many emoji are made with them."""


def showable(text: str) -> str:
    """A name without what cannot be shown in a line: control characters, turned directions."""
    return "".join(c for c in text if c.isprintable() or c in _JOINERS)


class Status(StrEnum):
    """How far a match has come."""

    RUNNING = "running"
    FINISHED = "finished"
    RESIGNED = "resigned"
    UNREADABLE = "unreadable"
    """Only ever read: the record of this match is damaged."""


class Kind(StrEnum):
    """Who sits on a seat."""

    PERSON = "person"
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat. `level` is the bot's; `language` is a person's own, if not the program's."""

    name: str
    colour: int = 0
    kind: Kind = Kind.PERSON
    level: str | None = None
    language: str | None = None


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """All that a match starts from. `options` is the game's options model as JSON values."""

    game: str
    game_version: str
    seats: tuple[Seat, ...]
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    title: str = ""

    @property
    def players(self) -> int:
        return len(self.seats)


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: the points of each seat, and the seats that won or gave up."""

    totals: tuple[int, ...]
    winners: tuple[int, ...] = ()
    resigned: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Summary:
    """A saved match as a list shows it."""

    id: str
    setup: MatchSetup
    created: datetime
    updated: datetime
    status: Status
    round: int = 0
    length: int = 0
    result: Result | None = None
    help_used: bool = False
    trashed: datetime | None = None
    revision: int = 0

    @property
    def title(self) -> str:
        return self.setup.title

    @property
    def game(self) -> str:
        return self.setup.game


@dataclass(frozen=True, slots=True)
class SavedMove:
    """One move of a saved match."""

    seat: int
    move: Move
    time: datetime


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A saved match as a whole: its setup (in the summary) and its moves."""

    summary: Summary
    moves: tuple[SavedMove, ...]

    @property
    def id(self) -> str:
        return self.summary.id

    @property
    def setup(self) -> MatchSetup:
        return self.summary.setup
