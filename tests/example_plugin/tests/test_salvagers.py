"""The tests of the example game: what every game inherits, and one test for each rule."""

from pathlib import Path

import pytest
from salvagers.plugin import GAME

from suite.contract import BadScenario, Move, Setup
from suite.contract.conformance import Conformance


class TestConformance(Conformance):
    game = GAME
    golden = Path(__file__).parent / "golden"


def table(**description):
    hands = [[1, 2, 3, 8, 9], [1, 2, 3, 8, 9], [1, 2, 3, 7, 9]]
    usual = {"players": 3, "hands": hands, "wrecks": [5, 9], "dice": [1]}
    return GAME.scenario({**usual, **description})


def send(position, *strengths):
    events = []
    for seat, strength in enumerate(strengths):
        events += position.submit(seat, Move("send", (strength,)))
    return events


def test_s1_copies_of_each_drone():
    position = GAME.deal(Setup(3, GAME.options()(), 1))
    drones = sorted([*position.deck, *position.hands[0], *position.hands[1], *position.hands[2]])
    assert drones == [strength for strength in range(1, 10) for _ in range(5)]


def test_s2_drones_are_changed_before_the_first_round():
    position = GAME.deal(Setup(2, GAME.options()(), 1))
    kept = position.hands[0][2:]
    assert position.verdict(0, Move("put_back", (0, 1, 2))).rule == "S2"
    position.submit(0, Move("put_back", (0, 1)))
    position.submit(1, Move("put_back"))
    assert len(position.hands[0]) == 5
    assert all(strength in position.hands[0] for strength in kept)
    assert position.verdict(0, Move("put_back")).rule == "S2"


def test_s3_only_drones_of_the_hand_are_sent():
    assert table().verdict(0, Move("send", (7,))).rule == "S3"


def test_s4_the_strongest_drone_without_an_equal_takes_the_wreck():
    position = table()
    send(position, 9, 9, 7)
    assert position.points == [0, 0, 5]


def test_s5_equals_let_the_wreck_drift_away():
    position = table()
    events = send(position, 9, 9, 9)
    assert position.points == [0, 0, 0]
    assert "lost" in [event.kind for event in events]


@pytest.mark.parametrize(("roll", "points"), [(5, 5), (6, 7)])
def test_s6_a_six_adds_two_points(roll, points):
    position = table(dice=[roll])
    send(position, 9, 8, 7)
    assert position.points[0] == points


def test_s7_everyone_draws_a_drone_but_not_after_the_last_round():
    position = table(rounds=2, dice=[1, 1])
    send(position, 9, 8, 7)
    assert [len(hand) for hand in position.hands] == [5, 5, 5]
    send(position, *(max(hand) for hand in position.hands))
    assert [len(hand) for hand in position.hands] == [4, 4, 4]


def test_s7_a_drawn_drone_is_told_to_its_owner_alone():
    drawn = [event for event in send(table(), 9, 8, 7) if event.kind == "drawn"]
    assert drawn[0].seen_by(0).data["strength"] == drawn[0].data["strength"]
    assert "strength" not in drawn[0].seen_by(1).data


@pytest.mark.parametrize(
    ("points", "winners"),
    [([9, 0, 0], (0,)), ([5, 0, 5], (1,)), ([0, 9, 0], (1,))],
)
def test_s8_most_points_win_and_then_most_wrecks(points, winners):
    position = table(rounds=1, wrecks=[5], points=points)
    send(position, 8, 9, 7)
    assert position.standings().winners == winners


@pytest.mark.parametrize(
    ("description", "place"),
    [
        ({"hands": [[1, 2, 3, 4, 10]]}, "hands.0.4"),
        ({"hands": [[1, 2, 3, 4]]}, "hands.0"),
        ({"wrecks": [2] * 7}, "wrecks"),
        ({"dragons": 3}, "dragons"),
    ],
)
def test_a_bad_scenario_is_refused_with_its_place(description, place):
    with pytest.raises(BadScenario, match=f"^{place}:"):
        GAME.scenario(description)
