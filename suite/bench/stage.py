"""The real window, off screen, on a store of its own."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from suite.shell.window import Window

SIZE = (1280, 800)
_PATIENCE = 60.0


@contextmanager
def stage() -> Iterator[Window]:
    """The program's window with an empty collection."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from suite.shell import start
    from suite.store import Store

    start.make_application()
    with tempfile.TemporaryDirectory(prefix="startable-bench-") as folder:
        window = start.open_window(Store.open(Path(folder)))
        window.program.change(animation=0.0)
        window.resize(*SIZE)
        try:
            yield window
        finally:
            start.close(window)


def wait(done: Callable[[], object]) -> None:
    """Let the program work until this holds, and sleep where it sleeps."""
    from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer

    end = perf_counter() + _PATIENCE
    alarm = QTimer(interval=1000)
    alarm.start()
    while not done():
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        # A running event loop would delete by itself what is to be deleted later.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if perf_counter() > end:
            raise TimeoutError("the program does not get anywhere")
    # Pages that were closed go in Qt's own event loop, which does not run here.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def milliseconds(work: Callable[[], object]) -> float:
    """How long it takes."""
    start = perf_counter()
    work()
    return (perf_counter() - start) * 1000
