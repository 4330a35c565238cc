"""Pointing and pressing, by mouse and by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from suite.ui import touch
from suite.ui.touch import Touchable

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class Thing(Touchable):
    def __init__(self) -> None:
        super().__init__()
        self.heard: list[object] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def press(self) -> None:
        self.heard.append("pressed")

    def hold(self) -> None:
        self.heard.append("held")

    def point(self, over: bool) -> None:
        self.heard.append(over)


@pytest.fixture
def thing(qtbot: QtBot) -> Thing:
    made = Thing()
    made.resize(60, 40)
    qtbot.addWidget(made)
    made.show()
    made.heard.clear()
    return made


def test_the_left_button_presses_where_it_is_let_go(thing: Thing, qtbot: QtBot) -> None:
    qtbot.mouseClick(thing, LEFT)
    qtbot.mouseClick(thing, RIGHT)
    qtbot.mousePress(thing, LEFT)
    qtbot.mouseRelease(thing, LEFT, pos=QPoint(70, 10))
    assert thing.heard.count("pressed") == 1


def test_a_long_press_is_no_press(
    thing: Thing, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thing, "long_press", True)
    thing._long.setInterval(0)
    qtbot.mousePress(thing, LEFT)
    qtbot.waitUntil(lambda: "held" in thing.heard)
    qtbot.mouseRelease(thing, LEFT)
    thing._long.setInterval(touch.LONG_MS)
    qtbot.mouseClick(thing, LEFT)
    assert [word for word in thing.heard if isinstance(word, str)] == ["held", "pressed"]


def test_enter_may_be_for_somebody_else(thing: Thing, qtbot: QtBot) -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        qtbot.keyClick(thing, key)
    assert thing.heard.count("pressed") == 3
    thing.leaves_enter = True
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        qtbot.keyClick(thing, key)
    assert thing.heard.count("pressed") == 4


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        (Qt.FocusReason.TabFocusReason, [True]),
        (Qt.FocusReason.OtherFocusReason, [True]),  # the arrow keys of a board
        (Qt.FocusReason.MouseFocusReason, []),
        (Qt.FocusReason.ActiveWindowFocusReason, []),
    ],
)
def test_the_keyboard_points_too(thing: Thing, reason: Qt.FocusReason, told: list[object]) -> None:
    QApplication.sendEvent(thing, QEvent(QEvent.Type.Leave))  # wherever the mouse is
    thing.heard.clear()
    QApplication.sendEvent(thing, QFocusEvent(QFocusEvent.Type.FocusIn, reason))
    assert thing.heard == told
    QApplication.sendEvent(thing, QFocusEvent(QFocusEvent.Type.FocusOut, reason))
    assert thing.heard == ([True, False] if told else [])
