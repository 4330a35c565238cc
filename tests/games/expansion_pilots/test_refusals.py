"""A click on what cannot be done now says what has to be done first."""

import pytest

from games.expansion_pilots.plugin import GAME
from games.expansion_pilots.rules.refused_turn import HIRE_PRICE
from games.expansion_pilots.rules.tables import FACE_NAMES
from games.expansion_pilots.rules.terms import FACE_INDEX
from suite.contract import Move, Position


@pytest.fixture
def position() -> Position:
    ships = ["orbit p_jakks", "home", "hazard Gravity Well"]
    seats = [{"level": 3, "ships": ships}, {"culture": 0}]
    dice = ["energy", "energy", "energy"]
    return GAME.scenario({"dice": dice, "pilot_row": ["Agent"], "seats": seats})


@pytest.mark.parametrize(
    ("move", "face"),
    [
        ("fly 1 land p_jakks", "move"),
        ("draw", "move"),
        ("take tok_space_ice_1", "move"),
        ("advance 0", "diplomacy"),
        ("advance 1", "move"),
        ("advance 2", "economy"),
        ("upgrade 2 0", "colony"),
        ("utilise p_jakks", "colony"),
    ],
)
def test_what_needs_a_die_says_which_one(position: Position, move: str, face: str) -> None:
    """P8."""
    verdict = position.verdict(0, Move.parse(move))
    assert not verdict
    assert verdict.rule == "P8"
    assert verdict.why is not None
    assert verdict.why.values == {"face": FACE_NAMES[FACE_INDEX[face]]}


def test_a_pilot_who_cannot_be_hired_says_what_it_takes(position: Position) -> None:
    """P73: the click says neither for which ship nor with which dice."""
    assert position.verdict(0, Move("hire", ("pilot_agent",))).why == HIRE_PRICE
    elsewhere = position.verdict(0, Move("hire", ("pilot_express",)))
    assert elsewhere.why is not None
    assert elsewhere.why.text == "This pilot is not in the row."


def test_a_planet_that_nobody_knows_is_not_confused_with_a_flight() -> None:
    flying = GAME.scenario({"dice": ["move"]})
    flying.submit(0, Move("activate", ("move",)))
    verdict = flying.verdict(0, Move("fly", (0, "land", "Jakks")))
    assert verdict.rule == "P1"
