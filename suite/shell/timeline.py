"""The timeline of a replay: a slider over all moves, buttons, speeds, and the rounds to jump to."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSlider, QStyle, QWidget

from suite.contract import Message, Words
from suite.language import live
from suite.shell.commands import keys_text
from suite.shell.seating import Seating
from suite.ui import theme
from suite.ui.buttons import Button, Segmented
from suite.ui.labels import Line
from suite.ui.panel import Panel

say = Words("shell")

_SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)


class Timeline(Panel):
    """Emits where to go; the page goes there and tells it with `show_move`."""

    moved = Signal(int)
    play_asked = Signal()
    speed_changed = Signal(object)  # float

    def __init__(
        self,
        seating: Seating,
        length: int,
        rounds: Sequence[tuple[int, int]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(tight=True, parent=parent)
        self._seating = seating
        self._length, self._rounds = length, rounds
        self._number = 0
        self.words = Line("", "body", strong=True)
        self.slider = MarkedSlider([number for number, _ in rounds])
        self.slider.setRange(0, length)
        self.slider.valueChanged.connect(self.moved)
        live.bind(self.slider, self.slider.setAccessibleName, say("Moment of the match"))
        self.first = self._button("first", say("The beginning"), "Home")
        self.back = self._button("back", say("One move back"), "Left")
        self.play = self._button("play", say("Play or stop"), "Space", "primary")
        self.forward = self._button("step", say("One move forward"), "Right")
        self.last = self._button("last", say("The end"), "End")
        self.first.clicked.connect(lambda: self.moved.emit(0))
        self.back.clicked.connect(lambda: self.moved.emit(self._number - 1))
        self.play.clicked.connect(self.play_asked)
        self.forward.clicked.connect(lambda: self.moved.emit(self._number + 1))
        self.last.clicked.connect(lambda: self.moved.emit(self._length))
        choices = [(speed, say("{speed}×", speed=speed), "") for speed in _SPEEDS]
        self.speeds = Segmented(choices, 1.0, name=say("Speed"))
        self.speeds.chosen.connect(self.speed_changed)
        self.rounds = QComboBox()
        self.rounds.setVisible(bool(rounds))
        self.rounds.activated.connect(lambda row: self.moved.emit(self.rounds.itemData(row)))
        live.bind(self.rounds, self.rounds.setAccessibleName, say("Jump to a round"))
        self._fill_rounds()
        self._lay_out()

    def show_move(self, number: int, words: Message) -> None:
        """The page shows the position after `number` moves."""
        self._number = number
        with QSignalBlocker(self.slider):
            self.slider.setValue(number)
        self.words.setText(live.text(self, words, self._seating.name))
        self.back.setEnabled(number > 0)
        self.first.setEnabled(number > 0)
        self.forward.setEnabled(number < self._length)
        self.last.setEnabled(number < self._length)
        passed = [row for row, (start, _) in enumerate(self._rounds) if start <= number]
        self.rounds.setCurrentIndex(passed[-1] if passed else -1)

    def show_playing(self, playing: bool) -> None:
        self.play.set_icon("pause" if playing else "play")

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._fill_rounds()
        super().changeEvent(event)

    def speed(self) -> float:
        value = self.speeds.value()
        return value if isinstance(value, float) else 1.0

    def _fill_rounds(self) -> None:
        row = self.rounds.currentIndex()
        self.rounds.clear()
        for start, number in self._rounds:
            self.rounds.addItem(live.text(self, say("Round {number}", number=number)), start)
        self.rounds.setCurrentIndex(row)

    def _button(self, icon: str, name: Message, keys: str, kind: str = "ghost") -> Button:
        tip = say("{title} ({keys})", title=name, keys=keys_text(keys))
        button = Button(icon=icon, name=tip, kind=kind)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(theme.space("tight"))
        for button in (self.first, self.back, self.play, self.forward, self.last):
            row.addWidget(button)
        row.addSpacing(theme.space("small"))
        row.addWidget(self.speeds)
        row.addStretch(1)
        row.addWidget(self.rounds)
        self.body.addWidget(self.words)
        self.body.addWidget(self.slider)
        self.body.addLayout(row)


class MarkedSlider(QSlider):
    """A slider with a small tick at the beginning of each round."""

    def __init__(self, marks: Sequence[int]) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._marks = marks
        self.setPageStep(10)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(theme.current().ink_faint)
        room = self.width() - 16
        for mark in self._marks:
            x = QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), mark, room) + 8
            painter.drawLine(x, self.height() - 4, x, self.height() - 1)
