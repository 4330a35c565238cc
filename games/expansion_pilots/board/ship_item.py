"""A ship: it stands above the planets and galaxies and flies from one to another."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from games.expansion_pilots.rules.terms import NORMAL
from suite.ui.item import Item
from suite.ui.palette import mix
from suite.ui.tokens import GRID, outline, paint_token

_TOKENS = ("cruiser", "scout", "carrier", "flagship")
"""The advanced ships, in the order of their types; the plain one is a rocket."""


class ShipItem(Item):
    """In the colour and with the shape of its owner."""

    radius = 7.0
    solid = False
    kept = True

    def __init__(self, number: int, colour: int, parent: QWidget | None = None) -> None:
        super().__init__(("ship", number), parent)
        self.colour, self.kind = colour, NORMAL

    def show_kind(self, kind: int) -> None:
        """An advanced ship takes the place of a plain one."""
        if kind != self.kind:
            self.kind = kind
            self.refresh()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        token = "rocket" if self.kind == NORMAL else _TOKENS[self.kind]
        paint_token(painter, box, token, self.colour)


def paint_silhouette(painter: QPainter, box: QRectF, kind: int, colour: QColor) -> None:
    """The shape of an advanced ship, which belongs to nobody yet."""
    side = min(box.width(), box.height())
    painter.save()
    painter.translate(box.center() - QPointF(side / 2, side / 2))
    painter.scale(side / GRID, side / GRID)
    painter.setPen(QPen(colour, 1.4))
    painter.setBrush(mix(QColor("#05070F"), colour, 0.45))
    painter.drawPath(outline(_TOKENS[kind]))
    painter.restore()
