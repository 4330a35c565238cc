"""A planet of the row: its picture, what it gives, and its colony track with room for ships."""

from __future__ import annotations

from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen
from PySide6.QtWidgets import QWidget

from games.expansion_pilots.board.plain import fits_plainly
from games.expansion_pilots.rules.tables import PLANETS
from games.expansion_pilots.rules.terms import ECONOMY
from suite.ui import art, icons, theme
from suite.ui.card_faces import GOLD, INK, NIGHT, sign
from suite.ui.item import Item
from suite.ui.palette import faded, mix
from suite.ui.shapes import rounded
from suite.ui.text_fit import paint_fitted

KINDS = (
    "terran", "ocean", "desert", "ice", "lava", "barren", "gas", "toxic", "alien", "ringed",
    "terran+moon", "gas+ring", "ice+ring", "desert+moon",
)  # fmt: skip
ENERGY, CULTURE = QColor("#F2CF4A"), QColor("#6EC8FF")
ECONOMIC, DIPLOMATIC = QColor("#F2A65A"), QColor("#8FE0A8")
"""Of the two kinds of tracks; each also has its icon."""
_SHARES = (0.60, 0.54, 0.48, 0.42)


def planet_kind(identity: str) -> str:
    """How a planet looks: always the same for the same planet."""
    return KINDS[crc32(identity.encode()) % len(KINDS)]


def track_look(track: int) -> tuple[str, QColor]:
    """Icon and colour of a colony track."""
    return ("coins", ECONOMIC) if track == ECONOMY else ("handshake", DIPLOMATIC)


class PlanetItem(Item):
    """Name and points above, the planet in the middle, the track and the action below."""

    kept = True

    def __init__(self, planet: int, parent: QWidget | None = None) -> None:
        super().__init__(("planet", PLANETS[planet].id), parent)
        self.planet = planet
        self.name = self.text = ""

    def say(self, name: str, text: str) -> None:
        """Its words in the language of the moment."""
        if (name, text) != (self.name, self.text):
            self.name, self.text = name, text
            self.setAccessibleName(name)
            self.setAccessibleDescription(text)
            self.refresh()

    # Where ships stand, in the coordinates of this widget

    def space(self, rank: int) -> QRectF:
        """A space of the colony track; 0 is where ships enter the orbit."""
        row, count = self._track(), PLANETS[self.planet].steps + 1
        step = row.width() / count
        return QRectF(row.left() + step * min(rank, count - 1), row.top(), step, row.height())

    def surface(self) -> QRectF:
        """Where landed ships stand."""
        box = self.body()
        high = box.height() * 0.17
        return QRectF(box.left() + 4, self._track().top() - high - 2, box.width() - 8, high)

    def _track(self) -> QRectF:
        box = self.body()
        share, high = self._share(), self._track_height()
        top = box.top() + box.height() * share if share else box.bottom() - high - 6
        return QRectF(box.left() + 5, top, box.width() - 10, high)

    def _track_height(self) -> float:
        return max(20.0, self.body().height() * 0.125)

    def _words(self, share: float) -> QRectF:
        """The room for the action of the planet, below a track that begins at this share."""
        box = self.body()
        top = box.top() + box.height() * share + self._track_height() + 2
        return QRectF(box.left() + 6, top, box.width() - 12, box.bottom() - top - 4)

    def _share(self) -> float:
        """Where the track begins: as low as the words of the action allow. 0: there is no room
        for them, and only the large view tells the action."""
        for share in _SHARES:
            if fits_plainly(self.text, self._words(share)):
                return share
        return 0.0

    def draw(self, painter: QPainter, box: QRectF) -> None:
        card = PLANETS[self.planet]
        icon, colour = track_look(card.track)
        painter.save()
        painter.setClipPath(rounded(box, self.radius))
        sky = QLinearGradient(box.topLeft(), box.bottomRight())
        sky.setColorAt(0, mix(QColor("#182042"), colour, 0.12))
        sky.setColorAt(1, mix(QColor("#070A16"), colour, 0.16))
        painter.fillRect(box, sky)
        share = (self._share() or 0.78) * 0.6
        side = min(box.width() * 1.02, box.height() * (share + 0.24))
        globe = QRectF(0, 0, side, side)
        globe.moveCenter(QPointF(box.center().x(), box.top() + box.height() * share))
        art.paint_planet(painter, globe, card.id, planet_kind(card.id), self.refresh)
        self._head(painter, box)
        self._foot(painter, box, icon, colour)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(mix(QColor("#5A678C"), colour, 0.6), 1.2))
        painter.drawPath(rounded(box.adjusted(0.6, 0.6, -0.6, -0.6), self.radius))

    def _head(self, painter: QPainter, box: QRectF) -> None:
        card = PLANETS[self.planet]
        high = box.height() * 0.17
        veil = QLinearGradient(box.topLeft(), QPointF(box.left(), box.top() + high * 1.8))
        veil.setColorAt(0, faded(NIGHT, 0.85))
        veil.setColorAt(1, faded(NIGHT, 0.0))
        painter.fillRect(QRectF(box.left(), box.top(), box.width(), high * 1.8), veil)
        sign(
            painter,
            QRectF(box.left() + 4, box.top() + 4, high, high),
            str(card.vp),
            GOLD,
            corners=6,
        )
        left, top = box.left() + high + 8, box.top() + high + 6
        for shown, sort, tint in (
            (card.energy, "energy", ENERGY),
            (card.culture, "culture", CULTURE),
        ):
            if shown:
                side = high * 0.75
                spot = QRectF(box.right() - side - 4, top, side, side)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(faded(NIGHT, 0.7))
                painter.drawEllipse(spot)
                icons.paint(painter, sort, spot.adjusted(3, 3, -3, -3), tint)
                top += side + 2
        painter.setPen(INK)
        room = QRectF(left, box.top() + 3, box.right() - left - 4, high)
        paint_fitted(painter, room, self.name, max(13.0, box.height() * 0.055), bold=True)

    def _foot(self, painter: QPainter, box: QRectF, icon: str, colour: QColor) -> None:
        card, track = PLANETS[self.planet], self._track()
        below = QRectF(box.left(), track.top() - 3, box.width(), box.bottom() - track.top() + 3)
        painter.fillRect(below, faded(NIGHT, 0.72))
        painter.setFont(theme.font_px(11, bold=True))
        for rank in range(card.steps + 1):
            cell = self.space(rank).adjusted(1, 1, -1, -1)
            last = rank == card.steps
            painter.setPen(QPen(colour if last else faded(colour, 0.5), 1.2))
            painter.setBrush(mix(NIGHT, colour, 0.38 if last else 0.10 + 0.04 * rank))
            painter.drawRoundedRect(cell, 4, 4)
            if last:
                side = min(cell.width(), cell.height()) - 4
                spot = QRectF(0, 0, side, side)
                spot.moveCenter(cell.center())
                icons.paint(painter, icon, spot, INK)
            elif rank:
                painter.setPen(faded(INK, 0.75))
                painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(rank))
        if share := self._share():
            painter.setPen(INK)
            paint_fitted(painter, self._words(share), self.text, max(12.0, box.height() * 0.046))
