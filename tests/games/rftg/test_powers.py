"""Powers in general (R20-R26), and the phases as far as the edge cases leave something open."""

from __future__ import annotations

import pytest

from tests.games.rftg.table import Table


def test_r20_powers_serve_their_owner_and_add_up() -> None:
    """R20"""
    hand = {"hand": ["terraformed_world"], "spare": 6}
    table = Table(
        phase="settle",
        me={"tableau": ["replicant_robots", "mining_robots"], "hand": ["new_earth"], "spare": 6},
        other=hand,
    )
    assert table.cost("new_earth") == 5 - 2 - 1
    assert table.cost("terraformed_world", seat=1) == 5


def test_r21_a_new_card_helps_only_in_later_phases_of_the_round() -> None:
    """R21: a discount placed in Develop works in Settle."""
    table = Table(
        phase="develop",
        me={
            "hand": ["mining_robots", "asteroid_belt"],
            "spare": 4,
            "actions": ["develop"],
        },
        other={"actions": ["settle"]},
    )
    table.play("0 develop mining_robots", "0 pay any")
    assert table.cost("asteroid_belt") == 1


def test_r22_a_power_without_may_must_be_used() -> None:
    """R22, R55"""
    table = Table(
        phase="consume",
        me={
            "tableau": ["public_works", "deficit_spending", "gem_world"],
            "goods": ["gem_world"],
            "hand": ["rebel_base"],
        },
    )
    assert table.moves() == ["consume public_works", "consume deficit_spending"]
    verdict = table.verdict("0 done")
    assert (bool(verdict), verdict.rule) == (False, "R55")
    table.play("0 consume public_works")
    assert table.verdict("0 done")


def test_r23_if_several_optional_powers_would_do_the_owner_picks() -> None:
    """R23"""
    table = Table(
        phase="settle",
        me={
            "tableau": [
                "contact_specialist",
                "colony_ship",
                "new_military_tactics",
                "space_marines",
            ],
            "hand": ["malevolent_lifeforms"],
        },
    )
    table.play("0 settle malevolent_lifeforms")
    assert table.moves() == ["by tactics", "by contact_ship"]


def test_r24_a_power_that_has_begun_is_not_interrupted() -> None:
    """R24, R58"""
    table = Table(
        phase="consume",
        me={
            "tableau": ["old_earth", "public_works", "gem_world", "spice_world", "space_port"],
            "goods": ["gem_world", "spice_world", "space_port"],
        },
    )
    table.play("0 consume old_earth", "0 good gem_world")
    verdict = table.verdict("0 consume public_works")
    assert (bool(verdict), verdict.rule) == (False, "R24")
    assert table.moves() == ["good spice_world", "good space_port"]


def test_r25_draw_means_to_the_hand_except_in_explore() -> None:
    """R25"""
    explorer = Table(phase="explore", me={"tableau": ["expedition_force"]})
    assert explorer.hand() == []
    assert explorer.decision().count() == 3
    assert len(Table(phase="produce", me={"tableau": ["rebel_underground"]}).hand()) == 1


@pytest.mark.parametrize(
    ("tableau", "card", "cost"),
    [
        (["investment_credits"], "public_works", 0),
        (["galactic_federation"], "public_works", 0),
        (["replicant_robots"], "artist_colony", 0),
        (["replicant_robots"], "gem_world", 0),
    ],
)
def test_r26_a_price_stops_at_nothing(tableau: list[str], card: str, cost: int) -> None:
    """R26, R34"""
    phase = "settle" if card in ("artist_colony", "gem_world") else "develop"
    table = Table(phase=phase, me={"tableau": tableau, "hand": [card], "actions": [phase]})
    assert table.cost(card) == cost


def test_r31_nobody_discards_before_all_have_drawn() -> None:
    """R31: what one player will discard cannot be drawn by the other."""
    table = Table(phase="explore", deck=["gem_world", "spice_world", "space_port", "rebel_base"])
    assert [len(cards) for cards in table.race.drawn] == [2, 2]
    assert table.race.seen_by(1).drawn[0] == [-2, -2]
    table.play("0 keep gem_world")
    assert table.discard() == []
    table.play("1 keep space_port")
    assert sorted(table.discard()) == ["rebel_base", "spice_world"]
    assert table.race.seen_by(0).snapshot()["discard"] == ["spice_world", "hidden"]


def test_r32_the_bank_pays_even_if_nothing_is_developed() -> None:
    """R32"""
    table = Table(
        phase="develop", me={"tableau": ["interstellar_bank"], "next_cards": ["gem_world"]}
    )
    table.play("0 pass")
    assert table.hand() == ["gem_world"]


def test_r33_both_reveal_together_and_pay_face_down() -> None:
    """R33, R73"""
    me = {"hand": ["public_works", "gem_world", "spice_world"]}
    other = {"hand": ["space_marines", "space_port", "rebel_base", "rebel_miners"]}
    table = Table(phase="develop", me=me, other=other)
    table.play("0 develop public_works")
    assert table.told("shows") == []
    assert table.race.seen_by(1).placing == [-1, -1]
    table.play("1 develop space_marines", "0 pay gem_world", "1 pay rebel_base space_port")
    assert [event.data["card"] for event in table.told("shows")] == [
        "public_works",
        "space_marines",
    ]
    view = table.race.seen_by(0)
    assert sorted(view.discard)[:2] == [-2, -2]
    assert "gem_world" in view.snapshot()["discard"]  # type: ignore[operator]


def test_r35_another_player_may_have_the_same_development() -> None:
    """R35"""
    table = Table(
        phase="develop",
        me={"hand": ["public_works"], "spare": 1},
        other={"tableau": ["public_works"]},
    )
    assert table.verdict("0 develop public_works")


def test_r37_placing_cards_gives_no_chips() -> None:
    """R37, R77"""
    table = Table(phase="develop", me={"hand": ["space_marines"], "spare": 2})
    table.play("0 develop space_marines")
    assert table.race.chips == [0, 0]
    assert table.race.pool == 24
    assert table.score() == 1


def test_r38_one_world_or_none_and_no_development() -> None:
    """R38"""
    table = Table(
        phase="settle", me={"hand": ["gem_world", "spice_world", "public_works"], "spare": 4}
    )
    verdict = table.verdict("0 settle public_works")
    assert (bool(verdict), verdict.rule) == (False, "R38")
    table.play("0 settle gem_world", "0 pay any")
    assert table.tableau() == ["gem_world"]
    assert table.race.pending()[0].phase == "choose"


def test_r39_a_world_is_paid_for_with_cards_from_the_hand() -> None:
    """R39, R6: the payment comes from the hand and goes to the discard pile."""
    table = Table(
        phase="settle", me={"hand": ["gem_world", "rebel_base", "space_port", "spice_world"]}
    )
    table.play("0 settle gem_world", "0 pay rebel_base spice_world")
    assert table.hand() == ["space_port"]
    assert sorted(table.discard()) == ["rebel_base", "spice_world"]
    assert table.tableau() == ["gem_world"]


def test_r39_too_dear() -> None:
    """R39, G1"""
    table = Table(phase="settle", me={"hand": ["gem_world", "rebel_base"]})
    verdict = table.verdict("0 settle gem_world")
    assert (bool(verdict), verdict.rule) == (False, "R39")


def test_r43_g2_giving_up_tactics_without_need_is_legal() -> None:
    """R43, G2"""
    table = Table(
        phase="settle",
        me={"tableau": ["drop_ships", "new_military_tactics"], "hand": ["outlaw_world"]},
    )
    table.play("0 settle outlaw_world")
    assert table.moves() == ["by conquer", "by tactics"]
    table.play("0 by tactics")
    assert table.tableau() == ["drop_ships", "outlaw_world"]
    everybody_saw_it = table.race.seen_by(None).snapshot()["discard"]
    assert everybody_saw_it == ["new_military_tactics"]


def test_r47_tactics_and_ship_do_not_serve_a_development() -> None:
    """R47, G2: they are offered only with a world."""
    table = Table(
        phase="settle",
        me={"tableau": ["colony_ship", "new_military_tactics"], "hand": ["gem_world"], "spare": 3},
    )
    table.play("0 settle gem_world")
    assert table.moves() == ["by pay", "by ship"]


def test_r49_r50_a_conquered_windfall_world_has_its_good_before_the_draw() -> None:
    """R49, R50"""
    table = Table(
        phase="settle",
        deck=["gem_world", "rebel_base"],
        me={"tableau": ["space_marines"], "hand": ["avian_uplift_race"], "actions": ["settle"]},
    )
    table.play("0 settle avian_uplift_race")
    assert table.race.snapshot()["goods"][0] == [None, "gem_world"]  # type: ignore[index]
    assert table.hand() == ["rebel_base"]


def test_r52_exactly_one_good_is_sold() -> None:
    """R52"""
    table = Table(
        phase="consume",
        me={
            "tableau": ["gem_world", "spice_world", "space_port"],
            "goods": ["gem_world", "spice_world", "space_port"],
            "actions": ["consume_trade"],
        },
    )
    assert table.moves() == ["sell gem_world", "sell spice_world", "sell space_port"]
    table.play("0 sell gem_world")
    assert table.goods() == ["spice_world", "space_port"]
    assert table.race.seen_by(0).snapshot()["discard"] == ["hidden"]


def test_r55_each_power_works_once_in_a_phase() -> None:
    """R55"""
    table = Table(
        phase="consume",
        me={"tableau": ["new_economy", "public_works", "gem_world"], "goods": ["gem_world"]},
    )
    table.play("0 consume new_economy")
    assert len(table.hand()) == 1
    assert table.race.chips[0] == 1


def test_r57_goods_are_discarded_unseen() -> None:
    """R57, R74: not even the owner knows them."""
    table = Table(
        phase="consume", me={"tableau": ["prosperous_world"], "goods": ["prosperous_world"]}
    )
    assert len(table.discard()) == 1
    for viewer in (0, 1, None):
        assert table.race.seen_by(viewer).discard == [-2]


def test_r66_a_world_never_has_two_goods_and_a_windfall_produces_only_by_a_power() -> None:
    """R66"""
    table = Table(
        phase="produce",
        me={
            "tableau": ["gem_world", "artist_colony", "asteroid_belt"],
            "goods": {"gem_world": "rebel_base"},
            "next_goods": ["spice_world"],
        },
    )
    assert table.race.snapshot()["goods"][0] == ["rebel_base", "spice_world", None]  # type: ignore[index]


def test_r68_a_power_may_not_be_used_twice_nor_on_another_kind() -> None:
    """R68"""
    table = Table(
        phase="produce",
        me={
            "tableau": ["mining_robots", "asteroid_belt", "radioactive_world", "empath_world"],
            "actions": ["produce"],
        },
    )
    refused = {"0 produce mining_robots empath_world": "R68", "0 produce mining_robots x": "R1"}
    for line, rule in refused.items():
        verdict = table.verdict(line)
        assert (bool(verdict), verdict.rule) == (False, rule)
    table.play("0 produce mining_robots asteroid_belt")
    verdict = table.verdict("0 produce mining_robots radioactive_world")
    assert (bool(verdict), verdict.rule) == (False, "R55")
    table.play("0 produce bonus empath_world")
    assert table.goods() == ["asteroid_belt", "empath_world"]


def test_r70_r71_draws_count_windfalls_produced_by_any_means() -> None:
    """R70, R71"""
    table = Table(
        phase="produce",
        me={
            "tableau": ["research_labs", "alien_rosetta_stone_world", "deserted_alien_colony",
                        "diversified_economy", "pan_galactic_league"],
            "actions": [],
        },
    )  # fmt: skip
    assert table.goods() == ["deserted_alien_colony"]
    assert len(table.hand()) == 1 + 1


def test_r72_the_most_rare_goods_of_this_phase_by_more_than_two_players() -> None:
    """R72: more than each other player; goods that were there before do not count."""
    owner = {"tableau": ["mining_conglomerate", "bio_hazard_mining_world"]}
    old = {"tableau": ["new_earth", "comet_zone"], "goods": ["new_earth", "comet_zone"]}
    assert len(Table(phase="produce", players=[owner, old, {}]).hand()) == 2
    rival = {"tableau": ["new_earth", "imperium_armaments_world"]}
    assert Table(phase="produce", players=[owner, {}, rival]).hand() == []
    assert len(Table(phase="produce", players=[old, {}, owner]).hand(2)) == 2
