"""Starting the program: application, store and window, and what can wait until these are up."""

from __future__ import annotations

import gc
import sys

from PySide6.QtCore import QEvent, QLocale
from PySide6.QtWidgets import QApplication

from suite.language import live
from suite.later import later
from suite.shell.crash import Crashes
from suite.shell.notice import as_lines
from suite.shell.program import Program
from suite.shell.window import Window
from suite.store import Store
from suite.store.folders import data_folder

_AFTERWARDS_MS = 150
"""The window is up and painted; now there is time for the rest."""


def run(game: str | None = None) -> int:
    """Show the program until it is closed; with a game, its new-match page comes first."""
    gc.disable()  # nothing made before the first picture is garbage; see `_afterwards`
    app = make_application()
    store = Store.open(data_folder())
    crashes = Crashes(store.folder)
    crashes.install()
    window = open_window(store)
    if game:
        window.program.open_new_match(game)
    later(_AFTERWARDS_MS, window, lambda: _afterwards(window.program))
    code = app.exec()
    close(window)
    crashes.remove()
    return code


def make_application() -> QApplication:
    """The application under its name; whatever is shown follows the language."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
    app.setApplicationName("startable")
    app.setDesktopFileName("startable")
    _spare_pydantic()
    live.install(app)
    return app


def open_window(store: Store) -> Window:
    """The program on this store, with the library in front."""
    program = Program(store, _wishes())
    program.apply()
    window = Window(program)
    window.go("library")
    window.show()
    return window


def close(window: Window) -> None:
    """The window goes, and then all that works in the background. Nothing is lost: every move is
    on the disk already, or handed over to the store, which finishes before it closes."""
    program = window.program
    program.close_matches()
    window.deleteLater()
    QApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete.value)
    program.window = None
    program.close()


def _spare_pydantic() -> None:
    """PySide looks into the source of every module when it is first imported. When the store's
    thread imports pydantic while this one imports something too, it looks at the wrong moment, and
    the import fails. For these two modules it takes our word that they do not use Qt."""
    feature = sys.modules.get("shibokensupport.feature")
    known: dict[str, int] = getattr(feature, "pyside_feature_dict", {})
    known.update(dict.fromkeys(("pydantic", "pydantic.errors"), -1))


def _wishes() -> list[str]:
    """The user's languages. On Linux the environment tells them, else the system itself does."""
    return [] if sys.platform == "linux" else QLocale.system().uiLanguages()


def _afterwards(program: Program) -> None:
    """What the first picture need not wait for."""
    gc.enable()
    if program.store.notices:
        program.toast(as_lines(program.store.notices), tone="warn", stays=True)
    program.store.warm_up()
    program.after(program.store.maintain())
    program.thinkers.warm_up()
