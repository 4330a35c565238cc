"""The parts of the statistics page: large figures, the course of scores, wins, opponents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from suite.bots.any_game import UnknownBot, level
from suite.contract import Message, Words
from suite.language import text
from suite.plugins import PluginFault
from suite.store.records import Kind
from suite.store.statistics import Played, Tally
from suite.ui import icons, theme
from suite.ui.labels import Label
from suite.ui.palette import faded
from suite.ui.panel import Panel

if TYPE_CHECKING:
    from suite.shell.program import Program

say = Words("shell")


class Figure(Panel):
    """One large number, what it counts, and perhaps a note beside it."""

    def __init__(self, title: Message, icon: str) -> None:
        super().__init__(tight=True)
        self._icon = icon
        self.number, self.note = Label("", "title"), Label("", "dim")
        self.number.setFont(theme.figures("title"))
        line = QHBoxLayout()
        line.addSpacing(theme.px(34))
        line.addWidget(self.number)
        line.addSpacing(theme.space("tight"))
        line.addWidget(self.note, 0, Qt.AlignmentFlag.AlignBottom)
        line.addStretch(1)
        words = QHBoxLayout()
        words.addSpacing(theme.px(34))
        words.addWidget(Label(title, "small"))
        self.body.setSpacing(0)
        self.body.addLayout(line)
        self.body.addLayout(words)

    def show_figure(self, number: str, note: str = "") -> None:
        self.number.setText(number)
        self.note.setText(note)
        self.setAccessibleName(f"{number} {note}".strip())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        side = theme.px(22)
        place = QRectF(theme.px(12), (self.height() - side) / 2, side, side)
        icons.paint(QPainter(self), self._icon, place, theme.accent(self))


class ScoreChart(QWidget):
    """The scores of one game in the course of time, with their average."""

    def __init__(self) -> None:
        super().__init__()
        self._title, self._accent = "", "#4FC3F7"
        self._entries: Sequence[Played] = ()
        self.setMinimumSize(theme.px(260), theme.px(180))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_scores(self, title: str, accent: str, entries: Sequence[Played]) -> None:
        """Show these matches, the oldest at the left."""
        self._title, self._accent, self._entries = title, accent, entries
        scores = ", ".join(str(entry.score) for entry in entries[-20:])
        self.setAccessibleName(text(say("Scores in {game}: {scores}", game=title, scores=scores)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        t, small = theme.current(), theme.font("small")
        accent = t.accent_of(self._accent)
        painter.setFont(theme.font("small", strong=True))
        painter.setPen(accent)
        line = QFontMetrics(small).height() + 6
        painter.drawText(QRectF(0, 0, self.width(), line), self._title)
        plot = QRectF(
            theme.px(34), line + 6, self.width() - theme.px(44), self.height() - line - 16
        )
        painter.setFont(small)
        scores = [entry.score for entry in self._entries]
        if not scores:
            painter.setPen(t.ink_dim)
            painter.drawText(plot, Qt.AlignmentFlag.AlignCenter, text(say("No scores yet.")))
            return
        top = _round_up(max(*scores, 1))
        self._paint_grid(painter, plot, top)
        self._paint_course(painter, plot, top, accent)
        self._paint_average(painter, plot, top, sum(scores) / len(scores))

    def _paint_grid(self, painter: QPainter, plot: QRectF, top: int) -> None:
        t = theme.current()
        for part in range(5):
            value = top * part // 4
            y = plot.bottom() - plot.height() * part / 4
            painter.setPen(QPen(t.line, 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(t.ink_dim)
            place = QRectF(0, y - 9, plot.left() - 8, 18)
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, flags, str(value))

    def _paint_course(self, painter: QPainter, plot: QRectF, top: int, accent: QColor) -> None:
        points = [self._spot(plot, top, number) for number in range(len(self._entries))]
        course = QPainterPath(points[0])
        for point in points[1:]:
            course.lineTo(point)
        below = QPainterPath(course)
        below.lineTo(points[-1].x(), plot.bottom())
        below.lineTo(points[0].x(), plot.bottom())
        shade = QLinearGradient(plot.topLeft(), plot.bottomLeft())
        shade.setColorAt(0, faded(accent, 0.35))
        shade.setColorAt(1, faded(accent, 0.0))
        painter.fillPath(below, shade)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(accent, 2))
        painter.drawPath(course)
        for entry, point in zip(self._entries, points, strict=True):
            painter.setPen(QPen(accent, 2))
            painter.setBrush(accent if entry.won else theme.current().panel_solid)
            painter.drawEllipse(point, 4.5, 4.5)

    def _paint_average(self, painter: QPainter, plot: QRectF, top: int, mean: float) -> None:
        t = theme.current()
        y = plot.bottom() - plot.height() * mean / top
        painter.setPen(QPen(t.gold, 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))

    def _spot(self, plot: QRectF, top: int, number: int) -> QPointF:
        steps = max(1, len(self._entries) - 1)
        share = number / steps if len(self._entries) > 1 else 0.5
        score = max(0, self._entries[number].score)
        return QPointF(
            plot.left() + plot.width() * share, plot.bottom() - plot.height() * score / top
        )


class WinsChart(QWidget):
    """For each game: how many matches were won, in a bar, and how they went."""

    _STEP = 92

    def __init__(self, program: Program) -> None:
        super().__init__()
        self._program = program
        self._tallies: Mapping[str, Tally] = {}
        self.setMinimumWidth(theme.px(200))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_tallies(self, tallies: Mapping[str, Tally]) -> None:
        self._tallies = tallies
        self.setMinimumHeight(theme.px(self._STEP) * len(tallies))
        self.setAccessibleName(", ".join(self._line(game) for game in tallies))
        self.update()

    def _line(self, game: str) -> str:
        tally, title = self._tallies[game], self._program.title_of(game)
        return text(
            say("{game}: {wins} of {matches}", game=title, wins=tally.wins, matches=tally.matches)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = theme.px(self._STEP)
        for number, (game, tally) in enumerate(self._tallies.items()):
            place = QRectF(0, number * step, self.width(), step * 0.84)
            accent = theme.current().accent_of(self._program.accent_of(game))
            self._paint_game(painter, place, game, tally, accent)
        painter.end()

    def _paint_game(
        self, painter: QPainter, place: QRectF, game: str, tally: Tally, accent: QColor
    ) -> None:
        """The share that was won stands large beside the words; the bar shows it."""
        from suite.language.numbers import percent

        t, share = theme.current(), percent(tally.win_rate)
        middle = Qt.AlignmentFlag.AlignVCenter
        large, strong, small = (
            theme.figures("heading"), theme.font("body", strong=True), theme.font("small")
        )  # fmt: skip
        room = QFontMetrics(large).horizontalAdvance(share) + theme.px(12)
        words = QRectF(place.left(), place.top(), place.width() - room, place.height() * 0.32)
        painter.setFont(strong)
        painter.setPen(t.ink)
        title = self._line(game)
        elided = Qt.TextElideMode.ElideRight
        painter.drawText(
            words, middle, QFontMetrics(strong).elidedText(title, elided, int(words.width()))
        )
        painter.setFont(small)
        painter.setPen(t.ink_dim)
        words.translate(0, words.height())
        painter.drawText(
            words,
            middle,
            QFontMetrics(small).elidedText(_scores(tally), elided, int(words.width())),
        )
        painter.setFont(large)
        painter.setPen(accent)
        number = QRectF(place.left(), place.top(), place.width(), place.height() * 0.64)
        painter.drawText(number, middle | Qt.AlignmentFlag.AlignRight, share)
        bar = QRectF(place.left(), place.top() + place.height() * 0.74, place.width(), theme.px(10))
        _paint_bar(painter, bar, tally.win_rate, accent)


def _scores(tally: Tally) -> str:
    """The best and the usual score in a game."""
    from suite.language.numbers import number

    if tally.best is None or tally.mean is None:
        return ""
    mean = number(tally.mean, decimals=1)
    return text(say("Best: {best}, average: {mean}", best=tally.best, mean=mean))


def _paint_bar(painter: QPainter, bar: QRectF, share: float, accent: QColor) -> None:
    """A groove that is filled as far as `share`, and not narrower than it is round."""
    radius = bar.height() / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(accent, 0.22))
    painter.drawRoundedRect(bar, radius, radius)
    if share > 0:
        shade = QLinearGradient(bar.topLeft(), bar.topRight())
        shade.setColorAt(0, faded(accent, 0.65))
        shade.setColorAt(1, accent)
        painter.setBrush(shade)
        won = QRectF(bar.left(), bar.top(), max(bar.height(), bar.width() * share), bar.height())
        painter.drawRoundedRect(won, radius, radius)


class OpponentTable(QWidget):
    """How it went against each opponent."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self._program = program
        self._inside = QWidget()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._inside)

    def sizeHint(self) -> QSize:
        return self._inside.sizeHint()

    def show_tallies(self, tallies: Mapping[tuple[str, Kind, str], Tally]) -> None:
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.space("wide"))
        for column, title in enumerate(_COLUMNS):
            grid.addWidget(Label(title, "small"), 0, column)
        for row, ((game, kind, name), tally) in enumerate(tallies.items(), 1):
            for column, cell in enumerate(self._cells(game, kind, name, tally)):
                grid.addWidget(Label(cell, wrap=column < _NAMES), row, column)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 2)
        self._column.replaceWidget(self._inside, inside)
        self._inside.deleteLater()
        self._inside = inside

    def _cells(self, game: str, kind: Kind, name: str, tally: Tally) -> list[str]:
        from suite.language.numbers import number, percent

        return [
            self._called(game, kind, name),
            self._program.title_of(game),
            number(tally.matches),
            number(tally.wins),
            percent(tally.win_rate),
            "–" if tally.mean is None else number(tally.mean, decimals=1),
        ]

    def _called(self, game: str, kind: Kind, name: str) -> str:
        """A person's name, or the title of the bot's level."""
        if kind is Kind.PERSON:
            return name
        try:
            return text(say("Bot: {level}", level=level(self._program.game(game), name).title))
        except (PluginFault, UnknownBot):
            return text(say("Bot: {level}", level=name))


_NAMES = 2
"""So many of the columns hold names, which may take several lines."""

_COLUMNS = (
    say("Opponent"),
    say("Game"),
    say.term("column", "Matches"),
    say.term("column", "Wins"),
    say.term("column", "Share"),
    say.term("column", "Average score"),
)


def _round_up(value: int) -> int:
    """A round number not below `value`, so that the quarters of the axis are whole."""
    step = 4
    while step * 5 < value:
        step *= 2 if str(step)[0] in "48" else 5
    return -(-value // step) * step
