"""The galaxy: a row of system cards with their planets, and the fleet above one of them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from games.galactic_alliances.board.amounts import paint_amounts
from games.galactic_alliances.rules.content import KINDS, PLANETS
from games.galactic_alliances.rules.galaxy import COLONIZED, DEVELOPED, SEIZED
from suite.ui import art, icons, theme
from suite.ui.card_faces import GOLD, INK, NIGHT
from suite.ui.item import Item
from suite.ui.palette import LEAST_PX, faded, mix
from suite.ui.shapes import regular, rounded
from suite.ui.text_fit import paint_fitted
from suite.ui.tokens import paint_token

LOOKS = {
    "friendly": "terran", "water": "ocean", "frozen": "ice", "desert": "desert",
    "volcanic": "lava", "barren": "barren",
}  # fmt: skip
"""How the kinds of planets look."""

_ACCENT = QColor("#B98BFF")


class PlanetItem(Item):
    """A planet: its picture, its reward while it is free, and whose it is."""

    radius = 10.0
    solid = False
    kept = True

    def __init__(self, planet: int, parent: QWidget | None = None) -> None:
        super().__init__(("planet", PLANETS[planet].id), parent)
        self.planet = planet
        self.state = 0
        self.owner: int | None = None

    def present(self, state: int, owner: int | None, name: str) -> None:
        """Whose it is now; `owner` is a colour index."""
        if (state, owner) != (self.state, self.owner):
            self.state, self.owner = state, owner
            self.refresh()
        self.setAccessibleName(name)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        card = PLANETS[self.planet]
        line = max(LEAST_PX + 4.0, box.height() * 0.2)
        side = min(box.width(), box.height() - line)
        globe = QRectF(0, 0, side, side)
        globe.moveCenter(QPointF(box.center().x(), box.top() + side / 2))
        art.paint_planet(painter, globe, card.id, LOOKS[KINDS[card.kind]], self.refresh)
        foot = QRectF(box.left(), box.bottom() - line, box.width(), line)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(NIGHT, 0.75))
        painter.drawPath(rounded(foot, 5))
        if card.token:
            painter.setPen(QPen(faded(_ACCENT, 0.9), 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(globe.adjusted(2, 2, -2, -2))
        paint_amounts(painter, foot.left() + 4, foot.center().y(), card.reward, line * 0.72, INK)
        if self.owner is not None:
            self._paint_owner(painter, globe)

    def _paint_owner(self, painter: QPainter, globe: QRectF) -> None:
        assert self.owner is not None
        side = max(20.0, globe.width() * 0.5)
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(globe.center())
        if self.state == SEIZED:
            paint_token(painter, spot, "cruiser", self.owner)
            return
        paint_token(painter, spot, "base" if self.state == DEVELOPED else "cube", self.owner)
        if self.state == COLONIZED:
            return
        star = QRectF(spot.right() - side * 0.2, spot.top() - side * 0.15, side * 0.4, side * 0.4)
        icons.paint(painter, "star", star, GOLD)


class TokenItem(Item):
    """An exploration token that nobody has turned over."""

    solid = False

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(("token", name), parent)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        radius = min(box.width(), box.height()) / 2
        painter.setPen(QPen(_ACCENT, 1.6))
        painter.setBrush(mix(NIGHT, _ACCENT, 0.3))
        painter.drawPath(regular(box.center(), radius, 6))
        side = radius
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(box.center())
        icons.paint(painter, "telescope", spot, INK)


class SystemCard(QWidget):
    """A system card, or the back of one; the planets and tokens on it are widgets of their own."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = ""
        self.face_up = self.fleet = self.reachable = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def present(self, title: str, face_up: bool, fleet: bool, reachable: bool) -> None:
        self.title, self.face_up = title, face_up
        self.fleet, self.reachable = fleet, reachable
        self.setAccessibleName(title)
        self.update()

    def room(self) -> QRectF:
        """Where planets and tokens lie."""
        head = theme.px(22)
        return QRectF(self.rect()).adjusted(4, head, -4, -4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        sky = QLinearGradient(box.topLeft(), box.bottomRight())
        sky.setColorAt(0, mix(QColor("#182042"), _ACCENT, 0.16 if self.reachable else 0.05))
        sky.setColorAt(1, QColor("#070A16"))
        painter.setPen(QPen(_ACCENT if self.fleet else faded(_ACCENT, 0.35), 1.6))
        painter.setBrush(sky if self.face_up else mix(QColor("#070A16"), _ACCENT, 0.08))
        painter.drawPath(rounded(box, 11))
        if not self.face_up:
            side = min(box.width(), box.height()) * 0.4
            spot = QRectF(0, 0, side, side)
            spot.moveCenter(box.center())
            icons.paint(painter, "galaxy", spot, faded(_ACCENT, 0.35))
            return
        head = QRectF(box.left() + 8, box.top() + 1, box.width() - 16, theme.px(21))
        if self.fleet:
            side = theme.px(17)
            spot = QRectF(head.right() - side, head.center().y() - side / 2, side, side)
            icons.paint(painter, "fighter", spot, GOLD)
            head.setRight(spot.left() - 4)
        painter.setPen(INK if self.reachable else faded(INK, 0.6))
        paint_fitted(painter, head, self.title, 13, bold=True)
