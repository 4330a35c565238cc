"""A short rain of sparks: something was won."""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import cos, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from suite.ui import animation, theme
from suite.ui.palette import faded

_MS = 2600
_COUNT = 110
_FALL = 0.75
"""How far a spark falls, as a share of the height."""


@dataclass(frozen=True, slots=True)
class _Spark:
    colour: QColor
    angle: float
    reach: float
    size: float
    spin: float


class Sparks(QWidget):
    """Lies over a page, lets clicks through, and goes away by itself."""

    def __init__(self, over: QWidget, centre: QPointF, colours: list[QColor]) -> None:
        super().__init__(over)
        self._centre, self._share = centre, 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        chance = random.Random(7)  # only for the eye
        self._sparks = [
            _Spark(
                chance.choice(colours),
                chance.uniform(-pi, 0.0),
                chance.uniform(0.15, 1.0),
                chance.uniform(2.5, 5.5),
                chance.uniform(-3, 3),
            )
            for _ in range(_COUNT)
        ]
        self.setGeometry(over.rect())

    @classmethod
    def burst(cls, over: QWidget, centre: QPointF, colours: list[QColor]) -> None:
        """Let them fly; nothing happens where animations are off."""
        if theme.look().animation <= 0:
            return
        made = cls(over, centre, colours)
        made.show()
        made.raise_()
        animation.play(made._move, _MS, owner=made, on_done=made.vanish)

    def vanish(self) -> None:
        self.hide()
        self.deleteLater()

    def _move(self, share: float) -> None:
        self._share = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for spark in self._sparks:
            painter.save()
            painter.translate(self._at(spark))
            painter.rotate(spark.spin * 360 * self._share)
            painter.setBrush(faded(spark.colour, 1 - self._share**3))
            side = theme.px(spark.size)
            painter.drawRect(round(-side / 2), round(-side / 4), side, max(2, side // 2))
            painter.restore()

    def _at(self, spark: _Spark) -> QPointF:
        """Out from the middle, and down more and more."""
        out = spark.reach * self._share
        across = cos(spark.angle) * self.width() * 0.6 * out
        up = sin(spark.angle) * self.height() * 0.45 * out
        return self._centre + QPointF(across, up + self.height() * _FALL * self._share**2)
