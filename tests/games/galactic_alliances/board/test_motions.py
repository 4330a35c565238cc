"""What happened flies over the board, and the table is right when it has landed."""

from __future__ import annotations

import pytest

from suite.contract import Chance, Move
from suite.ui import animation, theme


@pytest.fixture
def moving(dressed):
    theme.apply(dressed, theme.Look(animation=1))
    yield
    animation.finish_all()
    theme.apply(dressed, theme.Look(animation=0))


@pytest.mark.parametrize(
    "move",
    [
        Move("mine"),
        Move("colonize", ("S1b",)),
        Move("boost", ("weasels",)),
        Move("manufacture", (2,)),
    ],
    ids=str,
)
def test_a_move_flies_and_lands(sit_at, moving, move):
    sides = [{"main": ["auralites"], "hand": ["weasels"], "credits": 6}]
    person = sit_at(players=2, systems=["S1", "S2"], sides=sides)
    animation.finish_all()
    person.play(move)
    assert animation.busy()
    person.board.finish_animations()
    assert not animation.busy()


@pytest.mark.parametrize("players", [1, 3])
def test_a_whole_match_flies_by(sit_down, moving, players):
    person, chance = sit_down(players), Chance(3)
    while pending := person.position.pending():
        person.seat = pending[0].seat
        person.play(pending[0].some(chance))
        person.board.finish_animations()
    assert not animation.busy()
