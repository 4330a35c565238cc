"""A token is turned over: everybody sees it large, unless nothing is to move."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from games.expansion_pilots.rules.tables import TOKEN_INDEX
from suite.contract import Event, Move
from suite.ui import animation, theme
from tests.games.expansion_pilots.board.test_mats import set_up

__all__ = ["set_up"]


def draw(person: Any, token: str) -> None:
    view = person.position.seen_by(person.seat)
    event = Event("token_drawn", None, person.seat, {"side": person.seat, "token": token})
    person.board.present(view, person.seat, view.decision(person.seat), [event])


@pytest.mark.parametrize("token", ["tok_ion_labyrinth_1", "tok_space_ice_1"])
def test_a_drawn_token_comes_large_to_the_middle(
    sit_down: Any, qapp: QApplication, token: str
) -> None:
    person = sit_down()
    person.wait_for("turn")
    theme.apply(qapp, theme.Look(animation=1.0))
    before = person.board.grab().toImage()
    draw(person, token)
    drama = person.board.drama
    assert drama.isVisible()
    assert drama._token == TOKEN_INDEX[token]
    drama._step(0.4)
    middle = person.board.rect().center()
    assert person.board.grab().toImage().pixel(middle) != before.pixel(middle)
    animation.finish_all()
    assert drama.isHidden()


def test_a_hazard_reddens_the_whole_table(sit_down: Any, qapp: QApplication) -> None:
    person = sit_down()
    person.wait_for("turn")
    theme.apply(qapp, theme.Look(animation=1.0))
    draw(person, "tok_ion_labyrinth_1")
    person.board.drama._step(0.4)
    veiled = person.board.drama.grab().toImage().pixelColor(4, 4)
    assert veiled.red() > 2 * max(veiled.green(), 1)
    animation.finish_all()


def test_without_animation_nothing_covers_the_table(sit_down: Any) -> None:
    person = sit_down()
    person.wait_for("turn")
    draw(person, "tok_ion_labyrinth_1")
    assert person.board.drama.isHidden()


def test_the_dice_of_a_rogue_galaxy_are_told_one_by_one(
    set_up: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its whole turn passes at once when there is nothing to ask (P56)."""
    solo = {
        "players": 1,
        "dice": ["move"],
        "coming": ["energy", "move", "economy", "culture"],
        "seats": [{"energy": 0, "culture": 0}],
    }
    person, told = set_up(solo), []
    monkeypatch.setattr(
        animation, "rise", lambda over, words, at, delay: told.append((words, delay))
    )
    person.play(Move("stop"))
    rogue = [words for words, _ in told if words.startswith("Rothkel")]
    assert len([words for words in rogue if "activates" in words]) == 3
    assert any("cannot use this die" in words for words, _ in told)
    delays = [delay for _, delay in told]
    assert delays == sorted(set(delays))
