"""A store in a temporary folder, and a tiny game to save matches of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import pytest
from pydantic import BaseModel, ConfigDict, Field

from suite.contract import (
    ROUND,
    BadScenario,
    BotLevel,
    Chance,
    Closed,
    Decision,
    Event,
    Game,
    Message,
    Move,
    Position,
    Setup,
    Standing,
    Standings,
    Verdict,
    Words,
    refuse,
)
from suite.store import Kind, MatchSetup, Seat, Store

say = Words("stones")


class Stones(Position):
    """Take one to three stones in turn; whoever takes the last one wins."""

    __slots__ = ("heap", "taken", "turn")

    def __init__(self, players: int, heap: int) -> None:
        self.quiet = False
        self.heap = heap
        self.turn = 0
        self.taken = [0] * players

    def pending(self) -> tuple[Decision, ...]:
        moves = tuple(Move("take", (n,)) for n in (1, 2, 3) if n <= self.heap)
        return (Closed(self.turn, say("Take stones."), moves),) if moves else ()

    def play(self, seat: int, move: Move) -> list[Event]:
        count = int(move.args[0])
        self.heap -= count
        self.taken[seat] += count
        self.turn = (seat + 1) % len(self.taken)
        played = sum(self.taken)
        return [Event("take", seat=seat), Event(ROUND, data={"round": played})]

    def copy(self) -> Self:
        new = type(self)(len(self.taken), self.heap)
        new.turn, new.taken = self.turn, list(self.taken)
        return new

    def snapshot(self) -> dict[str, object]:
        return {"heap": self.heap, "turn": self.turn, "taken": list(self.taken)}

    def seen_by(self, seat: int | None) -> Self:
        return self.copy()

    def imagine(self, seat: int, chance: Chance) -> Self:
        return self.copy()

    def standings(self) -> Standings:
        seats = tuple(Standing(seat, total) for seat, total in enumerate(self.taken))
        last = (self.turn - 1) % len(self.taken)
        return Standings(seats, () if self.heap else (last,), not self.heap)

    def describe(self, seat: int, move: Move) -> Message:
        return say("Take {n}.", n=move.args[0])

    def why_not(self, seat: int, move: Move) -> Verdict:
        return refuse(say("Nobody takes that many stones."), "S1")


class StonesOptions(BaseModel):
    """The options of the tiny game."""

    model_config = ConfigDict(extra="forbid")

    heap: int = Field(21, ge=5, le=60)


class StonesGame(Game):
    """The tiny game."""

    id = "stones"

    def options(self) -> type[BaseModel]:
        return StonesOptions

    def deal(self, setup: Setup) -> Position:
        if not 2 <= setup.players <= 4:
            raise ValueError("two to four can play")
        assert isinstance(setup.options, StonesOptions)
        return Stones(setup.players, setup.options.heap)

    def scenario(self, description: Mapping[str, Any]) -> Position:
        raise BadScenario("none")

    def bots(self) -> Sequence[BotLevel]:
        return ()


@pytest.fixture
def stones() -> Callable[[str], Game | None]:
    """Finds the tiny game, and no other."""
    return lambda game: StonesGame() if game == "stones" else None


SEATS = (Seat("Žaneta", 0), Seat("Robot", 3, Kind.BOT, "easy"), Seat("Łukasz", 1, language="pl"))


@pytest.fixture
def setup() -> MatchSetup:
    """A match of three."""
    return MatchSetup("stones", "1.2", SEATS, (1 << 64) - 1, {"heap": 9}, "Kameny u ohně")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder that is not there yet."""
    return tmp_path / "data folder ž%20"


@pytest.fixture
def store(folder: Path) -> Iterator[Store]:
    """An open store without any trouble."""
    with Store.open(folder) as store:
        assert store.notices == ()
        assert not store.temporary
        yield store


@pytest.fixture
def take() -> Callable[..., list[tuple[int, Move]]]:
    """Moves of the tiny game: `take(1, 2, 3)`, by the seats in turn."""

    def moves(*counts: int, first: int = 0) -> list[tuple[int, Move]]:
        return [((first + i) % 3, Move("take", (n,))) for i, n in enumerate(counts)]

    return moves
