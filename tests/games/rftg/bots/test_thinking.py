"""The strong player: what it sees, what it tries, and how it values the end."""

import numpy as np
import pytest

from games.rftg.bots import thinking
from games.rftg.bots.features import SIZE, features
from games.rftg.bots.policy import sensible
from games.rftg.plugin import GAME
from suite.contract import Chance, Setup, Subset

TABLES = [(2, False), (3, False), (4, False), (2, True)]


def matches(players, advanced, seed=3):
    """A match played by the quick player, at every decision."""
    options = GAME.options()(advanced=advanced)
    race = GAME.deal(Setup(players, options, seed))
    while not race.over():
        for decision in race.pending():
            yield race, decision
            race.play(decision.seat, sensible(race, decision))
    yield race, None


@pytest.mark.parametrize(("players", "advanced"), TABLES)
def test_features_hold_nothing_that_the_seat_does_not_know(players, advanced):
    for race, _ in matches(players, advanced):
        for seat in range(players):
            x = features(race, seat)
            assert x.shape == (SIZE,)
            assert np.array_equal(x, features(race.seen_by(seat), seat))


@pytest.mark.parametrize(("players", "advanced"), TABLES)
def test_candidates_are_legal_and_begin_with_the_quick_answer(players, advanced):
    for race, decision in matches(players, advanced):
        if decision is None:
            continue
        moves = thinking.candidates(race, decision, Chance(1))
        assert moves[0] == sensible(race, decision)
        assert len(set(moves)) == len(moves)
        assert all(decision.lists(move) for move in moves)
        if decision.count() > 1:
            assert len(moves) > 1
        if isinstance(decision, Subset) and decision.least == decision.most:
            assert {len(move.args) for move in moves} == {decision.least}


def test_the_value_is_mostly_the_victory_and_partly_the_margin():
    *_, (race, _) = matches(2, False)
    winner = race.standings().winners[0]
    assert thinking.value(race, winner) > 0.75
    assert thinking.value(race, 1 - winner) < 0.25
    assert sum(thinking.value(race, seat) for seat in (0, 1)) == pytest.approx(1)


def test_in_a_dream_the_others_think_again():
    """Otherwise a bot that is asked last would meet made-up answers."""
    race = next(race for race, _ in matches(2, False) if thinking.settled(race)).copy()
    race.play(1, race.decision(1).some(Chance(1)))
    view = race.seen_by(0)
    assert len(view.pending()) == 1
    assert len(thinking.dream(view, 0, Chance(2)).pending()) == 2


def test_a_round_is_settled_when_nobody_has_chosen_yet():
    race = next(race for race, _ in matches(2, False) if thinking.settled(race)).copy()
    race.play(0, race.decision(0).some(Chance(1)))
    assert not thinking.settled(race)
