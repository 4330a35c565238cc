"""Where the user's data is kept on this computer."""

from __future__ import annotations

import os
from pathlib import Path

VARIABLE = "STARTABLE_DATA"
"""The environment variable that names another data folder."""


def data_folder() -> Path:
    """The data folder: from the environment, or as the user chose, or where the system keeps such
    things."""
    from platformdirs import user_data_path

    if named := os.environ.get(VARIABLE):
        return Path(os.path.expanduser(named))  # noqa: PTH111 - a strange name is no error here
    try:
        chosen = _note().read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        chosen = ""
    if chosen and "\0" not in chosen and Path(chosen).is_absolute():
        return Path(chosen)
    return user_data_path("startable", appauthor=False)


def choose_data_folder(folder: Path | None) -> None:
    """Use another folder from the next start on; None: the usual one again."""
    note = _note()
    if folder is None:
        note.unlink(missing_ok=True)
        return
    note.parent.mkdir(parents=True, exist_ok=True)
    note.write_text(str(folder.absolute()), encoding="utf-8")


def _note() -> Path:
    """The choice cannot stand in the data folder itself."""
    from platformdirs import user_config_path

    return user_config_path("startable", appauthor=False) / "data-folder.txt"
