"""Matches in and out: `export`, `import` and `replay`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from suite.contract import Chance, Game, Setup
from suite.contract.playthrough import random_steps
from suite.store import Kind, MatchSetup, Seat, Status, Store

Startable = Callable[..., Any]

SEATS = (Seat("Žaneta", 0), Seat("Robot", 3, Kind.BOT, "random"))


@pytest.fixture
def folder(tmp_path: Path, startable: Startable) -> Path:
    return tmp_path / "data"


@pytest.fixture
def match(folder: Path, example: Game) -> str:
    """A saved match of the example game, played to its end."""
    position = example.deal(Setup(2, example.options()(), 7))
    moves = [(step.seat, step.move) for step in random_steps(position, Chance(7))]
    with Store.open(folder) as store:
        record = store.create(MatchSetup("salvagers", "1.0", SEATS, 7, {}, "Vraky"), moves)
        record.conclude(Status.FINISHED, None).result()
        store.consent("salvagers", "salvagers").result()
        return record.id


@pytest.fixture
def file(startable: Startable, match: str, tmp_path: Path) -> Path:
    """The same match as a file."""
    file = tmp_path / "match.json"
    assert startable("export", match, "--out", file) == (0, "", "")
    return file


def test_export_without_an_id_lists_the_matches(startable: Startable, match: str) -> None:
    code, out, _ = startable("export")
    assert code == 0
    assert all(word in out for word in (match, "salvagers", "finished", "Vraky", "Žaneta"))


def test_a_match_goes_out_and_comes_back(startable: Startable, match: str, folder: Path) -> None:
    code, out, err = startable("export", match[:6])
    assert (code, err) == (0, "")
    assert json.loads(out)["title"] == "Vraky"
    file = folder.with_name("match.json")
    file.write_text(out, encoding="utf-8")
    code, new, err = startable("import", file)
    assert (code, err) == (0, "")
    with Store.open(folder) as store:
        first, second = store.load(match), store.load(new.strip())
        assert [move.move for move in first.moves] == [move.move for move in second.moves]
        assert second.summary.status is Status.FINISHED


def test_export_overwrites_nothing(startable: Startable, match: str, file: Path) -> None:
    before = file.read_bytes()
    code, _, err = startable("export", match, "--out", file)
    assert (code, err.count("\n"), file.read_bytes()) == (2, 1, before)


@pytest.mark.parametrize("command", ["import", "replay"])
def test_an_illegal_move_is_named_and_nothing_is_added(
    startable: Startable, file: Path, folder: Path, command: str
) -> None:
    data = json.loads(file.read_text(encoding="utf-8"))
    data["moves"][2] = "0 send 77"
    file.write_text(json.dumps(data))
    code, out, err = startable(command, file)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "/moves/2" in err
    assert "send 77" in err
    with Store.open(folder) as store:
        assert len(store.summaries()) == 1


@pytest.mark.parametrize("command", ["import", "replay"])
def test_a_game_that_is_not_installed_is_named(
    startable: Startable, file: Path, command: str
) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace("salvagers", "chess"))
    code, out, err = startable(command, file)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "chess" in err


def test_replay_tells_every_move(startable: Startable, file: Path) -> None:
    code, out, err = startable("replay", file)
    assert (code, err) == (0, "")
    moves = json.loads(file.read_text(encoding="utf-8"))["moves"]
    assert f"{len(moves):4}  " in out
    assert "Žaneta sends: " in out
    assert "(wins)" in out
    assert "Žaneta wysyła" in startable("replay", file, "--language", "pl").out


def test_what_is_wrong_with_the_collection_is_told(startable: Startable, folder: Path) -> None:
    folder.write_text("a file where the folder should be")
    code, out, err = startable("export")
    assert (code, out) == (0, "")
    assert "temporary folder" in err
    assert folder.read_text() == "a file where the folder should be"


def test_what_could_not_be_kept_is_not_called_imported(
    startable: Startable, file: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = folder.with_name("blocked")
    blocked.write_text("")
    monkeypatch.setenv("STARTABLE_DATA", str(blocked))
    code, out, err = startable("import", file)
    assert (code, out) == (2, "")
    assert "could not be added" in err
