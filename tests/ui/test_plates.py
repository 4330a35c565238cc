"""Plates of players, counters, and places that things are put on."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from suite.ui import animation, theme
from suite.ui.card_faces import BackFace
from suite.ui.cards import Card
from suite.ui.grab import Hand
from suite.ui.plates import Counter, PlayerPlate
from suite.ui.spots import Spot
from suite.ui.theme import Look

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def plate(qtbot: Any) -> PlayerPlate:
    made = PlayerPlate("Anna", 2)
    qtbot.addWidget(made)
    for key in ("energy", "culture", "coin", "ship", "flask"):
        made.add_counter(key, key, key.title())
    made.resize(260, made.sizeHint().height())
    made.show()
    return made


def test_a_plate_tells_all_to_screen_readers(plate: PlayerPlate) -> None:
    plate.show_counter("energy", 4, 7)
    plate.show_score(17)
    assert plate.counters["energy"].accessibleName() == "Energy: 4"
    assert plate.counters["energy"].text() == "4/7"
    assert plate.score.accessibleName() == "17"
    assert plate.name.accessibleName() == "Anna"


def test_the_active_player_is_lit(plate: PlayerPlate) -> None:
    resting = plate.grab().toImage()
    plate.set_active(True)
    assert plate.grab().toImage() != resting
    plate.set_active(False)
    assert plate.grab().toImage() == resting


def test_the_first_number_is_there_at_once_and_a_change_rolls(
    plate: PlayerPlate, dressed: QApplication
) -> None:
    theme.apply(dressed, Look(animation=1))
    energy = plate.counters["energy"]
    energy.show_value(3)
    assert energy.text() == "3"
    energy.show_value(9)
    assert (energy.text(), energy.value) == ("3", 9)
    assert animation.busy()
    animation.finish_all()
    assert energy.text() == "9"


def test_larger_text_makes_counters_larger(dressed: QApplication) -> None:
    counter = Counter("energy", "Energy")
    small = counter.sizeHint()
    theme.apply(dressed, Look(text_size=1.5, animation=0))
    assert counter.sizeHint().width() > small.width()


class Dock:
    """A thing to take and a spot that takes it."""

    def __init__(self) -> None:
        self.board = QWidget()
        self.board.resize(300, 200)
        self.hand = Hand(self.board)
        self.thing = QWidget(self.board)
        self.thing.setGeometry(10, 10, 40, 40)
        self.thing.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hand.lend(self.thing, "die", self.thing.grab)
        self.spot = Spot(self.hand, "bay", "Gain energy", icon="energy", parent=self.board)
        self.spot.setGeometry(120, 60, 120, 90)
        self.told: list[object] = []
        self.spot.clicked.connect(lambda: self.told.append("clicked"))
        self.hand.placed.connect(lambda item, place: self.told.append((item, place)))


@pytest.fixture
def dock(qtbot: Any) -> Dock:
    made = Dock()
    qtbot.addWidget(made.board)
    made.board.show()
    return made


def test_a_spot_glows_for_what_it_takes(dock: Dock) -> None:
    resting = dock.spot.grab().toImage()
    dock.hand.take(dock.thing)
    assert dock.spot.grab().toImage() != resting
    dock.hand.drop()
    assert dock.spot.grab().toImage() == resting


def test_a_click_puts_what_is_held_and_else_is_a_click(dock: Dock) -> None:
    QTest.mouseClick(dock.spot, LEFT)
    QTest.keyClick(dock.thing, Qt.Key.Key_Space)
    QTest.mouseClick(dock.spot, LEFT)
    assert dock.told == ["clicked", ("die", "bay")]


def test_the_same_with_the_keyboard(dock: Dock) -> None:
    QTest.keyClick(dock.spot, Qt.Key.Key_Return)
    QTest.keyClick(dock.thing, Qt.Key.Key_Space)
    QTest.keyClick(dock.spot, Qt.Key.Key_Return)
    assert dock.told == ["clicked", ("die", "bay")]


def test_backs_differ_by_deck_and_count(qtbot: Any) -> None:
    card = Card(BackFace("Deck", "draw"))
    qtbot.addWidget(card)
    card.resize(card.sizeHint())
    seen = []
    for face in (
        BackFace("Deck", "draw"),
        BackFace("Deck", "secret"),
        BackFace("Deck", "draw", count=12),
        BackFace("Deck", "draw", tint="#E5484D"),
    ):
        card.show_face(face)
        seen.append(card.grab().toImage())
    for number, one in enumerate(seen):
        assert all(one != other for other in seen[number + 1 :])
