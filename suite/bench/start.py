"""Cold start: the program with 500 saved matches against an empty window of PySide6.

Both are started as processes of their own, in turn, and say when their window is painted; the time
runs from before the process exists until then.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from suite.bench import Figures
from suite.bench.long_match import long_match

MATCHES = 500
MOVES = 40
RUNS = 7

EMPTY = """
import sys
from PySide6.QtWidgets import QApplication, QMainWindow

app = QApplication(sys.argv[:1])
window = QMainWindow()
window.resize(1280, 800)
window.show()
app.processEvents()
print("painted", flush=True)
"""

PROGRAM = """
import sys
from PySide6.QtWidgets import QApplication

def shown(app):
    app.processEvents()
    print("painted", flush=True)
    return 0

QApplication.exec = shown
from suite.cli import main
sys.exit(main(["play"]))
"""
"""The real command; only its event loop is left as soon as there is nothing more to do."""


def figures() -> Figures:
    """The median times of both, and their ratio."""
    with tempfile.TemporaryDirectory(prefix="startable-bench-") as folder:
        _fill(Path(folder))
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "STARTABLE_DATA": folder}
        both = [(_time(EMPTY, environment), _time(PROGRAM, environment)) for _ in range(RUNS)]
    empty, program = (median(times) for times in zip(*both[1:], strict=True))
    return {
        "start.empty_window_ms": empty,
        "start.library_ms": program,
        "start.ratio_to_empty_window": program / empty,
    }


def _fill(folder: Path) -> None:
    from suite.store import Store

    setup, moves = long_match(MOVES)
    with Store.open(folder) as store:
        for _ in range(MATCHES):
            store.create(setup, moves)


def _time(script: str, environment: dict[str, str]) -> float:
    """Milliseconds until the script says that it has painted."""
    start = perf_counter()
    command = [sys.executable, "-c", script]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE) as process:
        assert process.stdout
        said = process.stdout.readline()
        took = (perf_counter() - start) * 1000
    if said != b"painted\n" or process.returncode:
        raise RuntimeError("the window did not come up: see the lines above")
    return took
