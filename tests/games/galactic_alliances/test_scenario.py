"""Scenarios: what is left out, and how mistakes are reported."""

import pytest
import yaml

from games.galactic_alliances.plugin import GAME
from games.galactic_alliances.rules.content import FACTION_INDEX
from suite.contract import BadScenario, Move


@pytest.mark.parametrize(
    ("description", "place"),
    [
        ({"players": 5}, "players"),
        ({"dragons": 1}, "dragons"),
        ({"sides": [{"credits": 13}]}, "sides.0.credits"),
        ({"sides": [{"cruiser": 6}]}, "sides.0.cruiser"),
        ({"sides": [{}, {}, {}]}, "sides"),
        ({"opponent": {}}, "opponent"),
        ({"systems": ["S9"]}, "systems"),
        ({"systems": ["S1", "S1"]}, "systems"),
        ({"order": [0, 0]}, "order"),
        ({"stack": [1]}, "stack"),
        ({"round": 2, "fleet": 4}, "fleet"),
        ({"planet_tokens": ["S1a"]}, "planet_tokens"),
        ({"exploration_tokens": ["X9"]}, "exploration_tokens"),
        ({"exploration_tokens": ["X1", "X1", "X1", "X1"]}, "exploration_tokens"),
        ({"explored_places": ["S1x2"], "systems": ["S1"]}, "explored_places"),
        ({"trade": ["T1", "T2", "T3"], "trade_cubes": {"T4": [1]}}, "trade_cubes"),
        ({"trade": ["T1"], "trade_cubes": {"T1": [1, 1, 1]}}, "trade_cubes.T1"),
        ({"trade": ["T1", "T2", "T3"], "flipped": ["T5"]}, "flipped"),
        ({"council": {"C5": 0}}, "council"),
        ({"council": {"C1": 2}}, "council.C1"),
        ({"sides": [{"main": ["dragons"]}]}, "sides.0.main"),
        ({"sides": [{"main": ["humans"], "hand": ["humans"]}]}, "sides.0.hand"),
        ({"sides": [{"main": ["humans"]}], "deck": ["humans"]}, "deck"),
        ({"sides": [{"technologies": ["dragons"]}]}, "sides.0.technologies"),
        (
            {"systems": ["S1", "S2"], "sides": [{"planets": {"S8a": "colonized"}}]},
            "sides.0.planets.S8a",
        ),
        ({"sides": [{"planets": {"S9a": "colonized"}}]}, "sides.0.planets"),
        (
            {"systems": ["S1"], "sides": [{"planets": {"S1a": "seized"}}] * 2},
            "sides.1.planets.S1a",
        ),
        ({"sides": [{"cubes": 16}]}, "sides.0"),
        ({"sides": [{"cubes": 0}, {"cubes": 0}]}, "to_move"),
        ({"to_move": 3}, "to_move"),
        ({"phase": "war", "to_move": 0}, "to_move"),
        ({"phase": "swap", "face_up": 2}, "face_up"),
        ({"phase": "swap", "sides": [{"main": ["humans"]}]}, "sides.0"),
        ({"phase": "first_main", "sides": [{"ideology": "humans"}]}, "sides.0"),
        ({"phase": "first_main", "sides": [{"main": ["humans"]}] * 2}, "sides.1.main"),
        ({"phase": "first_main", "to_move": 0, "sides": [{"main": ["humans"]}]}, "to_move"),
        ({"phase": "swap", "to_move": 0, "sides": [{"aside": ["humans"]}]}, "to_move"),
        ({"sides": [{"kept": ["humans"]}]}, "sides.0"),
        ({"phase": "draft", "sides": [{"kept": ["humans"]}]}, "sides"),
        ({"phase": "draft", "sides": [{"hand": ["humans"], "pick": "cheiki"}]}, "sides.0.pick"),
        ({"phase": "swap", "players": 4, "deck": list(FACTION_INDEX)[:13]}, "deck"),
        ({"phase": "abilities"}, "to_move"),
        ({"phase": "abilities", "due": ["nomads"], "sides": [{"main": ["locusts"]}]}, "due"),
        ({"due": ["curiosity"], "sides": [{"main": ["humans"]}]}, "due"),
        ({"settled": "S1a", "systems": ["S1"]}, "settled"),
        ({"phase": "nomads"}, "phase"),
        ({"phase": "nomads", "sides": [{"main": ["wanderers"], "production": 0}]}, "phase"),
        ({"phase": "seize"}, "to_move"),
        ({"players": 1, "opponent": {"credits": 2}}, "opponent.credits"),
        ({"council": {"C1": "opponent"}}, "council.C1"),
        ({"removed_places": ["S1x1"], "systems": ["S1"]}, "removed_places"),
    ],
)
def test_a_mistake_is_named_with_its_place(description, place):
    with pytest.raises(BadScenario, match=f"^{place}: "):
        GAME.scenario(description)


@pytest.mark.parametrize(
    ("description", "hint"),
    [
        ({"sids": []}, "'sides'"),
        ({"sides": [{"credit": 2}]}, "'credits'"),
        ({"sides": [{"main": ["humanz"]}]}, "'humans'"),
        ({"sides": [{"technologies": ["Warp Drives"]}]}, "'warp_drive'"),
    ],
)
def test_a_slip_of_the_pen_gets_a_hint(description, hint):
    with pytest.raises(BadScenario, match=f"did you mean {hint}"):
        GAME.scenario(description)


def test_ids_and_english_titles_are_the_same():
    ids = {
        "players": 1,
        "round": 3,
        "systems": ["S1", "S2"],
        "trade": ["T1"],
        "flipped": ["T1"],
        "trade_cubes": {"T1": [1]},
        "planet_tokens": ["P2"],
        "exploration_tokens": ["X2"],
        "council": {"C1": 1},
        "deck": ["archivists"],
        "sides": [
            {
                "main": ["chronists"],
                "technologies": ["memory_vault", "deep_space_sensors"],
                "planets": {"S1a": "colonized", "S2c": "developed", "P2": "seized"},
            }
        ],
        "acted": True,
    }
    titles = {
        **ids,
        "systems": ["Alba Gate", "cinder reach"],
        "trade": ["Interstellar Trade Agreements"],
        "flipped": ["interstellar trade agreements"],
        "trade_cubes": {"t1": [1]},
        "planet_tokens": ["Water"],
        "exploration_tokens": ["discovery"],
        "council": {"c1": "opponent"},
        "deck": ["Archivists of Ohm"],
        "sides": [
            {
                "main": ["Chroniclers"],
                "technologies": ["Memory Vault", "Deep-Space Sensors"],
                "planets": {
                    "Alba Gate friendly": "colonized",
                    "Cinder Reach barren": "developed",
                    "water": "seized",
                },
            }
        ],
    }
    assert GAME.scenario(ids).snapshot() == GAME.scenario(titles).snapshot()


def test_a_description_may_be_written_loosely():
    strict = {
        "players": 2,
        "round": 2,
        "phase": "action",
        "systems": ["S4"],
        "sides": [{"main": ["humans"], "planets": {"S4a": "developed"}}, {}],
    }
    loose = {
        **strict,
        "players": [{"main": "Humans", "planets": {"s4a": "Developed"}, "hand": None}, None],
        "phase": "Action",
        "systems": "S4",
        "trade": None,
    }
    del loose["sides"]
    assert GAME.scenario(loose).snapshot() == GAME.scenario(strict).snapshot()


@pytest.mark.parametrize("seed", range(8))
def test_what_is_spoken_of_lies_on_the_table(seed):
    sides = [{"planets": {"S7c": "colonized"}}, {"planets": {"S6a": "seized"}}]
    given = {"seed": seed, "sides": sides, "trade_cubes": {"T4": [1]}, "flipped": ["T2"]}
    table = GAME.scenario(given).snapshot()
    assert table["systems"][:2] == ["S7", "S6"]
    assert {"T2", "T4"} < set(table["trade"])


def test_hands_are_not_filled_up_with_what_is_still_to_be_drawn():
    """G14"""
    given = {"phase": "swap", "players": 4, "deck": ["humans", "locusts"]}
    position = GAME.scenario(given)
    assert position.snapshot()["deck"][:2] == ["humans", "locusts"]
    hand = position.decision(0).items
    position.submit(0, Move("swap", hand[:2]))
    assert {"humans", "locusts"} < set(position.snapshot()["sides"][0]["hand"])


def test_the_description_is_explained_entry_by_entry():
    from games.galactic_alliances.rules import description

    text = (description.__doc__ or "").split("\n\n")[1]
    told = yaml.safe_load(text)
    assert set(told) == set(description.Scenario.model_fields)
    assert set(told["sides"][0]) == set(description.Side.model_fields)
    assert set(told["opponent"]) == set(description.Opponent.model_fields)
    description.Scenario.model_validate(told)


def test_the_opponent_begins_with_two_cruisers_unless_told():
    """G80"""
    given = {"players": 1, "systems": ["S1"], "opponent": {"planets": {"S1a": "developed"}}}
    rival = GAME.scenario(given).snapshot()["sides"][1]
    assert (rival["cruiser"], rival["cube_supply"], rival["planets"]) == (
        2,
        14,
        {"S1a": "developed"},
    )


def test_an_empty_description_is_a_first_turn():
    position = GAME.scenario({})
    now = position.snapshot()
    assert (now["round"], now["stage"], now["face_up"], now["fleet"]) == (1, "turn", 2, 0)
    assert [side["cubes"] for side in now["sides"]] == [3, 3]
    assert now == GAME.scenario({}).snapshot()
    assert now != GAME.scenario({"seed": 2}).snapshot()


def test_decks_and_bags_begin_as_told():
    given = {
        "phase": "first_main",
        "deck": ["humans", "locusts"],
        "planet_tokens": ["P5"],
        "exploration_tokens": ["X3", "X3"],
        "systems": ["S8", "S7"],
        "sides": [{"hand": ["weasels"]}],
    }
    now = GAME.scenario(given).snapshot()
    assert "weasels" in now["sides"][0]["hand"]
    assert now["deck"][:2] == ["humans", "locusts"]
    assert now["planet_tokens"][0] == "P5"
    assert now["exploration_tokens"][:2] == ["X3", "X3"]
    assert now["systems"][:2] == ["S8", "S7"]


def test_abilities_are_asked_about_in_turn_order_until_none_is_left():
    given = {
        "phase": "abilities",
        "order": [1, 0],
        "sides": [
            {"main": ["dockyard_guild"], "credits": 1},
            {"main": ["harmony_choir"], "credits": 1},
        ],
    }
    assert [decision.seat for decision in GAME.scenario(given).pending()] == [0]
    used = GAME.scenario({**given, "to_move": 0, "due": []}).snapshot()
    assert (used["stage"], used["turn"]) == ("turn", 0)


def test_a_turn_after_its_action():
    given = {"acted": True, "carded": True, "sides": [{"hand": ["humans"], "production": 0}]}
    position = GAME.scenario(given)
    assert [str(move) for move in position.decision(0).each()] == ["end"]


@pytest.mark.parametrize("phase", ["swap", "draft", "first_main", "production", "war", "galactic"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_phase_can_be_begun(phase, players):
    position = GAME.scenario({"phase": phase, "players": players, "round": 2})
    assert position.pending()
