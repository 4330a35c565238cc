"""An unexpected exception is told, and the program goes on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

FAILING = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from suite.shell.crash import Crashes

app = QApplication([])
crashes = Crashes(Path(sys.argv[1]))
crashes.show = lambda details: None
crashes.install()

class Failing(QWidget):
    def paintEvent(self, event):
        painter = QPainter(self)
        raise ZeroDivisionError("in the middle of painting")

for size in range(100, 130):
    window = QWidget()
    layout = QVBoxLayout(window)
    layout.addWidget(Failing())
    layout.addWidget(QLabel("beside it"))
    window.show()
    app.processEvents()
    window.resize(size, size)
    app.processEvents()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    app.processEvents()
print("goes on")
"""


def test_a_painting_that_fails_does_not_end_the_program(tmp_path: Path) -> None:
    """The exception held the painter, which outlived its window."""
    done = subprocess.run(
        [sys.executable, "-c", FAILING, str(tmp_path)], capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout) == (0, "goes on\n")
    assert (
        "ZeroDivisionError: in the middle of painting" in (tmp_path / "startable.log").read_text()
    )
