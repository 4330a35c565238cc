"""The secret mission of whoever looks at the board: a card on the mat that can be seen large."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from games.expansion_pilots.rules.tables import MISSIONS, say
from suite.contract import Message
from suite.ui import icons, theme
from suite.ui.card_faces import GOLD, INK, NIGHT
from suite.ui.item import Item
from suite.ui.palette import mix
from suite.ui.shapes import rounded
from suite.ui.text_fit import paint_fitted


class Mission(Item):
    """Its name and what it asks for."""

    kept = True
    edge = 2

    def __init__(self, parent: QWidget) -> None:
        super().__init__(("mission", ""), parent)
        self.words = ""
        self.hide()

    def present(self, mission: int, words: Callable[[Message], str]) -> None:
        """Show this mission; below 0: there is none to be seen."""
        self.setVisible(mission >= 0)
        if mission < 0:
            self.words = ""
            return
        card = MISSIONS[mission]
        self.key = ("mission", card.id)
        said = words(say("Secret mission: {mission}. {text}", mission=card.name, text=card.text))
        if said != self.words:
            self.words = said
            self.setAccessibleName(said)
            self.refresh()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(QPen(mix(NIGHT, GOLD, 0.6), 1.2))
        painter.setBrush(mix(NIGHT, GOLD, 0.13))
        painter.drawPath(rounded(box, self.radius))
        side = min(theme.px(22), box.height() - 6)
        spot = QRectF(box.left() + 6, box.center().y() - side / 2, side, side)
        icons.paint(painter, "target", spot, GOLD)
        painter.setPen(INK)
        room = QRectF(spot.right() + 8, box.top(), box.right() - spot.right() - 14, box.height())
        paint_fitted(painter, room, self.words, 14)
