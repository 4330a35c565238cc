"""The board: the wreck, and a button for each drone of the hand. It knows no rules."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from salvagers.rules import Salvage, drone
from suite.contract import Atom, Decision, Event, Move, Position, Subset, Words
from suite.ui.board import Board, BoardHost

say = Words("salvagers")


class SalvageBoard(Board):
    def __init__(self, host: BoardHost, parent: QWidget | None = None) -> None:
        super().__init__(host, parent)
        self.view: Salvage | None = None
        self.decision: Decision | None = None
        self.buttons: list[QPushButton] = []
        self.wreck = QLabel(objectName="wreck")
        self.hand = QHBoxLayout()
        column = QVBoxLayout(self)
        column.addWidget(self.wreck)
        column.addLayout(self.hand)

    def present(
        self,
        view: Position,
        seat: int | None,
        decision: Decision | None,
        events: Sequence[Event],
    ) -> None:
        assert isinstance(view, Salvage)
        self.view, self.decision = view, decision
        for button in self.buttons:
            button.deleteLater()
        hand = view.hands[seat] if seat is not None else []
        self.buttons = [self._button(place, strength) for place, strength in enumerate(hand)]
        self.retranslate()

    def show_picked(self, items: Collection[Atom]) -> None:
        for place, button in enumerate(self.buttons):
            button.setChecked(place in items)

    def retranslate(self) -> None:
        """Every text is set here, so a change of language needs nothing else."""
        if self.view is None:
            return
        text = self.host.text
        self.wreck.setText(text(say("The wreck is worth: {worth}", worth=self.view.wreck)))
        for button in self.buttons:
            button.setText(text(drone(button.property("strength"))))

    def _button(self, place: int, strength: int) -> QPushButton:
        button = QPushButton(checkable=isinstance(self.decision, Subset))
        button.setProperty("strength", strength)
        button.clicked.connect(lambda: self._clicked(place, strength))
        self.hand.addWidget(button)
        return button

    def _clicked(self, place: int, strength: int) -> None:
        """Of a subset, a click marks an item, and the table's prompt line has the button that
        confirms. Anything else is a move, or the reason why it is not allowed."""
        if isinstance(self.decision, Subset):
            self.toggled.emit(place)
            return
        move = Move("send", (strength,))
        verdict = self.host.verdict(move)
        if verdict:
            self.chosen.emit(move)
        else:
            self.refused.emit(verdict)
