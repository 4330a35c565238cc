"""The page where a match is prepared."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from suite.shell.table_page import TablePage
from suite.store import Kind


@pytest.fixture
def page(window, allowed):
    window.program.open_new_match("salvagers")
    return window.pages["new"]


def test_seats_start_with_a_person_and_an_opponent(page):
    kinds = [row.seat().kind for row in page.rows]
    assert kinds == [Kind.PERSON, Kind.BOT]
    assert page.start_button.isEnabled()


def test_seats_are_added_up_to_the_most_and_removed_down_to_the_least(page):
    least, most = page.manifest.seats
    while page.add.isEnabled():
        page.add.click()
    assert len(page.rows) == most
    assert len({row.seat().colour for row in page.rows}) == most
    assert len({row.seat().name for row in page.rows}) == most
    for row in page.rows[: most - least]:
        row.remove.click()
    assert len(page.rows) == least
    assert not any(row.remove.isEnabled() for row in page.rows)


def test_another_game_leaves_nothing_of_the_one_before(page):
    before = [*page.rows, *page.controls.values()]
    assert all(widget.isVisibleTo(page) for widget in before)
    page.prepare("rftg")
    assert not any(widget.isVisibleTo(page) for widget in before)


def test_whoever_gives_no_name_is_named_in_the_language_of_the_moment(page):
    page.program.set_language("pl")
    assert page.rows[0].seat().name == "Gracz 1"
    page.program.set_language("cs")
    assert page.rows[0].seat().name == "Hráč 1"


def test_names_that_nobody_gave_follow_the_seats(page):
    page.add.click()
    page.rows[1].name.clear()
    page.rows[0].remove.click()
    assert page.rows[0].seat().name == page.rows[0].name.placeholderText() == "Player 1"


def test_two_players_with_one_name_cannot_start(page, qtbot):
    page.rows[1].name.setText(page.rows[0].seat().name)
    page.rows[1].name.textEdited.emit("")
    assert not page.start_button.isEnabled()
    assert "same name" in page.fault.text()


def test_a_colour_that_is_taken_is_swapped(page):
    before = [row.seat().colour for row in page.rows]
    page.rows[0].colour_wanted.emit(before[1])
    assert [row.seat().colour for row in page.rows] == before[::-1]


def test_options_are_built_from_the_model_and_checked(page):
    rounds = page.controls["rounds"]
    assert rounds.value() == 6
    rounds.set_value(4)
    assert page.values() == {"rounds": 4}


def test_the_seed_must_be_a_number(page):
    page.seed.setText("")
    page.seed.textEdited.emit("")
    assert not page.start_button.isEnabled()
    page.dice.click()
    assert page.start_button.isEnabled()


def test_starting_saves_the_match_and_opens_its_table(page, window, qtbot):
    page.controls["rounds"].set_value(3)
    page.seed.setText("42")
    qtbot.mouseClick(page.start_button, Qt.MouseButton.LeftButton)
    qtbot.wait_until(lambda: isinstance(window.pages[window.front], TablePage))
    saved = window.program.store.summaries()[0]
    assert saved.setup.seed == 42
    assert saved.setup.options == {"rounds": 3}
    assert window.pages[window.front].table.match.position.rounds == 3


def test_the_last_choice_is_offered_again(page, window, qtbot):
    page.rows[0].name.setText("Anežka")
    page.controls["rounds"].set_value(5)
    page.start()
    qtbot.wait_until(lambda: isinstance(window.pages[window.front], TablePage))
    window.program.open_new_match("salvagers")
    assert page.rows[0].name.text() == "Anežka"
    assert page.values() == {"rounds": 5}
