"""A line in which a move of one's own is composed; the rules judge it while it is written."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from suite.contract import BadMove, Message, Move, Open, Position, Verdict, Words
from suite.language import live

say = Words("shell")


class OpenMove(QWidget):
    """For `Open` decisions: starts from a sample, says why a move is refused, plays a legal one."""

    composed = Signal(object)  # Move

    def __init__(self, names: Callable[[int], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._view: Position | None = None
        self._seat = 0
        self._why: Message | None = None

        self.line = QLineEdit(self)
        self.line.textChanged.connect(self._judge)
        self.line.returnPressed.connect(self._play)
        live.bind(self.line, self.line.setPlaceholderText, say("A move of your own"))
        live.bind(self.line, self.line.setAccessibleName, say("A move of your own"))
        self.play = QPushButton(self)
        self.play.clicked.connect(self._play)
        live.bind(self.play, self.play.setText, say.term("button", "Play"))
        self.answer = QLabel(self)
        self.answer.setWordWrap(True)

        row = QHBoxLayout()
        row.addWidget(self.line, 1)
        row.addWidget(self.play)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(row)
        layout.addWidget(self.answer)

    def present(self, view: Position | None, decision: Open | None) -> None:
        """Offer the line for an open decision, and hide it for any other."""
        self._view = view if decision else None
        self.setVisible(decision is not None)
        if decision is not None:
            self._seat = decision.seat
        self.line.clear()
        self._judge("")

    def start_from(self, move: Move) -> None:
        """Put a sample into the line, to be played as it is or changed."""
        self.line.setText(str(move))
        self.line.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._show_answer()
        super().changeEvent(event)

    def _judge(self, text: str) -> None:
        verdict = self._verdict(text.strip())
        self.play.setEnabled(bool(verdict))
        self._why = None if verdict is None else verdict.why or say("This move is allowed.")
        self.answer.setProperty("role", "good" if verdict else "warn")
        self.answer.style().polish(self.answer)
        self._show_answer()

    def _verdict(self, text: str) -> Verdict | None:
        if self._view is None or not text:
            return None
        try:
            return self._view.verdict(self._seat, Move.parse(text))
        except BadMove:
            return Verdict(False, say("This is not written like a move; start from a sample."))

    def _show_answer(self) -> None:
        self.answer.setVisible(self._why is not None)
        self.answer.setText(live.text(self, self._why, self._names) if self._why else "")

    def _play(self) -> None:
        if self.play.isEnabled():
            self.composed.emit(Move.parse(self.line.text().strip()))
