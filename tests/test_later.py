"""Doing something a little later."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QObject

from suite.later import later

FAILING = """
import sys
from pathlib import Path
from PySide6.QtTest import QTest
from suite.later import later
from suite.shell import start
from suite.shell.crash import Crashes
from suite.store import Store

app = start.make_application()
window = start.open_window(Store.open(Path(sys.argv[1])))
crashes = Crashes(Path(sys.argv[1]))
crashes.show = lambda details: None
crashes.install()

def fail():
    raise ZeroDivisionError("a little later")

for _ in range(200):
    later(0, window, fail)
for _ in range(20):
    QTest.qWait(10)
    window.grab()
start.close(window)
print("goes on")
"""

ROOT = Path(__file__).parents[1]


def test_it_is_done_once_and_only_while_the_owner_lives(qtbot):
    owner, done = QObject(), []
    later(0, owner, lambda: done.append("lives"))
    qtbot.wait_until(lambda: done == ["lives"])
    later(0, owner, lambda: done.append("gone"))
    del owner
    qtbot.wait(20)
    assert done == ["lives"]


def test_what_fails_later_does_not_end_the_program(tmp_path: Path) -> None:
    """After some failures in `QTimer.singleShot` the program ended, without a word."""
    done = subprocess.run(
        [sys.executable, "-c", FAILING, str(tmp_path)], capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout) == (0, "goes on\n")
    assert "ZeroDivisionError: a little later" in (tmp_path / "startable.log").read_text()


def test_nothing_is_done_later_in_another_way() -> None:
    sources = [*ROOT.glob("suite/**/*.py"), *ROOT.glob("games/**/*.py")]
    assert len(sources) > 100
    assert [
        path
        for path in sources
        if path.name != "later.py" and ".singleShot(" in path.read_text("utf-8")
    ] == []
