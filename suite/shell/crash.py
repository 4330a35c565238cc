"""When something unexpected happens: it is logged, shown with its details, and the program goes on.

Every accepted move is on disk before the next one is asked for, so there is nothing to rescue here:
an exception is written to the log file and shown in a dialog from which it can be copied.
"""

from __future__ import annotations

import logging
import platform
import sys
import threading
import traceback
from pathlib import Path
from types import TracebackType
from typing import ClassVar

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

import suite

LOG_NAME = "startable.log"
_LARGEST = 1_000_000
_log = logging.getLogger("startable")

_QT_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class Crashes(QObject):
    """Catches what nobody else caught: in slots, in threads, and what Qt itself complains about."""

    happened = Signal(str)  # the details; delivered in the thread of the interface
    current: ClassVar[Crashes | None] = None

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.log_file = folder / LOG_NAME
        self._before = (sys.excepthook, threading.excepthook)
        self._dialog: QObject | None = None
        self._told: set[str] = set()
        self.happened.connect(self.show)

    def install(self) -> None:
        """Catch from now on."""
        Crashes.current = self
        self._open_log()
        sys.excepthook = self.caught
        threading.excepthook = self._in_thread
        qInstallMessageHandler(_from_qt)

    def remove(self) -> None:
        """Leave everything as it was before `install`."""
        sys.excepthook, threading.excepthook = self._before
        qInstallMessageHandler(None)
        for handler in tuple(_log.handlers):
            _log.removeHandler(handler)
            handler.close()
        Crashes.current = None

    def caught(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """An exception that reached the top."""
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        _let_go(error)
        _log.error("unexpected exception\n%s", text)
        self.happened.emit(f"{facts()}\n\n{text}")

    def show(self, details: str) -> None:
        """Show one dialog at a time, and each fault once: one that repeats at every move of the
        mouse must not bury the screen. The log has them all."""
        if self._dialog is not None or details in self._told:
            return
        self._told.add(details)
        from suite.shell.crash_dialog import CrashDialog

        dialog = CrashDialog(details, self.log_file, QApplication.activeWindow())
        dialog.finished.connect(self._closed)
        self._dialog = dialog
        dialog.open()

    def _closed(self) -> None:
        self._dialog = None

    def _in_thread(self, args: threading.ExceptHookArgs) -> None:
        self.caught(args.exc_type, args.exc_value, args.exc_traceback)

    def _open_log(self) -> None:
        """Without a folder that can be written the program runs without a log file."""
        _log.setLevel(logging.INFO)
        try:
            self.log_file.parent.mkdir(parents=True, exist_ok=True)
            if self.log_file.exists() and self.log_file.stat().st_size > _LARGEST:
                self.log_file.replace(self.log_file.with_suffix(".old.log"))
            handler = logging.FileHandler(self.log_file, encoding="utf-8", delay=True)
        except OSError:
            return
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        _log.addHandler(handler)


def _let_go(error: BaseException | None) -> None:
    """An exception holds on to all that was at work, and Python keeps the last one. A painter of an
    interrupted `paintEvent` among it would outlive its window and end the program."""
    while error is not None:
        traceback.clear_frames(error.__traceback__)
        error = error.__cause__ or error.__context__


def facts() -> str:
    """What a report of a fault should begin with."""
    from PySide6.QtCore import qVersion

    return (
        f"Star Table {suite.__version__} · Python {platform.python_version()} · Qt {qVersion()} · "
        f"{platform.platform()}"
    )


def _from_qt(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    _log.log(_QT_LEVELS[kind], "Qt: %s", text)
