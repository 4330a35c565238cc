"""How many lines of play there are from fixed positions: a count that changes shows a rule that has
changed."""

from __future__ import annotations

from typing import Any

import pytest

from games.rftg.rules.position import Race
from tests.games.rftg.table import Table


def lines(race: Race, depth: int) -> int:
    """The number of sequences of so many moves; seats that decide together answer in seat order."""
    pending = race.pending()
    if depth == 0 or not pending:
        return 1
    decision = pending[0]
    if depth == 1:
        return decision.count()
    total = 0
    for move in decision.each():
        after = race.copy()
        after.quiet = True
        after.play(decision.seat, move)
        total += lines(after, depth - 1)
    return total


CHOOSE = {
    "me": {"tableau": ["old_earth"], "hand": ["gem_world", "public_works", "rebel_base"]},
    "other": {"tableau": ["new_sparta"], "hand": ["outlaw_world", "space_marines", "spice_world"]},
}
CONSUME = {
    "phase": "consume",
    "me": {
        "tableau": [
            "old_earth", "public_works", "gambling_world", "deficit_spending", "gem_world",
            "asteroid_belt", "pre_sentient_race",
        ],
        "goods": ["gem_world", "asteroid_belt", "pre_sentient_race"],
        "hand": ["rebel_base", "outlaw_world"],
        "actions": ["consume_trade"],
    },
}  # fmt: skip
SETTLE = {
    "phase": "settle",
    "me": {
        "tableau": ["contact_specialist", "colony_ship", "new_military_tactics", "drop_ships"],
        "hand": ["rebel_outpost", "gem_world", "alien_robot_sentry", "new_earth", "public_works"],
    },
    "other": {"tableau": ["old_earth"], "hand": ["asteroid_belt", "artist_colony", "rebel_miners"]},
}
PRODUCE = {
    "phase": "produce",
    "me": {
        "tableau": [
            "galactic_engineers", "mining_robots", "asteroid_belt", "radioactive_world",
            "pre_sentient_race", "refugee_world",
        ],
        "actions": ["produce"],
    },
}  # fmt: skip


@pytest.mark.parametrize(
    ("given", "counts"),
    [
        (CHOOSE, [7, 49, 185, 819, 3856]),
        (CONSUME, [3, 33, 187, 1515, 6321]),
        (SETTLE, [5, 15, 52, 334, 1774, 7658]),
        (PRODUCE, [10, 48, 196, 1372, 5816]),
        ({"advanced": True}, [36, 1296, 4914]),
    ],
    ids=["choose", "consume", "settle", "produce", "advanced"],
)
def test_lines_of_play(given: dict[str, Any], counts: list[int]) -> None:
    race = Table(**given).race
    assert [lines(race, depth) for depth in range(1, len(counts) + 1)] == counts
