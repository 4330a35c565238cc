"""A ship: it stands above the planets and galaxies and flies from one to another."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from games.expansion_pilots.rules.tables import PILOTS
from games.expansion_pilots.rules.terms import NOBODY, NORMAL
from suite.ui import art, theme
from suite.ui.card_faces import NIGHT
from suite.ui.item import Item
from suite.ui.palette import faded, mix
from suite.ui.tokens import GRID, outline, paint_token

_TOKENS = ("cruiser", "scout", "carrier", "flagship")
"""The advanced ships, in the order of their types; the plain one is a rocket."""
_COCKPIT = 0.46
"""The size of the face of whoever flies the ship, as a share of the ship."""


class ShipItem(Item):
    """In the colour and with the shape of its owner, and with the face of its pilot."""

    solid = False
    kept = True
    edge = 2

    def __init__(self, number: int, colour: int, parent: QWidget | None = None) -> None:
        super().__init__(("ship", number), parent)
        self.colour, self.kind, self.pilot = colour, NORMAL, NOBODY

    def show_crew(self, kind: int, pilot: int, name: str) -> None:
        """An advanced ship takes the place of a plain one, with somebody who flies it; `name` says
        all that in words."""
        self.setAccessibleName(name)
        self.setToolTip("" if pilot >= 0 else name)  # a pilot has a large view instead
        if (kind, pilot) != (self.kind, self.pilot):
            self.kind, self.pilot = kind, pilot
            self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.radius = self.width() / 2

    def draw(self, painter: QPainter, box: QRectF) -> None:
        token = "rocket" if self.kind == NORMAL else _TOKENS[self.kind]
        ground = QPainterPath()
        ground.addEllipse(box.center(), box.width() * 0.46, box.height() * 0.46)
        painter.fillPath(ground, faded(NIGHT, 0.5))
        paint_token(painter, box, token, self.colour)
        if self.pilot >= 0:
            self._paint_pilot(painter, box)

    def _paint_pilot(self, painter: QPainter, box: QRectF) -> None:
        side = box.width() * _COCKPIT
        face = QRectF(box.right() - side, box.bottom() - side, side, side)
        window = QPainterPath()
        window.addEllipse(face)
        painter.save()
        painter.setClipPath(window)
        painter.fillPath(window, NIGHT)
        shown = face.adjusted(-side * 0.12, -side * 0.12, side * 0.12, side * 0.12)
        art.paint_emblem(painter, shown, PILOTS[self.pilot].id, "pilot", on_ready=self.refresh)
        painter.restore()
        painter.setPen(QPen(theme.current().player(self.colour), 1.4))
        painter.drawPath(window)


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
