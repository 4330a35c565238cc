"""What was just done moves: cards and goods fly from where they were to where they are now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from games.rftg.board.signs import GOLD, PLATE, number_font
from suite.ui import theme
from suite.ui.palette import faded

_FLIGHT_MS = 420
_STAGGER_MS = 60
_LONGEST_MS = 1400
_AROUND = 14
"""How far a picture or its plate may reach out of its place."""


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
        self._elapsed, self._length = 0.0, _FLIGHT_MS
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
        self.flights, self._elapsed = flights, 0.0
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
        """Paint anew only where something was and is: the board below is costly."""
        before = self._region()
        self._elapsed = share
        self.update(before.united(self._region()))

    def _region(self) -> QRegion:
        region = QRegion()
        for _, box, _ in self._boxes():
            region += box.toAlignedRect().adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
        return region

    def _boxes(self) -> Iterator[tuple[Flight, QRectF, float]]:
        """Every flight, where it is now, and how much of its time has passed."""
        curve = QEasingCurve(QEasingCurve.Type.OutCubic)
        now = self._elapsed * self._length
        last = max(1, len(self.flights) - 1)
        for number, flight in enumerate(self.flights):
            begins = (self._length - _FLIGHT_MS) * number / last
            share = min(1.0, max(0.0, (now - begins) / _FLIGHT_MS))
            yield flight, _between(flight.start, flight.end, curve.valueForProgress(share)), share

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for flight, box, share in self._boxes():
            if flight.picture is not None:
                painter.setOpacity(min(1.0, 0.3 + share * 1.5))
                painter.drawPixmap(box, flight.picture, QRectF(flight.picture.rect()))
            elif share > 0:
                painter.setOpacity(max(0.0, 1.0 - share * share))
                _paint_words(painter, box, flight.words)


def _between(start: QRectF, end: QRectF, way: float) -> QRectF:
    return QRectF(
        start.x() + (end.x() - start.x()) * way,
        start.y() + (end.y() - start.y()) * way,
        start.width() + (end.width() - start.width()) * way,
        start.height() + (end.height() - start.height()) * way,
    )


def _paint_words(painter: QPainter, box: QRectF, words: str) -> None:
    painter.setFont(number_font(theme.px(18)))
    plate = QRectF(painter.fontMetrics().boundingRect(words).adjusted(-8, -4, 8, 4))
    plate.moveCenter(box.center())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(PLATE, 0.8))
    painter.drawRoundedRect(plate, 8, 8)
    painter.setPen(GOLD)
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, words)
