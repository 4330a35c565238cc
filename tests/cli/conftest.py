"""The command line, called as from a shell."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from suite import cli


class Answer(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


Startable = Callable[..., Answer]


@pytest.fixture
def startable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> Startable:
    """Runs a command in a data folder of its own."""
    monkeypatch.setenv("STARTABLE_DATA", str(tmp_path / "data"))

    def run(*words: object) -> Answer:
        capfd.readouterr()
        try:
            code = cli.main([str(word) for word in words])
        except SystemExit as exit:
            code = int(exit.code or 0)
        return Answer(code, *capfd.readouterr())

    return run
