"""What was just done moves: cards and goods fly from where they were to where they are now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from games.rftg.board.signs import GOLD, PLATE, number_font
from suite.ui import theme
from suite.ui.palette import faded

_FLIGHT_MS = 420
_STAGGER_MS = 60
_LONGEST_MS = 1400


@dataclass(slots=True)
class Flight:
    """A picture on its way, or (without one) words that rise and fade."""

    start: QRectF
    end: QRectF
    picture: QPixmap | None = None
    words: str = ""
    landed: Callable[[], object] | None = None


class Flights(QWidget):
    """A transparent sheet over the board. `finish` jumps to the end of all that moves."""

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self.flights: list[Flight] = []
        self._elapsed = 0.0
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.valueChanged.connect(self._tick)
        self._animation.finished.connect(self.finish)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def start(self, flights: list[Flight]) -> None:
        """Let these fly; nothing happens while animation is switched off."""
        self.finish()
        speed = theme.look().animation
        if not flights or speed <= 0:
            for flight in flights:
                if flight.landed:
                    flight.landed()
            return
        self.flights = flights
        self._length = min(_LONGEST_MS, _FLIGHT_MS + _STAGGER_MS * (len(flights) - 1))
        self._animation.setDuration(round(self._length / speed))
        self._animation.start()
        self.raise_()
        self.show()

    def finish(self) -> None:
        self._animation.stop()
        flights, self.flights = self.flights, []
        for flight in flights:
            if flight.landed:
                flight.landed()
        self.hide()

    def _tick(self, share: float) -> None:
        self._elapsed = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        curve = QEasingCurve(QEasingCurve.Type.OutCubic)
        now = self._elapsed * self._length
        last = max(1, len(self.flights) - 1)
        for number, flight in enumerate(self.flights):
            begins = (self._length - _FLIGHT_MS) * number / last
            share = min(1.0, max(0.0, (now - begins) / _FLIGHT_MS))
            self._paint(painter, flight, curve.valueForProgress(share), share)

    def _paint(self, painter: QPainter, flight: Flight, way: float, share: float) -> None:
        if share <= 0 and flight.picture is None:
            return
        box = QRectF(
            flight.start.x() + (flight.end.x() - flight.start.x()) * way,
            flight.start.y() + (flight.end.y() - flight.start.y()) * way,
            flight.start.width() + (flight.end.width() - flight.start.width()) * way,
            flight.start.height() + (flight.end.height() - flight.start.height()) * way,
        )
        if flight.picture is not None:
            painter.setOpacity(min(1.0, 0.3 + share * 1.5))
            painter.drawPixmap(box, flight.picture, QRectF(flight.picture.rect()))
            painter.setOpacity(1.0)
            return
        painter.setOpacity(max(0.0, 1.0 - share * share))
        painter.setFont(number_font(theme.px(18)))
        plate = painter.fontMetrics().boundingRect(flight.words).adjusted(-8, -4, 8, 4)
        around = QRectF(plate)
        around.moveCenter(box.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(PLATE, 0.8))
        painter.drawRoundedRect(around, 8, 8)
        painter.setPen(GOLD)
        painter.drawText(around, Qt.AlignmentFlag.AlignCenter, flight.words)
        painter.setOpacity(1.0)
