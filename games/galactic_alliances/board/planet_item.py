"""A planet: its picture, what it gives and costs, and the pieces on it; exploration tokens too."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient
from PySide6.QtWidgets import QWidget

from games.galactic_alliances.board.amounts import amounts_width, paint_amounts
from games.galactic_alliances.board.kinds import LOOKS, paint_kind
from games.galactic_alliances.rules.content import KINDS, PLANETS
from games.galactic_alliances.rules.galaxy import DEVELOPED, SEIZED
from games.galactic_alliances.rules.resources import CREDITS, Amounts
from suite.ui import art, icons, theme
from suite.ui.card_faces import INK, NIGHT
from suite.ui.item import Item
from suite.ui.palette import faded, mix
from suite.ui.shapes import regular, rounded
from suite.ui.tokens import paint_token

_ACCENT = QColor("#B98BFF")
_CHIP, _UNDER = 19, 0.34
"""The height of a chip with an amount, and how much of its width lies over the globe."""
_SIGN = 17
"""How large the sign of a planet's kind is."""
_WITHIN_HALO = 0.94
"""How much of its room a planet takes; the rest is for the light around it."""
_CLEANER = 0.88
"""Chips below a planet cover less of it, so it may be a little smaller for that."""


def _globe_sides(wide: float, high: float) -> tuple[float, float]:
    """How large a planet can be with its chips beside it, and with them below."""
    chip = theme.px(_CHIP)
    return min(high, wide - 2 * chip * (1 - _UNDER)), min(wide, high - 1.2 * chip)


def globe_side(wide: float, high: float) -> float:
    """How large a planet is drawn in a room of this size."""
    beside, below = _globe_sides(wide, high)
    return below if below > beside * _CLEANER else beside


class PlanetItem(Item):
    """A planet: its picture, what it gives and costs, and whose it is."""

    radius = 9.0
    edge = 1
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

    def globe(self) -> QRectF:
        """Where the planet itself is drawn."""
        box = self.body()
        side = globe_side(box.width(), box.height()) * _WITHIN_HALO
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(box.center())
        chip = theme.px(_CHIP)
        if self._upright(box):
            spot.moveTop(box.top() + max(0.0, (box.height() - side - 1.2 * chip) / 2))
        elif self._chips() and self.owner is None:
            spot.moveLeft(box.left() + max(0.0, (box.width() - side) / 2 - chip * (1 - _UNDER)))
        return spot

    def _upright(self, box: QRectF) -> bool:
        beside, below = _globe_sides(box.width(), box.height())
        return below > beside * _CLEANER

    def _chips(self) -> list[tuple[Amounts, bool]]:
        """What a free planet gives, and the price now (True)."""
        gains = () if self.state else PLANETS[self.planet].reward
        chips: list[tuple[Amounts, bool]] = [((part,), False) for part in gains]
        if gains and self._upright(self.body()):
            chips = [(gains, False)]
        if self.fee is not None:
            price = tuple((resource, -n) for resource, n in self.fee) or ((CREDITS, 0),)
            chips.append((price, True))
        return chips

    def chip_width(self) -> float:
        """How wide all that the planet gives is on one chip."""
        return _chip_width(PLANETS[self.planet].reward, theme.px(_CHIP)) if not self.state else 1.0

    def shine(self, painter: QPainter, box: QRectF, glow: QColor, strength: float) -> None:
        """A planet that can be used has a bright ring with a halo around it."""
        globe = self.globe()
        radius = globe.width() / 2
        painter.setPen(QPen(faded(mix(glow, INK, 0.25), strength), 5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(globe.center(), radius, radius)
        middle, edges = globe.center(), QRectF(self.rect())
        room = (middle.x(), middle.y(), edges.right() - middle.x(), edges.bottom() - middle.y())
        reach = min(radius * 1.2, *room)  # a halo that is cut off is no halo
        light = QRadialGradient(globe.center(), reach)
        light.setColorAt(0.8, faded(glow, strength))
        light.setColorAt(1.0, faded(glow, 0.0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawEllipse(globe.center(), reach, reach)

    def rim(self, box: QRectF) -> QPainterPath:
        path = QPainterPath()
        path.addEllipse(self.globe())
        return path

    def draw(self, painter: QPainter, box: QRectF) -> None:
        card, globe = PLANETS[self.planet], self.globe()
        # Its picture has a rim of air.
        rim = globe.width() * (1 / art.DISC - 1) / 2
        globe = globe.adjusted(-rim, -rim, rim, rim)
        art.paint_planet(painter, globe, card.id, LOOKS[KINDS[card.kind]], self.refresh)
        if self.owner is not None:
            self._paint_owner(painter, globe)
        self._paint_sign(painter, box)
        if chips := self._chips():
            # What lies on the planet is in its middle, so a price stands below it.
            below = self._upright(box) or self.owner is not None
            paint = self._paint_below if below else self._paint_beside
            paint(painter, box, globe, chips)

    def _paint_sign(self, painter: QPainter, box: QRectF) -> None:
        """The kind of the planet, on its rim at the upper left."""
        globe = self.globe()
        side = min(theme.px(_SIGN), globe.width() * 0.4)
        lean = globe.width() * 0.34
        sign = QRectF(0, 0, side, side)
        sign.moveCenter(globe.center() - QPointF(lean, lean))
        sign.moveTo(max(box.left(), sign.left()), max(box.top(), sign.top()))
        paint_kind(painter, sign, KINDS[PLANETS[self.planet].kind])

    def _paint_beside(
        self, painter: QPainter, box: QRectF, globe: QRectF, chips: Sequence[tuple[Amounts, bool]]
    ) -> None:
        line = min(theme.px(_CHIP) + 2.0, box.height() / len(chips))
        top = box.center().y() - line * len(chips) / 2
        wide = max(_chip_width(amounts, line) for amounts, _ in chips)
        left = min(globe.right() - wide * _UNDER, box.right() - wide)
        for number, (amounts, price) in enumerate(chips):
            place = QRectF(left, top + number * line, wide, line - 2)
            paint_chip(painter, place, amounts, price)

    def _paint_below(
        self, painter: QPainter, box: QRectF, globe: QRectF, chips: Sequence[tuple[Amounts, bool]]
    ) -> None:
        high = float(theme.px(_CHIP))
        top = min(globe.bottom() - high * 0.8, box.bottom() - (high + 1) * len(chips))
        for number, (amounts, price) in enumerate(chips):
            wide = min(_chip_width(amounts, high), box.width())
            place = QRectF(box.center().x() - wide / 2, top + number * (high + 1), wide, high)
            paint_chip(painter, place, amounts, price)

    def _paint_owner(self, painter: QPainter, globe: QRectF) -> None:
        """One cube: colonized; two cubes: developed; a cruiser: seized."""
        assert self.owner is not None
        side = max(20.0, globe.width() * 0.42)
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(globe.center())
        if self.state == SEIZED:
            grown = side * 0.2
            paint_token(painter, spot.adjusted(-grown, -grown, grown, grown), "cruiser", self.owner)
        elif self.state == DEVELOPED:
            shift = side * 0.42
            paint_token(painter, spot.translated(shift, -shift * 0.5), "cube", self.owner)
            paint_token(painter, spot.translated(-shift, shift * 0.5), "cube", self.owner)
        else:
            paint_token(painter, spot, "cube", self.owner)


def _chip_width(amounts: Amounts, high: float) -> float:
    return amounts_width(amounts, _sign(high)) + 4


def _sign(high: float) -> float:
    return min(theme.px(15), high - 4)


def paint_chip(painter: QPainter, place: QRectF, amounts: Amounts, price: bool) -> None:
    """An amount on a dark chip; a price has a bright edge."""
    painter.setPen(QPen(_ACCENT, 1.4) if price else QPen(faded(INK, 0.2), 1))
    painter.setBrush(faded(mix(NIGHT, _ACCENT, 0.32 if price else 0.06), 0.86))
    painter.drawPath(rounded(place, place.height() / 2))
    side = _sign(place.height())
    while amounts_width(amounts, side) - 3 > place.width() and side > 8:
        side -= 1
    left = place.center().x() - (amounts_width(amounts, side) - 5) / 2
    paint_amounts(painter, left, place.center().y(), amounts, side, INK)


class TokenItem(Item):
    """An exploration token that nobody has turned over."""

    edge = 1
    solid = False

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(("token", name), parent)

    def _radius(self, box: QRectF) -> float:
        return min(min(box.width(), box.height()) / 2, theme.px(27)) - 3

    def shine(self, painter: QPainter, box: QRectF, glow: QColor, strength: float) -> None:
        painter.setPen(QPen(faded(glow, strength), 5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(regular(box.center(), self._radius(box), 6))

    def draw(self, painter: QPainter, box: QRectF) -> None:
        radius = self._radius(box)
        light = QRadialGradient(box.center() - QPointF(radius, radius) * 0.3, radius * 1.6)
        light.setColorAt(0, mix(NIGHT, _ACCENT, 0.75))
        light.setColorAt(1, mix(NIGHT, _ACCENT, 0.22))
        painter.setPen(QPen(mix(_ACCENT, INK, 0.3), 1.4))
        painter.setBrush(light)
        painter.drawPath(regular(box.center(), radius, 6))
        side = radius * 1.1
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(box.center())
        icons.paint(painter, "telescope", spot, INK)
