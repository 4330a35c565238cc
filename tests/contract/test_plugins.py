"""Games that are found: whatever is wrong with one is told, and the others work."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from suite import cli, plugins
from suite.plugins import Plugin, PluginFault

Publish = Callable[..., Path]

MANIFEST = """
id = "{id}"
version = "1.0"
contract = {contract}
seats = [2, 4]
minutes = [5, 10]
accent = "#E0A458"
[title]
en = "Rascal"
[blurb]
en = "Trouble"
"""

SALVAGERS = "from salvagers.plugin import Salvagers\nclass Rascal(Salvagers):\n"


@pytest.fixture
def install(publish: Publish) -> Iterator[Callable[..., Plugin]]:
    """Installs the game `rascal` with this code, and gives what was found."""

    def make(
        code: str = "GAME = 1", *, id: str = "rascal", contract: int = 1, entry: str = ""
    ) -> Plugin:
        site = publish("rascal", entry or "rascal.plugin:GAME")
        (site / "rascal").mkdir()
        (site / "rascal" / "__init__.py").touch()
        (site / "rascal" / "plugin.py").write_text(code)
        (site / "rascal" / "manifest.toml").write_text(MANIFEST.format(id=id, contract=contract))
        return plugins.find("rascal")

    yield make
    for name in [name for name in sys.modules if name.partition(".")[0] == "rascal"]:
        del sys.modules[name]


def fault_of(plugin: Plugin) -> str:
    """Why it cannot be used, found out by trying; the bundled games can be, all the same."""
    plugin.allow()
    with pytest.raises(PluginFault) as caught:
        plugin.load()
    assert plugin.fault is not None
    assert not plugin.usable
    with pytest.raises(PluginFault, match=r".*"):  # and asking again does not run its code again
        plugin.load()
    bundled = [each for each in plugins.installed() if each.bundled]
    assert {"rftg", "galactic_alliances", "expansion_pilots"} <= {each.id for each in bundled}
    assert all(each.usable for each in bundled)
    return str(caught.value)


@pytest.mark.parametrize(
    ("code", "named"),
    [
        ("raise RuntimeError('100 % {nonsense}')", "RuntimeError: 100 % {nonsense}"),
        ("import sys; sys.exit(3)", "SystemExit: 3"),
        ("raise KeyboardInterrupt", "KeyboardInterrupt"),
        ("import no_such_package", "no_such_package"),
        ("this is no Python either", "SyntaxError"),
        ("nothing = 0", "no attribute 'GAME'"),
        ("GAME = 1", "not a game"),
        ("from suite.contract import Game\nGAME = Game", "not a game"),
        ("from suite.contract import Game\nclass G(Game): id = 'rascal'\nGAME = G()", "abstract"),
    ],
)
def test_code_that_cannot_be_used_is_told(
    install: Callable[..., Plugin], code: str, named: str
) -> None:
    assert named in fault_of(install(code))


def test_a_game_under_another_name_is_refused(
    install: Callable[..., Plugin], publish: Publish, monkeypatch: pytest.MonkeyPatch
) -> None:
    example = Path(__file__).parents[1] / "example_plugin"
    monkeypatch.syspath_prepend(str(example))
    plugin = install(SALVAGERS + "    id = 'another'\nGAME = Rascal()")
    assert fault_of(plugin) == "The game calls itself another, but its manifest says rascal."


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"id": "another"}, "its manifest says another"),
        ({"contract": 99}, "needs a newer version of Star Table (contract 99, this one has 1)"),
        ({"entry": "rascal.plugin"}, "not a game"),
        ({"entry": "no_such_package.plugin:GAME"}, "there is no package 'no_such_package'"),
        ({"entry": "rascal.deeper.plugin:GAME"}, "manifest.toml is missing"),
    ],
)
def test_what_is_wrong_on_paper_is_told_without_running_any_code(
    install: Callable[..., Plugin], wrong: dict[str, object], named: str
) -> None:
    plugin = install("raise AssertionError('it was run')", **wrong)
    assert plugin.fault is not None
    assert named in fault_of(plugin)


def test_code_runs_only_when_it_is_allowed(install: Callable[..., Plugin]) -> None:
    plugin = install("raise AssertionError('it was run')")
    assert plugin.usable
    with pytest.raises(PluginFault, match="not been allowed"):
        plugin.load()
    assert "rascal.plugin" not in sys.modules


def test_an_id_is_taken_once_and_by_the_bundled_game_first(publish: Publish) -> None:
    example = Path(__file__).parents[1] / "example_plugin"
    publish("salvagers", "salvagers.plugin:GAME", source=example, dist="first")
    publish("salvagers", "salvagers.plugin:GAME", source=example, dist="second")
    publish("rftg", "games.rftg.plugin:GAME", dist="impostor")
    found = [(each.id, each.distribution, each.usable) for each in plugins.installed()]
    assert ("salvagers", "first", True) in found
    assert ("salvagers", "second", False) in found
    assert ("rftg", "startable", True) in found
    assert ("rftg", "impostor", False) in found
    assert plugins.find("rftg").bundled


def test_the_command_line_tells_in_one_line(
    install: Callable[..., Plugin],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("STARTABLE_DATA", str(tmp_path))
    install("raise RuntimeError('boom')").allow()
    assert cli.main(["soak", "rascal", "--games", "1"]) == 2
    assert capfd.readouterr().err == (
        "startable soak: rascal cannot be used. The game's code fails when it is loaded:"
        " RuntimeError: boom\n"
    )
