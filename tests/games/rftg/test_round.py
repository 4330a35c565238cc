"""The round: choosing, the phases, the hand limit (R14-R19); who acts when (R82, R83)."""

from __future__ import annotations

from games.rftg.plugin import GAME
from games.rftg.rules.options import RaceOptions
from suite.contract import Setup
from tests.games.rftg.table import Table


def test_r14_the_choice_is_secret_until_all_have_chosen() -> None:
    """R14"""
    table = Table(players=[{}, {}, {}])
    before = table.race.seen_by(1)
    table.play("0 choose produce")
    assert table.told("revealed") == []
    view = table.race.seen_by(1)
    assert view.picks == before.picks == [(), (), ()]
    assert view.answers[0] == ()
    table.play("2 choose produce", "1 choose settle")
    assert [event.data["actions"] for event in table.told("revealed")] == [
        ["produce"], ["settle"], ["produce"],
    ]  # fmt: skip


def test_r14_the_same_card_may_be_chosen_every_round() -> None:
    """R14"""
    table = Table()
    for number in (1, 2, 3):
        assert table.race.round == number
        table.play("0 choose produce", "1 choose produce")


def test_r15_phases_come_in_their_order_and_only_if_chosen() -> None:
    """R15"""
    table = Table(players=[{}, {}, {}, {}])
    table.play("0 choose produce", "1 choose consume_2x", "2 choose explore_5", "3 choose produce")
    for seat in range(4):
        table.play(f"{seat} keep any")
    assert table.phases() == ["explore", "consume", "produce"]


def test_r16_r17_all_act_but_only_choosers_have_the_bonus_and_the_phase_comes_once() -> None:
    """R16, R17"""
    table = Table(
        players=[
            {"hand": ["pilgrimage_world"]}, {"hand": ["refugee_world"]}, {"hand": ["gem_world"]},
        ]
    )  # fmt: skip
    table.play("0 choose settle", "1 choose produce", "2 choose settle")
    table.play("0 settle pilgrimage_world", "1 settle refugee_world")
    assert table.phases() == ["settle", "produce"]
    assert [table.drew(seat) for seat in range(3)] == [1, 0, 0]
    assert table.tableau(1) == ["refugee_world"]


def test_r18_a_phase_is_over_for_all_before_the_next_begins() -> None:
    """R18, G6: while one player still consumes, nobody produces."""
    consumer = {"tableau": ["tourist_world", "gem_world"], "goods": ["gem_world"]}
    slow = {
        "tableau": ["public_works", "spice_world", "space_port"],
        "goods": ["spice_world", "space_port"],
    }
    table = Table(phase="consume", me=consumer | {"actions": ["produce"]}, other=slow)
    assert table.phases() == []
    assert [decision.seat for decision in table.race.pending()] == [1]
    table.play("1 good spice_world")
    assert table.phases() == ["produce"]
    assert table.goods(1) == ["spice_world", "space_port"]


def test_r19_only_hands_of_more_than_ten_are_cut_and_only_at_the_end() -> None:
    """R19"""
    table = Table(
        phase="consume", me={"tableau": ["new_economy"], "spare": 10}, other={"spare": 10}
    )
    assert [len(hand) for hand in table.race.hands] == [11, 10]
    assert [decision.seat for decision in table.race.pending()] == [0]
    verdict = table.verdict(f"0 discard {table.hand()[0]} {table.hand()[1]}")
    assert (bool(verdict), verdict.rule) == (False, "R19")
    table.play("0 discard any")
    assert [len(hand) for hand in table.race.hands] == [10, 10]


def test_r82_r83_payments_go_clockwise_from_the_lowest_start_number() -> None:
    """R82, R83"""
    rich = {"hand": ["gem_world"], "spare": 3}
    table = Table(
        phase="settle",
        players=[
            rich | {"tableau": ["earths_lost_colony"]},
            rich | {"tableau": ["new_sparta"], "hand": ["spice_world"]},
            rich | {"tableau": ["epsilon_eridani"], "hand": ["space_port"]},
            {"tableau": ["alpha_centauri"]},
        ],
    )
    table.play("0 settle gem_world", "1 settle spice_world", "2 settle space_port")
    order = []
    while table.race.pending()[0].phase == "settle":
        seat = table.race.pending()[0].seat
        order.append(seat)
        table.play(f"{seat} pay any")
    assert order == [2, 0, 1]


def test_r83_goods_come_before_draws_and_both_in_the_order_of_players() -> None:
    """R49, R50, R83"""
    table = Table(
        phase="settle",
        deck=["gem_world", "spice_world", "rebel_base", "rebel_miners"],
        players=[
            {"tableau": ["new_sparta"], "hand": ["refugee_world"], "actions": ["settle"]},
            {"tableau": ["old_earth", "space_marines"], "hand": ["avian_uplift_race"],
             "actions": ["settle"]},
        ],
    )  # fmt: skip
    table.play("0 settle refugee_world", "1 settle avian_uplift_race")
    snapshot = table.race.snapshot()
    assert snapshot["goods"] == [[None, "spice_world"], [None, None, "gem_world"]]
    assert table.hand(1) == ["rebel_base"]
    assert table.hand(0) == ["rebel_miners"]


def test_r82_the_first_player_is_the_owner_of_the_lowest_start_number() -> None:
    """R82"""
    for seed in range(12):
        race = GAME.deal(Setup(3, RaceOptions(), seed))
        order = race.order()  # type: ignore[attr-defined]
        numbers = [race.tableaus[seat][0] for seat in order]  # type: ignore[attr-defined]
        assert numbers[0] == min(numbers)
        assert list(order) == [(order[0] + turn) % 3 for turn in range(3)]
