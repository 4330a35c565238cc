"""Descriptions of positions that make no sense are refused with the place of the mistake."""

from typing import Any

import pytest

from games.expansion_pilots.plugin import GAME
from suite.contract import BadScenario


@pytest.mark.parametrize(
    ("description", "place"),
    [
        ({"players": 6}, "players"),
        ({"colour": "red"}, "colour"),
        ({"dice": ["seven"]}, "dice.0"),
        ({"row": ["p_nowhere"]}, "row: there is no 'p_nowhere'"),
        ({"pilot_row": ["pilot_nobody"]}, "pilot_row"),
        ({"tokens": ["tok_nothing"]}, "tokens"),
        ({"seats": [{}, {}, {}]}, "seats"),
        ({"seats": [{"energy": 8}]}, "seats.0.energy"),
        ({"seats": [{"ships": ["nowhere"]}]}, "seats.0.ships.0"),
        ({"seats": [{"ships": ["orbit p_jakks 2"]}]}, "seats.0.ships.0: the spaces"),
        ({"seats": [{"mission": "m_nothing"}]}, "mission"),
        ({"seats": [{"used": ["nothing"]}]}, "seats.0.used"),
        ({"seats": [{"pilots": {"ship_aurora": ["nobody"]}}]}, "seats.0.pilots.ship_aurora"),
        ({"active": 2}, "active"),
        ({"seats": [{"ships": ["home", "home", "home"]}]}, "seats.0.ships: at this level 2"),
        ({"row": ["p_jakks"], "seats": [{"colonies": ["p_jakks"]}]}, "planets: p_jakks"),
        ({"face_up": ["tok_wormhole_1"], "tokens": ["tok_wormhole_1"]}, "tokens: tok_wormhole_1"),
        ({"options": {"pilots": "perhaps"}}, "options.pilots"),
    ],
)
def test_mistakes_are_named(description: dict[str, Any], place: str) -> None:
    with pytest.raises(BadScenario) as caught:
        GAME.scenario(description)
    assert str(caught.value).startswith(place)


def test_too_many_pilots_for_the_ships() -> None:
    pilots = {
        "ship_aurora": ["pilot_agent"],
        "ship_nexus": ["pilot_echo"],
        "ship_intrepid": ["pilot_envoy"],
    }
    with pytest.raises(BadScenario, match="no ship left"):
        GAME.scenario({"seats": [{"pilots": pilots}]})


def test_what_is_left_out_is_filled_up() -> None:
    position = GAME.scenario({"players": 3, "row": ["p_jakks"], "deck": ["p_gort"], "seed": 9})
    assert len(position.row) == 5
    assert len(set(position.row + position.deck)) == 52
    assert position == GAME.scenario(
        {"players": 3, "row": ["p_jakks"], "deck": ["p_gort"], "seed": 9}
    )


def test_missions_to_choose_from() -> None:
    offers = [["m_elder", "m_hoarder"], ["m_orbiter", "m_explorer"]]
    position = GAME.scenario({"missions": offers})
    assert [decision.phase for decision in position.pending()] == ["missions", "missions"]
