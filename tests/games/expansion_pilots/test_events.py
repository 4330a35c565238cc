"""Events carry what a board needs to show what happened."""

from typing import Any

import pytest

from games.expansion_pilots.plugin import GAME
from suite.contract import Event, Move


def told(description: dict[str, Any], *moves: str) -> list[Event]:
    """All events of some moves of seat 0."""
    position = GAME.scenario(description)
    return [event for move in moves for event in position.submit(0, Move.parse(move))]


def data(events: list[Event], kind: str) -> dict[str, Any]:
    """What the first event of this kind carries."""
    return dict(next(event.data for event in events if event.kind == kind))


CASES: list[tuple[dict[str, Any], list[str], str, dict[str, Any]]] = [
    (
        {"dice": ["move", "energy"]},
        ["activate energy"],
        "activated",
        {"face": "energy", "die": 1},
    ),
    ({"dice": ["energy"], "seats": [{"energy": 6}]}, ["activate energy"], "gained", {"energy": 1}),
    (
        {"dice": ["move", "move"], "coming": ["colony"]},
        ["reroll", "roll 1"],
        "rerolled",
        {"dice": (1,), "faces": (5,)},
    ),
    (
        {"dice": ["move"], "row": ["p_jakks"]},
        ["activate move", "fly 0 orbit p_jakks"],
        "flew",
        {"ship": 0, "came": 0, "place": 200},
    ),
    (
        {"dice": ["economy"], "seats": [{"ships": ["orbit p_gort 2"]}]},
        ["activate economy"],
        "advanced",
        {"ship": 0, "came": 2, "space": 3},
    ),
    (
        {
            "dice": ["diplomacy"],
            "seats": [{"ships": ["orbit p_jakks 1"]}, {"ships": ["land p_jakks"]}],
        },
        ["activate diplomacy"],
        "colonised",
        {"planet": "p_jakks", "points": 1, "home": ((0, 0), (1, 0))},
    ),
    (
        {"dice": ["energy", "energy"], "pilot_row": ["pilot_express"]},
        ["hire pilot_express ship_aurora energy 2"],
        "hired",
        {"pilot": "pilot_express", "ship": "ship_aurora", "dice": (0, 1)},
    ),
    (
        {"dice": ["move"], "tokens": ["tok_gravity_well_1"]},
        ["activate move", "fly 0 explore"],
        "token_drawn",
        {"token": "tok_gravity_well_1", "hazard": True},
    ),
    (
        {"dice": ["move"], "tokens": ["tok_gravity_well_1"]},
        ["activate move", "fly 0 explore"],
        "caught",
        {"ship": 0, "token": "tok_gravity_well_1", "space": 0},
    ),
    (
        {"dice": ["colony"], "seats": [{"colonies": ["p_k_widow"]}, {"ships": ["orbit p_gort 3"]}]},
        ["activate colony", "utilise p_k_widow"],
        "regressed",
        {"ship": 0, "came": 3, "space": 2},
    ),
    (
        {"dice": ["colony"], "seats": [{"energy": 2}]},
        ["activate colony", "upgrade 2 0"],
        "upgraded",
        {"level": 2},
    ),
]


@pytest.mark.parametrize(("given", "moves", "kind", "wanted"), CASES, ids=lambda x: str(x)[:30])
def test_what_an_event_carries(
    given: dict[str, Any], moves: list[str], kind: str, wanted: dict[str, Any]
) -> None:
    found = data(told(given, *moves), kind)
    assert {key: found[key] for key in wanted} == wanted


def test_luck_stops_undo() -> None:
    """Dice, drawn tokens, dealt planets and pilots mark where undo ends."""
    rolls = told({"dice": ["move", "move"]}, "reroll", "roll 0")
    drawn = told({"dice": ["move"]}, "activate move", "fly 0 explore")
    dealt = told(
        {"dice": ["diplomacy"], "seats": [{"ships": ["orbit p_jakks 1"]}]}, "activate diplomacy"
    )
    hired = told(
        {"dice": ["energy", "energy"], "pilot_row": ["pilot_express"]},
        "hire pilot_express ship_aurora energy 2",
    )
    for events, kind in (
        (rolls, "rerolled"),
        (drawn, "token_drawn"),
        (dealt, "planet_dealt"),
        (hired, "pilot_dealt"),
    ):
        assert next(event for event in events if event.kind == kind).reveals
