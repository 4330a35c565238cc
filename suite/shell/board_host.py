"""What the pages of a match offer to the board that they hold, and how a board is made."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from suite.contract import Game, Message, Move, Verdict
from suite.language import live
from suite.shell.seating import Seating
from suite.shell.text_board import TextBoard
from suite.ui.board import Board

_log = logging.getLogger("startable")


class PageHost:
    """A `BoardHost` for one page: it speaks the page's language."""

    def __init__(
        self,
        page: QWidget,
        seating: Seating,
        verdict: Callable[[Move], Verdict],
        manual: Callable[[str], object],
    ) -> None:
        self._page = page
        self._seating = seating
        self.verdict = verdict
        self._manual = manual

    def text(self, message: Message) -> str:
        return live.text(self._page, message, self._seating.name)

    def seat_name(self, seat: int) -> str:
        return self._seating.name(seat)

    def seat_colour(self, seat: int) -> int:
        return self._seating.colour(seat)

    def manual_link(self, rule: str) -> None:
        self._manual(rule)


def make_board(game: Game, host: PageHost) -> Board:
    """The game's own board; one of text if it has none, or if its own cannot be made: a match
    can be played on whatever is wrong with the pictures."""
    try:
        own = game.board()
        board: Board = own(host) if own else TextBoard(host)
    except Exception:  # noqa: BLE001 - a foreign board may fail in any way
        _log.exception("the board of %s cannot be made", game.id)
        board = TextBoard(host)
    return board
