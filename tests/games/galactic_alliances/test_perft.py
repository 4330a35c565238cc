"""Legal sequences of moves, counted: any change of what is legal changes a number."""

import pytest

from games.galactic_alliances.plugin import GAME

SYSTEMS = ["S1", "S2", "S3", "S4", "S5"]
TABLE = {"systems": SYSTEMS, "planet_tokens": ["P1", "P2", "P3"], "trade": ["T1", "T2", "T3"]}
EARLY = {
    **TABLE,
    "sides": [
        {"main": ["weasels"], "credits": 5, "cruiser": 1, "hand": ["humans", "locusts"]},
        {"main": ["amoebans"], "credits": 4, "discovery": 1, "hand": ["reapers"]},
    ],
}
LATE = {
    **TABLE,
    "players": 3,
    "round": 4,
    "sides": [
        {
            "main": ["wanderers", "humans", "miraans"],
            "technologies": ["warp_drive", "terraforming"],
            "credits": 12,
            "influence": 3,
            "discovery": 1,
            "cubes": 1,
            "planets": {"S1a": "developed", "S2b": "colonized", "S3a": "colonized"},
            "hand": ["cheiki"],
        },
        {"main": ["locusts"], "cruiser": 5, "cubes": 1, "planets": {"S1b": "colonized"}},
        {"main": ["vega_magnates"], "cubes": 0, "planets": {"S1c": "colonized"}},
    ],
    "council": {"C1": 1},
}
CHOOSING = {
    **TABLE,
    "phase": "first_main",
    "sides": [{"hand": ["dockyard_guild", "locusts", "iron_legion"]}],
}
WAR = {
    **TABLE,
    "phase": "war",
    "round": 3,
    "sides": [{"cruiser": 3}, {"planets": {"S1a": "developed"}}],
}
SOLO = {
    **TABLE,
    "players": 1,
    "round": 5,
    "deck": ["reapers", "logic_core"],
    "sides": [{"main": ["humans"], "cubes": 2}],
}


def count(position, depth):
    """How many sequences of so many moves there are; a match that is over ends its sequence."""
    if depth == 0 or position.over():
        return 1
    decision = position.pending()[0]
    if depth == 1:
        return decision.count()
    total = 0
    for move in decision.each():
        after = position.copy()
        after.quiet = True
        after.play(decision.seat, move)
        total += count(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("scenario", "counts"),
    [
        pytest.param(EARLY, [19, 213, 1410, 10046], id="early"),
        pytest.param(LATE, [44, 537, 5208], id="late"),
        pytest.param(CHOOSING, [7, 49, 1372], id="choosing"),
        pytest.param(WAR, [11, 77, 231, 814, 3256, 11347], id="war"),
        pytest.param(SOLO, [10, 34, 170, 843, 3601, 13474], id="solo"),
    ],
)
def test_counts(scenario, counts):
    position = GAME.scenario({"seed": 7, **scenario})
    assert [count(position, depth + 1) for depth in range(len(counts))] == counts
