"""The shell of Star Table: it knows no game."""

import sys

__version__ = "0.1.0"


def _keep_none_alive() -> None:
    """Guard against PySide6 6.12 under Python 3.11, where each call of a Qt method that returns
    nothing takes one reference to None too many: after some thousands the interpreter aborts.
    From Python 3.12 on None is immortal and there is nothing to do."""
    import ctypes

    ctypes.c_ssize_t.from_address(id(None)).value += 1 << 60


if sys.version_info < (3, 12):
    _keep_none_alive()
