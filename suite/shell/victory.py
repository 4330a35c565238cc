"""What a victory looks like: the banner with the cup, and the medals of the places."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from suite.contract import Words
from suite.language.live import bind
from suite.shell.cover import CoverGround
from suite.ui import icons, theme
from suite.ui.labels import Label
from suite.ui.palette import faded, mix, shape_of
from suite.ui.shapes import marker

say = Words("shell")

_GOLD = QColor("#FFD978")
_METALS = (_GOLD, QColor("#D5DCE8"), QColor("#D79A66"))
_PLAIN = QColor("#8A96B2")
_LEAST, _MOST = 108, 300
_RAYS = 18


class VictoryBanner(CoverGround):
    """The game's picture with a golden cup, and beside it who won and why. A lost match for one
    has a flag instead of the cup."""

    def __init__(self, game_id: str, accent: str) -> None:
        super().__init__(game_id, accent)
        self._winners: list[int] = []
        self.headline = Label("", "title", wrap=True)
        self.reason = Label("", "body", wrap=True)
        self._words = QVBoxLayout(self)
        self._words.setSpacing(theme.space("tight"))
        self._words.addStretch(1)
        self._words.addWidget(self.headline)
        self._words.addWidget(self.reason)
        self._words.addStretch(1)
        theme.changed.connect(self._dress)
        self._dress()

    def celebrate(self, winners: list[int]) -> None:
        """These colours have won."""
        self._winners = winners
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Left of them stands the cup, right of them the picture, if there is room for it.
        roomy = self.width() > theme.px(520)
        self._words.setContentsMargins(
            self._cup_room(), 8, self.width() * 3 // 10 if roomy else 12, 8
        )

    def paint_over(self, painter: QPainter, box: QRectF) -> None:
        side = min(box.height() * 0.52, self._cup_room() * 0.6)
        centre = QPointF(box.left() + self._cup_room() / 2, box.center().y())
        cup = QRectF(0, 0, side, side)
        cup.moveCenter(centre)
        if not self._winners:
            icons.paint(painter, "flag", cup, _PLAIN, weight=1.7)
            return
        _rays(painter, centre, box.height())
        icons.paint(painter, "trophy", cup, _GOLD, weight=1.7)
        self._signs(painter, QPointF(centre.x(), cup.bottom()))

    def _cup_room(self) -> int:
        return min(theme.px(140), self.width() // 4)

    def _signs(self, painter: QPainter, below: QPointF) -> None:
        """The winners' colours at the foot of the cup."""
        side, gap = theme.px(18), theme.px(4)
        wide = len(self._winners) * (side + gap) - gap
        for number, colour in enumerate(self._winners):
            left = below.x() - wide / 2 + number * (side + gap)
            place = QRectF(left, below.y() - side / 3, side, side)
            marker(painter, place, shape_of(colour), theme.current().player(colour))

    def _dress(self) -> None:
        """The words lie on the night sky in both themes."""
        self.setMinimumHeight(theme.px(_LEAST))
        self.setMaximumHeight(theme.px(_MOST))
        self.headline.setStyleSheet(f"color: #FFFFFF; font-size: {theme.px(26)}px")
        self.reason.setStyleSheet("color: #C4CDE2")


class Medal(QWidget):
    """The place: gold, silver and bronze, and a plain one for all others."""

    def __init__(self, place: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._place = place
        words = say("Winner") if place == 1 else say("Place: {place}", place=place)
        bind(self, self.setToolTip, words)
        bind(self, self.setAccessibleName, words)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(38), theme.px(38))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metal = _METALS[self._place - 1] if self._place <= len(_METALS) else _PLAIN
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        shine = QLinearGradient(box.topLeft(), box.bottomRight())
        shine.setColorAt(0, mix(metal, QColor("#FFFFFF"), 0.45))
        shine.setColorAt(0.5, metal)
        shine.setColorAt(1, mix(metal, QColor("#000000"), 0.3))
        painter.setPen(QPen(mix(metal, QColor("#000000"), 0.45), 1.5))
        painter.setBrush(shine)
        painter.drawEllipse(box)
        dark = mix(metal, QColor("#000000"), 0.78)
        if self._place == 1:
            inset = box.width() * 0.22
            star = box.adjusted(inset, inset, -inset, -inset)
            icons.paint(painter, "trophy", star, dark, weight=2.2)
            return
        painter.setPen(dark)
        painter.setFont(theme.font("lead", bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self._place))


def _rays(painter: QPainter, centre: QPointF, reach: float) -> None:
    """Light around the cup."""
    glow = QRadialGradient(centre, reach * 0.75)
    glow.setColorAt(0, faded(_GOLD, 0.42))
    glow.setColorAt(1, faded(_GOLD, 0.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(centre, reach * 0.75, reach * 0.75)
    light = QRadialGradient(centre, reach * 1.1)
    light.setColorAt(0.2, faded(_GOLD, 0.0))
    light.setColorAt(0.4, faded(_GOLD, 0.22))
    light.setColorAt(1, faded(_GOLD, 0.0))
    painter.setBrush(light)
    path = QPainterPath()
    for number in range(_RAYS):
        angle, half = 2 * pi * number / _RAYS, pi / _RAYS * 0.42
        path.moveTo(centre)
        for edge in (angle - half, angle + half):
            path.lineTo(centre + QPointF(cos(edge), sin(edge)) * reach * 1.1)
        path.closeSubpath()
    painter.drawPath(path)
