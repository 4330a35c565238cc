"""Every command answers bad input with one line and exit code 2, and loads only what it needs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from suite import cli, plugins
from suite.command import play, showcase
from suite.contract import Game

EXAMPLE = Path(__file__).parents[1] / "example_plugin"
Startable = Callable[..., Any]
Publish = Callable[..., Path]


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("nonsense", "nonsense"),
        ("play chess", "chess"),
        ("play --vnc 0", "port"),
        ("play --vnc ten", "port"),
        ("games --allow chess", "chess"),
        ("position", "GAME"),
        ("position chess x.yaml", "chess"),
        ("position rftg no-such-file.yaml", "no-such-file.yaml"),
        ("position rftg x.yaml --language de", "de"),
        ("replay no-such-file.json", "no-such-file.json"),
        ("import no-such-file.json", "no-such-file.json"),
        ("import .", "."),
        ("export no-such-match", "no-such-match"),
        ("arena rftg --bots random", "--games"),
        ("arena chess --bots random --games 1", "chess"),
        ("arena rftg --bots random --games 0", "'0'"),
        ("arena rftg --bots random,wizard --games 2", "wizard"),
        ("arena rftg --bots random,Ω --games 2", "Ω"),
        ("arena rftg --bots random,random --games 2 --players 9", "9"),
        ("arena rftg --bots random,random --games 2 --executor moon", "moon"),
        ("soak chess --games 1", "chess"),
        ("soak rftg --games -1", "-1"),
        ("bench everything", "everything"),
        ("showcase --out /dev/null/pictures", "/dev/null/pictures"),
    ],
)
def test_bad_input_gets_one_line_and_code_2(startable: Startable, line: str, named: str) -> None:
    code, out, err = startable(*line.split())
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert named in err
    assert err.startswith("startable")


def test_help_and_version_are_no_faults(startable: Startable) -> None:
    assert startable("--version").out.startswith("Star Table ")
    text = startable("--help").out
    assert all(command in text for command in cli.COMMANDS)
    for command in cli.COMMANDS:
        code, out, _ = startable(command, "--help")
        assert (code, out.startswith(f"usage: startable {command}")) == (0, True)


def test_games_lists_what_is_installed(startable: Startable, example: Game) -> None:
    code, out, err = startable("games", "--json")
    rows = {row["id"]: row for row in json.loads(out)["games"]}
    assert (code, err) == (0, "")
    assert set(rows) >= {"rftg", "galactic_alliances", "expansion_pilots", "salvagers"}
    assert rows["salvagers"]["distribution"] == "salvagers"
    assert "Salvagers" in startable("games").out


def test_a_foreign_game_runs_only_after_consent(
    startable: Startable, publish: Publish, tmp_path: Path
) -> None:
    publish("salvagers", "salvagers.plugin:GAME", source=EXAMPLE)
    scenario = tmp_path / "two.yaml"
    scenario.write_text("players: 2\n")
    code, out, err = startable("position", "salvagers", scenario)
    assert (code, out) == (2, "")
    assert "startable games --allow salvagers" in err
    assert "waits to be allowed" in startable("games").out
    assert startable("games", "--allow", "salvagers").code == 0
    plugins.installed.cache_clear()  # as in the next process
    assert startable("position", "salvagers", scenario).code == 0
    assert "waits" not in startable("games").out


def test_a_consent_that_cannot_be_kept_is_none(
    startable: Startable, publish: Publish, tmp_path: Path
) -> None:
    publish("salvagers", "salvagers.plugin:GAME", source=EXAMPLE)
    (tmp_path / "data").write_text("a file where the folder should be")
    code, out, err = startable("games", "--allow", "salvagers")
    assert (code, out) == (2, "")
    assert "could not be noted" in err.splitlines()[-1]


@pytest.mark.parametrize(
    ("environment", "system", "shown"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", True),
        ({}, "win32", True),
        ({}, "darwin", True),
    ],
)
def test_a_display_is_recognised(environment: dict[str, str], system: str, shown: bool) -> None:
    assert play.has_display(environment, system) is shown


@pytest.mark.parametrize("words", [[], ["play"], ["play", "rftg"]])
def test_without_a_display_the_showcase_runs(
    startable: Startable, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    shown: list[Path] = []
    monkeypatch.setattr(play, "has_display", lambda _: False)
    monkeypatch.setattr(showcase, "show", lambda: shown.append(showcase.FOLDER) or 0)
    code, out, err = startable(*words)
    assert (code, err, shown) == (0, "", [showcase.FOLDER])
    assert out.count("\n") == 1
    assert "no display" in out


@pytest.mark.parametrize("words", [["play"], ["play", "--vnc", "5999"], ["showcase"]])
def test_missing_libraries_of_qt_are_named(
    startable: Startable, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setitem(sys.modules, "PySide6.QtWidgets", None)
    code, out, err = startable(*words)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "Qt cannot be loaded" in err


def test_output_that_nobody_reads_is_no_fault() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as closed:
        ran = subprocess.run(
            [sys.executable, "-m", "suite.cli", "games"],
            stdout=closed,
            stderr=subprocess.PIPE,
            text=True,
            timeout=60,
        )
    assert (ran.returncode, ran.stderr) == (0, "")


def test_listing_games_loads_nothing_heavy() -> None:
    heavy = ("PySide6", "pydantic", "sqlmodel", "sqlalchemy", "babel", "yaml", "numpy")
    script = (
        "import sys; from suite.cli import main; code = main(['games']);"
        f" print([m for m in {heavy!r} if m in sys.modules], file=sys.stderr); sys.exit(code)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True
    )
    assert ran.stderr.strip() == "[]"


UNREACHABLE = """
import os, sys

def become(program, words):
    print(*words[1:], flush=True)
    os._exit(0)

os.execv = become
from suite.cli import main
main(["play"])
"""


@pytest.mark.skipif(sys.platform != "linux", reason="there are displays that cannot be reached")
@pytest.mark.parametrize("platform", ["", "nonsense"])
def test_a_display_that_cannot_be_reached_is_none(tmp_path: Path, platform: str) -> None:
    environment = {**os.environ, "STARTABLE_DATA": str(tmp_path), "DISPLAY": ":4711"}
    environment.pop("WAYLAND_DISPLAY", None)
    done = subprocess.run(
        [sys.executable, "-c", UNREACHABLE],
        env={**environment, "QT_QPA_PLATFORM": platform},
        capture_output=True,
        text=True,
        timeout=60,
    )
    first, second = done.stdout.splitlines()
    assert first.startswith("The display cannot be used")
    assert (second, done.stderr, done.returncode) == ("-m suite.cli showcase", "", 0)
