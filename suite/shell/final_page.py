"""The end of a match: who won and why, and where every point came from."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from suite.contract import Message, Standing, Standings, Who, Words
from suite.language import live
from suite.shell.seat_sign import SeatSign
from suite.shell.seating import Seating
from suite.ui import theme
from suite.ui.buttons import Button, Chip
from suite.ui.labels import Label
from suite.ui.panel import Panel, Rule

say = Words("shell")


class FinalPage(QWidget):
    """Covers the board when the match is over; `look_asked` goes back to the board."""

    replay_asked = Signal()
    rematch_asked = Signal()
    library_asked = Signal()
    look_asked = Signal()

    def __init__(self, seating: Seating, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seating = seating
        self.headline = Label("", "title", wrap=True)
        self.reason = Label("", "dim", wrap=True)
        self._seats = QWidget()
        self._columns = QHBoxLayout(self._seats)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.setSpacing(theme.space("medium"))
        self.replay = Button(say("Watch the replay"), icon="replay")
        self.rematch = Button(say("Rematch"), kind="primary", icon="refresh")
        self.library = Button(say("Library"), icon="library")
        self.look = Button(say("Look at the board"), icon="table", kind="ghost")
        self.rematch.clicked.connect(self.rematch_asked)
        self.replay.clicked.connect(self.replay_asked)
        self.library.clicked.connect(self.library_asked)
        self.look.clicked.connect(self.look_asked)
        self._lay_out()

    def present(self, standings: Standings) -> None:
        """Explain this final score."""
        self.headline.say(lambda: live.text(self, _verdict(standings), self._seating.name))
        if standings.reason:
            reason = standings.reason
            self.reason.say(lambda: live.text(self, reason, self._seating.name))
        self.reason.setVisible(standings.reason is not None)
        while item := self._columns.takeAt(0):
            if widget := item.widget():
                widget.deleteLater()
        for place, standing in ranking(standings):
            self._columns.addWidget(self._column(place, standing, standings), 1)
        self.rematch.setFocus()

    def _column(self, place: int, standing: Standing, standings: Standings) -> Panel:
        panel = Panel()
        won = standing.seat in standings.winners
        panel.set_lit(won)
        sign = SeatSign()
        sign.set_colour(self._seating.colour(standing.seat))
        panel.header.addWidget(sign)
        panel.header.addWidget(Label(self._seating.name(standing.seat), "heading", wrap=True), 1)
        row = QHBoxLayout()
        row.addWidget(
            Chip(say("Winner"), icon="trophy", tone="gold")
            if won
            else Label(say("Place: {place}", place=place), "dim")
        )
        row.addStretch(1)
        total = Label(str(standing.total))
        total.setFont(theme.font_px(34, bold=True))
        total.setStyleSheet(f"color: {theme.current().gold.name()}; font-size: {theme.px(34)}px")
        row.addWidget(total)
        panel.body.addLayout(row)
        panel.body.addWidget(Rule())
        panel.body.addLayout(self._lines(standing, standings))
        panel.body.addStretch(1)
        panel.setMinimumWidth(theme.px(154))
        return panel

    def _lines(self, standing: Standing, standings: Standings) -> QGridLayout:
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        grid.setVerticalSpacing(theme.space("small"))
        for row, line in enumerate(standing.lines):
            self._line(grid, row, line.label, str(line.points))
        if _tied(standing, standings):
            values = ", ".join(map(str, standing.tiebreak))
            self._line(grid, len(standing.lines), say("Tie-break"), values)
        return grid

    def _line(self, grid: QGridLayout, row: int, label: Message, value: str) -> None:
        words = Label("", wrap=True)
        words.say(lambda: live.text(words, label, self._seating.name))
        number = Label(value)
        number.setFont(theme.figures("body"))
        grid.addWidget(words, row, 0)
        grid.addWidget(number, row, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)

    def _lay_out(self) -> None:
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(self._seats)
        self._seats.setAutoFillBackground(False)
        area.viewport().setAutoFillBackground(False)
        buttons = QHBoxLayout()
        buttons.addWidget(self.look)
        buttons.addStretch(1)
        for button in (self.library, self.replay, self.rematch):
            buttons.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.space("large")] * 4)
        layout.setSpacing(theme.space("medium"))
        layout.addWidget(self.headline)
        layout.addWidget(self.reason)
        layout.addWidget(area, 1)
        layout.addLayout(buttons)


def ranking(standings: Standings) -> list[tuple[int, Standing]]:
    """Places with their seats, winners first; equals share a place."""

    def worth(standing: Standing) -> tuple[bool, int, tuple[int, ...]]:
        return standing.seat in standings.winners, standing.total, standing.tiebreak

    ordered = sorted(standings.seats, key=worth, reverse=True)
    values = [worth(standing) for standing in ordered]
    return [(values.index(worth(s)) + 1, s) for s in ordered]


def _tied(standing: Standing, standings: Standings) -> bool:
    """Did the tie-break matter for this seat?"""
    totals = [other.total for other in standings.seats]
    return bool(standing.tiebreak) and totals.count(standing.total) > 1


def _verdict(standings: Standings) -> Message:
    match standings.winners:
        case ():
            return say("Nobody wins this match.")
        case (seat,):
            return say("{who} wins the match.", who=Who(seat))
        case seats:
            names = tuple(Message("{who}", {"who": Who(seat)}, domain="") for seat in seats)
            return say("Shared victory: {names}", names=names)
