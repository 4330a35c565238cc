"""Where nothing has been played yet: what the library and the statistics say then."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from suite.contract import Message, Words
from suite.ui import icons, theme
from suite.ui.buttons import Button
from suite.ui.labels import Label
from suite.ui.palette import faded
from suite.ui.panel import Panel

say = Words("shell")

_PROMISES = (
    ("people", say("Alone or together"),
     say("Play against bots, or with several people at this screen.")),
    ("save", say("Nothing gets lost"),
     say("Every move is saved at once. Your matches will wait for you here.")),
    ("language", say("Your language"),
     say("F8 changes it at any time, also in the middle of a match.")),
)  # fmt: skip
"""What a newcomer should know: icon, title, sentence."""


class Greeting(QWidget):
    """The first words of the program, above the games."""

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 10, 8, 4)
        column.setSpacing(2)
        column.addWidget(Label(say("Welcome to Star Table"), "title"))
        column.addWidget(Label(say("Choose a game and play your first match."), "dim"))


class Promises(Panel):
    """What a newcomer should know, below the games; and the way to bring matches along."""

    def __init__(self) -> None:
        super().__init__()
        self.importing = Button(say("Import a match"), icon="import", size="small")
        row = QHBoxLayout()
        row.setSpacing(theme.space("wide"))
        for icon, title, sentence in _PROMISES:
            row.addLayout(_promise(icon, title, sentence), 1)
        row.addWidget(self.importing, 0, Qt.AlignmentFlag.AlignVCenter)
        self.body.addLayout(row)


class NothingYet(QWidget):
    """A page without anything on it: a sign, what will be here, and how to get there."""

    def __init__(self, icon: str, title: Message, note: Message, button: Message) -> None:
        super().__init__()
        self.button = Button(button, kind="primary", icon="play", size="large")
        words = (Label(title, "heading", wrap=True), Label(note, "dim", wrap=True))
        column = QVBoxLayout(self)
        column.setSpacing(theme.space("small"))
        column.addStretch(2)
        column.addWidget(Sign(icon, 112, glow=True), 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(theme.space("small"))
        for label in words:
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
        column.addSpacing(theme.space("large"))
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)


class Sign(QWidget):
    """An icon in a circle."""

    def __init__(self, icon: str, side: int, *, glow: bool = False) -> None:
        super().__init__()
        self._icon, self._side, self._glow = icon, side, glow
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(self._side), theme.px(self._side))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        accent, box = theme.accent(self), QRectF(self.rect())
        reach = box.width() / 2
        if self._glow:
            light = QRadialGradient(box.center(), reach)
            light.setColorAt(0, faded(accent, 0.32))
            light.setColorAt(1, faded(accent, 0.0))
            painter.fillRect(box, light)
            reach *= 0.68
        painter.setPen(QPen(faded(accent, 0.5), 1.2))
        painter.setBrush(faded(accent, 0.12))
        painter.drawEllipse(box.center(), reach - 1, reach - 1)
        inner = QRectF(0, 0, reach * 1.05, reach * 1.05)
        inner.moveCenter(box.center())
        icons.paint(painter, self._icon, inner, accent)
        painter.end()


def _promise(icon: str, title: Message, sentence: Message) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(theme.space("small"))
    grid.setVerticalSpacing(0)
    grid.addWidget(Sign(icon, 40), 0, 0, 2, 1, Qt.AlignmentFlag.AlignTop)
    grid.addWidget(Label(title, "lead"), 0, 1)
    grid.addWidget(Label(sentence, "small", wrap=True), 1, 1, Qt.AlignmentFlag.AlignTop)
    grid.setColumnStretch(1, 1)
    return grid
