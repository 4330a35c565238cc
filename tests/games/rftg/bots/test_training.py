"""How the network learns: matches are recorded, and a network is fitted to them."""

import pytest

from games.rftg.bots import training
from games.rftg.bots.features import SIZE
from suite.bots.network import Network


@pytest.mark.parametrize("nodes", [0, 4])
def test_a_match_gives_what_was_seen_and_what_came_of_it(nodes):
    inputs, targets = training.play(1, nodes)
    assert len(inputs) == len(targets) > 10
    assert all(x.shape == (SIZE,) for x in inputs)
    assert all(0 <= target <= 1 for target in targets)
    assert targets == training.play(1, nodes)[1], "the same seed gives the same match"


def test_records_become_a_network(tmp_path, capsys):
    records, first, second = (tmp_path / name for name in ("a.npz", "b.npz", "c.npz"))
    training.main(["play", "0", "4", str(records)])
    training.main(["learn", str(first), str(records), "--epochs", "2"])
    training.main(["learn", str(second), str(records), "--start", str(first), "--epochs", "1"])
    assert capsys.readouterr().err.count("held back") == 3
    inputs, _ = training.play(0, 0)
    values = [Network.load(path).value(inputs[0]) for path in (first, second)]
    assert all(0 < value < 1 for value in values)
    assert values[0] != values[1]
