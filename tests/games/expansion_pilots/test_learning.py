"""What the network of the strong bot sees, and what it learns from."""

import numpy as np
import pytest

from games.expansion_pilots.bots import training
from games.expansion_pilots.bots.features import SIZE, features
from games.expansion_pilots.bots.strong import evaluate, result
from games.expansion_pilots.plugin import GAME
from games.expansion_pilots.rules.options import Options
from suite.contract import Chance, Setup


@pytest.mark.parametrize("nodes", [0, 4])
def test_a_match_gives_what_was_seen_and_what_came_of_it(nodes: int) -> None:
    inputs, targets = training.play(2, nodes)
    assert len(inputs) == len(targets) > 10
    assert all(x.shape == (SIZE,) for x in inputs)
    assert all(0 <= target <= 1 for target in targets)
    assert targets == training.play(2, nodes)[1], "the same seed gives the same match"


@pytest.mark.parametrize("players", [1, 2, 5])
@pytest.mark.parametrize("whole", [True, False], ids=["expansion", "base"])
def test_every_kind_of_match_has_its_numbers(players: int, whole: bool) -> None:
    position = GAME.deal(Setup(players, Options(pilots=whole, exploration=whole), 4))
    position.quiet = True
    chance = Chance(4)
    while pending := position.pending():
        for seat in range(players):
            seen = features(position, seat)
            assert np.isfinite(seen).all()
            assert 0 <= evaluate(position, seat) <= 1
        position.play(pending[0].seat, pending[0].some(chance))
    finished = [result(position, seat) for seat in range(players)]
    standings = position.standings()
    assert all(
        (finished[seat] > 0.5) == (seat in standings.winners)
        for seat in range(players)
        if len(standings.winners) == 1 or players == 1
    )


def test_the_missions_of_others_are_not_seen() -> None:
    position = GAME.deal(Setup(2, Options(), 4))
    for decision in position.pending():
        position.play(decision.seat, decision.moves[0])
    before = features(position, 0)
    position.mission[1] = next(m for m in range(9) if m not in position.mission)
    assert (features(position, 0) == before).all()
    position.mission[0] = next(m for m in range(9) if m not in position.mission)
    assert (features(position, 0) != before).any()


def test_what_is_better_has_a_higher_value() -> None:
    """Points, resources, and a colony that is almost there."""
    plain = GAME.scenario({"seats": [{}, {}], "dice": ["move"]})
    for better in ({"energy": 7}, {"level": 3}, {"ships": ["orbit p_maia 3"]}):
        rich = GAME.scenario({"seats": [better, {}], "dice": ["move"]})
        assert evaluate(rich, 0) > evaluate(plain, 0), better
        assert evaluate(rich, 1) < evaluate(plain, 1), better
