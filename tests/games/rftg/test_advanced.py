"""The advanced game for two (R84-R91)."""

from __future__ import annotations

import pytest

from games.rftg.rules.actions import NINE
from tests.games.rftg.table import Table


def test_r84_two_of_nine_are_chosen() -> None:
    """R84"""
    table = Table(advanced=True)
    decision = table.decision()
    assert decision.items == NINE  # type: ignore[union-attr]
    assert decision.count() == 36
    for line in ("0 choose develop", "0 choose develop settle produce", "0 choose search produce"):
        verdict = table.verdict(line)
        assert (bool(verdict), verdict.rule) == (False, "R84")
    assert table.race.pool == 24


@pytest.mark.parametrize("copy", ["develop", "develop#2"])
def test_r84_one_copy_is_as_good_as_the_other(copy: str) -> None:
    """R84, R88: one Develop phase, with bonus."""
    table = Table(advanced=True, me={"hand": ["space_marines"], "spare": 2})
    table.play(f"0 choose {copy} produce", "1 choose explore_5 produce")
    table.play("0 keep any", "1 keep any")
    assert table.cost("space_marines") == 1
    table.play("0 pass")
    assert table.phases() == ["explore", "develop", "produce"]


def test_r2_the_second_copies_stay_out_of_the_ordinary_game() -> None:
    """R2"""
    verdict = Table().verdict("0 choose develop#2")
    assert (bool(verdict), verdict.rule) == (False, "R2")


def test_r86_both_take_part_in_both_phases() -> None:
    """R86: the player who chose something else may place in both of them too."""
    poor = {"hand": ["public_works", "investment_credits"], "spare": 2}
    table = Table(advanced=True, other=poor)
    table.play("0 choose develop develop#2", "1 choose produce consume_2x")
    table.play("0 pass", "1 develop public_works", "1 pay any")
    assert [event.data["repeat"] for event in table.told("phase")] == [0, 1]
    table.play("0 pass", "1 develop investment_credits")
    assert table.tableau(1) == ["public_works", "investment_credits"]


def test_r87_the_second_settle_bonus_belongs_to_the_double_chooser_alone() -> None:
    """R87, D5"""
    table = Table(
        advanced=True,
        phase="settle",
        second=True,
        me={"hand": ["pilgrimage_world"], "actions": ["settle", "settle#2"]},
        other={"hand": ["refugee_world"], "actions": ["settle", "produce"]},
    )
    table.play("0 settle pilgrimage_world", "1 settle refugee_world")
    assert [table.drew(seat) for seat in (0, 1)] == [1, 0]
    assert table.phases() == ["produce"]


def test_r91_the_produce_bonus_comes_once() -> None:
    """R91"""
    assert NINE.count("produce") == 1
    me = {"tableau": ["asteroid_belt", "radioactive_world"], "actions": ["produce", "settle"]}
    table = Table(advanced=True, phase="produce", me=me)
    table.play("0 produce bonus asteroid_belt")
    assert table.goods() == ["asteroid_belt"]
    assert table.race.pending()[0].phase == "choose"
