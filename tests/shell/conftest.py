"""What the tests of the windows share: a dressed application in English, the example game, and
the whole program on a store of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from suite.contract import Game
from suite.language import catalogues, current, live
from suite.shell.program import Program
from suite.shell.table_page import TablePage
from suite.shell.window import Window
from suite.store import Kind, MatchSetup, Seat, Store
from suite.ui import art, theme

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


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "data") as opened:
        yield opened


@pytest.fixture
def foreign(publish: Any) -> None:
    """The example game is installed, and nobody has allowed it yet."""
    publish("salvagers", "salvagers.plugin:GAME", source=EXAMPLE)


@pytest.fixture
def program(
    dressed: QApplication, foreign: None, store: Store, tmp_path: Path
) -> Iterator[Program]:
    """The program in English without animations, with the example game."""
    art.keep_on_disk(tmp_path / "pictures")
    made = Program(store)
    made.settings = made.settings.changed(language="en", animation=0.0)
    yield made
    made.thinkers.close()
    if made.store is not store:
        made.store.close()


@pytest.fixture
def window(program: Program) -> Iterator[Window]:
    """The window with the library in front."""
    made = Window(program)
    made.resize(1280, 800)
    made.go("library")
    made.show()
    yield made
    program.close_matches()
    made.close()
    program.window = None
    made.deleteLater()
    # It must be gone before the next test changes the language.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def allowed(program: Program) -> None:
    """The player has agreed that the example game runs."""
    for plugin in program.plugins:
        plugin.allow()


@pytest.fixture
def open_table(window: Window, allowed: None) -> Callable[..., TablePage]:
    """Open a match of the example game: `open_table("person", "cadet")`."""

    def make(*who: str, seed: int = 1, languages: tuple[str | None, ...] = ()) -> TablePage:
        spoken = languages or (None,) * len(who)
        seats = tuple(
            Seat(f"Anna {n}", n, language=spoken[n])
            if kind == "person"
            else Seat(f"Bot {n}", n, Kind.BOT, kind)
            for n, kind in enumerate(who)
        )
        record = window.program.store.create(MatchSetup("salvagers", "1.0", seats, seed))
        record.ready.result()
        window.program.open_match(record.id)
        page = window.pages[window.front]
        assert isinstance(page, TablePage)
        return page

    return make
