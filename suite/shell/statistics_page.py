"""Statistics: what was played, against whom, how the scores went, and what help was used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from suite.contract import Message, Words
from suite.language import text
from suite.language.live import bind
from suite.shell.page import Page
from suite.shell.statistics_parts import Figure, OpponentTable, ScoreChart, WinsChart
from suite.shell.welcome import NothingYet
from suite.store import statistics
from suite.store.statistics import Played
from suite.ui import theme
from suite.ui.labels import Label
from suite.ui.panel import Panel

if TYPE_CHECKING:
    from suite.shell.program import Program

say = Words("shell")

_NARROW = 700
"""A page below this width, in the units of the text, is narrow."""


class StatisticsPage(Page):
    """Figures at the top, the course of scores and wins by game below, opponents at the end."""

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(program, parent)
        self._entries: list[Played] = []
        self.who, self.game = QComboBox(), QComboBox()
        for box, name in ((self.who, say("Whose results")), (self.game, say("Which game"))):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            bind(box, box.setAccessibleName, name)
            box.activated.connect(lambda _: self._show())
        self.figures = {
            "matches": Figure(say("matches"), "table"),
            "wins": Figure(say("wins"), "trophy"),
            "best": Figure(say("best score"), "star"),
            "mean": Figure(say("average score"), "chart"),
            "helped": Figure(say("with hints"), "hint"),
        }
        self.scores, self.wins = ScoreChart(), WinsChart(program)
        self.opponents = OpponentTable(program)
        self.empty = NothingYet(
            "chart",
            say("Statistics begin with the first match that is played to its end."),
            say("Wins, scores and their course, against each opponent and in each game."),
            say("Choose a game"),
        )
        self.empty.button.clicked.connect(lambda: program.go("library"))
        self.honest = Label(_HONEST, "small", wrap=True)
        self._lay_out()
        program.matches_changed.connect(self._if_visible)

    def title(self) -> Message:
        return say("Statistics")

    def entered(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        """Count anew."""
        self._entries = statistics.played(self.program.store.summaries())
        people = statistics.people(self._entries)
        self._fill(self.who, [(name, name) for name in people])
        games = {entry.game for entry in self._entries}
        titles = sorted((self.program.title_of(game), game) for game in games)
        self._fill(self.game, [(text(say("All games")), ""), *titles])
        self.who.setVisible(len(people) > 1)
        self.game.setVisible(len(games) > 1)
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._if_visible()
        super().changeEvent(event)

    def _if_visible(self) -> None:
        if self.isVisible():
            self.refresh()

    def _fill(self, box: QComboBox, items: list[tuple[str, str]]) -> None:
        chosen = box.currentData()
        box.clear()
        for title, value in items:
            box.addItem(title, value)
        box.setCurrentIndex(max(0, box.findData(chosen)))

    def _show(self) -> None:
        mine = statistics.of(self._entries, self.who.currentData() or "")
        game = self.game.currentData() or ""
        chosen = [entry for entry in mine if game in ("", entry.game)]
        self.empty.setVisible(not mine)
        self.area.setVisible(bool(mine))
        if not mine:
            return
        tally = statistics.tally(chosen)
        self._show_figures(tally)
        # Scores of different games have nothing in common: the chart shows one game.
        shown = game or max(statistics.by_game(mine).items(), key=lambda each: each[1].matches)[0]
        self.scores.show_scores(
            self.program.title_of(shown),
            self.program.accent_of(shown),
            [entry for entry in mine if entry.game == shown and not entry.resigned],
        )
        self.wins.show_tallies(statistics.by_game(mine))
        self.opponents.show_tallies(statistics.by_opponent(chosen))

    def _show_figures(self, tally: statistics.Tally) -> None:
        from suite.language.numbers import number, percent

        f = self.figures
        f["matches"].show_figure(number(tally.matches))
        f["wins"].show_figure(number(tally.wins), percent(tally.win_rate))
        f["best"].show_figure("–" if tally.best is None else number(tally.best))
        f["mean"].show_figure("–" if tally.mean is None else number(tally.mean, decimals=1))
        f["helped"].show_figure(number(tally.helped))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange(narrow=event.size().width() < theme.px(_NARROW))
        super().resizeEvent(event)

    def _arrange(self, *, narrow: bool) -> None:
        """Where large text leaves little room, the charts stand below each other."""
        across = 3 if narrow else len(self.figures)
        for number, figure in enumerate(self.figures.values()):
            self._figures_grid.addWidget(figure, number // across, number % across)
        directions = QBoxLayout.Direction
        self._charts.setDirection(directions.TopToBottom if narrow else directions.LeftToRight)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(Label(self.title(), "title"))
        head.addStretch()
        head.addWidget(self.who)
        head.addWidget(self.game)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(14)
        self._figures_grid = QGridLayout()
        self._figures_grid.setSpacing(10)
        self._charts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._charts.setSpacing(14)
        for title, chart, share in (
            (say("Scores in the course of time"), self.scores, 3),
            (say("Wins by game"), self.wins, 2),
        ):
            panel = Panel(title)
            panel.body.addWidget(chart, 1)
            self._charts.addWidget(panel, share)
        opponents = Panel(say("Results by opponent"))
        opponents.body.addWidget(self.opponents)
        opponents.body.addWidget(self.honest)
        column.addLayout(self._figures_grid)
        column.addLayout(self._charts, 1)
        column.addWidget(opponents)
        self._arrange(narrow=False)
        self.area = QScrollArea()
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setWidget(inside)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 16, 22, 18)
        column.setSpacing(12)
        column.addLayout(head)
        column.addWidget(self.empty, 1)
        column.addWidget(self.area, 1)


_HONEST = say(
    "Only matches that were played to the end or given up are counted. A match in which a hint was "
    "asked for is counted under “with hints” as well."
)
