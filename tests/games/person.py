"""A person at a board: sees what a seat sees, clicks, and whoever must decide next sits down."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from suite.contract import Chance, Game, Message, Move, Setup, Subset, Verdict
from suite.language import current, render
from suite.ui import art, theme

NAMES = ("Anna", "Bořek", "Cecylie", "Dobromił", "Eva")
USUAL = (880, 640)
"""What a board gets of a window of 1280 × 800."""


@contextmanager
def plain_look(app: QApplication, patch: pytest.MonkeyPatch) -> Iterator[None]:
    """English, dark, nothing moves, and no time is spent on painting planets."""
    theme.apply(app, theme.Look(animation=0))
    before = current._chosen
    current.set_language("en")
    blank = QPixmap(8, 8)
    patch.setattr(art, "planet", lambda *_, **__: blank)
    patch.setattr(art, "emblem", lambda *_, **__: blank)
    yield
    current.set_language(before or "en")


class Person:
    """Sits at one seat; the moves that the board chooses are played."""

    def __init__(
        self, qtbot: QtBot, game: Game, players: int, seed: int, size: tuple[int, int]
    ) -> None:
        self.qtbot = qtbot
        self.position: Any = game.deal(Setup(players, game.options()(), seed))
        self.seat = 0
        self.picked: set[object] = set()
        self.played: list[Move] = []
        self.refusals: list[Verdict] = []
        make = game.board()
        assert make is not None
        self.board = make(self)
        self.board.resize(*size)
        # Whoever is still known to the board's signals must not go before the board does.
        qtbot.addWidget(self.board, before_close_func=self.leave)
        self.board.chosen.connect(self.play)
        self.board.toggled.connect(self.toggle)
        self.board.refused.connect(self.refusals.append)
        self.board.show()

    def leave(self, _: object) -> None:
        """The test is over: the board is closed next."""
        self.board.chosen.disconnect(self.play)

    # What the table offers to a board

    def verdict(self, move: Move) -> Verdict:
        return self.position.verdict(self.seat, move)

    def text(self, message: Message) -> str:
        return render(message, current.language(), self.seat_name)

    def seat_name(self, seat: int) -> str:
        return NAMES[seat]

    def seat_colour(self, seat: int) -> int:
        return seat

    def manual_link(self, rule: str) -> None:
        raise AssertionError("nobody asked for the manual")

    # What the person does

    def look(self) -> None:
        """Whoever must decide sits down."""
        pending = self.position.pending()
        self.seat = pending[0].seat if pending else self.seat
        self.picked = set()
        self.show([])

    def show(self, events: list[object]) -> None:
        view = self.position.seen_by(self.seat)
        self.board.present(view, self.seat, view.decision(self.seat), events)  # type: ignore[arg-type]

    def play(self, move: Move) -> None:
        events = self.position.submit(self.seat, move)
        self.played.append(move)
        pending = self.position.pending()
        self.seat = pending[0].seat if pending else self.seat
        self.picked = set()
        self.show([event.seen_by(self.seat) for event in events if event.seen_by(self.seat)])

    def toggle(self, item: object) -> None:
        self.picked ^= {item}
        self.board.show_picked(self.picked)  # type: ignore[arg-type]

    def wait_for(self, phase: str) -> None:
        """Play at random until somebody must decide this."""
        chance = Chance(1)
        for _ in range(3000):
            decision = self.position.pending()[0]
            if decision.phase == phase:
                self.look()
                return
            self.position.play(decision.seat, decision.some(chance))
        raise AssertionError(f"nobody had to decide: {phase}")

    def press(self, widget: object) -> None:
        self.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)

    def confirm(self) -> None:
        decision = self.position.decision(self.seat)
        assert isinstance(decision, Subset)
        self.play(decision.canonical(self.picked))  # type: ignore[arg-type]
