"""The reroll and the converter beside the dice, and what the board does only once."""

from __future__ import annotations

from typing import Any

import pytest

from games.expansion_pilots.board import mat as mat_module
from games.expansion_pilots.rules.terms import ACTIVE, HIRED
from suite.contract import Move
from tests.games.expansion_pilots.board.test_mats import BEYOND, set_up
from tests.games.expansion_pilots.board.test_placing import drag, table

__all__ = ["set_up"]


@pytest.mark.parametrize("verb", ["reroll", "convert"])
def test_a_tool_is_clicked(set_up: Any, verb: str) -> None:
    person = set_up(table(["energy", "move", "move"]))
    tool = next(tool for tool in person.board.tray.tools if tool.key[1] == verb)
    assert tool.lit
    person.press(tool)
    assert person.played == [Move(verb)]


@pytest.mark.parametrize("verb", ["reroll", "convert"])
def test_a_die_that_is_put_on_a_tool_is_the_first_that_is_chosen(set_up: Any, verb: str) -> None:
    person = set_up(table(["energy", "move", "move"]))
    tool = next(tool for tool in person.board.tray.tools if tool.key[1] == verb)
    drag(person.board, 1, tool)
    assert person.played == [Move(verb)]
    person.qtbot.waitUntil(lambda: person.picked == {1})


def test_a_used_converter_says_why_it_cannot_be_used(set_up: Any) -> None:
    """The converter is used once per turn (P10)."""
    person = set_up(table(["energy", "move", "move"]) | {"converted": ["move", "move"]})
    tool = person.board.tray.converter
    assert not tool.lit
    assert "has been used" in tool.toolTip()
    person.press(tool)
    assert person.refusals[0].rule == "P10"


def test_a_used_die_shows_what_for(set_up: Any) -> None:
    person = set_up(table(["energy", "move", "move"]))
    person.play(Move("activate", ("energy",)))
    assert person.position.states[0] == ACTIVE
    assert person.board.tray.dice[0].sign == "check"
    person.position.states[1] = HIRED
    person.look()
    assert person.board.tray.dice[1].sign == "pilot"


def test_a_position_is_laid_out_once(set_up: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    person = set_up(BEYOND)
    board, arranged, cut = person.board, [], []
    inner, plan = board.fleet.arrange, mat_module.plan
    monkeypatch.setattr(
        board.fleet, "arrange", lambda *args, **words: (arranged.append(1), inner(*args, **words))
    )
    monkeypatch.setattr(mat_module, "plan", lambda *args: (cut.append(1), plan(*args))[1])
    person.show([])
    assert arranged == [1]
    assert cut == []  # nothing about the mats changed
    person.position.where[1] = 0
    person.show([])
    assert cut == [1]  # one hazard track is gone


def test_a_question_hides_neither_planets_nor_ones_own_galaxy(set_up: Any) -> None:
    """Oskelion gives energy or culture: that is about nothing on the table."""
    person = set_up({"players": 2, "dice": ["colony"], "seats": [{"colonies": ["xp_oskelion"]}],
                     "row": ["p_jakks", "p_gort", "p_helios", "p_lureena"]})  # fmt: skip
    person.play(Move("activate", ("colony",)))
    person.play(Move("utilise", ("xp_oskelion",)))
    board = person.board
    assert not board.choices.isHidden()
    assert board.rect().contains(board.choices.geometry())
    hidden = board.choices.geometry()
    assert not any(hidden.intersects(planet.geometry()) for planet in board.planets)
    assert not hidden.intersects(board.mats[0].geometry())


@pytest.mark.parametrize("part", ["home", "empire"])
def test_a_part_of_a_galaxy_counts_as_the_galaxy(set_up: Any, part: str) -> None:
    """CLJ-0517 steals from somebody: a click anywhere on the mat says from whom."""
    seats = [{"colonies": ["p_clj_0517"]}, {"culture": 3}, {"culture": 2}]
    person = set_up({"players": 3, "dice": ["colony"], "seats": seats})
    person.play(Move("activate", ("colony",)))
    person.play(Move("utilise", ("p_clj_0517",)))
    mat = person.board.mats[2]
    assert mat.lit
    person.press(getattr(mat, part))
    assert person.played[-1] == Move("steal", (2,))
