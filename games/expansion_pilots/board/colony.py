"""A colonised planet on the mat of its owner."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from games.expansion_pilots.board.plain import fits_plainly
from games.expansion_pilots.board.planet_item import planet_kind
from games.expansion_pilots.rules.tables import PLANETS
from suite.contract import Message
from suite.ui import art, theme
from suite.ui.card_faces import GOLD, INK, sign
from suite.ui.item import Item
from suite.ui.palette import faded
from suite.ui.shapes import rounded
from suite.ui.text_fit import paint_fitted

CHIP = 30
"""The least width of a colony: the planet with its points."""
CARD = 96
"""The width that a name needs."""
_LOW = 22
"""Below this side points would hide the picture on which they lie."""


class Colony(Item):
    """Picture and points, and with enough room the name and the action."""

    kept = True
    radius = 8.0
    edge = 3

    def __init__(self, planet: int, parent: QWidget) -> None:
        super().__init__(("planet", PLANETS[planet].id), parent)
        self.planet = planet
        self.name = self.text = ""

    def say(self, words: Callable[[Message], str]) -> None:
        """Its words in the language of the moment."""
        card = PLANETS[self.planet]
        said = words(card.name), words(card.text)
        if said != (self.name, self.text):
            self.name, self.text = said
            self.setAccessibleName(self.name)
            self.setAccessibleDescription(self.text)
            self.refresh()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(QPen(faded(INK, 0.35), 1))
        painter.setBrush(QColor("#0B1024"))
        painter.drawPath(rounded(box, self.radius))
        side = min(box.height(), box.width(), theme.px(CHIP) + box.height() * 0.12) - 2
        if side < theme.px(_LOW):
            self._paint_line(painter, box.adjusted(1, 1, -1, -1))
            return
        picture = QRectF(box.left() + 1, box.top() + 1, side, side)
        card = PLANETS[self.planet]
        art.paint_planet(painter, picture, card.id, planet_kind(card.id), self.refresh)
        small = max(14.0, side * 0.5)
        spot = QRectF(picture.right() - small, picture.bottom() - small, small, small)
        sign(painter, spot, str(card.vp), GOLD, corners=6)
        beside = QRectF(picture.right() + 3, box.top() + 1, box.right() - picture.right() - 6, side)
        if not fits_plainly(self.name, beside, bold=True):
            return
        painter.setPen(INK)
        paint_fitted(painter, beside, self.name, 12, bold=True)
        below = QRectF(box.left() + 4, picture.bottom() + 1, box.width() - 8,
                       box.bottom() - picture.bottom() - 2)  # fmt: skip
        if fits_plainly(self.text, below):
            painter.setPen(faded(INK, 0.85))
            paint_fitted(painter, below, self.text, 13)

    def _paint_line(self, painter: QPainter, box: QRectF) -> None:
        """The points at the left edge, because the next colony may lie over the rest; then the
        planet and its name, if they have room."""
        side = min(box.width(), box.height(), theme.px(17))
        spot = QRectF(box.left(), box.center().y() - side / 2, side, side)
        sign(painter, spot, str(PLANETS[self.planet].vp), GOLD, corners=6)
        picture = spot.translated(side + 2, 0)
        if picture.right() > box.right():
            return
        card = PLANETS[self.planet]
        art.paint_planet(painter, picture, card.id, planet_kind(card.id), self.refresh)
        beside = QRectF(box)
        beside.setLeft(picture.right() + 3)
        if fits_plainly(self.name, beside, bold=True):
            painter.setPen(INK)
            paint_fitted(painter, beside, self.name, 12, bold=True)
