"""Scenarios: what is left out, and how mistakes are reported."""

import pytest

from games.galactic_alliances.plugin import GAME
from suite.contract import BadScenario


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
        ({"systems": ["S1"], "sides": [{"planets": {"S8a": "colonized"}}]}, "sides.0.planets.S8a"),
        (
            {"systems": ["S1"], "sides": [{"planets": {"S1a": "seized"}}] * 2},
            "sides.1.planets.S1a",
        ),
        ({"sides": [{"cubes": 16}]}, "sides.0"),
        ({"sides": [{"cubes": 0}, {"cubes": 0}]}, "to_move"),
        ({"to_move": 3}, "to_move"),
    ],
)
def test_a_mistake_is_named_with_its_place(description, place):
    with pytest.raises(BadScenario, match=f"^{place}: "):
        GAME.scenario(description)


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
    assert {"humans", "locusts", "weasels"} <= set(now["sides"][0]["hand"])
    assert now["planet_tokens"][0] == "P5"
    assert now["exploration_tokens"][:2] == ["X3", "X3"]
    assert now["systems"][:2] == ["S8", "S7"]


def test_a_turn_after_its_action():
    given = {"acted": True, "carded": True, "sides": [{"hand": ["humans"], "production": 0}]}
    position = GAME.scenario(given)
    assert [str(move) for move in position.decision(0).each()] == ["end"]


@pytest.mark.parametrize("phase", ["swap", "draft", "first_main", "production", "war", "galactic"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_phase_can_be_begun(phase, players):
    position = GAME.scenario({"phase": phase, "players": players, "round": 2})
    assert position.pending()
