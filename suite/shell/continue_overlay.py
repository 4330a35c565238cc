"""'Continue from here': who sits where in the new match."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLineEdit, QWidget

from suite.bots.any_game import levels
from suite.contract import Words
from suite.language import live
from suite.shell.overlay import Overlay
from suite.shell.seat_sign import SeatSign
from suite.store import Kind, Seat, Summary
from suite.store.records import showable
from suite.table.match import Match
from suite.ui.buttons import Button
from suite.ui.labels import Label

if TYPE_CHECKING:
    from suite.shell.program import Program

say = Words("shell")


class ContinueOverlay(Overlay):
    """Makes a new match from the moves of `match`; the old one stays as it was."""

    def __init__(self, window: QWidget, program: Program, match: Match, summary: Summary) -> None:
        super().__init__(window, 560)
        self.program, self.match, self.summary = program, match, summary
        self._levels = levels(match.game)
        self.panel.body.addWidget(Label(say("Continue from here"), "heading"))
        words = say("A new match begins at this moment. Choose who sits where.")
        self.panel.body.addWidget(Label(words, "dim", wrap=True))
        grid = QGridLayout()
        self.names: list[QLineEdit] = []
        self.kinds: list[QComboBox] = []
        for row, seat in enumerate(summary.setup.seats):
            self._add_seat(grid, row, seat)
        self.panel.body.addLayout(grid)
        self.start = Button(say("Play on"), kind="primary", icon="play")
        self.start.clicked.connect(self.begin)
        cancel = Button(say.term("button", "Cancel"))
        cancel.clicked.connect(self.close)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(self.start)
        self.panel.body.addLayout(buttons)

    def first_focus(self) -> QWidget:
        return self.start

    def seats(self) -> tuple[Seat, ...]:
        """The seats as they are chosen now."""
        return tuple(self._chosen(row, seat) for row, seat in enumerate(self.summary.setup.seats))

    def begin(self) -> None:
        """Save the new match and open it."""
        setup = replace(self.summary.setup, seats=self.seats())
        moves = [(played.seat, played.move) for played in self.match.history]
        record = self.program.store.create(setup, moves, self.summary.round)
        program = self.program
        program.after(record.ready, lambda _: program.open_match(record.id))
        self.close()

    def _add_seat(self, grid: QGridLayout, row: int, seat: Seat) -> None:
        sign, name, kind = SeatSign(), QLineEdit(seat.name), QComboBox()
        sign.set_colour(seat.colour)
        name.setMaxLength(30)
        live.bind(name, name.setAccessibleName, say("Name"))
        live.bind(kind, kind.setAccessibleName, say("Who plays: {name}", name=seat.name))
        offered = [("", say("Person")), *((level.id, level.title) for level in self._levels)]
        for number, (level_id, title) in enumerate(offered):
            kind.addItem("", level_id)
            live.bind(kind, partial(kind.setItemText, number), title)
        kind.setCurrentIndex(max(0, kind.findData(seat.level if seat.kind is Kind.BOT else "")))
        for column, widget in enumerate((sign, name, kind)):
            grid.addWidget(widget, row, column)
        self.names.append(name)
        self.kinds.append(kind)

    def _chosen(self, row: int, seat: Seat) -> Seat:
        level = self.kinds[row].currentData()
        name = showable(self.names[row].text()).strip() or seat.name
        if level:
            return replace(seat, name=name, kind=Kind.BOT, level=level, language=None)
        return replace(seat, name=name, kind=Kind.PERSON, level=None)
