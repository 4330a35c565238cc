"""A match watched again: any moment, any speed, and a new match from wherever one likes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from suite.contract import ROUND, Event, Message, Move, Verdict, Who, Words, refuse
from suite.language import live
from suite.shell import commands
from suite.shell.board_frame import BoardFrame
from suite.shell.board_host import PageHost
from suite.shell.commands import Command
from suite.shell.log_view import LogView
from suite.shell.page import Page, Shortcut
from suite.shell.saved_match import revive, seating_of
from suite.shell.standings_view import StandingsView
from suite.shell.table_layout import ScorePanel, SideColumn, splitter, titled
from suite.shell.timeline import Timeline
from suite.store import Kind, Status, Summary
from suite.table.match import Match, Played
from suite.ui import theme
from suite.ui.board import Board
from suite.ui.buttons import Button
from suite.ui.labels import Label
from suite.ui.panel import Panel

if TYPE_CHECKING:
    from suite.shell.program import Program

say = Words("shell")

PUBLIC = -1
"""The perspective of somebody who sees only what lies open."""

_STEP_MS = 1100


class ReplayPage(Page):
    """The board, a timeline below it, and the log and the score of that moment beside it."""

    def __init__(self, program: Program, match_id: str, parent: QWidget | None = None) -> None:
        super().__init__(program, parent)
        saved = program.store.load(match_id)
        self.match = match = revive(program, saved)
        self.summary, self._name = saved.summary, saved.summary.title
        self.seating = seating_of(saved)
        self.number = -1
        self.perspective = perspectives(saved.summary)[0]
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)

        host = PageHost(self, self.seating, self._refuse, self.open_manual)
        self.frame = BoardFrame(match.game, host, self.warn)
        self.log = LogView(self.seating, self.board.linked)
        self.log.name_clicked.connect(lambda name: self.frame.ask("show_large", name))
        self.standings = StandingsView(self.seating)
        self.eyes = QComboBox(self)
        self.eyes.activated.connect(lambda row: self.look_as(self.eyes.itemData(row)))
        live.bind(self.eyes, self.eyes.setAccessibleName, say("Whose eyes to look through"))
        self.onward = Button(say("Continue from here"), kind="primary", icon="play")
        self.onward.clicked.connect(self.continue_from_here)
        self.timeline = Timeline(self.seating, len(match.history), rounds(match), self)
        self.timeline.moved.connect(self.go)
        self.timeline.play_asked.connect(self.toggle)
        self.timeline.speed_changed.connect(self._set_speed)
        self._lay_out()
        theme.set_accent(self, program.accent_of(match.game.id))
        commands.install(self, self._commands())
        self._show_eyes()
        self.go(0)

    @property
    def board(self) -> Board:
        return self.frame.board

    def renamed(self, name: str) -> None:
        self._name = name

    def title(self) -> Message:
        name = self._name or self.program.title_of(self.match.game.id)
        return say("Replay: {title}", title=name)

    def shortcuts(self) -> Sequence[Shortcut]:
        return [command.shortcut() for command in self._commands()]

    def left(self) -> None:
        self.stop()

    def closing(self) -> None:
        self.stop()

    # Moving through the match

    def go(self, number: int) -> None:
        """Show the position after so many moves."""
        number = max(0, min(number, len(self.match.history)))
        step = number == self.number + 1 and number > 0
        new = self._events(self.match.history[number - 1 : number]) if step else []
        self.number = number
        self.timeline.show_move(number, self._move_text())
        view = self.match.at(number).seen_by(self._seat())
        self.frame.present(view, self._seat(), None, new)
        if step:
            self.log.add(new)
        else:
            self.log.show_events(self._events(self.match.history[:number]))
        self.standings.present(view.standings())
        if number == len(self.match.history):
            self.stop()

    def step(self, by: int) -> None:
        self.stop()
        self.go(self.number + by)

    def step_round(self, by: int) -> None:
        """To the beginning of the next round, or of this one or the one before."""
        marks = [0, *(number for number, _ in rounds(self.match)), len(self.match.history)]
        self.stop()
        if by > 0:
            self.go(next((mark for mark in marks if mark > self.number), self.number))
        else:
            self.go(next((mark for mark in reversed(marks) if mark < self.number), 0))

    def toggle(self) -> None:
        """Play or stop; from the end it begins anew."""
        if self._timer.isActive():
            self.stop()
            return
        if self.number == len(self.match.history):
            self.go(0)
        self._set_speed(self.timeline.speed())
        self._timer.start()
        self.timeline.show_playing(True)

    def stop(self) -> None:
        self._timer.stop()
        self.timeline.show_playing(False)

    def playing(self) -> bool:
        return self._timer.isActive()

    def look_as(self, seat: int) -> None:
        """See the match through these eyes (`PUBLIC`: only what lies open)."""
        self.perspective = seat
        number, self.number = self.number, -1
        self.go(number)

    def continue_from_here(self) -> None:
        """Choose who sits where and play on from this moment in a new match."""
        from suite.shell.continue_overlay import ContinueOverlay

        self.stop()
        branch = self.match.branch(self.number)
        ContinueOverlay(self.window(), self.program, branch, self.summary).open_over()

    def open_manual(self, rule: str) -> None:
        self.program.open_manual(self.match.game.id, rule)

    def _tick(self) -> None:
        self.go(self.number + 1)

    def _set_speed(self, speed: float) -> None:
        self._timer.setInterval(round(_STEP_MS / speed))

    def _seat(self) -> int | None:
        return None if self.perspective == PUBLIC else self.perspective

    def _events(self, history: Sequence[Played]) -> list[Event]:
        seen = (event.seen_by(self._seat()) for played in history for event in played.events)
        return [event for event in seen if event is not None]

    def _move_text(self) -> Message:
        total = len(self.match.history)
        if self.number == 0:
            return say("The beginning")
        played = self.match.history[self.number - 1]
        who = Who(played.seat)
        if played.seat != self.perspective and self.summary.status is Status.RUNNING:
            return say("Move {n} of {total}: {who}", n=self.number, total=total, who=who)
        what = self.match.at(self.number - 1).describe(played.seat, played.move)
        return say(
            "Move {n} of {total}: {who} – {what}", n=self.number, total=total, who=who, what=what
        )

    def _refuse(self, move: Move) -> Verdict:
        return refuse(say("This is a replay: choose 'Continue from here' to play on."))

    def _show_eyes(self) -> None:
        self.eyes.clear()
        for seat in perspectives(self.summary):
            public = live.text(self, say("Only what lies open"))
            self.eyes.addItem(public if seat == PUBLIC else self.seating.name(seat), seat)
        self.eyes.setCurrentIndex(max(0, self.eyes.findData(self.perspective)))

    def _commands(self) -> list[Command]:
        return [
            Command("play", say("Play or stop"), ("Space",), self.toggle),
            Command("forward", say("One move forward"), ("Right",), lambda: self.step(1)),
            Command("back", say("One move back"), ("Left",), lambda: self.step(-1)),
            Command("next_round", say("Next round"), ("PgDown",), lambda: self.step_round(1)),
            Command("last_round", say("Previous round"), ("PgUp",), lambda: self.step_round(-1)),
            Command("first", say("The beginning"), ("Home",), lambda: self.step(-self.number)),
            Command("last", say("The end"), ("End",), lambda: self.step(len(self.match.history))),
        ]

    def _lay_out(self) -> None:
        score = ScorePanel(self.standings, len(self.summary.setup.seats))
        main, side = QWidget(), SideColumn(score)
        left, right = QVBoxLayout(main), side.column
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(theme.space("small"))
        left.addWidget(self.frame, 1)
        left.addWidget(self.timeline)
        eyes = Panel(tight=True)
        eyes.body.addWidget(Label(say("Through the eyes of"), "small"))
        eyes.body.addWidget(self.eyes)
        right.addWidget(eyes)
        down = splitter(Qt.Orientation.Vertical, score, titled(say("Log"), self.log))
        down.setSizes([1, 1000])
        right.addWidget(down, 1)
        right.addWidget(self.onward)
        split = splitter(Qt.Orientation.Horizontal, main, side)
        split.setStretchFactor(0, 1)
        split.setSizes([1000, theme.px(284)])
        layout = QHBoxLayout(self)
        layout.setContentsMargins(*[theme.space("small")] * 4)
        layout.addWidget(split)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._show_eyes()
            self.timeline.show_move(self.number, self._move_text())
        super().changeEvent(event)


def perspectives(summary: Summary) -> list[int]:
    """Whose eyes one may look through: anybody's when the match is over, else only one's own, and
    with several people only what lies open (a replay must not show a hidden hand)."""
    seats = summary.setup.seats
    people = [seat for seat, one in enumerate(seats) if one.kind is Kind.PERSON]
    if summary.status is not Status.RUNNING:
        others = [seat for seat in range(len(seats)) if seat not in people]
        return [*people, *others, PUBLIC]
    return [people[0], PUBLIC] if len(people) == 1 else [PUBLIC]


def rounds(match: Match) -> list[tuple[int, int]]:
    """After how many moves each round begins, with its number."""
    return [
        (number, int(str(event.data["round"])))
        for number, played in enumerate(match.history, 1)
        for event in played.events
        if event.kind == ROUND and "round" in event.data
    ]
