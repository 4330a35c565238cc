"""Moves that are about nothing on the board, as large buttons above it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from suite.contract import Move
from suite.ui import theme
from suite.ui.buttons import Button
from suite.ui.labels import Label
from suite.ui.panel import Panel


class Choices(Panel):
    """A question, and a button for each answer."""

    chosen = Signal(object)  # Move

    def __init__(self, parent: QWidget) -> None:
        super().__init__(solid=True, parent=parent)
        self.title = Label("", "lead", wrap=True)
        self.body.addWidget(self.title)
        self.buttons: dict[Move, Button] = {}
        self._column = QVBoxLayout()
        self._column.setSpacing(theme.space("tight"))
        self.body.addLayout(self._column)
        self.set_lit(True)
        self.hide()

    def offer(self, title: str, moves: Sequence[Move], words: Callable[[Move], str]) -> None:
        """Show these moves; none: hide."""
        for button in self.buttons.values():
            self._column.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = {}
        self.title.setText(title)
        for move in moves:
            button = Button(words(move), size="large" if len(moves) <= 4 else "normal")
            button.clicked.connect(lambda _=False, move=move: self.chosen.emit(move))
            self._column.addWidget(button)
            button.show()  # or it counts for nothing in the size until the next event
            self.buttons[move] = button
        self.setVisible(bool(moves))
        if moves:
            self.raise_()
