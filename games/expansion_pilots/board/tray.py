"""The dice tray: what was rolled, what is used, and what lies in the converter."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from games.expansion_pilots.board.hangar import FACE_ICONS
from games.expansion_pilots.board.scores import ScoreCard
from games.expansion_pilots.rules.position import Galaxies
from games.expansion_pilots.rules.tables import DICE, FACE_NAMES, FACE_TEXTS
from games.expansion_pilots.rules.terms import ACTIVE, CONVERTED, DISCARDED, HIRED, INACTIVE
from suite.contract import Atom, Message, Words
from suite.ui import theme
from suite.ui.dice import Die
from suite.ui.labels import Label
from suite.ui.panel import Panel

say = Words("expansion_pilots")

_STATES: dict[int, Message] = {
    ACTIVE: say.term("die", "activated"),
    CONVERTED: say.term("die", "in the converter"),
    DISCARDED: say.term("die", "discarded"),
    HIRED: say.term("die", "spent on a pilot"),
}


class Tray(Panel):
    """Seven dice at most; those that are not in play are hidden."""

    clicked = Signal(object)  # the key of a die

    def __init__(self, words: Callable[[Message], str]) -> None:
        super().__init__(tight=True)
        self._words = words
        self.dice = [Die(FACE_ICONS, size=54) for _ in range(DICE)]
        self.owner = Label("", "lead")
        self.note = Label("", "small")
        self.scores = ScoreCard()
        words_line, row, column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout()
        words_line.addWidget(self.owner)
        words_line.addSpacing(theme.space("small"))
        words_line.addWidget(self.note)
        words_line.addStretch(1)
        row.setSpacing(0)
        for number, die in enumerate(self.dice):
            die.clicked.connect(lambda number=number: self.clicked.emit(("die", number)))
            row.addWidget(die)
        row.addStretch(1)
        column.setSpacing(0)
        column.addLayout(words_line)
        column.addLayout(row)
        whole = QHBoxLayout()
        whole.addLayout(column)
        whole.addWidget(self.scores, 1)
        self.body.addLayout(whole)

    def dice_end(self) -> int:
        """How far right the dice reach: beyond it something may be laid over the tray."""
        self.body.activate()
        last = max((die.geometry().right() for die in self.dice if not die.isHidden()), default=0)
        return last + theme.space("small")

    def present(self, view: Galaxies, owner: str, colour: int, rolled: Collection[int]) -> None:
        """Show the dice; those that were just `rolled` tumble."""
        self.owner.setText(owner)
        body = theme.current().player(colour)
        for number, die in enumerate(self.dice):
            there = number < len(view.dice)
            die.setVisible(there)
            if not there:
                continue
            die.set_colour(body)
            if number in rolled:
                die.roll(view.dice[number])
            elif die.value != view.dice[number]:
                die.show_value(view.dice[number])
            self._say(die, view.dice[number], view.states[number])

    def light(self, view: Galaxies, lit: Collection[int], picked: Collection[Atom]) -> None:
        """Which dice can be used now, and which are chosen."""
        for number, die in enumerate(self.dice[: len(view.dice)]):
            used = view.states[number] != INACTIVE
            die.show_state(lit=number in lit, dim=used, picked=number in picked)

    def _say(self, die: Die, face: int, state: int) -> None:
        name, text = self._words(FACE_NAMES[face]), self._words(FACE_TEXTS[face])
        if state in _STATES:
            name = f"{name} ({self._words(_STATES[state])})"
        die.setAccessibleName(name)
        die.setToolTip(f"{name}\n{text}")

    def say(self, note: str) -> None:
        """A short word beside the dice: how many rerolls were used."""
        self.note.setText(note)
