"""`arena`, `soak` and `bench`: what they print is what other programs read."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

from suite import bench
from suite.bench import games
from suite.bots import soak
from suite.command import BadInput, progress
from suite.command.refusals import refusals

Startable = Callable[..., Any]


def test_arena_tells_who_wins(startable: Startable) -> None:
    words = ("arena", "rftg", "--bots", "random,random@5n", "--games", 4, "--seed", 3)
    code, out, err = startable(*words, "--json", "--executor", "local:1")
    assert (code, err) == (0, "")
    report = json.loads(out)
    assert list(report) == ["game", "games", "seed", "seconds", "bots", "results"]
    assert (report["game"], report["games"], report["seed"]) == ("rftg", 4, 3)
    assert [bot["bot"] for bot in report["bots"]] == ["random", "random@5n"]
    for bot in report["bots"]:
        assert set(bot) == {
            "bot",
            "seat_wins",
            "win_rate",
            "interval",
            "mean_score",
            "seconds_per_move",
        }
        low, high = bot["interval"]
        assert 0 <= low <= bot["win_rate"] <= high <= 1
    assert sum(bot["win_rate"] for bot in report["bots"]) == pytest.approx(1)
    assert [len(scores) for scores in report["results"]] == [2] * 4


def test_a_bug_in_a_worker_is_not_called_bad_input() -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        failed = pool.submit(int, "a bug")
        with pytest.raises(ValueError, match="a bug"), refusals():
            failed.result()
    with pytest.raises(BadInput), refusals():
        int("nonsense")


def test_arena_speaks_to_people_too(startable: Startable) -> None:
    code, out, err = startable("arena", "rftg", "--bots", "random,random", "--games", 2)
    assert (code, err) == (0, "")
    assert "rftg: 2 games" in out
    assert out.count("ms per move") == 2


def test_soak_finds_nothing_in_a_sound_game(startable: Startable) -> None:
    code, out, err = startable("soak", "rftg", "--games", 1, "--json", "--executor", "local:1")
    report = json.loads(out)
    assert (code, err) == (0, "")
    assert list(report) == ["game", "games", "moves", "seconds", "faults"]
    assert (report["game"], report["games"], report["faults"]) == ("rftg", 1, [])
    assert report["moves"] > 50


def test_soak_of_all_games_adds_up(startable: Startable, monkeypatch: pytest.MonkeyPatch) -> None:
    fault = soak.Fault(5, 2, {"x": 1}, 17, "Broken: two cards of one kind")

    def run(game: str, games: int, *_: object, **__: object) -> soak.SoakReport:
        return soak.SoakReport(game, games, 10, 0.5, [fault] if game == "rftg" else [])

    monkeypatch.setattr(soak, "run", run)
    code, out, _ = startable("soak", "--games", 2, "--json")
    report = json.loads(out)
    played = report["game"].split(",")
    assert (code, report["moves"], report["games"]) == (1, 10 * len(played), 2 * len(played))
    assert [found["game"] for found in report["faults"]] == ["rftg"]
    code, out, _ = startable("soak", "rftg", "--games", 2)
    assert code == 1
    assert "seed 5, 2 players" in out
    assert "after move 17: Broken: two cards of one kind" in out


def test_bench_gives_one_flat_object(startable: Startable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SECONDS", 0.05)
    monkeypatch.setattr(games, "SAMPLES", 2)
    code, out, err = startable("bench", "games", "--json")
    figures = json.loads(out)
    assert (code, err) == (0, "")
    for game in ("rftg", "galactic_alliances", "expansion_pilots"):
        for name in ("random_games_per_second", "copy_microseconds", "position_bytes"):
            assert figures[f"{game}.{name}"] > 0


def test_every_part_of_the_bench_can_be_measured() -> None:
    told: list[str] = []
    with pytest.raises(KeyError):
        list(bench.measure(["nonsense"], told.append))
    for part in bench.PARTS:
        __import__(f"suite.bench.{part}")


def test_the_progress_bar_is_for_terminals_only(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    assert progress.progress_bar() is None
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    bar = progress.progress_bar()
    assert bar
    bar(1, 4)
    bar(4, 4)
    assert "1/4" in terminal.getvalue()
    assert terminal.getvalue().endswith("\n")
