"""Dice: the roll ends at the face of the rules; a die is taken and placed by mouse and keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from suite.ui import animation, theme
from suite.ui.dice import Die
from suite.ui.grab import Hand

FACES = ("rocket", "energy", "culture", "pips:4", "7", "")
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.mark.parametrize("value", range(6))
def test_a_roll_ends_at_its_face(qtbot: Any, dressed: QApplication, value: int) -> None:
    theme.apply(dressed, theme.Look(animation=10))
    die = Die(FACES, 2)
    told: list[int] = []
    qtbot.addWidget(die)
    die.show()
    die.rolled.connect(told.append)
    die.roll(value)
    assert (die.value, told) == (value, [])
    qtbot.waitUntil(lambda: bool(told), timeout=3000)
    assert (die.shown, told) == (value, [value])


@pytest.mark.usefixtures("animated")
def test_a_roll_can_be_skipped_and_a_new_one_replaces_it() -> None:
    die = Die(FACES)
    told: list[int] = []
    die.rolled.connect(told.append)
    die.roll(3)
    die.roll(5)
    animation.finish_all()
    assert (die.shown, told) == (5, [5])


def test_without_animations_the_face_is_there_at_once() -> None:
    die = Die(FACES)
    told: list[int] = []
    die.rolled.connect(told.append)
    die.roll(4)
    assert (die.shown, told) == (4, [4])


def test_a_die_tells_its_face_to_screen_readers() -> None:
    die = Die(("rocket", "energy"), names=("Move a ship", "Gain energy"))
    assert die.accessibleName() == "Move a ship"
    die.roll(1)
    assert die.accessibleName() == "Gain energy"


def test_faces_look_different() -> None:
    die = Die(FACES)
    seen = []
    for value in range(len(FACES)):
        die.show_value(value)
        seen.append(die.grab().toImage())
    for number, one in enumerate(seen):
        assert all(one != other for other in seen[number + 1 :])


class Tray:
    """Two dice and two places: one takes only the first die, the other both."""

    def __init__(self) -> None:
        self.board = QWidget()
        self.board.resize(400, 200)
        self.hand = Hand(self.board)
        self.dice = [Die(FACES, number, parent=self.board) for number in range(2)]
        self.places = [QWidget(self.board) for _ in range(2)]
        self.placed: list[tuple[object, object]] = []
        self.clicked: list[int] = []
        for number, die in enumerate(self.dice):
            die.setGeometry(10 + 70 * number, 10, 60, 60)
            die.clicked.connect(lambda number=number: self.clicked.append(number))
            self.hand.lend(die, number, die.picture)
        for number, place in enumerate(self.places):
            place.setGeometry(200 + 90 * number, 100, 80, 80)
            place.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hand.offer(self.places[0], "first", lambda item: item == 0)
        self.hand.offer(self.places[1], "any", lambda item: True)
        self.hand.placed.connect(lambda item, place: self.placed.append((item, place)))

    def drag(self, die: int, to: QPoint) -> None:
        widget = self.dice[die]
        inside = widget.mapFrom(self.board, to)
        QTest.mousePress(widget, LEFT, NONE, QPoint(30, 30))
        QTest.mouseMove(widget, QPoint(60, 60))
        QTest.mouseMove(widget, inside)
        QTest.mouseRelease(widget, LEFT, NONE, inside)


@pytest.fixture
def tray(qtbot: Any) -> Tray:
    made = Tray()
    qtbot.addWidget(made.board)
    made.board.show()
    return made


def test_drag_and_drop(tray: Tray) -> None:
    tray.drag(0, tray.places[0].geometry().center())
    tray.drag(1, tray.places[1].geometry().center())
    assert tray.placed == [(0, "first"), (1, "any")]
    assert (tray.hand.held, tray.clicked) == (None, [])


def test_a_die_that_is_not_welcome_goes_back(tray: Tray) -> None:
    tray.drag(1, tray.places[0].geometry().center())
    tray.drag(0, QPoint(190, 190))
    assert tray.placed == []
    assert tray.hand.held is None


def test_a_click_is_no_drag(tray: Tray) -> None:
    QTest.mouseClick(tray.dice[1], LEFT)
    assert (tray.clicked, tray.placed, tray.hand.held) == ([1], [], None)


def test_taking_and_placing_with_the_keyboard(tray: Tray) -> None:
    changes: list[object] = []
    tray.hand.changed.connect(lambda: changes.append(tray.hand.held))
    QTest.keyClick(tray.dice[1], Qt.Key.Key_Space)
    assert tray.hand.held == 1
    assert [tray.hand.welcomes(place) for place in tray.places] == [False, True]
    QTest.keyClick(tray.places[0], Qt.Key.Key_Return)
    assert tray.placed == []
    QTest.keyClick(tray.places[1], Qt.Key.Key_Return)
    assert tray.placed == [(1, "any")]
    assert changes == [1, None]


def test_escape_puts_it_back(tray: Tray) -> None:
    QTest.keyClick(tray.dice[0], Qt.Key.Key_Space)
    QTest.keyClick(tray.dice[0], Qt.Key.Key_Escape)
    assert tray.hand.held is None
    QTest.keyClick(tray.places[0], Qt.Key.Key_Return)
    assert tray.placed == []
