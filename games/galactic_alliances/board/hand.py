"""A faction card: its people, ideology, adaptations, bonus and boost."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen
from PySide6.QtWidgets import QWidget

from games.galactic_alliances.board.amounts import paint_amounts
from games.galactic_alliances.board.galaxy_row import LOOKS
from games.galactic_alliances.rules.content import FACTIONS, IDEOLOGIES, KINDS
from suite.ui import art, icons, theme
from suite.ui.card_faces import INK, NIGHT
from suite.ui.item import Item
from suite.ui.palette import faded, mix
from suite.ui.shapes import rounded
from suite.ui.text_fit import paint_fitted

IDEOLOGY_ICONS: dict[str, str] = dict(
    zip(IDEOLOGIES, ("sword", "culture", "factory", "handshake", "flask"), strict=True)
)
IDEOLOGY_TINTS: dict[str, QColor] = dict(
    zip(IDEOLOGIES, map(QColor, ("#FF8F8F", "#7FE0C8", "#F2A65A", "#6EC8FF", "#B98BFF")),
        strict=True)
)  # fmt: skip


def adaptations(faction: int) -> list[str]:
    """The kinds of planets that a faction can live on."""
    return [kind for n, kind in enumerate(KINDS) if FACTIONS[faction].adapted & 1 << n]


class FactionItem(Item):
    """A card of the hand, or with `main` one of the three main factions of an alliance."""

    kept = True

    def __init__(self, faction: int, parent: QWidget | None = None, *, main: bool = False) -> None:
        super().__init__(("main" if main else "faction", FACTIONS[faction].id), parent)
        self.faction, self.main = faction, main
        self.name = ""

    def say(self, name: str) -> None:
        if name != self.name:
            self.name = name
            self.setAccessibleName(name)
            self.refresh()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        card = FACTIONS[self.faction]
        ideology = IDEOLOGIES[card.ideology]
        tint = IDEOLOGY_TINTS[ideology]
        painter.save()
        painter.setClipPath(rounded(box, self.radius))
        sky = QLinearGradient(box.topLeft(), box.bottomRight())
        sky.setColorAt(0, mix(QColor("#182042"), tint, 0.22))
        sky.setColorAt(1, mix(QColor("#070A16"), tint, 0.12))
        painter.fillRect(box, sky)
        if self.main:
            self._draw_main(painter, box, ideology, tint)
        else:
            self._draw_card(painter, box, ideology, tint)
        painter.restore()
        painter.setPen(QPen(mix(QColor("#5A678C"), tint, 0.6), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(rounded(box.adjusted(0.6, 0.6, -0.6, -0.6), self.radius))

    def _draw_main(self, painter: QPainter, box: QRectF, ideology: str, tint: QColor) -> None:
        side = box.height() - 4
        spot = QRectF(box.left() + 2, box.top() + 2, side, side)
        art.paint_emblem(
            painter, spot, FACTIONS[self.faction].id, "faction", tint.name(), self.update
        )
        icon = theme.px(14)
        icons.paint(painter, IDEOLOGY_ICONS[ideology],
                    QRectF(box.right() - icon - 4, box.top() + 4, icon, icon), tint)  # fmt: skip
        painter.setPen(INK)
        room = QRectF(spot.right() + 3, box.top() + 1, box.right() - spot.right() - icon - 8,
                      box.height() - 2)  # fmt: skip
        paint_fitted(painter, room, self.name, 12, bold=True)

    def _draw_card(self, painter: QPainter, box: QRectF, ideology: str, tint: QColor) -> None:
        card, head = FACTIONS[self.faction], theme.px(26)
        art_box = QRectF(0, 0, box.width() * 0.8, box.width() * 0.8)
        art_box.moveCenter(box.center())
        art.paint_emblem(painter, art_box, card.id, "faction", tint.name(), self.refresh)
        painter.fillRect(QRectF(box.left(), box.top(), box.width(), head), faded(NIGHT, 0.72))
        icon = theme.px(16)
        icons.paint(painter, IDEOLOGY_ICONS[ideology],
                    QRectF(box.left() + 4, box.top() + 5, icon, icon), tint)  # fmt: skip
        painter.setPen(INK)
        room = QRectF(box.left() + icon + 7, box.top(), box.width() - icon - 9, head)
        paint_fitted(painter, room, self.name, 12.5, bold=True)
        side = theme.px(14)
        foot = QRectF(box.left(), box.bottom() - 2 * side - 14, box.width(), 2 * side + 14)
        painter.fillRect(foot, faded(NIGHT, 0.78))
        left = paint_amounts(
            painter, foot.left() + 5, foot.top() + side / 2 + 4, card.bonus, side, INK
        )
        icons.paint(
            painter, "up", QRectF(foot.left() + 5, foot.bottom() - side - 3, side, side), INK
        )
        paint_amounts(
            painter, foot.left() + side + 8, foot.bottom() - side / 2 - 3, card.boost, side, INK
        )
        globes = adaptations(self.faction)
        spot = box.right() - (side + 3) * len(globes) - 2
        for kind in globes:
            place = QRectF(max(spot, left), foot.top() + 3, side, side)
            art.paint_planet(painter, place, f"kind-{kind}", LOOKS[kind], self.refresh)
            spot += side + 3
