"""What the quick player does: one small position for each kind of question."""

import pytest

from games.rftg.bots.policy import sensible
from tests.games.rftg.table import Table

WORLDS = ["old_earth", "gem_world", "mining_world", "alien_robotic_factory"]


def answer(table, seat=0):
    race = table.race.seen_by(seat)
    return str(sensible(race, race.decision(seat)))


def table(tableau, hand=(), *, phase, action, goods=(), **more):
    me = {"tableau": list(tableau), "hand": list(hand), "goods": list(goods), "actions": [action]}
    other = {"tableau": ["new_sparta"], "actions": [action]}
    return Table(me={**me, **more.pop("me", {})}, other=other, phase=phase, **more)


def test_a_good_is_sold_where_it_brings_most():
    sale = table(WORLDS, goods=WORLDS[1:], phase="consume", action="consume_trade", me={"spare": 2})
    assert answer(sale) == "sell alien_robotic_factory"


def test_picky_powers_come_before_those_that_take_anything():
    """Plague World takes only genes; Old Earth would take them too."""
    worlds = ["old_earth", "plague_world", "gem_world", "space_port"]
    assert answer(
        table(worlds, goods=worlds[1:], phase="consume", action="consume_2x")
    ) == "consume plague_world"  # fmt: skip


def test_cheap_goods_are_eaten_first():
    worlds = ["earths_lost_colony", "alien_robotic_factory", "mining_world"]
    eaten = table(worlds, goods=worlds, phase="consume", action="consume_2x")
    assert answer(eaten) == "good earths_lost_colony"


@pytest.mark.parametrize(("pool", "spent"), [(20, "done"), (0, "consume deficit_spending")])
def test_cards_are_spent_for_chips_only_when_they_have_no_other_use(pool, spent):
    hand = ["contact_specialist", "space_marines"]
    debts = table(
        ["epsilon_eridani", "deficit_spending"],
        hand,
        phase="consume",
        action="consume_2x",
        pool=pool,
    )
    assert answer(debts) == spent
    if pool == 0:
        debts.play("0 consume deficit_spending")
        assert answer(debts) == "spend contact_specialist space_marines"


def test_a_windfall_good_is_made_where_it_is_dearest():
    worlds = ["old_earth", "radioactive_world", "pre_sentient_race", "alien_robot_sentry"]
    made = table(worlds, phase="produce", action="produce")
    assert answer(made) == "produce bonus alien_robot_sentry"


def test_nothing_is_given_up_for_a_world_that_can_be_conquered_without():
    worlds = ["epsilon_eridani", "space_marines", "new_military_tactics"]
    conquest = table(worlds, ["rebel_miners"], phase="settle", action="settle")
    conquest.play("0 settle rebel_miners")
    assert answer(conquest) == "by conquer"


def test_what_cannot_be_reached_is_paid_away_first():
    """A weak empire pays with Rebel Homeworld, and not with what it can place next."""
    paying = table(
        ["alpha_centauri"],
        ["gem_world", "rebel_homeworld", "comet_zone", "new_vinland"],
        phase="settle",
        action="settle",
    ).play("0 settle gem_world")
    assert "rebel_homeworld" in answer(paying)


def test_a_second_copy_is_the_first_to_go():
    hand = [
        "mining_robots",
        "mining_robots#2",
        "comet_zone",
        "gem_world",
        "spice_world",
        "space_port",
    ]
    dealt = Table(
        me={"tableau": ["alpha_centauri"], "hand": hand},
        other={"tableau": ["new_sparta"], "spare": 6},
        phase="setup",
    )
    assert "mining_robots" in answer(dealt)


def test_goods_without_use_are_traded_and_empty_worlds_are_filled():
    alien = ["old_earth", "alien_robotic_factory", "deserted_alien_library"]
    rich = Table(
        me={"tableau": alien, "goods": alien[1:], "hand": ["rebel_homeworld"]},
        other={"tableau": ["new_sparta"]},
        phase="choose",
    )
    assert answer(rich) == "choose consume_trade"
    full = [
        "old_earth",
        "gem_world",
        "comet_zone",
        "spice_world",
        "consumer_markets",
        "mining_league",
    ]
    empty = Table(
        me={"tableau": full, "hand": ["rebel_homeworld"]},
        other={"tableau": ["new_sparta"]},
        phase="choose",
    )
    assert answer(empty) == "choose produce"
