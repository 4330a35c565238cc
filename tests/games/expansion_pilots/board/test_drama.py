"""A token is turned over: everybody sees it large, unless nothing is to move."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from games.expansion_pilots.rules.tables import TOKEN_INDEX
from suite.contract import Event
from suite.ui import animation, theme


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
