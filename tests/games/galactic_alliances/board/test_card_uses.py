"""A click on a faction card offers its four uses: what each gives, or why it is not possible."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from suite.contract import Move
from suite.language import current

HAND = ["weasels", "amoebans", "humans"]


@pytest.fixture
def person(sit_at):
    sides = [{"main": ["auralites"], "hand": HAND, "credits": 9}]
    return sit_at(players=2, systems=["S1", "S2"], sides=sides)


def open_uses(person, card="weasels"):
    person.press(person.board.item(("faction", card)))
    return {row.way.which: row for row in person.board.ways.rows}


def test_all_four_uses_are_offered_in_words(person):
    rows = open_uses(person)
    assert person.board.ways.isVisible()
    assert list(rows) == ["main", "ideology", "boost", "adapt"]
    assert rows["main"].way.title == "New main faction"
    assert "2 credits" in rows["main"].way.gives
    assert "Rapid Breeding" in person.board.ways.note.text()
    assert person.played == []


@pytest.mark.parametrize("kind", ["main", "ideology", "boost"])
def test_a_click_on_a_use_plays_it(person, kind):
    person.press(open_uses(person)[kind])
    assert person.played == [Move(kind, ("weasels",))]
    assert not person.board.ways.isVisible()


def test_an_adaptation_leads_to_the_planets_that_it_is_for(person):
    board = person.board
    card = next(
        card
        for card in HAND
        if any(move.verb == "colonize" for move in board.offers.moves(("faction", card)))
    )
    person.press(open_uses(person, card)["adapt"])
    assert person.played == []
    lit = {item.key for item in board.items() if item.lit}
    assert ("faction", card) in lit
    assert {kind for kind, _ in lit} == {"faction", "planet"}
    planet = next(key for key in lit if key[0] == "planet")
    person.press(board.item(planet))
    assert person.played == [Move("colonize", (planet[1], card))]


def test_what_is_not_possible_is_dimmed_with_its_reason(sit_at):
    sides = [{"main": ["auralites"], "ideology": "gorathi", "hand": HAND}]
    person = sit_at(players=2, sides=sides)
    rows = open_uses(person)
    assert not rows["ideology"].lit
    assert rows["main"].lit
    assert rows["main"].way.why_not == ""
    assert "once" in rows["ideology"].way.why_not
    person.press(rows["ideology"])
    assert person.played == []
    assert person.refusals[0].why is not None
    assert "ideology" not in person.board.item(("faction", "weasels")).usable


def test_a_second_card_in_one_turn_says_why_not(sit_at):
    sides = [{"main": ["auralites"], "hand": HAND, "credits": 5}]
    person = sit_at(players=2, carded=True, sides=sides)
    rows = open_uses(person)
    assert not any(row.lit for row in rows.values())
    assert all("already played" in row.way.why_not for row in rows.values())


def test_another_click_and_escape_close_it(person):
    open_uses(person)
    open_uses(person)
    assert not person.board.ways.isVisible()
    rows = open_uses(person)
    person.qtbot.keyClick(rows["main"], Qt.Key.Key_Escape)
    assert not person.board.ways.isVisible()


@pytest.mark.parametrize("code", ["cs", "pl", "en"])
@pytest.mark.parametrize("size", [(880, 640), (660, 575)])
def test_the_uses_fit_the_board_in_every_language(sit_at, code, size):
    current.set_language(code)
    sides = [{"main": ["auralites"], "hand": ["locusts", "wanderers"]}]
    person = sit_at(size=size, players=2, carded=True, sides=sides)
    for card in ("locusts", "wanderers"):
        open_uses(person, card)
        assert person.board.rect().contains(person.board.ways.geometry())


def test_the_keyboard_stays_on_the_board_when_the_uses_close(person):
    rows = open_uses(person)
    rows["main"].setFocus()
    person.board.ways.hide()
    assert person.board.window().focusWidget() is person.board


def test_a_wide_card_has_its_abilities_beside_its_uses(sit_at):
    few = sit_at(players=2, sides=[{"main": ["auralites"], "hand": ["locusts", "wanderers"]}])
    card = few.board.hand[0]
    beside = card._abilities_room()
    assert beside.left() > card._row(0).right()
    assert beside.top() < card._row(1).top()
    hand = [*HAND, "locusts", "gorathi"]
    many = sit_at(players=2, sides=[{"main": ["auralites"], "hand": hand}])
    card = many.board.hand[0]
    assert card._abilities_room().top() >= card._row(3).bottom()


def test_a_card_tells_what_its_technology_does(sit_at):
    sides = [{"main": ["auralites"], "hand": ["nanite_collective"]}]
    person = sit_at(players=2, sides=sides)
    assert "3 production" in person.board.hand[0].abilities[0]
