"""The base of every board widget: how it learns what to show and says what was clicked."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar, Protocol

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from suite.contract import Atom, Decision, Event, Message, Move, Position, Verdict
from suite.ui import animation
from suite.ui.walking import walk


class BoardHost(Protocol):
    """What the table offers to the board that it holds."""

    def verdict(self, move: Move) -> Verdict:
        """May the viewing seat do this now?"""

    def text(self, message: Message) -> str:
        """The message in the language of the viewing seat."""

    def seat_name(self, seat: int) -> str: ...

    def seat_colour(self, seat: int) -> int:
        """The index of the seat's colour and shape in the palette."""

    def manual_link(self, rule: str) -> None:
        """Open the manual at a rule."""


class Board(QWidget):
    """A board shows a position through the eyes of one seat and turns clicks into moves.

    It never changes the position: it emits `chosen`, and the table calls `present` when the move
    has been played. A click on something that is not allowed emits `refused` with the verdict.

    For a `Subset` the table keeps what is chosen so far: a click on an item emits `toggled`, the
    table calls `show_picked`, and its prompt line holds the button that confirms.

    Arrow keys that no widget on the board takes for itself move the focus to the neighbour.
    """

    chosen = Signal(object)  # Move
    refused = Signal(object)  # Verdict
    toggled = Signal(object)  # Atom: an item of the Subset that is being decided

    failed = Signal(object)  # Exception: something went wrong in an event of the board

    linked: ClassVar[Collection[str]] = ()
    """The contexts of the names that `show_large` knows (`say.term("card", ...)`): they become
    links in the log."""

    def __init__(self, host: BoardHost, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.host = host

    def present(
        self,
        view: Position,
        seat: int | None,
        decision: Decision | None,
        events: Sequence[Event],
    ) -> None:
        """Show `view` (what `seat` may see; None: a spectator). `decision` is what that seat must
        decide now, None while others are at work; `events` led here and may be animated."""
        raise NotImplementedError

    def show_picked(self, items: Collection[Atom]) -> None:
        """These items of the `Subset` are chosen so far."""

    def show_suggestion(self, move: Move | None) -> None:
        """Mark the move that a hint suggests; None: no longer."""

    def show_large(self, name: Message) -> None:
        """Show the card with this name large; called when its link in the log is clicked."""

    def retranslate(self) -> None:
        """The language changed: show every text anew."""

    def finish_animations(self) -> None:
        """Jump to the end of what still moves."""
        animation.finish_all()

    def event(self, event: QEvent) -> bool:
        """What fails in the board does not spread to the windows around it."""
        try:
            return super().event(event)
        except Exception as error:  # noqa: BLE001 - a foreign board may fail in any way
            self.failed.emit(error)
            return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not walk(self, event.key()):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
