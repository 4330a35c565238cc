"""A dressed application without animations, and somebody to sit down at the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from suite.language import current, live
from suite.ui import art, theme
from tests.games.rftg.board.player import USUAL, Player
from tests.games.rftg.table import scenario


@pytest.fixture(scope="session")
def dressed(qapp: QApplication) -> QApplication:
    live.install(qapp)
    return qapp


@pytest.fixture(autouse=True)
def usual(dressed: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """English, dark, nothing moves, and no time is spent on painting planets."""
    theme.apply(dressed, theme.Look(animation=0))
    before = current._chosen
    current.set_language("en")
    blank = QPixmap(8, 8)
    monkeypatch.setattr(art, "planet", lambda *_, **__: blank)
    monkeypatch.setattr(art, "emblem", lambda *_, **__: blank)
    yield
    current.set_language(before or "en")
    theme.apply(dressed, theme.Look(animation=0))


@pytest.fixture
def sit_down(qtbot: QtBot) -> Callable[..., Player]:
    """`sit_down(phase="settle", me={...}, other={...})`: a person at a position."""
    from games.rftg.plugin import GAME

    def make(*, seat: int | None = 0, size: tuple[int, int] = USUAL, **given: Any) -> Player:
        return Player(qtbot, GAME.scenario(scenario(given)), seat, size)  # type: ignore[arg-type]

    return make
