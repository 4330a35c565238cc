"""The galaxy: a row of system cards with their planets, and the fleet above one of them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from games.galactic_alliances.board.amounts import paint_amounts
from games.galactic_alliances.rules.content import KINDS, PLANETS
from games.galactic_alliances.rules.galaxy import DEVELOPED, SEIZED
from games.galactic_alliances.rules.resources import CREDITS, Amounts
from suite.ui import animation, art, icons, theme
from suite.ui.card_faces import GOLD, INK, NIGHT
from suite.ui.item import Item
from suite.ui.palette import faded, mix
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
    """A planet: its picture, what it gives and costs, and whose it is."""

    radius = 9.0
    edge = 2
    solid = False
    kept = True

    def __init__(self, planet: int, parent: QWidget | None = None) -> None:
        super().__init__(("planet", PLANETS[planet].id), parent)
        self.planet = planet
        self.state = 0
        self.owner: int | None = None
        self.fee: Amounts | None = None

    def present(self, state: int, owner: int | None, fee: Amounts | None, name: str) -> None:
        """Whose it is now; `owner` is a colour index, `fee` what one's cube here costs now, None:
        no cube can be put here."""
        if (state, owner, fee) != (self.state, self.owner, self.fee):
            self.state, self.owner, self.fee = state, owner, fee
            self.refresh()
        self.setAccessibleName(name)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        card = PLANETS[self.planet]
        beside, below = self._room_for_terms(box)
        side = min(box.width() - beside, box.height() - below) - 2
        globe = QRectF(box.left() + 2, box.center().y() - (side + below) / 2, side, side)
        if not beside:
            globe.moveLeft(box.center().x() - side / 2)
        art.paint_planet(painter, globe, card.id, LOOKS[KINDS[card.kind]], self.refresh)
        if card.token:
            painter.setPen(QPen(faded(_ACCENT, 0.9), 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(globe.adjusted(1, 1, -1, -1))
        if self.owner is not None:
            self._paint_owner(painter, globe)
        room = box.adjusted(globe.right() - box.left() + 1 if beside else box.width() / 2 - 15,
                            box.height() - below if below else 1, -1, -1)  # fmt: skip
        self._paint_terms(painter, room)

    def _gains(self) -> Amounts:
        """What it gives while it is free."""
        return () if self.state else PLANETS[self.planet].reward

    def _room_for_terms(self, box: QRectF) -> tuple[float, float]:
        """How much room the terms take beside the planet, or below it where that is narrow."""
        count = len(self._gains()) + (self.fee is not None)
        if not count:
            return 0, 0
        if box.height() > box.width() * 1.2:
            return 0, count * theme.px(15)
        return min(theme.px(35), box.width() * 0.56), 0

    def _paint_terms(self, painter: QPainter, room: QRectF) -> None:
        """Line by line what the planet gives, and the price now."""
        gains = self._gains()
        count = len(gains) + (self.fee is not None)
        line = min(theme.px(18), room.height() / max(1, count))
        side = min(line - 2, theme.px(14))
        top = room.center().y() - line * count / 2
        for number, part in enumerate(gains):
            middle = top + (number + 0.5) * line
            paint_amounts(painter, room.left() + 1, middle, (part,), side, INK)
        if self.fee is not None:
            chip = QRectF(room.left(), top + len(gains) * line, 0, line)
            chip.setWidth(min(room.width(), theme.px(33)))
            painter.setPen(QPen(faded(_ACCENT, 0.9), 1))
            painter.setBrush(faded(NIGHT, 0.85))
            painter.drawPath(rounded(chip.adjusted(0, 0.5, 0, -0.5), 5))
            price = tuple((resource, -n) for resource, n in self.fee) or ((CREDITS, 0),)
            paint_amounts(painter, chip.left() + 3, chip.center().y(), price, side - 2, INK)

    def _paint_owner(self, painter: QPainter, globe: QRectF) -> None:
        """One cube: colonized; two cubes: developed; a cruiser: seized."""
        assert self.owner is not None
        side = max(18.0, globe.width() * 0.5)
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(globe.center())
        if self.state == SEIZED:
            paint_token(painter, spot.adjusted(-4, -4, 4, 4), "cruiser", self.owner)
        elif self.state == DEVELOPED:
            shift = side * 0.3
            paint_token(painter, spot.translated(-shift, shift * 0.6), "cube", self.owner)
            paint_token(painter, spot.translated(shift, -shift * 0.6), "cube", self.owner)
        else:
            paint_token(painter, spot, "cube", self.owner)


class TokenItem(Item):
    """An exploration token that nobody has turned over."""

    edge = 2
    solid = False

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(("token", name), parent)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        radius = min(min(box.width(), box.height()) / 2, theme.px(24)) - 2
        painter.setPen(QPen(_ACCENT, 2.4 if self.lit else 1.2))
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
        head = theme.px(25)
        return QRectF(self.rect()).adjusted(4, head, -4, -4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        sky = QLinearGradient(box.topLeft(), box.bottomRight())
        sky.setColorAt(0, mix(QColor("#182042"), _ACCENT, 0.16 if self.reachable else 0.05))
        sky.setColorAt(1, QColor("#070A16"))
        painter.setPen(QPen(GOLD, 2.2) if self.fleet else QPen(faded(_ACCENT, 0.35), 1.4))
        painter.setBrush(sky if self.face_up else mix(QColor("#070A16"), _ACCENT, 0.08))
        painter.drawPath(rounded(box, 11))
        if not self.face_up:
            side = min(box.width(), box.height()) * 0.4
            spot = QRectF(0, 0, side, side)
            spot.moveCenter(box.center())
            icons.paint(painter, "galaxy", spot, faded(_ACCENT, 0.35))
            return
        head = QRectF(box.left() + 8, box.top() + 1, box.width() - 12, theme.px(22))
        side = theme.px(15)
        if self.fleet:
            head.setRight(head.right() - Fleet.wide())
        elif not self.reachable:
            spot = QRectF(head.right() - side - 3, head.center().y() - side / 2, side, side)
            icons.paint(painter, "lock", spot, faded(INK, 0.6))
            head.setRight(spot.left() - 3)
        painter.setPen(INK if self.reachable else faded(INK, 0.6))
        paint_fitted(painter, head, self.title, 13, bold=True)


class Fleet(QWidget):
    """The fleet: it stands in the corner of a system card and glides to the next."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @staticmethod
    def wide() -> int:
        return theme.px(30)

    def stand_on(self, card: SystemCard, glide: bool) -> None:
        """Go to this card."""
        self.resize(self.wide(), theme.px(24))
        at = QPointF(card.geometry().right() - self.width(), card.y() + 1)
        animation.stop(self)
        if glide:
            animation.move(self, at, 700, curve="in_out")
        else:
            self.move(at.toPoint())
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(GOLD)
        painter.drawPath(rounded(box, 8))
        side = box.height() - 4
        spot = QRectF(box.center().x() - side / 2, box.top() + 2, side, side)
        icons.paint(painter, "rocket", spot, NIGHT)
