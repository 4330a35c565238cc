"""Positions described from outside: complete, forgiving with names, exact about mistakes."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from games.expansion_pilots.plugin import GAME
from games.expansion_pilots.rules.options import Options
from games.expansion_pilots.rules.position import Galaxies
from suite.contract import BadScenario, Chance, Move, Setup

GUIDE = Path(__file__).parents[3] / "games" / "expansion_pilots" / "scenarios.md"
BASE = {"pilots": False, "exploration": False}


@pytest.mark.parametrize(
    ("description", "mistake"),
    [
        ({"players": 6}, "players: 5 at most"),
        ({"players": "two"}, "players: a whole number is wanted"),
        ({"seats": {"energy": 3}}, "seats: a list is wanted"),
        ({"seats": [3]}, "seats.0: names with their values are wanted"),
        ({"seats": [{"energy": -1}]}, "seats.0.energy: 0 at least"),
        ({"seats": [{"ships": ["home"] * 5}]}, "seats.0.ships: 4 at most"),
        ({"coming": [1]}, "coming.0: a name is wanted"),
        ({"ships": ["home"]}, "ships: there is no such key here; it belongs to one of the seats"),
        ({"seats": [{"row": []}]}, "seats.0.row: there is no such key here; it belongs to the ta"),
        ({"options": {"pilot": False}}, "options.pilot: there is no such key; did you mean 'pil"),
        ({"dice": ["move"] * 8}, "dice: there are only 7"),
        ({"face_up": ["Space Ice"] * 3 + ["Wormhole"]}, "face_up: at most 3"),
        ({"colour": "red"}, "colour: there is no such key"),
        ({"seats": [{"energi": 1}]}, "seats.0.energi: there is no such key; did you mean 'energy'"),
        ({"dice": ["seven"]}, "dice.0: there is no face 'seven'"),
        ({"dice": ["move forgotten"]}, "dice.0"),
        ({"row": ["p_nowhere"]}, "row.0: there is no planet 'p_nowhere'"),
        ({"row": ["Jaks"]}, "row.0: there is no planet 'Jaks'; did you mean 'p_jakks'?"),
        ({"pilot_row": ["pilot_nobody"]}, "pilot_row.0: there is no pilot"),
        ({"tokens": ["tok_nothing"]}, "tokens.0: there is no token"),
        ({"seats": [{}, {}, {}]}, "seats: 3 are given for 2"),
        ({"seats": [{"energy": 8}]}, "seats.0.energy"),
        ({"seats": [{"ships": ["nowhere"]}]}, "seats.0.ships.0: 'nowhere' is no place"),
        ({"seats": [{"ships": ["orbit p_jakks 2"]}]}, "seats.0.ships.0: the spaces"),
        ({"seats": [{"ships": ["hazard Space Ice"]}]}, "seats.0.ships.0: tok_space_ice_1 has no"),
        ({"seats": [{"ships": ["land Gort", "land Gort"]}]}, "seats.0.ships: two ships"),
        ({"seats": [{"mission": "m_nothing"}]}, "seats.0.mission"),
        ({"seats": [{"mission": "Elder"}, {"mission": "Elder"}]}, "missions: m_elder is in two"),
        ({"seats": [{"offer": ["Elder", "Hoarder"]}]}, "seats.0.mission: which of the offer"),
        ({"missions": [["Elder", "Hoarder"]]}, "missions: two are wanted"),
        ({"missions": [["Elder"], ["Hoarder"]]}, "missions.0: two missions are offered"),
        ({"seats": [{"used": ["nothing"]}]}, "seats.0.used.0"),
        ({"seats": [{"pilots": {"ship_aurora": ["nobody"]}}]}, "seats.0.pilots.ship_aurora"),
        ({"active": 2}, "active: there is no such side"),
        ({"active": "rogue"}, "active: there is no such side"),
        ({"players": 1, "first": 1}, "first: there is no such side"),
        ({"trigger": 7}, "trigger: there is no such side"),
        ({"following": "chess"}, "following.face: there is no face"),
        ({"following": {"face": "move", "seat": 0}}, "following.seat: this side cannot follow"),
        ({"seats": [{"ships": ["home", "home", "home"]}]}, "seats.0.ships: at level 1 2 ships"),
        ({"row": ["p_jakks"], "seats": [{"colonies": ["p_jakks"]}]}, "planets: p_jakks"),
        ({"face_up": ["tok_wormhole_1"], "tokens": ["tok_wormhole_1"]}, "tokens: tok_wormhole_1"),
        ({"options": {"pilots": "perhaps"}}, "options.pilots"),
        ({"options": {"rogue": "Rotkel"}}, "options.rogue: there is no rogue galaxy 'Rotkel'; did"),
        ({"options": BASE, "pilot_row": ["Express"]}, "pilot_row: this match is played without"),
        ({"options": BASE, "face_up": ["Wormhole"]}, "tokens: this match is played without"),
        ({"options": BASE, "seats": [{"ships": ["unexplored"]}]}, "seats.0.ships.0: this match"),
        ({"options": BASE, "seats": [{"tokens": ["Wormhole"]}]}, "seats.0.tokens: this match"),
        ({"options": BASE, "seats": [{"pilots": {"Nexus": ["Echo"]}}]}, "seats.0.pilots: this"),
        ({"players": 1, "rogue": {"level": 6}}, "rogue.level: a rogue galaxy has levels 1 to 5"),
        ({"players": 1, "rogue": {"ships": ["land Gort"]}}, "rogue.ships.0: a rogue ship never"),
        ({"tasks": [["dance", 0]]}, "tasks.0: there is no such task"),
        ({"tasks": [["fly"]]}, "tasks: they do not fit this position"),
    ],
)
def test_mistakes_are_named(description: dict[str, Any], mistake: str) -> None:
    with pytest.raises(BadScenario) as caught:
        GAME.scenario(description)
    assert str(caught.value).startswith(mistake)


def test_too_many_pilots_for_the_ships() -> None:
    pilots = {"Aurora": ["Agent"], "Nexus": ["Echo"], "Intrepid": ["Envoy"]}
    with pytest.raises(BadScenario, match="no ship left"):
        GAME.scenario({"seats": [{"pilots": pilots}]})


def test_one_needs_no_brackets_and_nothing_means_what_is_usual() -> None:
    brief = {
        "row": "Jakks",
        "dice": {"move": 2, "energy": 1},
        "trigger": None,
        "seats": [{"ships": "land Jakks", "pilots": {"Aurora": "Agent"}}, None],
    }
    long = {
        "row": ["p_jakks"],
        "dice": ["move", "move", "energy"],
        "seats": [{"ships": ["land p_jakks"], "pilots": {"ship_aurora": ["pilot_agent"]}}, {}],
    }
    assert GAME.scenario(brief) == GAME.scenario(long)


def test_what_is_left_out_is_filled_up() -> None:
    description = {"players": 3, "row": ["p_jakks"], "deck": ["p_gort"], "seed": 9}
    position = GAME.scenario(description)
    assert len(position.row) == 5
    assert len(set(position.row + position.deck)) == 52
    assert position == GAME.scenario(description)


def test_missions_to_choose_from() -> None:
    offers = [["m_elder", "m_hoarder"], ["m_orbiter", "m_explorer"]]
    position = GAME.scenario({"missions": offers})
    assert [decision.phase for decision in position.pending()] == ["missions", "missions"]


def test_ids_and_titles_name_the_same_things() -> None:
    by_id = {
        "dice": ["move", "economy hired"],
        "row": ["p_omicron_fenzi", "p_mj_120210"],
        "pilot_row": ["pilot_express"],
        "tokens": ["tok_space_ice_1", "tok_space_ice_2"],
        "seats": [
            {
                "mission": "xm_pentarch",
                "ships": ["orbit p_omicron_fenzi 2 as ship_aurora", "hazard tok_gravity_well_1 1"],
                "tokens": ["tok_gravity_well_1"],
                "used": ["p_la_torres", "pilot_veteran"],
            }
        ],
    }
    by_title = {
        "dice": ["Move a Ship", "Advance: Economy hired"],
        "row": ["omicron fenzi", "MJ-120210"],
        "pilot_row": ["EXPRESS"],
        "tokens": ["Space Ice", "Space Ice"],
        "seats": [
            {
                "mission": "Pentarch",
                "ships": ["orbit Omicron Fenzi 2 as Aurora", "hazard Gravity Well 1"],
                "used": ["La-Torres", "Veteran"],
            }
        ],
    }
    assert GAME.scenario(by_id) == GAME.scenario(by_title)


def test_a_follow_can_be_pending() -> None:
    """P44, P50: seat 2 decides about the die, and seat 1 has already let it pass."""
    position = GAME.scenario(
        {
            "players": 4,
            "following": {"face": "energy", "seat": 2},
            "dice": ["move"],
            "follow_income": {"culture": 1},
            "seats": [{"culture": 0}, {}, {}, {"culture": 0}],
        }
    )
    assert [(d.seat, d.phase) for d in position.pending()] == [(2, "follow")]
    position.submit(2, Move("follow"))
    assert position.culture[0] == 1
    assert [(d.seat, d.phase) for d in position.pending()] == [(0, "turn")]


def test_following_the_rogue_galaxy_leaves_it_the_rest_of_its_dice() -> None:
    """P58."""
    position = GAME.scenario(
        {
            "players": 1,
            "options": BASE,
            "active": "rogue",
            "following": "energy",
            "dice": ["culture activated"],
            "coming": ["energy", "energy"],
            "seats": [{"energy": 0}],
        }
    )
    position.submit(0, Move("follow"))
    assert len(position.dice) == len(position.states) == 4
    assert (position.level[1], position.energy[1]) == (2, 0)


def test_hire_discounts_and_lost_dice_can_be_given() -> None:
    """T14: what Nocturne Gate and Zendica left behind."""
    position = GAME.scenario({"hire_discounts": 1, "dice": ["move", "move"], "dice_lost": 1})
    assert any(
        move.verb == "hire" and move.args[2] == "move" for move in position.pending()[0].each()
    )
    lost = GAME.scenario({"dice_lost": 1})
    assert len(lost.dice) == 3


def test_dismissed_pilots_stay_away() -> None:
    position = GAME.scenario({"pilot_discard": ["Express"]})
    everybody = {*position.pilot_row, *position.pilot_deck}
    assert len(everybody) == 29
    assert not everybody & {*position.pilot_discard}


@pytest.mark.parametrize("number", range(20))
def test_a_snapshot_is_a_scenario(number: int) -> None:
    """In every state of a match of any kind: read back it is equal and goes on equally."""
    options = Options(
        pilots=number % 2 == 0,
        exploration=number // 2 % 2 == 0,
        rogue=("rogue_hades", "xrogue_umbrax", "xrogue_calypsa")[number % 3],
    )
    position = GAME.deal(Setup(1 + number % 5, options, number))
    chance = Chance(number)
    again = _read_back(position)
    for step in range(250):
        if position.over():
            break
        decisions = position.pending()
        decision = decisions[chance.below(len(decisions))]
        move = decision.some(chance)
        events = position.play(decision.seat, move)
        assert again.play(decision.seat, move) == events
        if step % 9 == 0:
            again = _read_back(position)
    assert again == position
    _read_back(position)


def _read_back(position: Any) -> Galaxies:
    again = GAME.scenario(json.loads(json.dumps(position.snapshot())))
    assert isinstance(again, Galaxies)
    assert again == position
    assert again.pending() == position.pending()
    assert again.flown == position.flown
    return again


def test_views_call_unknown_cards_hidden() -> None:
    view = GAME.scenario({"dice": ["move"], "seats": [{"mission": "Elder"}]}).seen_by(1)
    shown = view.snapshot()
    assert set(shown["deck"]) == {"hidden"}
    assert shown["seats"][0]["mission"] == "hidden"


def test_the_guide_names_every_key() -> None:
    from games.expansion_pilots.rules.description import Scenario, Side

    text = GUIDE.read_text(encoding="utf-8")
    for key in (*Scenario.model_fields, *Side.model_fields, *Options.model_fields):
        assert f"`{key}`" in text, key


@pytest.mark.parametrize(
    "example", re.findall(r"```yaml\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
)
def test_the_examples_of_the_guide_work(example: str) -> None:
    assert GAME.scenario(yaml.safe_load(example)).pending()
