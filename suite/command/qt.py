"""Qt, or one line about what it lacks."""

from __future__ import annotations

import builtins
import sys

from suite.command import BadInput

NOISE = ("QVncServer created", "This plugin does not support propagateSizeHints")
"""What Qt's platforms without a screen say about themselves; it means nothing to a player."""


def load_qt() -> None:
    """Load the part of Qt that everything needs. Its system libraries do not come with pip."""
    try:
        import PySide6.QtWidgets  # noqa: F401
    except ImportError as error:
        raise BadInput(
            f"Qt cannot be loaded: {error}. ./play installs the libraries that it needs, or says"
            " which they are."
        ) from error
    # PySide6 watches every import for `from __feature__ import ...`, which nobody here uses, and
    # makes each of them slower: a tenth of the time to the first window.
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def without_noise() -> None:
    """Let Qt tell everything but what a platform without a screen always tells."""
    from PySide6.QtCore import qInstallMessageHandler

    def pass_on(kind: object, context: object, text: str) -> None:
        if not text.startswith(NOISE):
            sys.stderr.write(f"{text}\n")

    qInstallMessageHandler(pass_on)
