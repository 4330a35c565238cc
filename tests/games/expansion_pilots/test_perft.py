"""Correctness by counting: how many sequences of moves there are from fixed scenarios.

Each line of perft.txt is a name of a scenario below, a depth and the count.
"""

from pathlib import Path
from typing import Any

import pytest

from games.expansion_pilots.plugin import GAME
from suite.contract import Position

LINES = (Path(__file__).parent / "perft.txt").read_text(encoding="utf-8").splitlines()

SCENARIOS: dict[str, dict[str, Any]] = {
    "base": {
        "options": {"pilots": False, "exploration": False},
        "dice": ["move", "energy", "diplomacy", "colony"],
        "row": ["p_jakks", "p_gort", "p_maia", "p_zalax"],
        "seats": [
            {"energy": 3, "ships": ["orbit p_jakks 1", "land p_gort"], "colonies": ["p_k_widow"]},
            {"culture": 2, "ships": ["orbit p_jakks", "orbit p_maia 2"]},
        ],
    },
    "pilots": {
        "options": {"exploration": False},
        "dice": ["energy", "energy", "energy", "move"],
        "row": ["p_jakks", "p_gort", "p_maia", "p_zalax"],
        "pilot_row": ["pilot_express", "pilot_echo", "pilot_agent", "pilot_gambler"],
        "seats": [{"level": 3, "pilots": {"ship_aurora": ["pilot_tumbler"]}}, {"culture": 1}],
    },
    "exploration": {
        "dice": ["move", "move", "culture"],
        "row": ["p_jakks", "p_gort", "p_maia", "p_zalax"],
        "pilot_row": [None, None, None, None],
        "face_up": ["tok_space_ice_1", "tok_wormhole_1"],
        "tokens": ["tok_fuel_cache_1", "tok_solar_storm_1", "tok_gravity_well_1"],
        "seats": [{"ships": ["home", "unexplored"]}, {"culture": 0}],
    },
    "five": {
        "players": 5,
        "dice": ["move", "culture", "energy"],
        "row": ["p_jakks", "p_gort", "p_maia", "p_zalax", "p_jorg", "p_helios"],
        "pilot_row": [None, None, None, None, None, None],
        "seats": [{}, {"culture": 2}, {"culture": 1}, {"culture": 0}, {"culture": 3}],
    },
    "solo": {
        "players": 1,
        "options": {"pilots": False, "exploration": False},
        "active": "rogue",
        "coming": ["move", "energy", "colony", "culture"],
        "row": ["p_jakks", "p_gort", "p_maia", "p_zalax"],
        "seats": [{"energy": 2, "culture": 2}],
    },
}


def perft(position: Position, depth: int) -> int:
    """How many sequences of so many moves there are."""
    if depth == 0:
        return 1
    total = 0
    for decision in position.pending():
        for move in decision.each():
            after = position.copy()
            after.play(decision.seat, move)
            total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize("line", LINES)
def test_counts(line: str) -> None:
    name, depth, count = line.split()
    position = GAME.scenario(SCENARIOS[name])
    position.quiet = True
    assert perft(position, int(depth)) == int(count)
