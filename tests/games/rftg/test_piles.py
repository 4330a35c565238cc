"""Piles, chips and what is public (R4, R65, R73, R74, G3, G5)."""

from __future__ import annotations

from games.rftg.plugin import GAME
from games.rftg.rules.cards import COPIES, COUNT, NONE
from games.rftg.rules.options import RaceOptions
from suite.contract import Chance, Setup
from suite.contract.playthrough import random_steps
from tests.games.rftg.table import Table


def test_r73_the_last_card_brings_the_shuffle_at_once() -> None:
    """R73: not only when the next card is wanted."""
    table = Table(
        phase="produce", deck=["gem_world"], rest="discard", me={"tableau": ["rebel_underground"]}
    )
    assert table.hand() == ["gem_world"]
    assert len(table.race.deck) == 114 - 2
    assert table.discard() == []


def test_r73_a_shuffle_in_the_middle_of_a_draw() -> None:
    """R73"""
    table = Table(
        phase="consume",
        deck=["gem_world", "rebel_base"],
        rest="discard",
        me={
            "tableau": ["deserted_alien_outpost"],
            "goods": ["deserted_alien_outpost"],
            "actions": ["consume_trade"],
        },
    )
    assert len(table.hand()) == 5
    assert {"gem_world", "rebel_base"} <= set(table.hand())


def test_g3_when_both_piles_are_empty_draws_are_lost() -> None:
    """G3: in the order of players; the good and the hands have all the cards."""
    hidden = {"hand": 108}
    table = Table.__new__(Table)
    table.race = GAME.scenario(  # type: ignore[assignment]
        {
            "phase": "produce",
            "players": [
                {"tableau": ["merchant_guild", "gem_world", "spice_world"]},
                {"tableau": ["rebel_underground", "space_port"], **hidden},
            ],
        }
    )
    race = table.race
    assert race.deck == race.discard == []
    assert table.goods() == ["gem_world"]
    assert [len(hand) for hand in race.hands] == [0, 108]
    assert table.goods(1) == []


def test_r4_r65_chips_never_run_short() -> None:
    """R4, R65, R7: the pool stops at 0 and everybody still gets what he earned."""
    table = Table(
        phase="consume",
        pool=1,
        me={"tableau": ["galactic_trendsetters", "gem_world"], "goods": ["gem_world"]},
        other={"tableau": ["terraformed_world", "spice_world"], "goods": ["spice_world"]},
    )
    assert table.race.chips == [2, 1]
    assert table.race.pool == 0


def test_r74_chips_and_hand_sizes_are_public_hands_and_goods_are_not() -> None:
    """R74"""
    me = {"tableau": ["gem_world"], "goods": ["gem_world"], "hand": ["rebel_base"], "chips": 3}
    table = Table(me=me, other={"spare": 2})
    for viewer in (1, None):
        view = table.race.seen_by(viewer)
        assert view.chips == [3, 0]
        assert view.hands[0] == [-2]
        assert view.goods[0] == [-2]
    assert table.race.seen_by(0).hands[0] == table.race.hands[0]
    assert table.race.seen_by(0).goods[0] == [-2]


def test_g5_everybody_sees_what_is_turned_up_at_gambling_world() -> None:
    """G5, R62: a card that was kept stays known until its owner discards face down."""
    me = {"tableau": ["gambling_world"], "next_cards": ["gem_world"], "hand": ["rebel_base"]}
    table = Table(phase="consume", me=me, other={})
    table.play("0 gamble 2")
    assert "gem_world" in table.race.seen_by(1).snapshot()["hands"][0]  # type: ignore[index]
    lost = Table(phase="consume", me=me, other={})
    lost.play("0 gamble 5")
    assert lost.race.seen_by(1).snapshot()["discard"] == ["gem_world"]


def test_g5_what_a_discard_hides_again() -> None:
    """G5"""
    me = {
        "tableau": ["gambling_world", "deficit_spending"],
        "next_cards": ["gem_world"],
        "hand": ["rebel_base"],
    }
    table = Table(phase="consume", me=me)
    table.play("0 gamble 2", "0 consume deficit_spending", "0 spend rebel_base")
    assert table.race.seen_by(1).snapshot()["hands"][0] == ["hidden"]  # type: ignore[index]


def test_r6_no_card_is_made_or_lost_in_random_matches() -> None:
    """R1, R6: after every move each of the 114 cards is in exactly one place."""
    everything = [card for card in range(COUNT) for _ in range(COPIES[card])]
    for players, advanced in ((2, False), (3, False), (4, False), (2, True)):
        race = GAME.deal(Setup(players, RaceOptions(advanced=advanced), players))
        for _ in random_steps(race, Chance(players)):
            parts = [race.deck, race.discard, race.placing]  # type: ignore[attr-defined]
            parts += race.tableaus + race.hands + race.goods + race.drawn  # type: ignore[attr-defined]
            there = sorted(card for part in parts for card in part if card > NONE)
            assert there == everything
            assert sum(race.chips) + race.pool >= 12 * players  # type: ignore[attr-defined]
