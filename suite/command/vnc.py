"""The program for a VNC viewer on the same computer, through Qt's own VNC platform.

Qt's server has a `port` parameter but no address: it listens on all of them. So it is started on
any free port, and before it can answer anybody its listening socket is replaced by one that is
bound to 127.0.0.1. Whoever knocked at the old one is turned away unheard.
"""

from __future__ import annotations

import os
import socket
import stat
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

SIZE = "1280x800"


class CannotServe(Exception):
    """The program cannot be served; the text says why."""


def application(port: int) -> QApplication:
    """The application, shown on 127.0.0.1:`port` and nowhere else. Raises `CannotServe`."""
    if not sys.platform.startswith("linux"):
        raise CannotServe("Qt's VNC platform is there only on Linux")
    ours = _listen(port)
    before = _listening()
    os.environ["QT_QPA_PLATFORM"] = f"vnc:port=0:size={SIZE}"
    app = _make_application()
    opened = _listening() - before
    if not opened:
        raise CannotServe("Qt's VNC server does not listen")
    for number in opened:
        os.dup2(ours.fileno(), number, inheritable=False)
    ours.close()
    return app


def _make_application() -> QApplication:
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication

    app = QApplication(sys.argv[:1])
    # The server begins to listen in a posted call; sockets are read only by the event loop.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.MetaCall)
    return app


def _listen(port: int) -> socket.socket:
    server = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        server.bind(("127.0.0.1", port))
        server.listen(4)
    except OSError as error:
        server.close()
        raise CannotServe(f"port {port} cannot be used: {error.strerror}") from error
    server.setblocking(False)
    return server


def _listening() -> set[int]:
    """The descriptors of this process that wait for connections."""
    return {number for number in _descriptors() if _waits(number)}


def _descriptors() -> list[int]:
    return [int(entry.name) for entry in Path("/proc/self/fd").iterdir()]


def _waits(number: int) -> bool:
    try:
        return stat.S_ISSOCK(os.fstat(number).st_mode) and _accepts(number)
    except OSError:  # it was the descriptor by which the folder was read
        return False


def _accepts(number: int) -> bool:
    with socket.socket(fileno=os.dup(number)) as twin:
        return bool(twin.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN))
