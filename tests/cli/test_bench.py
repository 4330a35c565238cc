"""Everything that is measured can be measured; how long it takes is nobody's business here."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtWidgets import QApplication

from suite import plugins
from suite.bench import board, long_match, start, table
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


def test_a_table_is_measured(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "long_match", partial(long_match.long_match, 60))
    monkeypatch.setattr(table, "OPENINGS", 1)
    monkeypatch.setattr(table, "SWITCHES", 1)
    monkeypatch.setattr(table, "MOVES", 2)
    figures = table.figures()
    assert list(figures) == [
        "open_2000_moves_ms",
        "language_switch_ms",
        "undo_ms",
        "submit_p95_ms",
    ]
    assert all(figure > 0 for figure in figures.values())


def test_a_board_is_measured(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "FRAMES", 8)
    figures = board.figures()
    assert list(figures) == ["board_frame_ms", "board_frame_p95_ms"]
    assert all(figure > 0 for figure in figures.values())


def test_the_start_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "MATCHES", 3)
    monkeypatch.setattr(start, "RUNS", 2)
    figures = start.figures()
    ratio = figures["start.library_ms"] / figures["start.empty_window_ms"]
    assert figures["start.ratio_to_empty_window"] == pytest.approx(ratio)
