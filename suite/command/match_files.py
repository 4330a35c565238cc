"""Match files that the user names."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from suite.command import BadInput
from suite.command.games import load
from suite.command.speech import say_in
from suite.contract.game import Game

if TYPE_CHECKING:
    from suite.store.match_file import Checked


def read_bytes(file: Path) -> bytes:
    """What stands in the file, unless it is too large to be a match."""
    from suite.store.match_file import LARGEST

    try:
        with file.open("rb") as source:
            return source.read(LARGEST + 1)
    except OSError as error:
        raise BadInput(f"{file} cannot be read: {error.strerror}") from error


def find_game(game: str) -> Game | None:
    """A game that a file names; None when it is not installed."""
    from suite import plugins

    return load(game) if any(plugin.id == game for plugin in plugins.installed()) else None


def read_match(file: Path) -> tuple[Game, Checked]:
    """The game and the match of a file, every move of it legal."""
    from suite.store.match_file import BadMatchFile, read

    try:
        match = read(read_bytes(file), find_game)
    except BadMatchFile as error:
        raise BadInput(f"{file}: {say_in('en')(error.message)}") from error
    return load(match.setup.game), match
