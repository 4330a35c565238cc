"""Every decision can be made on the board, with the mouse as a person uses it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from games.rftg.board.badge import Badge
from games.rftg.rules import cards
from suite.contract import Move


def test_an_action_is_chosen_in_the_strip_and_stays_secret_until_all_have_chosen(sit_down):
    """R14"""
    player = sit_down(phase="choose", me={"spare": 4}, other={"spare": 4})
    assert all(slot.open for slot in player.board.strip.slots)
    player.click(player.action("settle"))
    assert player.moves == ["choose settle"]
    assert player.action("settle").choosers == [0]
    assert not any(slot.open for slot in player.board.strip.slots)
    player.race.submit(1, next(player.race.decision(1).each()))
    player.show()
    assert player.action("explore_5").choosers == [1]
    assert player.action("explore_5").now


def test_two_of_nine_actions_are_picked_in_the_advanced_game(sit_down):
    """R84"""
    player = sit_down(phase="choose", advanced=True, me={"spare": 4}, other={"spare": 4})
    assert len(player.board.strip.slots) == 9
    player.click(player.action("develop"))
    player.click(player.action("develop#2"))
    assert player.action("develop#2").picked
    player.confirm()
    assert player.moves == ["choose develop develop#2"]
    assert player.action("develop#2").choosers == [0]


def test_the_strip_shows_in_which_of_two_phases_of_a_kind_we_are(sit_down):
    """R86"""
    seat = {"hand": ["drop_ships"], "spare": 6, "actions": ["develop", "develop"]}
    player = sit_down(phase="develop", second=True, advanced=True, me=seat, other={"spare": 3})
    now = [slot.action for slot in player.board.strip.slots if slot.now]
    assert now == ["develop#2"]


def test_drawn_cards_come_into_the_spotlight_and_only_they_can_be_kept(sit_down):
    """R30"""
    player = sit_down(
        phase="explore",
        me={"hand": ["drop_ships"], "actions": ["explore_1_1"],
            "next_cards": ["gem_world", "drop_ships", "old_earth"]},
        other={},
    )  # fmt: skip
    board = player.board
    assert board.spotlight.isVisible()
    assert not board.tableaus[1].isVisible()
    player.click(player.card("drop_ships", "hand"))
    assert player.refusals[-1].rule == "R30"
    player.click(player.card("drop_ships", "spotlight"))
    player.click(player.card("gem_world", "spotlight"))
    assert not player.card("drop_ships", "hand").picked
    player.confirm()
    assert player.race.hands[0].count(cards.INDEX["drop_ships"]) == 2
    assert not board.spotlight.isVisible()
    assert board.tableaus[1].isVisible()


def test_the_other_tableaus_can_be_seen_although_the_spotlight_is_on(sit_down):
    player = sit_down(phase="explore", me={"actions": ["explore_5"]}, other={})
    player.click(player.board.stage.peek)
    assert player.board.tableaus[1].isVisible()
    assert not player.board.spotlight.isVisible()
    player.click(player.board.stage.peek)
    assert player.board.spotlight.isVisible()


def test_a_development_is_placed_and_paid_with_the_suggestion(sit_down):
    """R33: what is suggested is picked already, so one click on the prompt's button pays."""
    player = sit_down(
        phase="develop",
        me={"hand": ["drop_ships", "rebel_homeworld", "galactic_imperium", "new_earth",
                     "old_earth", "space_port"]},
        other={},
    )  # fmt: skip
    assert player.glowing() == {"drop_ships"}
    player.click(player.card("drop_ships"))
    assert player.moves == ["develop drop_ships"]
    assert player.card("drop_ships", "own").coming
    assert player.card("drop_ships", "own").badge.text == "4"
    assert len(player.picked()) == 4
    assert "galactic_imperium" not in player.picked()
    player.confirm()
    assert not player.card("drop_ships", "own").coming


def test_the_second_copy_of_a_development_in_the_hand_is_suggested_first(sit_down):
    """R35: only one of the two can ever be placed."""
    hand = ["public_works", "consumer_markets", "consumer_markets", "gem_world"]
    player = sit_down(phase="develop", me={"hand": hand}, other={})
    player.click(player.card("public_works"))
    assert player.picked() == {"consumer_markets#2"}


def test_the_suggested_payment_can_be_changed_and_is_not_suggested_twice(sit_down):
    """R33"""
    player = sit_down(
        phase="develop", me={"hand": ["public_works", "gem_world", "new_earth"]}, other={}
    )
    player.click(player.card("public_works"))
    (suggested,) = player.picked()
    wanted = ({"gem_world", "new_earth"} - {suggested}).pop()
    player.click(player.card(str(suggested)))
    assert player.picked() == set()
    player.board.present(player.board.race, 0, player.board.decision, [])
    player.qtbot.wait(1)
    assert player.picked() == set()
    player.click(player.card(wanted))
    assert player.card(wanted).mark == "trash"
    player.confirm()
    assert player.moves[-1] == f"pay {wanted}"


def test_a_payment_that_was_taken_back_is_suggested_again(sit_down):
    player = sit_down(
        phase="develop", me={"hand": ["public_works", "gem_world", "new_earth"]}, other={}
    )
    player.click(player.card("public_works"))
    before, suggested = player.race.copy(), player.picked()
    player.confirm()
    player.race = before
    player.show()
    assert player.picked() == suggested


@pytest.mark.parametrize(
    ("tableau", "hand", "card", "badge", "rule"),
    [
        ([], ["drop_ships"], "drop_ships", ("card", "4", "bad"), "R33"),
        (["drop_ships"], ["drop_ships"], "drop_ships", ("copy", "", "bad"), "R35"),
        ([], ["gem_world"], "gem_world", ("card", "2", "ink_dim"), "R33"),
    ],
)
def test_what_cannot_be_developed_shows_why_and_says_so_when_clicked(
    sit_down, tableau, hand, card, badge, rule
):
    player = sit_down(phase="develop", me={"tableau": tableau, "hand": hand, "spare": 3}, other={})
    shown = player.card(card, "hand").badge
    assert (shown.icon, shown.text, shown.tone) == badge
    player.click(player.card(card, "hand"))
    assert player.moves == []
    assert player.refusals[-1].rule == rule


@pytest.mark.parametrize(
    ("tableau", "card", "badge"),
    [
        ([], "new_earth", ("card", "5")),
        (["replicant_robots"], "new_earth", ("card", "3")),
        (["colony_ship"], "new_earth", ("rocket", "0")),
        (["new_sparta"], "rebel_miners", ("sword", "0")),
        ([], "rebel_miners", ("sword", "0/2")),
        (["empath_world"], "rebel_miners", ("sword", "−1/2")),
        (["contact_specialist"], "rebel_miners", ("card", "1")),
        (["contact_specialist", "new_sparta"], "rebel_miners", ("card", "1")),
        (["new_military_tactics"], "rebel_miners", ("sword", "0")),
    ],
)
def test_a_hand_card_shows_what_it_costs_now(sit_down, tableau, card, badge):
    """R39-R48: discounts, military and the one-time powers."""
    me = {"tableau": tableau, "hand": [card], "spare": 6}
    player = sit_down(phase="settle", me=me, other={})
    shown = player.card(card, "hand").badge
    assert (shown.icon, shown.text) == badge
    assert shown.words
    assert player.card(card, "hand").accessibleDescription() == shown.words


def test_a_world_with_several_ways_asks_for_one_of_them(sit_down):
    """R46: the ways stand beside the large card."""
    me = {"tableau": ["new_sparta", "contact_specialist"], "hand": ["rebel_miners"], "spare": 4}
    tactics = [*me["tableau"], "new_military_tactics"]
    player = sit_down(phase="settle", me={**me, "tableau": tactics}, other={})
    player.click(player.card("rebel_miners"))
    offered = {str(tile.move_) for tile in player.board.spotlight.tiles}
    assert offered == {"by tactics", "by contact"}
    player.click(player.tile("by tactics"))
    assert player.race.tableaus[0] == [
        cards.INDEX[name] for name in ("new_sparta", "contact_specialist", "rebel_miners")
    ]


def test_a_sale_is_a_click_on_a_world_that_shows_what_it_brings(sit_down):
    """R52, R53"""
    player = sit_down(
        phase="consume",
        me={"tableau": ["gem_world", "pirate_world"], "goods": ["gem_world", "pirate_world"],
            "actions": ["consume_trade"]},
        other={},
    )  # fmt: skip
    assert player.glowing() == {"gem_world", "pirate_world"}
    assert player.card("pirate_world").badge == Badge("cards", "+5", "good", "sells for 5 cards")
    player.click(player.card("pirate_world"))
    assert player.moves == ["sell pirate_world"]
    assert player.card("pirate_world").good == ""


def test_powers_and_goods_are_chosen_one_by_one_on_the_tableau(sit_down):
    """R56, R57"""
    player = sit_down(
        phase="consume",
        me={"tableau": ["earths_lost_colony", "tourist_world", "gem_world", "spice_world"],
            "goods": ["gem_world", "earths_lost_colony", "spice_world"]},
        other={},
    )  # fmt: skip
    assert player.glowing() == {"earths_lost_colony", "tourist_world"}
    player.click(player.card("gem_world"))
    assert player.refusals[-1].rule == "R55"
    player.click(player.card("earths_lost_colony"))
    assert player.glowing() == {"gem_world", "earths_lost_colony", "spice_world"}
    player.click(player.card("gem_world"))
    assert player.moves == ["consume earths_lost_colony", "good gem_world"]
    assert player.race.chips[0] == 1 + 3


def test_a_card_with_several_moves_brings_them_into_the_spotlight(sit_down):
    """R62: Gambling World has two powers."""
    player = sit_down(
        phase="consume",
        me={"tableau": ["gambling_world", "gem_world", "tourist_world", "spice_world"],
            "goods": ["gem_world", "spice_world"], "next_cards": ["drop_ships"]},
        other={},
    )  # fmt: skip
    player.click(player.card("gambling_world", "own"))
    assert [str(tile.move_) for tile in player.board.spotlight.tiles] == [
        "consume gambling_world", *(f"gamble {number}" for number in range(1, 8)),
    ]  # fmt: skip
    assert player.board.focusWidget() is player.board.spotlight.tiles[0]
    player.click(player.tile("gamble 4"))
    assert cards.INDEX["drop_ships"] in player.race.hands[0]
    assert not player.board.spotlight.isVisible()


def test_a_windfall_world_that_two_powers_can_serve_asks_which(sit_down):
    """R67, R68"""
    player = sit_down(
        phase="produce",
        me={"tableau": ["mining_robots", "asteroid_belt", "radioactive_world"],
            "actions": ["produce"]},
        other={},
    )  # fmt: skip
    player.click(player.card("asteroid_belt"))
    player.click(player.tile("produce mining_robots asteroid_belt"))
    assert player.moves == ["produce mining_robots asteroid_belt"]
    assert player.card("asteroid_belt").good == "rare"


def test_too_many_cards_at_the_end_of_the_round_are_picked_in_the_hand(sit_down):
    """R19"""
    player = sit_down(phase="end", me={"spare": 12}, other={})
    first, second, *_ = player.board.hand.widgets
    player.click(first)
    player.click(second)
    items = (first.item, second.item)
    player.confirm()
    assert player.moves == [f"discard {items[0]} {items[1]}"]


def test_a_click_while_others_decide_is_answered_too(sit_down):
    player = sit_down(phase="choose", me={"hand": ["gem_world"]}, other={})
    player.click(player.action("settle"))
    player.click(player.card("gem_world"))
    player.click(player.action("produce"))
    assert len(player.refusals) == 2
    assert player.moves == ["choose settle"]


def test_the_second_copy_of_a_card_is_as_good_as_the_first(sit_down):
    hand = ["public_works", "public_works#2"]
    player = sit_down(phase="develop", me={"hand": ["public_works", "public_works"]}, other={})
    assert player.glowing() == set(hand)
    player.click(player.card("public_works#2"))
    assert player.moves == ["develop public_works"]


def test_a_hint_is_marked_on_the_board(sit_down):
    player = sit_down(phase="settle", me={"hand": ["gem_world"], "spare": 3}, other={})
    move = Move("settle", ("gem_world",))
    player.board.show_suggestion(move)
    assert player.card("gem_world").hinted
    player.board.show_suggestion(None)
    assert not player.card("gem_world").hinted


def test_a_right_click_shows_the_card_large_and_plays_nothing(sit_down):
    player = sit_down(phase="settle", me={"hand": ["gem_world"], "spare": 3}, other={})
    player.qtbot.mouseClick(player.card("gem_world"), Qt.MouseButton.RightButton)
    assert player.board.large.isVisible()
    assert player.moves == []
