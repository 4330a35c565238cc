"""Dice that are grabbed with the mouse and put on what they are about."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from games.expansion_pilots.rules.terms import ACTIVE, INACTIVE
from suite.contract import Move
from tests.games.expansion_pilots.board.test_mats import set_up

__all__ = ["set_up"]

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
ROW = ["p_jakks", "p_gort", "p_helios", "p_lureena"]


def table(dice: list[str], **seat: Any) -> dict[str, Any]:
    return {"players": 2, "dice": dice, "row": ROW, "seats": [{"level": 3, **seat}, {"culture": 0}]}


def drag(board: Any, die: int, to: Any) -> None:
    widget = board.tray.dice[die]
    goal = widget.mapFromGlobal(to.mapToGlobal(QPoint(to.width() // 2, to.height() // 4)))
    QTest.mousePress(widget, LEFT, NONE, widget.rect().center())
    QTest.mouseMove(widget, widget.rect().center() + QPoint(20, 20))
    QTest.mouseMove(widget, goal)
    QTest.mouseRelease(widget, LEFT, NONE, goal)


def test_a_die_put_on_ones_galaxy_is_activated(set_up: Any) -> None:
    person = set_up(table(["energy", "move"]))
    drag(person.board, 0, person.board.mats[0])
    assert person.played == [Move("activate", ("energy",))]
    assert person.position.states[:2] == [ACTIVE, INACTIVE]


def test_a_move_put_on_a_planet_asks_only_which_ship_flies_there(set_up: Any) -> None:
    person = set_up(table(["move", "energy"]))
    planet = person.board.planets[1]
    drag(person.board, 0, planet)
    assert person.played == [Move("activate", ("move",))]
    assert person.board.selected == planet.key
    ship = person.board.ships[0]
    assert ship.lit
    assert not person.board.planets[0].lit


def test_an_advance_put_on_a_planet_moves_the_ship_there(set_up: Any) -> None:
    person = set_up(table(["diplomacy", "energy"], ships=["orbit p_jakks 0", "home", "home"]))
    planet = next(p for p in person.board.planets if p.key[1] == "p_jakks")
    drag(person.board, 0, planet)
    person.qtbot.waitUntil(lambda: person.position.rank[0] == 1)


def test_a_die_that_does_not_belong_there_goes_back(set_up: Any) -> None:
    person = set_up(table(["energy", "move"]))
    drag(person.board, 0, person.board.planets[0])
    drag(person.board, 1, person.board.mats[1])
    assert person.played == []
    assert person.board.hand.held is None


def test_what_takes_the_die_glows_while_it_is_held(set_up: Any) -> None:
    person = set_up(table(["move", "energy"]))
    board = person.board
    board.hand.take(board.tray.dice[0])
    assert all(planet.lit for planet in board.planets)
    assert board.space.lit
    assert not board.mats[1].lit
    board.hand.drop()
    assert not any(planet.lit for planet in board.planets)


def test_a_used_die_cannot_be_grabbed(set_up: Any) -> None:
    person = set_up(table(["move"]) | {"activated": ["energy"]})
    drag(person.board, 1, person.board.mats[0])
    assert person.played == []


def test_equal_dice_put_on_a_pilot_hire(set_up: Any) -> None:
    """A pair of economy pays for the Intrepid alone (P73, P75)."""
    description = table(["economy", "economy", "move"]) | {"pilot_row": ["pilot_express"]}
    person = set_up(description)
    drag(person.board, 2, person.board.pilots[0])
    assert person.played == []
    drag(person.board, 0, person.board.pilots[0])
    assert person.played == [Move("hire", ("pilot_express", "ship_intrepid", "economy", 2))]


def test_a_die_is_put_somewhere_by_keyboard(set_up: Any) -> None:
    person = set_up(table(["move", "energy"]))
    board, die = person.board, person.board.tray.dice[0]
    QTest.keyClick(die, Qt.Key.Key_Space)
    assert board.hand.held == 0
    planet = board.planets[1]
    assert planet.focusPolicy() == Qt.FocusPolicy.StrongFocus  # Tab and arrows reach it
    QTest.keyClick(planet, Qt.Key.Key_Return)
    assert person.played == [Move("activate", ("move",))]
    assert board.selected == planet.key
