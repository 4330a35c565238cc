"""How a network learns: matches are recorded, and a network is fitted to them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from suite.bots.network import Network
from suite.bots.training import Lessons, Seen, blended, teach


def play(seed: int, nodes: int) -> Seen:
    """Whoever sees the larger number wins; strong players see it three times."""
    numbers = np.random.default_rng(seed).random((2 + nodes, 2), dtype=np.float32)
    return list(numbers), [float(a > b) for a, b in numbers]


LESSONS = Lessons(play, inputs=2, width=6)


def values(network: Path) -> list[float]:
    few, many = np.array([0.1, 0.9], np.float32), np.array([0.9, 0.1], np.float32)
    return [Network.load(network).value(x) for x in (few, many)]


def test_records_become_a_network(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records, first, second = (tmp_path / name for name in ("a.npz", "b.npz", "c.npz"))
    teach(LESSONS, ["play", "0", "300", str(records), "--nodes", "20"])
    assert len(np.load(records)["x"]) == 300 * 22
    teach(LESSONS, ["learn", str(first), str(records), "--epochs", "12"])
    assert capsys.readouterr().err.count("held back") == 12
    lost, won = values(first)
    assert lost < 0.4 < 0.6 < won
    teach(LESSONS, ["learn", str(second), str(records), "--start", str(first), "--epochs", "4"])
    worse, better = values(second)
    assert worse < lost < won < better, "it goes on from what it has learned"


def test_a_target_is_what_came_and_what_was_expected_next() -> None:
    assert blended(1.0, [0.9, 0.5, 0.2], trust=1.0) == [1.0, 1.0, 1.0]
    assert blended(1.0, [0.9, 0.5, 0.2], trust=0.5) == pytest.approx([0.55, 0.6, 1.0])
