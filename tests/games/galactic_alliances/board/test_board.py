"""The board of Galaktické aliance, clicked as a person clicks."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QWidget

from suite.contract import Chance, Closed
from suite.language import current


def offered(person, verb):
    """A key that stands for exactly one move with this verb."""
    for key, moves in person.board.offers.by_key.items():
        if len(moves) == 1 and moves[0].verb == verb:
            return key, moves[0]
    raise AssertionError(f"nothing on the table stands for one move: {verb}")


def test_cards_to_swap_are_picked_and_confirmed(sit_down):
    person = sit_down()
    person.look()
    first = person.board.hand[0]
    person.press(first)
    assert person.picked == {first.key[1]}
    assert first.chosen
    person.confirm()
    assert person.played[0].verb == "swap"


def test_the_first_main_faction_is_a_click_on_its_card(sit_down):
    person = sit_down()
    while not isinstance(decision := person.position.pending()[0], Closed):
        person.position.play(decision.seat, decision.some(Chance(1)))
    person.look()
    card = person.board.hand[0]
    seat = person.seat
    person.press(card)
    assert person.played[0].verb == "main"
    assert len(person.position.sides[seat].mains) == 1


@pytest.mark.parametrize("verb", ["colonize", "mine", "explore", "trade"])
def test_actions_are_clicks_on_what_they_are_about(sit_down, verb):
    person, chance = sit_down(), Chance(1)
    for _ in range(400):
        person.wait_for("action")
        try:
            key, move = offered(person, verb)
        except AssertionError:
            decision = person.position.pending()[0]
            person.position.play(decision.seat, decision.some(chance))
            continue
        person.press(person.board.item(key))
        assert person.played == [move]
        return
    raise AssertionError(f"{verb} was never possible")


def test_what_can_be_used_glows_and_the_rest_does_not(sit_down):
    person = sit_down()
    person.wait_for("action")
    lit = {item.key for item in person.board.items() if item.lit}
    assert lit == set(person.board.offers.by_key)


def test_what_is_not_allowed_says_why(sit_down):
    person = sit_down()
    person.wait_for("action")
    dark = next(item for item in person.board.council if not item.lit and item.isVisible())
    person.press(dark)
    assert person.refusals[0].why is not None


def test_what_an_action_costs_and_gives_is_seen_before_it_is_taken(sit_down):
    person = sit_down()
    person.wait_for("action")
    manufacture = person.board.columns[0]
    assert manufacture.lines == [(((0, 2),), ((4, 1),))]


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("size", [(880, 640), (720, 540), (1800, 1200)])
def test_everything_lies_inside_the_board_and_apart(sit_down, players, size):
    person = sit_down(players, size=size)
    person.wait_for("action")
    board = person.board
    for part in (*board.systems, *board.trades, *board.columns, *board.mats, *board.hand):
        assert board.rect().contains(part.geometry()), type(part).__name__
    for row in (board.systems, board.trades, board.columns, board.mats, board.hand):
        for one, other in pairwise(row):
            assert not one.geometry().intersects(other.geometry())


def test_another_language_changes_every_word(sit_down):
    person = sit_down()
    person.wait_for("action")
    english = [trade.title for trade in person.board.trades]
    current.set_language("cs")
    person.board.retranslate()
    assert not set(english) & {trade.title for trade in person.board.trades}


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_whole_match_is_shown_and_every_move_has_its_place(sit_down, players):
    person, chance = sit_down(players), Chance(7)
    person.look()
    for _ in range(500):
        pending = person.position.pending()
        if not pending:
            break
        person.seat = pending[0].seat
        person.play(pending[0].some(chance))
        decision = person.position.decision(person.seat)
        if isinstance(decision, Closed):
            placed = {move for moves in person.board.offers.by_key.values() for move in moves}
            bare = {move for move in decision.moves if not move.args}
            assert set(decision.moves) == placed | bare
            for key in person.board.offers.by_key:
                assert person.board.item(key) is not None, key
    assert not person.position.pending()


def test_on_ones_own_colonized_planet_a_click_is_about_developing_it(sit_at):
    sides = [{"main": ["auralites"], "planets": {"S1a": "colonized"}, "credits": 3}]
    person = sit_at(players=2, systems=["S1", "S2"], sides=sides)
    planet = next(item for item in person.board.planets.values() if item.owner is not None)
    person.press(planet)
    assert person.refusals[0].rule == "G33"


def test_a_click_on_the_anomaly_says_that_a_token_is_chosen(sit_at):
    person = sit_at(players=2, sides=[{"main": ["auralites"], "cruiser": 2}])
    person.press(person.board.anomaly)
    assert person.refusals[0].rule == "G38"


def test_a_technology_with_two_rewards_says_what_is_missing(sit_at):
    person = sit_at(players=2, sides=[{"main": ["auralites"]}])
    person.press(person.board.item(("technology", "deep_space_sensors")))
    assert person.refusals[0].rule == "G41"


def test_backs_of_systems_are_narrow_and_planets_are_large(sit_down):
    person = sit_down(4)
    person.wait_for("action")
    wide = [card.width() for card in person.board.systems]
    up = person.position.face_up
    assert up < len(wide)
    assert min(wide[:up]) > 2 * max(wide[up:])
    assert all(item.globe().width() >= 60 for item in person.board.planets.values())


def test_several_ways_are_offered_beside_the_thing(sit_at):
    person = sit_at(players=2, sides=[{"main": ["auralites"], "credits": 6}])
    manufacture = person.board.columns[0]
    person.press(manufacture)
    moves = [row.way.which for row in person.board.ways.rows]
    assert moves == person.board.offers.moves(manufacture.key)
    assert len(moves) == 3
    person.press(person.board.ways.rows[1])
    assert person.played == [moves[1]]


def test_technologies_show_what_they_cost_now(sit_at):
    person = sit_at(players=2, sides=[{"main": ["auralites"]}])
    own = next(mat for mat in person.board.mats if mat.own)
    prices = {item.key[1]: list(item.prices) for item in own.technologies}
    assert prices["warp_drive"] == [((0, 3),), ((1, 1),)]
    assert prices["xenology"] == []


@pytest.mark.parametrize("code", ["cs", "pl", "en"])
@pytest.mark.parametrize("size", [(884, 674), (641, 574)])
def test_all_cards_of_a_hand_name_the_same_uses(sit_at, code, size):
    current.set_language(code)
    hand = ["archivists", "weasels", "amoebans", "humans", "locusts", "concord_mediators"]
    person = sit_at(size, players=4, sides=[{"main": ["auralites"], "hand": hand}])
    named = {frozenset(item.worded) for item in person.board.hand}
    assert len(named) == 1
    assert {"ideology", "adapt"} <= named.pop()


def test_a_table_behind_the_curtain_is_painted_before_it_shows_anything(sit_down):
    """With two people the board is on the screen, covered, before anybody looks at it."""
    person = sit_down(2)
    for item in (person.board, *person.board.findChildren(QWidget)):
        item.resize(max(40, item.width()), max(40, item.height()))
        item.grab()
