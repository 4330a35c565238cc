"""Where the board of a match stands, whatever becomes of it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from suite.contract import Game, Message, Words
from suite.shell.text_board import TextBoard
from suite.ui.board import Board, BoardHost

say = Words("shell")

_log = logging.getLogger("startable")


class BoardFrame(QWidget):
    """Holds the game's own board; one of text if it has none, or as soon as its own fails: a match
    can be played on whatever is wrong with the pictures. `tell` says so to the player."""

    chosen = Signal(object)
    refused = Signal(object)
    toggled = Signal(object)

    def __init__(self, game: Game, host: BoardHost, tell: Callable[[Message], object]) -> None:
        super().__init__()
        self._game, self._host, self._tell = game, host, tell
        self._presented: tuple[Any, ...] | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self.board: Board
        try:
            self._hold(_own(game, host))
        except Exception as error:  # noqa: BLE001 - a foreign board may fail in any way
            self._go_on_without(error)

    def present(self, *what: Any) -> None:
        """Show a position; see `Board.present`."""
        self._presented = what
        self.ask("present", *what)

    def ask(self, method: str, *values: Any) -> None:
        """Call a method of the board."""
        try:
            getattr(self.board, method)(*values)
        except Exception as error:  # noqa: BLE001 - as above
            self._replace(error)
            if method != "present":
                getattr(self.board, method)(*values)

    def _hold(self, board: Board) -> None:
        self.board = board
        board.chosen.connect(self.chosen)
        board.refused.connect(self.refused)
        board.toggled.connect(self.toggled)
        # What has failed in an event is taken away when that event is over.
        board.failed.connect(
            lambda error: self._replace(error) if board is self.board else None,
            Qt.ConnectionType.QueuedConnection,
        )
        self._layout.addWidget(board)

    def _replace(self, error: Exception) -> None:
        """A plain board takes the place of the one that has failed."""
        if isinstance(self.board, TextBoard):
            raise error  # there is nothing plainer
        failed = self.board
        failed.hide()
        self._layout.removeWidget(failed)
        failed.deleteLater()
        self._go_on_without(error)
        if self._presented is not None:
            self.board.present(*self._presented)

    def _go_on_without(self, error: Exception) -> None:
        _log.error("the board of %s has failed", self._game.id, exc_info=error)
        self._hold(TextBoard(self._host))
        self._tell(
            say(
                "The board of this game has failed. The match goes on with a plain one; the "
                "details are in the log."
            )
        )


def _own(game: Game, host: BoardHost) -> Board:
    make = game.board()
    board = make(host) if make else TextBoard(host)
    if not isinstance(board, Board):
        raise TypeError(f"{board!r} is no board: it must be a suite.ui.board.Board")
    return board
