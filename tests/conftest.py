"""What many tests share: plugins that are found as if they had been installed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from suite import plugins
from suite.contract import Game

EXAMPLE = Path(__file__).parent / "example_plugin"

Publish = Callable[..., Path]


@pytest.fixture
def publish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Publish]:
    """Makes a folder of modules look like an installed distribution with one game."""

    def make(name: str, entry: str, *, source: Path | None = None, dist: str = "") -> Path:
        site = tmp_path / f"site-{dist or name}"
        info = site / f"{dist or name}-1.0.dist-info"
        info.mkdir(parents=True)
        metadata = f"Metadata-Version: 2.1\nName: {dist or name}\nVersion: 1.0\n"
        (info / "METADATA").write_text(metadata)
        (info / "entry_points.txt").write_text(f"[startable.games]\n{name} = {entry}\n")
        monkeypatch.syspath_prepend(str(site))
        if source:
            monkeypatch.syspath_prepend(str(source))
        plugins.installed.cache_clear()
        return site

    yield make
    plugins.installed.cache_clear()


@pytest.fixture
def example(publish: Publish) -> Game:
    """The example game, found by its entry point and allowed to run."""
    publish("salvagers", "salvagers.plugin:GAME", source=EXAMPLE)
    plugin = plugins.find("salvagers")
    plugin.allow()
    return plugin.load()
