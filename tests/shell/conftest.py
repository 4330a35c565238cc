"""What the tests of the windows share: a dressed application in English, and the example game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from suite.contract import Game
from suite.language import catalogues, current, live
from suite.ui import theme

EXAMPLE = Path(__file__).parents[1] / "example_plugin"


@pytest.fixture(scope="session")
def dressed(qapp: QApplication) -> QApplication:
    """The application as the program shows it, with animations off."""
    theme.apply(qapp, theme.Look(animation=0))
    live.install(qapp)
    return qapp


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Each test starts in English and leaves the language as it was."""
    before = current._chosen
    current.set_language("en")
    yield
    current.set_language(before or "en")


@pytest.fixture
def salvagers(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The small third-party game."""
    monkeypatch.syspath_prepend(str(EXAMPLE))
    from salvagers.plugin import GAME  # type: ignore[import-not-found]

    catalogues.register(GAME.id, GAME.locales())
    game: Game = GAME
    return game
