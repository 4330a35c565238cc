"""What every page of the program has in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from suite.contract import Message

if TYPE_CHECKING:
    from suite.shell.program import Program


@dataclass(frozen=True, slots=True)
class Shortcut:
    """A key and what it does, as the overlay of shortcuts lists it."""

    keys: str
    does: Message


class Page(QWidget):
    """One page: the window shows one at a time, and each is made when it is first needed."""

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.program = program

    def title(self) -> Message:
        """The name of the page: for the window, the tab and screen readers."""
        raise NotImplementedError

    def entered(self) -> None:
        """The page came to the front: show what may have changed meanwhile."""

    def take_focus(self) -> None:
        """The keyboard goes to the page, to whatever comes first on it."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def left(self) -> None:
        """Another page came to the front: stop what only matters while it is seen."""

    def closing(self) -> None:
        """The page goes for good: end its work. Everything worth keeping is saved already."""

    def renamed(self, name: str) -> None:
        """The match of this page has another name."""

    def warn(self, message: Message) -> None:
        """A notice that stays until it is read."""
        self.program.toast(message, tone="warn", stays=True)

    def shortcuts(self) -> Sequence[Shortcut]:
        """The keys of this page."""
        return ()
