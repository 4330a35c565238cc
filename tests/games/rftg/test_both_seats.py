"""Players who do the same thing in the same phase: what one of them uses is not used up for the
other."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rftg.table import Table


def both(phase: str, *seats: dict[str, Any]) -> Table:
    return Table(phase=phase, alone=True, players=list(seats))


def test_both_sell_a_good() -> None:
    """R17, R52, G6"""
    trader: dict[str, Any] = {"actions": ["consume_trade"]}
    table = both(
        "consume",
        trader | {"tableau": ["gem_world"], "goods": ["gem_world"]},
        trader | {"tableau": ["plague_world"], "goods": ["plague_world"]},
    )
    assert [len(hand) for hand in table.race.hands] == [2, 4]
    assert table.goods(0) == table.goods(1) == []


def test_both_use_their_copy_of_a_consume_power() -> None:
    """R55, G6"""
    table = both(
        "consume",
        {"tableau": ["public_works", "gem_world"], "goods": ["gem_world"]},
        {"tableau": ["public_works", "plague_world", "spice_world"], "goods": ["spice_world"]},
    )
    assert table.race.chips == [1, 1]


@pytest.mark.parametrize("actions", [["produce"], []])
def test_both_produce_on_windfall_worlds(actions: list[str]) -> None:
    """R17, R67, R68: with the bonus, or with their copies of Mining Robots."""
    table = both(
        "produce",
        {"tableau": ["mining_robots", "asteroid_belt", "refugee_world"], "actions": actions},
        {"tableau": ["mining_robots", "radioactive_world", "empath_world"], "actions": actions},
    )
    while (decision := table.race.pending()[0]).phase == "produce":
        table.play(f"{decision.seat} {table.moves(decision.seat)[-1]}")
    assert len(table.goods(0)) == len(table.goods(1)) == (2 if actions else 1)


def test_draws_for_one_kind_do_not_count_the_others() -> None:
    """R70"""
    table = both("produce", {"tableau": ["consumer_markets", "spice_world", "new_earth"]}, {})
    assert len(table.hand()) == 1


def test_the_action_cards_come_back() -> None:
    """R14"""
    table = Table().play("0 choose produce", "1 choose produce")
    assert table.race.round == 2
    assert table.race.picks == [(), ()]
