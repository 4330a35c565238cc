"""The end of a match: who won and why, and where every point came from."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from suite.contract import Message, Standing, Standings, Who, Words
from suite.language import live
from suite.shell.seat_sign import SeatSign
from suite.shell.seating import Seating
from suite.shell.sparks import Sparks
from suite.shell.victory import Medal, VictoryBanner
from suite.ui import theme
from suite.ui.buttons import Button
from suite.ui.labels import Label
from suite.ui.panel import Panel, Rule
from suite.ui.snug_area import SnugArea

say = Words("shell")

_COLUMN = 144
_MANY = 8
"""More lines than this are written small."""


class FinalPage(QWidget):
    """Covers the board when the match is over; `look_asked` goes back to the board."""

    replay_asked = Signal()
    rematch_asked = Signal()
    library_asked = Signal()
    look_asked = Signal()

    def __init__(
        self, seating: Seating, game_id: str, accent: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._seating = seating
        self.banner = VictoryBanner(game_id, accent)
        self.headline, self.reason = self.banner.headline, self.banner.reason
        self.columns = _Columns()
        self.replay = Button(say("Watch the replay"), icon="replay")
        self.rematch = Button(say("Rematch"), kind="primary", icon="refresh")
        self.library = Button(say("Library"), icon="library")
        self.look = Button(say("Look at the board"), icon="table")
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
        self.banner.celebrate([self._seating.colour(seat) for seat in standings.winners])
        self.columns.show_panels(
            [self._column(place, standing, standings) for place, standing in ranking(standings)]
        )

    def celebrate(self, standings: Standings) -> None:
        """Sparks in the winners' colours; once, when the match has just ended."""
        if standings.winners:
            t = theme.current()
            won = [t.player(self._seating.colour(seat)) for seat in standings.winners]
            middle = QPointF(self.width() / 2, self.banner.geometry().center().y())
            Sparks.burst(self, middle, [t.gold, theme.accent(self), *won])

    def _column(self, place: int, standing: Standing, standings: Standings) -> Panel:
        panel = Panel()
        panel.set_lit(standing.seat in standings.winners)
        sign = SeatSign()
        sign.set_colour(self._seating.colour(standing.seat))
        panel.header.addWidget(sign)
        panel.header.addWidget(Label(self._seating.name(standing.seat), "heading", wrap=True), 1)
        row = QHBoxLayout()
        if standings.winners:
            row.addWidget(Medal(place))
        row.addStretch(1)
        total = Label(str(standing.total))
        total.setFont(theme.font_px(34, bold=True))
        total.setStyleSheet(f"color: {theme.current().gold.name()}; font-size: {theme.px(34)}px")
        row.addWidget(total)
        panel.body.addLayout(row)
        panel.body.addWidget(Rule())
        panel.body.addLayout(self._lines(standing, standings))
        panel.body.addStretch(1)
        return panel

    def _lines(self, standing: Standing, standings: Standings) -> QGridLayout:
        many = max(len(other.lines) for other in standings.seats) > _MANY
        role = "small" if many else "body"
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        grid.setVerticalSpacing(theme.space("tight" if many else "small"))
        for row, line in enumerate(standing.lines):
            self._line(grid, row, line.label, str(line.points), role)
        if _tied(standing, standings):
            values = ", ".join(map(str, standing.tiebreak))
            self._line(grid, len(standing.lines), say("Tie-break"), values, role)
        return grid

    def _line(self, grid: QGridLayout, row: int, label: Message, value: str, role: str) -> None:
        words = Label("", role, wrap=True)
        words.say(lambda: live.text(words, label, self._seating.name))
        number = Label(value, role)
        number.setFont(theme.figures(role))
        grid.addWidget(words, row, 0)
        grid.addWidget(number, row, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)

    def _lay_out(self) -> None:
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        ways, again = QHBoxLayout(), QHBoxLayout()
        for row, pair in ((ways, (self.library, self.look)), (again, (self.replay, self.rematch))):
            for button in pair:
                row.addWidget(button)
            self._buttons.addLayout(row)
        self._buttons.insertStretch(1, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space("small"))
        layout.addWidget(self.banner, 20)
        layout.addWidget(self.columns, 1000)
        layout.addStretch(1)
        layout.addLayout(self._buttons)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The buttons stand in two rows when there is no room for one."""
        buttons = (self.library, self.look, self.replay, self.rematch)
        wanted = sum(button.sizeHint().width() + 12 for button in buttons)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._buttons.setDirection(across if wanted <= self.width() else down)
        super().resizeEvent(event)


class _Columns(SnugArea):
    """A column for each seat: as many side by side as there is room for, the rest below."""

    def __init__(self) -> None:
        inside = QWidget()
        self._panels: list[Panel] = []
        self._across = 0
        self._grid = QGridLayout(inside)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.space("small"))
        super().__init__(inside, theme.px(150))

    def show_panels(self, panels: list[Panel]) -> None:
        """Show these instead of those that were here."""
        for panel in self._panels:
            panel.deleteLater()
        self._panels, self._across = panels, 0
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)

    def _arrange(self) -> None:
        gap, seats = self._grid.horizontalSpacing(), max(1, len(self._panels))
        room = (self.viewport().width() + gap) // (theme.px(_COLUMN) + gap)
        # As evenly as it goes: five are three and two, not four and one.
        rows = -(-seats // max(1, min(seats, room)))
        across = -(-seats // rows)
        if across == self._across:
            return
        self._across = across
        for number, panel in enumerate(self._panels):
            self._grid.addWidget(panel, number // across, number % across)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, int(column < across))


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
        case () if len(standings.seats) == 1:
            return say("{who} loses the match.", who=Who(standings.seats[0].seat))
        case ():
            return say("Nobody wins this match.")
        case (seat,):
            return say("{who} wins the match.", who=Who(seat))
        case seats:
            names = tuple(Message("{who}", {"who": Who(seat)}, domain="") for seat in seats)
            return say("Shared victory: {names}", names=names)
