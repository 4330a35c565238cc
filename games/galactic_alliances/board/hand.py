"""A faction card: its people, and the four uses it can be put to."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen
from PySide6.QtWidgets import QWidget

from games.galactic_alliances.board.amounts import amounts_width, paint_amounts
from games.galactic_alliances.board.galaxy_row import LOOKS
from games.galactic_alliances.rules.content import FACTIONS, IDEOLOGIES, KINDS
from games.galactic_alliances.rules.resources import Amounts, added
from suite.ui import art, icons, theme
from suite.ui.card_faces import INK, NIGHT
from suite.ui.item import Item
from suite.ui.palette import LEAST_PX, faded, mix
from suite.ui.shapes import rounded
from suite.ui.text_fit import fitted, paint_fitted

IDEOLOGY_ICONS: dict[str, str] = dict(
    zip(IDEOLOGIES, ("sword", "culture", "factory", "handshake", "flask"), strict=True)
)
IDEOLOGY_TINTS: dict[str, QColor] = dict(
    zip(IDEOLOGIES, map(QColor, ("#FF8F8F", "#7FE0C8", "#F2A65A", "#6EC8FF", "#B98BFF")),
        strict=True)
)  # fmt: skip

USES = ("main", "ideology", "boost", "adapt")
"""What a faction card can be used for, in the order in which it is printed on the card."""
USE_ICONS = {"main": "star", "ideology": "flag", "boost": "up", "adapt": "planet"}


def adaptations(faction: int) -> list[str]:
    """The kinds of planets that a faction can live on."""
    return [kind for n, kind in enumerate(KINDS) if FACTIONS[faction].adapted & 1 << n]


class FactionItem(Item):
    """A card of the hand, or with `main` one of the three main factions of an alliance."""

    kept = True

    def __init__(self, faction: int, parent: QWidget | None = None, *, main: bool = False) -> None:
        super().__init__(("main" if main else "faction", FACTIONS[faction].id), parent)
        self.faction, self.main = faction, main
        self.edge = 2 if main else 3
        self.name, self.abilities = "", ("", "")
        self.words: tuple[str, ...] = ("",) * len(USES)
        self.usable: Collection[str] = USES

    def say(self, name: str) -> None:
        if name != self.name:
            self.name = name
            self.setAccessibleName(name)
            self.refresh()

    def say_uses(
        self, words: tuple[str, ...], usable: Collection[str], abilities: tuple[str, str]
    ) -> None:
        """`words` name the four uses of a card in hand; those that are not `usable` are dimmed.
        `abilities` are the texts of its abilities, and their names where those find no room."""
        if (words, usable, abilities) != (self.words, self.usable, self.abilities):
            self.words, self.usable, self.abilities = words, usable, abilities
            self.refresh()

    def show_state(self, *, lit: bool, chosen: bool = False, hinted: bool = False) -> None:
        changed = lit != self.lit
        super().show_state(lit=lit, chosen=chosen, hinted=hinted)
        if changed:
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
        edge = theme.accent(self) if self.lit else mix(QColor("#5A678C"), tint, 0.6)
        painter.setPen(QPen(edge, 2.4 if self.lit else 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(rounded(box.adjusted(0.6, 0.6, -0.6, -0.6), self.radius))

    def _draw_main(self, painter: QPainter, box: QRectF, ideology: str, tint: QColor) -> None:
        side = box.height() - 4
        spot = QRectF(box.left() + 2, box.top() + 2, side, side)
        art.paint_emblem(
            painter, spot, FACTIONS[self.faction].id, "faction", tint.name(), self.refresh
        )
        if box.width() < 2 * box.height():
            return  # a small sign among others: hovering over it tells the rest
        icon = theme.px(14)
        icons.paint(painter, IDEOLOGY_ICONS[ideology],
                    QRectF(box.right() - icon - 4, box.top() + 4, icon, icon), tint)  # fmt: skip
        painter.setPen(INK)
        room = QRectF(spot.right() + 3, box.top() + 1, box.right() - spot.right() - icon - 8,
                      box.height() - 2)  # fmt: skip
        paint_fitted(painter, room, self.name, 12, bold=True)

    def _draw_card(self, painter: QPainter, box: QRectF, ideology: str, tint: QColor) -> None:
        """The name, below it a line for each of the four uses, and the abilities on a tall card."""
        card, head = FACTIONS[self.faction], theme.px(28)
        face = QRectF(0, 0, box.width() * 0.7, box.width() * 0.7)
        face.moveCenter(box.center() + QPointF(0, head / 2))
        art.paint_emblem(painter, face, card.id, "faction", tint.name(), self.refresh)
        painter.fillRect(box, faded(NIGHT, 0.6))
        painter.setPen(INK)
        paint_fitted(painter, QRectF(box.left() + 5, box.top() + 1, box.width() - 8, head),
                     self.name, 12.5, bold=True)  # fmt: skip
        line = min((box.height() - head - 4) / len(USES), theme.px(20))
        top = box.top() + head
        gains = (added((card.bonus, card.on_main)), (), card.boost, ())
        for number, use in enumerate(USES):
            row = QRectF(box.left() + 3, top + number * line, box.width() - 5, line)
            painter.setOpacity(1.0 if use in self.usable else 0.5)
            icon = IDEOLOGY_ICONS[ideology] if use == "ideology" else USE_ICONS[use]
            right = self._draw_gain(painter, row, use, gains[number])
            self._draw_use(painter, row, icon, tint, self.words[number], right)
        painter.setOpacity(1.0)
        painter.setPen(INK)
        foot = QRectF(box.left() + 5, top + len(USES) * line + 3, box.width() - 9, 0)
        foot.setBottom(box.bottom() - 4)
        if foot.height() > theme.px(30):
            whole, names = self.abilities
            # One long word may stand a little narrower; a whole text must not.
            fits = fitted(whole, foot.width(), foot.height(), LEAST_PX).font.stretch() >= 86
            words = whole if fits else names
            paint_fitted(painter, foot, words, LEAST_PX, Qt.AlignmentFlag.AlignTop)

    def _draw_use(
        self, painter: QPainter, row: QRectF, icon: str, tint: QColor, words: str, right: float
    ) -> None:
        """The words stand between the sign and the gain, where they fit."""
        side = min(theme.px(14), row.height() - 3)
        spot = QRectF(row.left(), row.center().y() - side / 2, side, side)
        icons.paint(painter, icon, spot, tint)
        painter.setFont(theme.font_px(LEAST_PX))
        painter.setPen(INK)
        room = QRectF(spot.right() + 3, row.top(), right - spot.right() - 5, row.height())
        if painter.fontMetrics().horizontalAdvance(words) <= room.width():
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)

    def _draw_gain(self, painter: QPainter, row: QRectF, use: str, gain: Amounts) -> float:
        """What a use gives, or the kinds of planets it is for, from the right; gives where that
        begins."""
        side = min(theme.px(14), row.height() - 2)
        left = row.right() - max(0, amounts_width(gain, side) - 4)
        paint_amounts(painter, left, row.center().y(), gain, side, INK)
        if use == "adapt":
            for kind in adaptations(self.faction):
                left -= side + 2
                place = QRectF(left, row.center().y() - side / 2, side, side)
                art.paint_planet(painter, place, f"kind-{kind}", LOOKS[kind], self.refresh)
        return left
