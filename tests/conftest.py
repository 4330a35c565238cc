"""What many tests share: plugins that are found as if they had been installed, and patience."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from suite import plugins
from suite.contract import Game

EXAMPLE = Path(__file__).parent / "example_plugin"

Publish = Callable[..., Path]


_PATIENCE_MS = 60_000
"""A test that waits for something waits as long as a busy machine needs."""


class PatientBot(QtBot):
    """pytest-qt's `qtbot`, which by itself gives up after a second, or five."""

    def waitUntil(self, callback: Callable[[], Any], *, timeout: int = _PATIENCE_MS) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = _PATIENCE_MS, **how: Any) -> Any:
        return super().waitSignal(signal, timeout=timeout, **how)

    def waitSignals(self, signals: Any, *, timeout: int = _PATIENCE_MS, **how: Any) -> Any:
        return super().waitSignals(signals, timeout=timeout, **how)

    wait_until, wait_signal, wait_signals = waitUntil, waitSignal, waitSignals


@pytest.fixture
def qtbot(qapp: Any, request: pytest.FixtureRequest) -> QtBot:
    return PatientBot(request)


@pytest.fixture(autouse=True)
def _no_widget_outlives_its_test() -> Iterator[None]:
    """pytest-qt closes the widgets of a test and asks for their deletion, which Qt leaves to an
    event loop that tests do not have. Done here, no later test meets them half alive."""
    yield
    if "PySide6.QtWidgets" in sys.modules:
        from PySide6.QtCore import QCoreApplication, QEvent

        if QCoreApplication.instance() is not None:
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


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
