"""Widgets follow the language while they live, and only then."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QLabel,
    QMessageBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from suite.contract.message import Words
from suite.language import live, set_language, text

say = Words("shell")
PLAYER = say("Player {number}", number=1)
OVER = say("The match is over.")


class Painted(QWidget):
    """A widget that paints its text itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown: list[str] = []

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.shown.append(live.text(self, PLAYER))
        super().changeEvent(event)


@pytest.fixture
def app(qapp: QApplication) -> QApplication:
    """The application with the live texts installed once."""
    if not qapp.property("follows the language"):
        live.install(qapp)
        qapp.setProperty("follows the language", True)
    return qapp


def test_a_bound_text_is_set_now_and_at_each_switch(app: QApplication, qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    live.bind(label, label.setText, PLAYER)
    live.bind(label, label.setToolTip, lambda: text(OVER))
    seen = [(label.text(), label.toolTip())]
    for code in ("cs", "pl", "en"):
        set_language(code)
        seen.append((label.text(), label.toolTip()))
    assert seen == [
        ("Player 1", "The match is over."),
        ("Hráč 1", "Partie skončila."),
        ("Gracz 1", "Partia jest zakończona."),
        ("Player 1", "The match is over."),
    ]


def test_binding_the_same_setter_again_replaces_the_text(app: QApplication, qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    live.bind(label, label.setText, PLAYER)
    live.bind(label, label.setText, OVER)
    set_language("cs")
    assert label.text() == "Partie skončila."
    assert len(getattr(label, live._BINDINGS)) == 1


def test_refresh_asks_the_functions_again(app: QApplication, qtbot: QtBot) -> None:
    label, number = QLabel(), [1]
    qtbot.addWidget(label)
    live.bind(label, label.setText, lambda: text(say("Player {number}", number=number[0])))
    number[0] = 2
    live.refresh(label)
    assert label.text() == "Player 2"


def test_painted_widgets_get_the_event_once(app: QApplication, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    painted = Painted(window)
    set_language("cs")
    set_language("pl")
    app.processEvents()
    assert painted.shown == ["Hráč 1", "Gracz 1"]


def test_qt_itself_speaks_the_language(app: QApplication, qtbot: QtBot) -> None:
    def cancel() -> str:
        box = QMessageBox()
        qtbot.addWidget(box)
        box.setStandardButtons(QMessageBox.StandardButton.Cancel)
        return box.button(QMessageBox.StandardButton.Cancel).text().replace("&", "")

    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(buttons)
    shown = []
    for code in ("cs", "pl", "en"):
        set_language(code)
        live_one = buttons.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "")
        shown.append((cancel(), live_one))
    assert shown == [("Zrušit",) * 2, ("Anuluj",) * 2, ("Cancel",) * 2]


def test_a_widget_with_its_own_language_keeps_it(app: QApplication, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    seat, ours, theirs = QWidget(), QLabel(), QLabel()
    layout.addWidget(seat)
    layout.addWidget(ours)
    QVBoxLayout(seat).addWidget(theirs)
    painted = Painted(seat)
    live.bind(ours, ours.setText, PLAYER)
    live.bind(theirs, theirs.setText, lambda: text(PLAYER))
    live.speak(seat, "pl")
    assert (ours.text(), theirs.text(), painted.shown) == ("Player 1", "Gracz 1", ["Gracz 1"])
    set_language("cs")
    assert (ours.text(), theirs.text(), painted.shown[-1]) == ("Hráč 1", "Gracz 1", "Gracz 1")
    live.speak(seat, None)
    assert (theirs.text(), painted.shown[-1]) == ("Hráč 1", "Hráč 1")


def test_nothing_is_kept_alive(app: QApplication) -> None:
    gc.collect()
    before = len(live._owners)
    label = QLabel()
    live.bind(label, label.setText, PLAYER)
    watch = weakref.ref(label)
    del label
    assert watch() is None  # at once, not when the garbage collector comes by
    assert len(live._owners) == before


def test_a_closure_over_its_owner_is_collected(app: QApplication) -> None:
    label = QLabel()
    live.bind(label, lambda shown, owner=label: owner.setText(shown), PLAYER)
    watch = weakref.ref(label)
    del label
    gc.collect()
    assert watch() is None


def test_a_widget_that_qt_deleted_is_left_alone(app: QApplication, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    label = QLabel(window)
    live.bind(label, label.setText, PLAYER)
    live.bind(window, label.setToolTip, PLAYER)
    delete(label)
    set_language("cs")
    assert getattr(window, live._BINDINGS) == []
