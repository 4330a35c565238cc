"""Qt, or one line about what it lacks."""

from __future__ import annotations

from suite.command import BadInput


def load_qt() -> None:
    """Load the part of Qt that everything needs. Its system libraries do not come with pip."""
    try:
        import PySide6.QtWidgets  # noqa: F401
    except ImportError as error:
        raise BadInput(
            f"Qt cannot be loaded: {error}. ./play installs the libraries that it needs, or says"
            " which they are."
        ) from error
