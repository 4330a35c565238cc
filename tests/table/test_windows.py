"""Windows: moments at which every seat may interrupt, and may say beforehand that it will not."""

from __future__ import annotations

from typing import ClassVar, Self

import pytest
from pydantic import BaseModel

from suite.contract import (
    Chance,
    Closed,
    Decision,
    Event,
    Game,
    Message,
    Move,
    Open,
    Position,
    Standing,
    Standings,
    invariants,
)

PASS, PLAY = Move("pass"), Move("sabotage")


class Interrupted(Position):
    """Every seat in turn may interrupt, six times."""

    __slots__ = ("done", "turn")
    kind: ClassVar[type[Closed | Open]] = Closed

    def __init__(self, turn: int = 0, done: tuple[str, ...] = ()) -> None:
        self.quiet = False
        self.turn, self.done = turn, done

    def pending(self) -> tuple[Decision, ...]:
        if self.turn == 6:
            return ()
        window = "after_action_card" if self.turn < 4 else "after_vote"
        return (self.kind(self.turn % 2, Message("Interrupt?"), (PASS, PLAY), window=window),)

    def play(self, seat: int, move: Move) -> list[Event]:
        self.turn, self.done = self.turn + 1, (*self.done, f"{seat} {move}")
        return []

    def copy(self) -> Self:
        return type(self)(self.turn, self.done)

    def snapshot(self) -> dict[str, object]:
        return {"turn": self.turn, "done": list(self.done)}

    def seen_by(self, seat: int | None) -> Self:
        return self.copy()

    def imagine(self, seat: int, chance: Chance) -> Self:
        return self.copy()

    def standings(self) -> Standings:
        return Standings((Standing(0, 0), Standing(1, 0)), final=self.over())

    def describe(self, seat: int, move: Move) -> Message:
        return Message(str(move), domain="")


class Options(BaseModel):
    pass


class Interruptions(Game):
    id = "interruptions"

    def options(self):
        return Options

    def deal(self, setup):
        return Interrupted()

    def scenario(self, description):
        return Interrupted()

    def bots(self):
        return ()


@pytest.fixture(params=[Closed, Open])
def table(lay, request, monkeypatch):
    """An offer (`Open`) can be invited at every moment just as a card (`Closed`)."""
    monkeypatch.setattr(Interrupted, "kind", request.param)
    made = lay(Interruptions(), "person", "person")
    made.start()
    return made


def test_a_window_that_is_passed_beforehand_is_not_asked_again(qtbot, table):
    table.pass_from_now_on(0)
    qtbot.wait_until(lambda: table.due() == (1,))
    table.submit(1, PLAY)
    qtbot.wait_until(lambda: table.match.position.turn == 3)  # seat 0 passed by itself
    assert table.match.position.done == ("0 pass", "1 sabotage", "0 pass")
    table.submit(1, PASS)
    qtbot.wait_until(lambda: table.due() == (0,))  # another window is asked about
    assert table.match.position.turn == 4


def test_one_can_ask_for_the_questions_again(qtbot, table):
    assert not table.ask_again(0)
    table.pass_from_now_on(0)
    assert table.ask_again(0)
    table.submit(1, PASS)
    qtbot.wait_until(lambda: table.due() == (0,))
    assert table.match.position.turn == 2


def test_a_window_that_cannot_be_passed_is_a_fault(monkeypatch):
    position = Interrupted()
    invariants.well_formed(position, Chance(1))
    shut = Closed(0, Message("Interrupt?"), (PLAY,), window="after_action_card")
    monkeypatch.setattr(Interrupted, "pending", lambda self: (shut,))
    with pytest.raises(invariants.Broken, match="cannot pass the window 'after_action_card'"):
        invariants.well_formed(position, Chance(1))


def test_only_windows_can_be_passed_beforehand(lay, example):
    table = lay(example, "person", "person")
    table.start()
    table.pass_from_now_on(0)
    assert table.match.history == []
