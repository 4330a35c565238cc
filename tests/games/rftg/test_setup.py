"""Setting up (R7-R13)."""

from __future__ import annotations

import pytest

from games.rftg.plugin import GAME
from games.rftg.rules.cards import COPIES, IDS, NONE, START
from games.rftg.rules.options import RaceOptions
from games.rftg.rules.position import Race
from suite.contract import Setup
from tests.games.rftg.table import Table


def deal(players: int, seed: int, **options: object) -> Race:
    race = GAME.deal(Setup(players, RaceOptions(**options), seed))  # type: ignore[arg-type]
    assert isinstance(race, Race)
    return race


def starts(race: Race) -> list[str]:
    return [IDS[tableau[0]] for tableau in race.tableaus]


def deal_with(players: int, wanted: list[str], **options: object) -> Race:
    """The first deal that gives these start worlds."""
    for seed in range(2000):
        race = deal(players, seed, **options)
        if starts(race) == wanted:
            return race
    raise AssertionError(f"never dealt: {wanted}")


def discard_two(race: Race) -> Race:
    for decision in race.pending():
        race.submit(decision.seat, next(decision.each()))
    return race


def names(cards: list[int]) -> set[str]:
    return {IDS[card] for card in cards}


@pytest.mark.parametrize(("players", "pool"), [(2, 24), (3, 36), (4, 48)])
def test_e01_r7_the_chip_pool(players: int, pool: int) -> None:
    """E01, R7"""
    assert deal(players, 1).pool == pool


def test_e02_r9_r10_r11_a_random_deal() -> None:
    """E02, R9, R10, R11"""
    race = deal_with(3, ["old_earth", "alpha_centauri", "new_sparta"])
    assert [len(hand) for hand in race.hands] == [6, 6, 6]
    discard_two(race)
    assert [len(hand) for hand in race.hands] == [4, 4, 4]
    assert len(race.discard) == 6
    assert race.goods[0] == [NONE]
    assert race.goods[1] != [NONE]
    assert len(race.deck) == 92
    elsewhere = names(race.deck + race.discard + race.goods[1])
    elsewhere |= names([card for hand in race.hands for card in hand])
    assert {"epsilon_eridani", "earths_lost_colony"} <= elsewhere


HANDS = {
    "epsilon_eridani": {"rebel_fuel_cache", "public_works", "colony_ship", "gem_world"},
    "alpha_centauri": {"expedition_force", "mining_robots", "rebel_miners", "comet_zone"},
    "new_sparta": {
        "export_duties", "former_penal_colony", "malevolent_lifeforms", "new_military_tactics",
    },
    "earths_lost_colony": {
        "space_marines", "contact_specialist", "spice_world", "avian_uplift_race",
    },
}  # fmt: skip


def test_e03_r12_a_first_game_for_two() -> None:
    """E03, R12"""
    race = deal_with(2, ["epsilon_eridani", "alpha_centauri"], start="first_game")
    assert [names(hand) for hand in race.hands] == [HANDS[world] for world in starts(race)]
    assert race.discard == []
    assert len(race.deck) == 103
    rest = names(race.deck + race.goods[1])
    assert {"new_sparta", "old_earth", "earths_lost_colony"} <= rest
    assert HANDS["new_sparta"] | HANDS["earths_lost_colony"] <= rest
    assert race.pending()[0].phase == "choose"


@pytest.mark.parametrize("players", [3, 4])
def test_e04_r12_a_first_game_for_more(players: int) -> None:
    """E04, R12: the start worlds go to the players at random."""
    orders = set()
    for seed in range(30):
        race = deal(players, seed, start="first_game")
        orders.add(tuple(starts(race)))
        assert sorted(START[tableau[0]] for tableau in race.tableaus) == [*range(1, players + 1)]
        assert [names(hand) for hand in race.hands] == [HANDS[world] for world in starts(race)]
        good = [card for goods in race.goods for card in goods if card != NONE]
        assert len(good) == 1
        assert "old_earth" in names(race.deck + good)
    assert len(orders) > 3


def test_r8_r3_everybody_may_choose_any_of_seven_action_cards() -> None:
    """R8, R3"""
    race = deal(2, 1, start="first_game")
    for decision in race.pending():
        assert [str(move) for move in decision.each()] == [
            "choose explore_5", "choose explore_1_1", "choose develop", "choose settle",
            "choose consume_trade", "choose consume_2x", "choose produce",
        ]  # fmt: skip


def test_r9_the_start_world_lies_open_and_counts_as_a_card() -> None:
    """R9"""
    race = deal(4, 3)
    for tableau in race.seen_by(None).tableaus:
        assert len(tableau) == 1
        assert START[tableau[0]] != NONE
    assert len(set(starts(race))) == 4


def test_r10_exactly_two_of_the_six_are_discarded() -> None:
    """R10: face down: only their owner knows them."""
    race = deal(2, 5)
    decision = race.pending()[0]
    assert (decision.least, decision.most) == (2, 2)  # type: ignore[union-attr]
    discard_two(race)
    assert race.seen_by(0).discard.count(-2) == 2
    assert race.seen_by(None).discard.count(-2) == 4


def test_r13_both_piles_are_face_down() -> None:
    """R13, R74"""
    race = discard_two(deal(3, 1))
    for viewer in (None, 0, 1, 2):
        assert set(race.seen_by(viewer).deck) == {-2}


def test_r1_r6_every_card_is_in_one_place() -> None:
    """R1, R6"""
    race = deal(4, 9)
    everywhere = sorted(
        race.deck
        + [
            card
            for part in (race.tableaus, race.hands, race.goods)
            for cards in part
            for card in cards
        ]
    )
    while everywhere[0] == NONE:
        everywhere.pop(0)
    assert everywhere == [card for card, copies in enumerate(COPIES) for _ in range(copies)]


@pytest.mark.parametrize(
    ("players", "options"), [(1, {}), (5, {}), (3, {"advanced": True}), (4, {"advanced": True})]
)
def test_wrong_numbers_of_players_are_refused(players: int, options: dict[str, bool]) -> None:
    with pytest.raises(ValueError, match="two"):
        deal(players, 1, **options)


def test_r11_a_start_world_settled_later_gets_its_good_by_the_usual_rule() -> None:
    """R10, R11"""
    table = Table(
        phase="settle", me={"tableau": ["old_earth"], "hand": ["alpha_centauri"], "spare": 2}
    )
    assert table.play("0 settle alpha_centauri").goods() == ["alpha_centauri"]
