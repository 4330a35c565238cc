"""Doing something a little later."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def later(milliseconds: int, owner: QObject, act: Callable[[], object]) -> None:
    """Do it after this time, unless the owner is gone by then.

    `QTimer.singleShot` would do, but an exception in what it calls damages PySide's memory, and the
    program ends soon after. An exception in a slot is told, and the program goes on.
    """
    timer = QTimer(owner, singleShot=True, interval=milliseconds)
    timer.timeout.connect(act)
    timer.timeout.connect(timer.deleteLater)
    timer.start()
