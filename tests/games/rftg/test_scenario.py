"""Positions described from outside."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from games.rftg.plugin import GAME
from games.rftg.rules import cards, scenario
from games.rftg.rules.cards import DECK_SIZE
from suite.contract import BadScenario, Move
from tests.games.rftg.table import Table

TWO: list[dict[str, Any]] = [{}, {}]


def test_the_example_of_the_documentation_works() -> None:
    example = (scenario.__doc__ or "").split("\n\n")[1]
    race = GAME.scenario(yaml.safe_load(example))
    race.submit(0, Move.parse("settle rebel_miners"))
    race.submit(1, Move.parse("pass"))
    seen = race.snapshot()
    assert seen["tableaus"] == [
        ["new_sparta", "alpha_centauri", "public_works", "rebel_miners"], ["old_earth"],
    ]  # fmt: skip
    assert seen["hands"] == [["pirate_world", "space_marines"], []]
    assert seen["goods"] == [[None, "gambling_world", None, None], [None]]
    assert (seen["round"], seen["pool"], seen["first"], seen["chips"]) == (8, 15, 1, [4, 0])


@pytest.mark.parametrize(
    ("wrong", "place"),
    [
        ({"players": [{}]}, "players: "),
        ({"players": [{}] * 5}, "players: "),
        ({"colour": "red"}, "colour: "),
        ({"phase": "trade"}, "phase: "),
        ({"pool": 1.5}, "pool: "),
        ({"players": [{"chips": -1}, {}]}, "players.0.chips: "),
        ({"players": [{"chips": "3"}, {}]}, "players.0.chips: "),
        ({"players": [{}, {"hands": []}]}, "players.1.hands: "),
        ({"players": [{"tableau": ["gem_wrld"]}, {}]}, "players.0.tableau.0: .*gem_world"),
        ({"players": [{"tableau": ["gem_world"] * 2}, {}]}, "players.0.tableau.1: .*R35"),
        ({"players": [{"hand": ["gem_world"]}] * 2}, "players.1.hand: .*no further gem_world"),
        ({"players": [{"hand": ["public_works"] * 3}, {}]}, "players.0.hand: "),
        ({"players": [{"hand": 115}, {}]}, "players.0.hand: not enough"),
        ({"players": [{"hand": "gem_world"}, {}]}, "players.0.hand: .*list; or: .*integer"),
        ({"players": [{"goods": ["gem_world"]}, {}]}, "players.0.goods.gem_world: .*tableau"),
        (
            {"players": [{"tableau": ["old_earth"], "goods": ["old_earth"]}, {}]},
            "players.0.goods.old_earth: no good",
        ),
        (
            {"players": [{"tableau": ["gem_world"], "goods": {"gem_world": "gem_world"}}, {}]},
            "players.0.goods.gem_world: .*no further",
        ),
        ({"players": [{"actions": ["search"]}, {}]}, "players.0.actions.0: "),
        ({"players": [{"actions": ["settle", "settle"]}, {}]}, "players.0.actions: at most 1"),
        (
            {"advanced": True, "players": [{"actions": ["produce", "produce"]}, {}]},
            "players.0.actions: .*R84",
        ),
        ({"advanced": True, "players": [{}] * 3}, "advanced: "),
        ({"second": True, "phase": "settle"}, "second: "),
        ({"second": True, "phase": "consume", "advanced": True}, "second: "),
        ({"first": 2}, "first: "),
        ({"deck": ["gem_world"], "discard": ["gem_world"]}, "discard: "),
        (
            {"players": [{"tableau": ["gem_world"], "next_cards": ["gem_world"]}, {}]},
            "players.0.next_cards: ",
        ),
        ({"players": [{"next_goods": {"gem_wrld": "old_earth"}}, {}]}, "players.0.next_goods.0: "),
        ({"phase": "over"}, "phase: .*R75"),
        ({"phase": "setup", "players": [{"hand": 5}, {"hand": 6}]}, "players.0.hand: .*R10"),
    ],
)
def test_a_mistake_is_named_with_its_place(wrong: dict[str, Any], place: str) -> None:
    with pytest.raises(BadScenario, match=f"^{place}"):
        GAME.scenario({"players": TWO} | wrong)


def test_a_record_may_count_the_pool_below_zero() -> None:
    """R65: it pays out more than there was, and the match ends."""
    table = Table(phase="end", pool=-3, me={"chips": 15}, other={"chips": 12})
    assert (table.race.pool, table.race.over()) == (0, True)


def test_every_card_of_the_game_is_somewhere() -> None:
    race = Table(
        phase="consume",
        deck=["gem_world"],
        discard=["rebel_base"],
        me={"tableau": ["spice_world"], "goods": ["spice_world"], "hand": ["public_works"] * 2},
        other={"spare": 7},
    ).race
    parts = [race.deck, race.discard, *race.hands, *race.tableaus]
    assert sum(map(len, parts)) + 1 == DECK_SIZE


def test_the_same_seed_gives_the_same_unknown_cards() -> None:
    described = {"players": [{"hand": 5}, {"hand": 5}]}
    assert GAME.scenario(described) == GAME.scenario(described)
    assert GAME.scenario(described) != GAME.scenario(described | {"seed": 1})


def test_a_hand_may_be_known_in_part() -> None:
    race = GAME.scenario({"players": [{"hand": ["gem_world", None, None]}, {}]})
    hand = race.snapshot()["hands"][0]  # type: ignore[index]
    assert (len(hand), hand.count("gem_world")) == (3, 1)


def test_actions_are_named_by_id_or_title() -> None:
    """R84: `develop#2` counts as the first when it is alone."""
    for name, action in (("Explore +1,+1", "explore_1_1"), ("CONSUME: Trade", "consume_trade")):
        race = GAME.scenario({"phase": "end", "players": [{"actions": [name]}, {"hand": 11}]})
        assert race.snapshot()["actions"] == [[action], []]
    twice = {"advanced": True, "phase": "develop", "players": [{"actions": ["develop#2"]}, {}]}
    assert GAME.scenario(twice).snapshot()["actions"] == [["develop"], []]


def test_set_up_before_the_first_discards() -> None:
    """R10"""
    six = ["gem_world", "spice_world", "space_port", "rebel_base", "outlaw_world", "old_earth"]
    players = [{"tableau": ["new_sparta"], "hand": six}, {"tableau": ["alpha_centauri"], "hand": 6}]
    table = Table.__new__(Table)
    table.race, table.events = GAME.scenario({"phase": "setup", "players": players}), []  # type: ignore[assignment]
    table.play("0 discard old_earth gem_world", "1 discard any")
    assert table.hand() == ["outlaw_world", "rebel_base", "space_port", "spice_world"]
    assert table.race.round == 1


def test_each_seat_gets_the_cards_that_were_promised_to_it() -> None:
    """Whatever the order of draws is, and wherever the cards lie; even among the discards."""
    table = Table(
        phase="produce",
        deck=["gem_world"] * 1,
        discard=["rebel_base"],
        me={
            "tableau": ["merchant_guild", "artist_colony"],
            "next_cards": ["rebel_base", "outlaw_world"],
            "next_goods": ["rebel_miners"],
        },
        other={"tableau": ["rebel_underground"], "next_cards": ["public_works"]},
    )
    assert table.hand() == ["outlaw_world", "rebel_base"]
    assert table.hand(1) == ["public_works"]
    assert table.race.snapshot()["goods"][0] == [None, "rebel_miners"]  # type: ignore[index]
    assert table.discard() == []
    assert table.deck()[0] == "gem_world"


def test_goods_may_be_promised_to_worlds() -> None:
    """Whatever the order in which they produce."""
    own = ["secluded_world", "artist_colony", "spice_world"]
    goods = {"spice_world": "rebel_base", "Secluded World": "rebel_miners"}
    table = Table(phase="produce", deck=["old_earth"], me={"tableau": own, "next_goods": goods})
    assert table.race.snapshot()["goods"][0] == ["rebel_miners", "old_earth", "rebel_base"]  # type: ignore[index]


def test_a_promised_card_may_be_discarded_first() -> None:
    """The draw pile runs out, and what was paid just now is drawn again."""
    table = Table(
        phase="settle",
        deck=["gem_world", "spice_world"],
        me={
            "hand": ["artist_colony", "rebel_base"],
            "next_cards": ["rebel_base"],
            "actions": ["settle"],
        },
    )
    table.play("0 settle artist_colony")
    assert table.hand() == ["rebel_base"]


def test_a_promise_that_cannot_be_kept_is_named() -> None:
    me = {"tableau": ["rebel_underground"], "hand": ["gem_world"], "next_cards": ["gem_world"]}
    with pytest.raises(BadScenario, match="gem_world was promised"):
        Table(phase="produce", me=me)


def test_promises_are_kept_from_everybody() -> None:
    table = Table(me={"next_cards": ["rebel_base"]})
    assert any(table.race.coming)
    assert table.race.seen_by(0).coming == []


def test_the_cards_of_goods_may_be_unknown() -> None:
    own = ["gem_world", "spice_world"]
    for goods in (["spice_world"], {"spice_world": None}):
        table = Table(phase="end", me={"tableau": own, "goods": goods})
        assert table.goods() == ["spice_world"]


def test_cards_are_named_by_id_or_title() -> None:
    for index, card in enumerate(cards.DATA):
        for name in (card.id, card.name, card.name.upper(), card.name.replace("'", "’")):
            race = GAME.scenario({"players": [{"hand": [name]}, {}]})
            assert race.hands[0] == [index]  # type: ignore[attr-defined]
    me = {"tableau": ["Earth's Lost Colony"], "goods": {"Earth's Lost Colony": "Gem World"}}
    race = GAME.scenario({"players": [me, {}], "deck": ["Galactic Survey: SETI"]})
    assert race.snapshot()["goods"] == [["gem_world"], []]
    assert race.snapshot()["deck"][0] == "galactic_survey_seti"  # type: ignore[index]


def test_the_start_world_may_lie_anywhere_in_a_tableau() -> None:
    """R82"""
    tableaus = [["gem_world", "new_sparta"], ["public_works", "alpha_centauri", "old_earth"]]
    race = GAME.scenario({"players": [{"tableau": tableau} for tableau in tableaus]})
    assert race.snapshot()["first"] == 1


def test_the_seat_that_goes_first_can_be_named() -> None:
    """R82: else it is the one with the lowest start number."""
    players = [{"tableau": ["old_earth"]}, {"tableau": ["new_sparta"]}]
    for first, wanted in ((None, 0), (1, 1)):
        given = {"phase": "explore", "first": first, "deck": ["gem_world"], "players": players}
        race = GAME.scenario(given)
        assert race.snapshot()["first"] == wanted
        drawn = race.snapshot()["drawn"]
        assert "gem_world" in drawn[wanted]  # type: ignore[index]


def test_one_phase_can_be_looked_at_alone() -> None:
    """After it comes the hand limit and the next choice; nothing is drawn for other phases."""
    guild = {"tableau": ["merchant_guild"], "next_cards": ["gem_world", "rebel_base"]}
    given = {"phase": "explore", "me": guild | {"actions": ["explore_5"]}}
    given["other"] = {"actions": ["produce"]}
    whole = Table(**given).play("0 keep gem_world", "1 keep any")
    assert (len(whole.hand()), whole.phases()[-1]) == (3, "produce")
    alone = Table(**given, alone=True).play("0 keep gem_world", "1 keep any")
    assert alone.hand() == ["gem_world"]
    assert alone.race.pending()[0].phase == "choose"


def test_the_first_of_two_phases_alone() -> None:
    """R87: both have the bonus, and the second phase does not follow."""
    me = {"hand": ["space_marines"], "spare": 2, "actions": ["develop", "develop"]}
    other = {"actions": ["develop", "explore_5"]}
    table = Table(advanced=True, phase="develop", alone=True, me=me, other=other)
    assert table.cost("space_marines") == 1
    table.play("0 pass")
    assert table.race.pending()[0].phase == "choose"


def test_a_description_of_the_second_phase() -> None:
    """R87"""
    table = Table(
        advanced=True,
        phase="develop",
        second=True,
        me={"hand": ["space_marines"], "spare": 3, "actions": ["develop", "produce"]},
        other={"hand": ["deficit_spending"], "spare": 3, "actions": ["develop", "develop"]},
    )
    assert table.cost("space_marines") == 2
    assert table.cost("deficit_spending", seat=1) == 1


SPARED = {
    "settle spice_world": ["by pay", "by ship", "by pay_tactics", "by ship_tactics"],
    "settle pirate_world": [
        "by tactics", "by contact", "by contact_ship", "by contact_tactics",
        "by contact_ship_tactics",
    ],
}  # fmt: skip


@pytest.mark.parametrize("settle", SPARED)
@pytest.mark.parametrize("spare", [False, True])
def test_tactics_may_be_spared_on_any_world_where_a_scenario_says_so(
    settle: str, spare: bool
) -> None:
    """G2: else they are discarded only together with a conquest."""
    helpers = ["new_military_tactics", "colony_ship", "contact_specialist"]
    table = Table(
        phase="settle",
        lenient=spare,
        me={"tableau": ["epsilon_eridani", *helpers], "hand": [settle.split()[1]], "spare": 4},
    ).play(f"0 {settle}")
    ways = SPARED[settle]
    assert table.moves() == [way for way in ways if spare or way in ways[:-2]]
    if not spare:
        assert table.verdict(f"0 {ways[-1]}").rule == "G2"
        return
    for way in ways[-2:]:
        twin = table.copy().play(f"0 {way}")
        if "ship" not in way:
            twin.play("0 any")
        gone = {"new_military_tactics"} | ({"colony_ship"} if "ship" in way else set())
        assert set(helpers) - set(twin.tableau()) == gone
        assert len(twin.hand()) == (4 if "ship" in way else 2)


@pytest.mark.parametrize(("lenient", "drawn"), [(False, 2), (True, 1)])
def test_a_lenient_scenario_lets_draws_come_before_windfall_worlds(
    lenient: bool, drawn: int
) -> None:
    """R22, R70: Diversified Economy draws for each kind, here before the bonus has produced."""
    own = ["diversified_economy", "artist_colony", "asteroid_belt", "pre_sentient_race"]
    table = Table(phase="produce", lenient=lenient, me={"tableau": own, "actions": ["produce"]})
    moves = ["produce bonus asteroid_belt", "produce bonus pre_sentient_race"]
    assert table.moves() == [*moves, *(["draw diversified_economy"] if lenient else [])]
    if lenient:
        table.play("0 draw diversified_economy")
        assert table.moves() == moves
    else:
        assert not table.verdict("0 draw diversified_economy")
    table.play("0 produce bonus asteroid_belt")
    assert (len(table.hand()), table.goods()) == (drawn, ["artist_colony", "asteroid_belt"])
