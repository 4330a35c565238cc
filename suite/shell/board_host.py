"""What the pages of a match offer to the board that they hold."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from suite.contract import Message, Move, Verdict
from suite.language import live
from suite.shell.seating import Seating


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
