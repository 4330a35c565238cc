"""Everything that is measured can be measured; how long it takes is nobody's business here."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from suite import plugins
from suite.bench import long_match, start
from suite.contract import Setup
from suite.contract.playthrough import replay


def test_a_long_match_waits_for_its_only_person() -> None:
    setup, moves = long_match.long_match(300)
    assert len(moves) >= 300
    assert [seat.kind.value for seat in setup.seats][:2] == ["person", "bot"]
    game = plugins.find(setup.game).load()
    options = game.options().model_validate(dict(setup.options))
    position = replay(
        game, Setup(setup.players, options, setup.seed), [(s, str(m)) for s, m in moves]
    )
    assert [decision.seat for decision in position.pending()] == [0]


def test_where_every_match_is_shorter_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_match, "TRIES", 2)
    with pytest.raises(long_match.TooShort):
        long_match.long_match(10**6)


def measured(part: str, changes: str) -> dict[str, float]:
    """The figures of a part, from a process of its own: it opens the whole program."""
    script = (
        "import json, os\n"
        "from functools import partial\n"
        f"from suite.bench import long_match, {part} as part\n"
        f"{changes}\n"
        "print(json.dumps(part.figures()), flush=True)\n"
        "os._exit(0)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return figures


def test_a_table_is_measured() -> None:
    figures = measured(
        "table",
        "part.long_match = partial(long_match.long_match, 60)\n"
        "part.OPENINGS = part.SWITCHES = 1\n"
        "part.MOVES = 2",
    )
    assert list(figures) == [
        "open_2000_moves_ms",
        "language_switch_ms",
        "undo_ms",
        "submit_p95_ms",
    ]
    assert all(figure > 0 for figure in figures.values())


def test_a_board_is_measured() -> None:
    figures = measured("board", "part.FRAMES = 8")
    assert list(figures) == ["board_frame_ms", "board_frame_p95_ms"]
    assert all(figure > 0 for figure in figures.values())


def test_the_start_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "MATCHES", 3)
    monkeypatch.setattr(start, "RUNS", 2)
    figures = start.figures()
    ratio = figures["start.library_ms"] / figures["start.empty_window_ms"]
    assert figures["start.ratio_to_empty_window"] == pytest.approx(ratio)
