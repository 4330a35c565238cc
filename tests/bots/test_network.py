"""The small network that learns what positions are worth."""

import numpy as np
import pytest

from suite.bots.network import Network, fit

SQUARE = np.array([[0, 0], [0, 1], [1, 0], [1, 1]], np.float32)
DIFFERENT = np.array([0, 1, 1, 0], np.float32)


@pytest.fixture(scope="module")
def taught():
    network = Network.fresh(2, 8, seed=1)
    losses = []
    x, y = np.tile(SQUARE, (64, 1)), np.tile(DIFFERENT, 64)
    fit(
        network, x, y, epochs=120, batch=64, rate=0.05, told=lambda epoch, loss: losses.append(loss)
    )
    return network, losses


def test_it_learns_what_no_single_layer_can(taught):
    network, losses = taught
    assert np.round(network.values(SQUARE)).tolist() == DIFFERENT.tolist()
    assert losses[-1] < 0.2 < losses[0]


def test_one_value_is_the_same_as_one_of_many(taught):
    network, _ = taught
    assert [network.value(x) for x in SQUARE] == pytest.approx(network.values(SQUARE).tolist())


def test_it_is_kept_in_a_file(taught, tmp_path):
    network, _ = taught
    network.save(tmp_path / "kept.npz")
    again = Network.load(tmp_path / "kept.npz")
    assert again.values(SQUARE) == pytest.approx(network.values(SQUARE), abs=0.01)


def test_learning_repeats_itself():
    def learn():
        network = Network.fresh(2, 4)
        fit(network, SQUARE, DIFFERENT, epochs=3, batch=2)
        return network.values(SQUARE).tolist()

    assert learn() == learn()
