"""The board of Malé velké galaxie, clicked as a person clicks."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect

from games.expansion_pilots.rules.terms import FLEET, HOME, INACTIVE
from suite.contract import Chance, Closed
from suite.language import current


def test_a_die_is_activated_by_a_click(sit_down):
    person = sit_down()
    person.wait_for("turn")
    offers = person.board.offers
    die, [move] = next(
        (key, moves) for key, moves in offers.by_key.items() if key[0] == "die" and len(moves) == 1
    )
    person.press(person.board.tray.dice[die[1]])
    assert person.played == [move]


def test_what_can_be_used_glows_and_the_rest_does_not(sit_down):
    person = sit_down()
    person.wait_for("fly")
    lit = {item.key for item in person.board.items() if item.lit and item.key[0] != "ship"}
    assert lit == {key for key in person.board.offers.by_key if key[0] not in ("die", "ship")}
    assert lit


def test_equal_ships_in_one_place_can_each_be_taken(sit_down):
    """The rules list only the first of them (P14)."""
    person = sit_down()
    person.wait_for("fly")
    board, base = person.board, person.seat * FLEET
    home = [n for n in range(base, base + FLEET) if person.position.where[n] == HOME]
    listed = [n for n in home if ("ship", n) in board.offers]
    assert len(listed) < len(home)
    other = next(n for n in home if n not in listed)
    assert board.ships[other].lit
    person.press(board.ships[other])
    assert board.selected == ("ship", listed[0]) or person.played
    assert not person.refusals


def test_a_ship_is_taken_and_sent_to_a_planet(sit_down):
    person = sit_down()
    person.wait_for("fly")
    board, offers = person.board, person.board.offers
    ship = next(key for key in offers.by_key if key[0] == "ship" and len(offers.moves(key)) > 1)
    person.press(board.item(ship))
    assert board.selected == ship
    goal = next(key for key in offers.partners(ship) if len(offers.moves(key, ship)) == 1)
    move = offers.moves(goal, ship)[0]
    before = person.position.where[int(ship[1])]
    person.press(board.item(goal))
    assert board.selected is None
    assert person.position.where[int(ship[1])] != before or move.args[1] == "home"


def test_a_click_on_the_ship_again_lets_it_go(sit_down):
    person = sit_down()
    person.wait_for("fly")
    offers = person.board.offers
    ship = next(key for key in offers.by_key if key[0] == "ship" and len(offers.moves(key)) > 1)
    person.press(person.board.item(ship))
    person.press(person.board.item(ship))
    assert person.board.selected is None


def test_following_takes_one_click_and_cannot_be_missed(sit_down):
    person = sit_down()
    person.wait_for("follow")
    banner = person.board.banner
    assert banner.isVisible()
    assert banner.title.text()
    follow = next(move for move in banner.buttons if move.verb == "follow")
    culture = person.position.culture[person.seat]
    side = person.seat
    person.press(banner.buttons[follow])
    if not follow.args:
        assert person.position.culture[side] < culture


def test_missions_are_chosen_from_large_buttons(sit_down):
    person = sit_down()
    person.look()
    choices = person.board.choices
    assert len(choices.buttons) == 2
    person.press(next(iter(choices.buttons.values())))
    assert not person.position.offer[0] or person.position.mission[0] >= 0


def test_dice_for_the_converter_are_picked_and_confirmed(sit_down):
    person = sit_down()
    person.wait_for("spend")
    free = [die for die, state in enumerate(person.position.states) if state == INACTIVE]
    for die in free[:2]:
        person.press(person.board.tray.dice[die])
    assert person.picked == set(free[:2])
    assert all(person.board.tray.dice[die].picked for die in free[:2])
    person.confirm()
    assert person.position.converted


def test_what_is_not_allowed_says_why(sit_down):
    person = sit_down()
    person.wait_for("follow")
    person.board.banner.hide()
    person.press(person.board.tray.dice[0])
    assert person.refusals
    assert person.refusals[0].why is not None


def test_every_ship_stands_where_the_position_says(sit_down):
    person = sit_down()
    person.wait_for("advance")
    view, board = person.position, person.board
    for number, ship in board.ships.items():
        middle = ship.geometry().center()
        if view.where[number] == HOME:
            home = board.mats[number // FLEET].home
            place = QRect(home.mapTo(board, QPoint(0, 0)), home.size())
            assert place.contains(middle), number


@pytest.mark.parametrize("players", [1, 2, 5])
@pytest.mark.parametrize("size", [(880, 640), (720, 540), (1800, 1200)])
def test_everything_lies_inside_the_board_and_apart(sit_down, players, size):
    person = sit_down(players, size=size)
    person.wait_for("turn")
    board = person.board
    for part in (*board.planets, *board.pilots, *board.mats, board.space, board.tray):
        assert board.rect().contains(part.geometry()), type(part).__name__
    for row in (board.planets, board.pilots, board.mats):
        for one, other in pairwise(row):
            assert not one.geometry().intersects(other.geometry())


def test_another_language_changes_every_word(sit_down):
    person = sit_down()
    person.wait_for("turn")
    english = [planet.text for planet in person.board.planets]
    current.set_language("cs")
    person.board.retranslate()
    czech = [planet.text for planet in person.board.planets]
    assert not set(english) & set(czech)
    assert person.board.space.title == "Neprozkoumaný vesmír"


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_whole_match_is_shown_without_a_fault(sit_down, players):
    """Every position of a match, with all its events, from every seat that decides."""
    person, chance = sit_down(players), Chance(7)
    person.look()
    for _ in range(400):
        pending = person.position.pending()
        if not pending:
            break
        person.seat = pending[0].seat
        person.play(pending[0].some(chance))
        decision = person.position.decision(person.seat)
        if isinstance(decision, Closed):
            offered = {move for moves in person.board.offers.by_key.values() for move in moves}
            offered |= set(person.board.offers.loose) | set(person.board.banner.buttons)
            bare = {move for move in decision.moves if not move.args}
            assert set(decision.moves) <= offered | bare
