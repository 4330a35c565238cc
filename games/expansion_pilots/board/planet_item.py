"""A planet of the row: its picture in the orbit of its colony track, what it gives and does."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QRadialGradient
from PySide6.QtWidgets import QWidget

from games.expansion_pilots.board.orbit import Orbit
from games.expansion_pilots.board.plain import fits_plainly
from games.expansion_pilots.rules.tables import PLANET_INDEX, PLANETS
from games.expansion_pilots.rules.terms import ECONOMY
from suite.ui import art, icons
from suite.ui.card_faces import GOLD, INK, NIGHT, sign
from suite.ui.item import Item
from suite.ui.palette import faded, mix
from suite.ui.shapes import rounded
from suite.ui.text_fit import paint_fitted

KINDS = (
    "terran", "gas+ring", "desert", "ice", "alien", "lava", "ocean", "toxic", "ringed", "barren",
    "terran+moon", "gas", "artificial", "ice+ring", "alien+ring", "lava+moon", "ocean+moon",
    "toxic+moon", "desert+moon", "twin",
)  # fmt: skip
ENERGY, CULTURE = QColor("#F2CF4A"), QColor("#6EC8FF")
ECONOMIC, DIPLOMATIC = QColor("#F2A65A"), QColor("#8FE0A8")
"""Of the two kinds of tracks; each also has its icon."""
_SHARES = (0.14, 0.19, 0.24, 0.29, 0.34, 0.39, 0.44, 0.52)
"""Of the height, for the words of the action."""
_SHIP = 2.5
"""The size of a ship that is alone on its space, in radii of the space."""


def planet_kind(identity: str) -> str:
    """How a planet looks: always the same for the same planet, and every kind is as common."""
    return KINDS[PLANET_INDEX[identity] % len(KINDS)]


def track_look(track: int) -> tuple[str, QColor]:
    """Icon and colour of a colony track."""
    return ("coins", ECONOMIC) if track == ECONOMY else ("handshake", DIPLOMATIC)


class PlanetItem(Item):
    """Name and points above, the planet in its orbit, the action below."""

    kept = True

    def __init__(self, planet: int, parent: QWidget | None = None) -> None:
        super().__init__(("planet", PLANETS[planet].id), parent)
        self.planet = planet
        self.name = self.text = ""
        self._orbit: tuple[object, Orbit] | None = None

    def say(self, name: str, text: str) -> None:
        """Its words in the language of the moment."""
        if (name, text) != (self.name, self.text):
            self.name, self.text = name, text
            self.setAccessibleName(name)
            self.setAccessibleDescription(text)
            self.refresh()

    # Where ships stand, in the coordinates of this widget

    def orbit(self) -> Orbit:
        """The colony track around the planet: made once for each size and text."""
        made_for = self.size(), self.text
        if self._orbit is None or self._orbit[0] != made_for:
            self._orbit = made_for, self._make_orbit()
        return self._orbit[1]

    def _make_orbit(self) -> Orbit:
        box, foot = self.body(), self.words_room()
        top = box.top() + self._head_height() + 1
        bottom = box.bottom() - 4 if foot is None else foot.top() - 2
        return Orbit(QRectF(box.left(), top, box.width(), bottom - top), PLANETS[self.planet].steps)

    def ship_side(self) -> float:
        """How large a ship is that stands here alone."""
        return self.orbit().node * _SHIP

    def landed_side(self) -> float:
        """On the surface there is more room."""
        return max(self.ship_side(), self.orbit().globe().width() * 0.45)

    def words_room(self) -> QRectF | None:
        """The room for the action, as low as its words are; None: there is no room for them, and
        only the large view tells the action."""
        box = self.body()
        for share in _SHARES:
            high = box.height() * share
            room = QRectF(box.left() + 5, box.bottom() - high - 3, box.width() - 9, high)
            if fits_plainly(self.text, room):
                return room
        return None

    def _head_height(self) -> float:
        return max(24.0, self.body().height() * 0.135)

    # Painting

    def draw(self, painter: QPainter, box: QRectF) -> None:
        card, orbit = PLANETS[self.planet], self.orbit()
        icon, colour = track_look(card.track)
        painter.save()
        painter.setClipPath(rounded(box, self.radius))
        sky = QLinearGradient(box.topLeft(), box.bottomRight())
        sky.setColorAt(0, mix(QColor("#182042"), colour, 0.12))
        sky.setColorAt(1, mix(QColor("#070A16"), colour, 0.16))
        painter.fillRect(box, sky)
        glow = QRadialGradient(orbit.middle, orbit.room.height() * 0.75)
        glow.setColorAt(0, faded(colour, 0.34))
        glow.setColorAt(1, faded(colour, 0.0))
        painter.fillRect(box, glow)
        art.paint_planet(painter, orbit.globe(), card.id, planet_kind(card.id), self.refresh)
        orbit.paint(painter, icon, colour)
        self._paint_source(painter, orbit)
        self._paint_head(painter, box)
        self._paint_words(painter, box)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(mix(QColor("#5A678C"), colour, 0.6), 1.2))
        painter.drawPath(rounded(box.adjusted(0.6, 0.6, -0.6, -0.6), self.radius))

    def _paint_source(self, painter: QPainter, orbit: Orbit) -> None:
        """What ships here bring, in the gap of the orbit below the planet."""
        card = PLANETS[self.planet]
        given = [look for on, look in ((card.energy, ("energy", ENERGY)),
                                       (card.culture, ("culture", CULTURE))) if on]  # fmt: skip
        for (icon, tint), spot in zip(given, orbit.sources(len(given)), strict=True):
            painter.setPen(QPen(faded(tint, 0.8), 1.2))
            painter.setBrush(faded(NIGHT, 0.82))
            painter.drawPath(rounded(spot, spot.width() * 0.3))
            inset = spot.width() * 0.16
            icons.paint(painter, icon, spot.adjusted(inset, inset, -inset, -inset), tint)

    def _paint_head(self, painter: QPainter, box: QRectF) -> None:
        high = self._head_height()
        painter.fillRect(QRectF(box.left(), box.top(), box.width(), high), faded(NIGHT, 0.62))
        spot = QRectF(box.left() + 3, box.top() + 1, high - 2, high - 2)
        sign(painter, spot, str(PLANETS[self.planet].vp), GOLD, corners=6)
        painter.setPen(INK)
        room = QRectF(spot.right() + 4, box.top(), box.right() - spot.right() - 7, high)
        paint_fitted(painter, room, self.name, max(14.0, box.height() * 0.06), bold=True)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        room = self.words_room()
        if room is None:
            return
        below = QRectF(box.left(), room.top() - 1, box.width(), box.bottom() - room.top() + 1)
        painter.fillRect(below, faded(NIGHT, 0.72))
        painter.setPen(INK)
        paint_fitted(painter, room, self.text, max(12.0, box.height() * 0.046))
