"""What the opponents think a tableau yields, checked against what the rules then give."""

import pytest

from games.rftg.bots.economy import engine, goods_made, used_up
from games.rftg.bots.prospects import OUT_OF_REACH, prospect, settle_price
from games.rftg.rules.cards import INDEX
from tests.games.rftg.table import Table


def numbers(*names):
    return tuple(INDEX[name] for name in names)


TABLEAUS = [
    ("old_earth", "gem_world", "comet_zone"),
    ("old_earth", "consumer_markets", "gem_world", "spice_world"),
    ("epsilon_eridani", "mining_robots", "radioactive_world", "mining_league", "mining_world"),
    ("old_earth", "tourist_world", "gem_world", "space_port", "lost_species_ark_world"),
    ("alpha_centauri", "pilgrimage_world", "gem_world", "mining_world", "distant_world"),
    (
        "old_earth",
        "new_economy",
        "diversified_economy",
        "gem_world",
        "mining_world",
        "plague_world",
    ),
]


@pytest.mark.parametrize("names", TABLEAUS, ids=lambda names: names[-1])
def test_the_yield_is_what_the_rules_give(names):
    """Produce from an empty table, then consume, with every choice made as the estimate makes it:
    no order can give more chips."""
    tableau = numbers(*names)
    table = Table(
        me={"tableau": list(names), "actions": []},
        other={"tableau": ["new_sparta"], "actions": ["produce"]},
        phase="produce",
    )
    race = table.race
    assert sum(good >= 0 for good in race.goods[0]) == engine(tableau).made
    assert len(race.hands[0]) == goods_made(tableau).cards
    worlds = table.goods()
    best = _most_chips(
        Table(
            me={"tableau": list(names), "goods": worlds, "actions": []},
            other={"tableau": ["new_sparta"], "actions": ["consume_trade"]},
            phase="consume",
        ).race
    )
    assert best == engine(tableau).chips


def _most_chips(race):
    """By trying every order of powers and every good."""
    decision = race.decision(0)
    if decision is None or decision.phase != "consume":
        return race.chips[0]
    best = 0
    for move in decision.each():
        twin = race.copy()
        twin.play(0, move)
        best = max(best, _most_chips(twin))
    return best


def test_goods_that_no_power_takes_are_left():
    tableau = numbers("alpha_centauri", "gem_world", "mining_world")
    assert used_up(tableau, (1, 1, 0, 0)) == (0, 0, (1, 1, 0, 0))
    assert engine(tableau).sale == 3


def test_a_card_adds_its_points_and_what_it_does_for_the_others():
    """Mining League counts Mining World twice; with its outlet two rare goods bring three chips."""
    start = numbers("new_sparta", "mining_league", "comet_zone")
    brings = prospect(start, INDEX["mining_world"], 0)
    assert brings.points == 2 + 2
    assert brings.chips == 3
    assert prospect(numbers("old_earth"), INDEX["pirate_world"], 0).sale == 2 + 1 + 3


@pytest.mark.parametrize(
    ("tableau", "world", "price"),
    [
        (["old_earth"], "gem_world", 2),
        (["old_earth", "replicant_robots"], "gem_world", 0),
        (["old_earth"], "rebel_miners", OUT_OF_REACH),
        (["new_sparta"], "rebel_miners", 0),
        (["old_earth", "contact_specialist"], "rebel_miners", 1),
        (["old_earth", "colony_ship"], "comet_zone", 0),
    ],
)
def test_a_world_costs_what_its_cheapest_way_costs(tableau, world, price):
    assert settle_price(numbers(*tableau), INDEX[world]) == price
