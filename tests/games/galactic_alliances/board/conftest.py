"""Somebody to sit down at the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from games.galactic_alliances.plugin import GAME
from suite.language import live
from tests.games.person import USUAL, Person, plain_look


@pytest.fixture(scope="session")
def dressed(qapp: QApplication) -> QApplication:
    live.install(qapp)
    return qapp


@pytest.fixture(autouse=True)
def usual(dressed: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with plain_look(dressed, monkeypatch):
        yield


@pytest.fixture
def sit_down(qtbot: QtBot) -> Callable[..., Person]:
    GAME.board()  # imported before a test puts anything in the place of something else

    def make(players: int = 3, seed: int = 3, size: tuple[int, int] = USUAL) -> Person:
        return Person(qtbot, GAME, players, seed, size)

    return make


@pytest.fixture
def sit_at(sit_down: Callable[..., Person]) -> Callable[..., Person]:
    """Sit down at a table that is set up as described."""

    def make(size: tuple[int, int] = USUAL, **description: object) -> Person:
        position = GAME.scenario(description)
        person = sit_down(position.players, size=size)
        person.position = position
        person.look()
        return person

    return make
