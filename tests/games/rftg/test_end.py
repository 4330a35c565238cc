"""The end of the match and the score (R5, R75-R81)."""

from __future__ import annotations

import pytest

from games.rftg.rules.cards import DATA, IDS
from games.rftg.rules.scoring import total
from tests.games.rftg.table import Table

TWELVE = [
    "old_earth", "artist_colony", "gem_world", "spice_world", "space_port", "secluded_world",
    "tourist_world", "terraformed_world", "expanding_colony", "galactic_engineers", "new_vinland",
    "pilgrimage_world",
]  # fmt: skip


@pytest.mark.parametrize(
    ("number", "pool", "over"), [(11, 5, False), (12, 5, True), (11, 0, True), (1, 1, False)]
)
def test_r75_what_ends_the_match(number: int, pool: int, over: bool) -> None:
    """R75"""
    table = Table(phase="produce", pool=pool, other={"tableau": TWELVE[:number]})
    assert table.race.over() == over


def test_r75_the_round_is_finished_first() -> None:
    """R75: with twelve cards after Develop, Consume and Produce still come."""
    table = Table(
        phase="develop",
        me={"tableau": TWELVE[:11], "hand": ["investment_credits"], "actions": ["develop"]},
        other={"actions": ["produce"]},
    )
    table.play("0 develop investment_credits")
    assert table.phases() == ["produce"]
    assert table.race.over()
    assert "artist_colony" in table.goods()


def test_r76_goods_are_not_cards_of_the_tableau() -> None:
    """R75, R76"""
    table = Table(phase="produce", me={"tableau": TWELVE[:11]})
    assert len(table.goods()) == 6
    assert not table.race.over()


def test_r5_most_points_win() -> None:
    """R5"""
    table = Table(phase="over", pool=0, me={"chips": 3}, other={"chips": 4})
    assert table.race.standings().winners == (1,)
    reason = table.race.standings().reason
    assert reason is not None
    assert "chip" in reason.text


def test_r77_every_part_of_the_score_has_its_line() -> None:
    """R77"""
    table = Table(me={"tableau": ["old_earth", "public_works", "galactic_federation"], "chips": 5})
    standing = table.race.standings().seats[0]
    assert [line.points for line in standing.lines] == [5, 2, 1, 3]
    assert standing.total == total(table.race, 0) == 11


def test_r77_printed_points_of_every_card() -> None:
    """R77"""
    for number, card in enumerate(DATA):
        if not card.scoring:
            assert Table(me={"tableau": [IDS[number]]}).score() == card.vp, card.id


def test_r78_an_other_card_is_counted_by_the_first_condition_only() -> None:
    """R78: Rebel Warrior Race is a Genes world before it is a military world; the institute
    counts the title of cards that are not Alien worlds."""
    assert (
        Table(me={"tableau": ["pan_galactic_league", "rebel_warrior_race"]}).worth(
            "pan_galactic_league"
        )
        == 2
    )
    assert Table(me={"tableau": ["alien_tech_institute"]}).worth("alien_tech_institute") == 2


@pytest.mark.parametrize(
    ("scorer", "card", "points"),
    [
        ("alien_tech_institute", "alien_robotic_factory", 3),
        ("alien_tech_institute", "lost_alien_warship", 2),
        ("free_trade_association", "gem_world", 2),
        ("free_trade_association", "pirate_world", 1),
        ("free_trade_association", "consumer_markets", 2),
        ("galactic_federation", "merchant_guild", 2),
        ("galactic_federation", "public_works", 1),
        ("galactic_imperium", "rebel_fuel_cache", 2),
        ("galactic_imperium", "outlaw_world", 1),
        ("galactic_imperium", "gem_world", 0),
        ("galactic_renaissance", "research_labs", 3),
        ("galactic_survey_seti", "expedition_force", 1),
        ("galactic_survey_seti", "star_nomad_lair", 2),
        ("galactic_survey_seti", "gem_world", 1),
        ("galactic_survey_seti", "space_marines", 0),
        ("merchant_guild", "plague_world", 2),
        ("merchant_guild", "asteroid_belt", 0),
        ("mining_league", "mining_world", 2),
        ("mining_league", "asteroid_belt", 1),
        ("mining_league", "mining_robots", 2),
        ("new_economy", "public_works", 2),
        ("new_economy", "tourist_world", 1),
        ("new_economy", "gem_world", 0),
        ("new_galactic_order", "drop_ships", 3),
        ("pan_galactic_league", "plague_world", 2),
        ("pan_galactic_league", "outlaw_world", 1),
        ("pan_galactic_league", "contact_specialist", 3),
        ("trade_league", "export_duties", 2),
        ("trade_league", "pirate_world", 1),
        ("trade_league", "black_market_trading_world", 0),
    ],
)
def test_r79_r80_what_a_card_adds_to_a_six_cost_development(
    scorer: str, card: str, points: int
) -> None:
    """R79, R80"""
    alone = Table(me={"tableau": [scorer]}).worth(scorer)
    assert Table(me={"tableau": [scorer, card]}).worth(scorer) - alone == points


def test_r81_a_tie_is_broken_by_cards_and_goods() -> None:
    """R81"""
    worlds = {"tableau": ["alpha_centauri", "plague_world"], "goods": ["alpha_centauri"]}
    me = worlds | {"spare": 2, "chips": 9}
    assert Table(
        phase="over", pool=0, me=me, other={"spare": 2, "chips": 9}
    ).race.standings().winners == (0,)
    assert Table(
        phase="over", pool=0, me=me, other={"spare": 3, "chips": 9}
    ).race.standings().winners == (0, 1)
    assert Table(phase="over", pool=0, me=me, other={"chips": 10}).race.standings().winners == (1,)
