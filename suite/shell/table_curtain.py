"""Covers a table: until the right person sits in front of it, or while the match is paused."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QVBoxLayout, QWidget

from suite.contract import Message, Who, Words
from suite.language import live
from suite.shell.commands import keep_from_below
from suite.shell.cover import paint_cover
from suite.shell.seat_sign import SeatSign
from suite.shell.seating import Seating
from suite.ui import theme
from suite.ui.buttons import Button
from suite.ui.labels import Label
from suite.ui.palette import faded

say = Words("shell")


class TableCurtain(QWidget):
    """Nothing shines through it, and no key or click gets past it."""

    opened = Signal()

    def __init__(self, page: QWidget, seating: Seating, game_id: str, accent: str) -> None:
        super().__init__(page)
        self._game, self._accent, self._ready = game_id, QColor(accent), self.update
        self._page, self._seating = page, seating
        self.sign = SeatSign(self, 72)
        self.headline = Label("", "title", wrap=True)
        self.headline.setStyleSheet("color: #FFFFFF")
        self.advice = Label("", wrap=True)
        self.advice.setStyleSheet("color: #C4CDE2")
        self.button = Button(kind="primary", size="large")
        self.button.clicked.connect(self.opened)
        column = QVBoxLayout(self)
        column.setSpacing(theme.space("large"))
        column.addStretch(1)
        for part in (self.sign, self.headline, self.advice, self.button):
            column.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
            if isinstance(part, Label):
                part.setAlignment(Qt.AlignmentFlag.AlignHCenter)
                part.setMinimumWidth(480)
        column.addStretch(2)
        page.installEventFilter(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def pass_to(self, seat: int, language: str | None) -> None:
        """Wait for the person at this seat, in their own language."""
        live.speak(self, language)
        self.sign.set_colour(self._seating.colour(seat))
        self._show(
            say("Pass the screen to: {who}", who=Who(seat)),
            say("Hidden cards are covered. Go on when nobody else is looking."),
            say("I am {who}", who=Who(seat)),
        )

    def pause(self) -> None:
        """Wait until the match goes on."""
        live.speak(self, None)
        self.sign.set_colour(None)
        self._show(
            say("The match is paused."),
            say("Everything is saved. You can also close this tab and go on another day."),
            say.term("button", "Go on"),
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        return keep_from_below(event, self.window()) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens; every other key ends here."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The game's own sky, dark in both themes; the words lie on a darker spot of it."""
        painter, box = QPainter(self), QRectF(self.rect())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint_cover(painter, box, self._game, self._accent, self._ready)
        night = theme.current().space
        painter.fillRect(box, faded(night, 0.45))
        middle = self.headline.geometry().united(self.button.geometry()).center()
        spot = QRadialGradient(middle, max(box.width(), box.height()) * 0.45)
        spot.setColorAt(0, faded(night, 0.88))
        spot.setColorAt(0.45, faded(night, 0.7))
        spot.setColorAt(1, faded(night, 0.0))
        painter.fillRect(box, spot)

    def _show(self, headline: Message, advice: Message, button: Message) -> None:
        for part, message in (
            (self.headline, headline),
            (self.advice, advice),
            (self.button, button),
        ):
            live.bind(part, part.setText, _Said(part, message, self._seating))
        self.setAccessibleName(self.headline.text())
        self._fit()
        self.show()
        self.raise_()
        self.button.setFocus()

    def _fit(self) -> None:
        self.setGeometry(self._page.rect())


class _Said:
    """A message with the names of this table."""

    def __init__(self, widget: QWidget, message: Message, seating: Seating) -> None:
        self._widget, self._message, self._seating = widget, message, seating

    def __call__(self) -> str:
        return live.text(self._widget, self._message, self._seating.name)
