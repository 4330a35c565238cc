"""`startable play [GAME] [--vnc [PORT]]`: the program itself."""

from __future__ import annotations

import gc
import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Mapping

from suite.command import BadInput
from suite.command.qt import load_qt, without_noise

VNC_PORT = 5900


def options(parser: ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="prepare a match of this game")
    parser.add_argument(
        "--vnc",
        nargs="?",
        type=_port,
        const=VNC_PORT,
        metavar="PORT",
        help=f"serve the program to a VNC viewer on this computer (127.0.0.1:{VNC_PORT})",
    )


def run(args: Namespace) -> int:
    if args.game is not None:
        from suite.command.games import known

        known(args.game)
    if args.vnc is not None:
        return _serve(args.game, args.vnc)
    if not has_display(os.environ):
        from suite.command import showcase

        print("There is no display: the showcase runs off screen (see also: --vnc).", flush=True)
        return showcase.show()
    return _start(args.game)


def has_display(environment: Mapping[str, str], system: str = sys.platform) -> bool:
    """Can windows be shown? Where another platform of Qt was asked for, it knows better."""
    if system in ("win32", "darwin") or environment.get("QT_QPA_PLATFORM"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def _start(game: str | None) -> int:
    gc.disable()  # looking for garbage while everything is being loaded finds none
    try:
        load_qt()
        from suite.shell.start import run as start
    finally:
        gc.enable()
    gc.freeze()
    _expect_no_display()
    return start(game)


def _expect_no_display() -> None:
    """A display that is named but cannot be reached makes Qt end the process. Whoever hears of that
    just before becomes the showcase. From its first window on, the program listens to Qt itself."""
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind == QtMsgType.QtFatalMsg:
            print("The display cannot be used: the showcase runs off screen (see also: --vnc).")
            sys.stdout.flush()
            os.execv(sys.executable, [sys.executable, "-m", "suite.cli", "showcase"])

    qInstallMessageHandler(hear)


def _serve(game: str | None, port: int) -> int:
    from suite.command.vnc import CannotServe, application

    load_qt()
    without_noise()
    try:
        server = application(port)
    except CannotServe as error:
        raise BadInput(str(error)) from error
    print(f"Star Table is served by VNC on 127.0.0.1:{port} (only on this computer).", flush=True)
    code = _start(game)
    del server
    return code


def _port(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 65535:
        raise ArgumentTypeError(f"{text!r} is not a port (1 to 65535)")
    return int(text)
