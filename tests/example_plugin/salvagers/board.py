"""The board: the wreck, and a button for each drone of the hand. It knows no rules."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from salvagers.rules import Salvage, drone
from suite.contract import Decision, Event, Move, Position, Subset, Words
from suite.ui.board import Board, BoardHost

say = Words("salvagers")


class SalvageBoard(Board):
    def __init__(self, host: BoardHost, parent: QWidget | None = None) -> None:
        super().__init__(host, parent)
        self.view: Salvage | None = None
        self.seat: int | None = None
        self.decision: Decision | None = None
        self.wreck = QLabel(objectName="wreck")
        self.done = QPushButton(clicked=self._put_back)
        self.hand = QHBoxLayout()
        column = QVBoxLayout(self)
        column.addWidget(self.wreck)
        column.addLayout(self.hand)
        column.addWidget(self.done)

    def present(
        self,
        view: Position,
        seat: int | None,
        decision: Decision | None,
        events: Sequence[Event],
    ) -> None:
        assert isinstance(view, Salvage)
        self.view, self.seat, self.decision = view, seat, decision
        while item := self.hand.takeAt(0):
            item.widget().deleteLater()
        for place, strength in enumerate(view.hands[seat] if seat is not None else []):
            button = QPushButton(checkable=isinstance(decision, Subset))
            button.setProperty("strength", strength)
            button.clicked.connect(lambda _, place=place: self._clicked(place))
            self.hand.addWidget(button)
        self.done.setVisible(isinstance(decision, Subset))
        self.retranslate()

    def retranslate(self) -> None:
        """Every text is set here, so a change of language needs nothing else."""
        if self.view is None:
            return
        text = self.host.text
        self.wreck.setText(text(say("The wreck is worth: {worth}", worth=self.view.wreck)))
        self.done.setText(text(say("Put back the marked drones")))
        for button in self._buttons():
            button.setText(text(drone(button.property("strength"))))

    def _buttons(self) -> list[QPushButton]:
        return [self.hand.itemAt(place).widget() for place in range(self.hand.count())]

    def _clicked(self, place: int) -> None:
        if not isinstance(self.decision, Subset):
            self._offer(Move("send", (self._buttons()[place].property("strength"),)))

    def _put_back(self) -> None:
        marked = tuple(place for place, b in enumerate(self._buttons()) if b.isChecked())
        self._offer(Move("put_back", marked))

    def _offer(self, move: Move) -> None:
        verdict = self.host.verdict(move)
        if verdict:
            self.chosen.emit(move)
        else:
            self.refused.emit(verdict)
