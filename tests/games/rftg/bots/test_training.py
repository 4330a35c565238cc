"""What the network learns from."""

import pytest

from games.rftg.bots import training
from games.rftg.bots.features import SIZE


@pytest.mark.parametrize("nodes", [0, 4])
def test_a_match_gives_what_was_seen_and_what_came_of_it(nodes):
    inputs, targets = training.play(1, nodes)
    assert len(inputs) == len(targets) > 10
    assert all(x.shape == (SIZE,) for x in inputs)
    assert all(0 <= target <= 1 for target in targets)
    assert targets == training.play(1, nodes)[1], "the same seed gives the same match"
