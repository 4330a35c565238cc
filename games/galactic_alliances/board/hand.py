"""A faction card: its people, and the four uses it can be put to."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen
from PySide6.QtWidgets import QWidget

from games.galactic_alliances.board.amounts import amounts_width, paint_amounts
from games.galactic_alliances.board.kinds import paint_kind
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
_STEP = 1.08
"""From one planet that a faction is adapted to, to the next."""
_WIDE = 250
"""A card so wide has its abilities beside its uses; else they stand below."""
_LEAST_STRETCH = 68
"""A word that would have to be narrower is left out."""
_LEAST_WHOLE = 85
"""A text that would have to be narrower gives way to the names alone."""


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
        self.worded: Collection[str] = USES

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
        """The emblem, the name and the ideology; where there is little room, the name goes before
        the emblem, and a small sign has nothing but the ideology."""
        icon = min(theme.px(16), box.height() - 4, box.width() - 2)
        sign = QRectF(box.right() - icon - 3, box.center().y() - icon / 2, icon, icon)
        if box.width() < 2 * box.height():
            sign.moveCenter(box.center())
            icons.paint(painter, IDEOLOGY_ICONS[ideology], sign, tint)
            return
        icons.paint(painter, IDEOLOGY_ICONS[ideology], sign, tint)
        left, roomy = box.left() + 6, box.width() > theme.px(120)
        if roomy:
            side = box.height() - 3
            spot = QRectF(box.left() + 2, box.top() + 1.5, side, side)
            art.paint_emblem(
                painter, spot, FACTIONS[self.faction].id, "faction", tint.name(), self.refresh
            )
            left = spot.right() + 3
        painter.setPen(INK)
        room = QRectF(left, box.top() + 1, sign.left() - left - 2, box.height() - 2)
        paint_fitted(painter, room, self.name, 13, bold=roomy)

    # A card of the hand

    def _head(self) -> float:
        return min(theme.px(30), self.body().height() * 0.24)

    def _wide(self) -> bool:
        return self.body().width() >= theme.px(_WIDE)

    def _row(self, number: int) -> QRectF:
        """The line of a use; the abilities stand below the four, or beside them."""
        box, head = self.body(), self._head()
        foot = 4 if self._wide() else theme.px(20)
        line = min((box.height() - head - foot) / len(USES), theme.px(23))
        wide = box.width() * 0.48 if self._wide() else box.width() - 7
        return QRectF(box.left() + 4, box.top() + head + number * line, wide, line)

    def _abilities_room(self) -> QRectF:
        box, last = self.body(), self._row(len(USES) - 1)
        if self._wide():
            return box.adjusted(last.right() + 10 - box.left(), self._head() + 3, -5, -4)
        return box.adjusted(6, last.bottom() + 2 - box.top(), -4, -3)

    def _draw_card(self, painter: QPainter, box: QRectF, ideology: str, tint: QColor) -> None:
        """The name, below it a line for each of the four uses, and the abilities."""
        card, head = FACTIONS[self.faction], self._head()
        side = min(box.width() * 0.8, box.height() * 0.9)
        face = QRectF(0, 0, side, side)
        face.moveCenter(box.center() + QPointF(0, head / 2))
        art.paint_emblem(painter, face, card.id, "faction", tint.name(), self.refresh)
        painter.fillRect(box, faded(NIGHT, 0.62))
        plate = QLinearGradient(box.topLeft(), box.topRight())
        plate.setColorAt(0, faded(tint, 0.42))
        plate.setColorAt(1, faded(tint, 0.05))
        painter.fillRect(QRectF(box.left(), box.top(), box.width(), head), plate)
        painter.setPen(INK)
        paint_fitted(painter, QRectF(box.left() + 6, box.top() + 1, box.width() - 9, head - 1),
                     self.name, 14, bold=True)  # fmt: skip
        for number, use in enumerate(USES):
            row = self._row(number)
            painter.setOpacity(1.0 if use in self.usable else 0.5)
            icon = IDEOLOGY_ICONS[ideology] if use == "ideology" else USE_ICONS[use]
            icons.paint(painter, icon, self._sign(row), tint)
            self._draw_gain(painter, row, use)
            if use in self.worded:
                painter.setPen(INK)
                room = row.adjusted(row.height() + 1, 0, -self._gain_width(row, use) - 2, 0)
                paint_fitted(painter, room, self.words[number], 12)
        painter.setOpacity(1.0)
        self._draw_abilities(painter)

    def _draw_abilities(self, painter: QPainter) -> None:
        """Their whole texts where they find room, else their names."""
        painter.setPen(faded(INK, 0.9))
        room = self._abilities_room()
        whole, names = self.abilities
        fits = fitted(whole, room.width(), room.height(), LEAST_PX).font.stretch() >= _LEAST_WHOLE
        align = Qt.AlignmentFlag.AlignTop if fits else Qt.AlignmentFlag.AlignVCenter
        paint_fitted(painter, room, whole if fits else names, 13, align)

    def _sign(self, row: QRectF) -> QRectF:
        side = min(theme.px(17), row.height() - 3)
        return QRectF(row.left(), row.center().y() - side / 2, side, side)

    def _gain_width(self, row: QRectF, use: str) -> float:
        side = _gain_side(row)
        if use == "adapt":
            return side * (1 + (len(adaptations(self.faction)) - 1) * _STEP)
        return max(0.0, amounts_width(self._gain(use), side, terse=True) - 5)

    def _gain(self, use: str) -> Amounts:
        card = FACTIONS[self.faction]
        if use == "main":
            return added((card.bonus, card.on_main))
        return card.boost if use == "boost" else ()

    def _draw_gain(self, painter: QPainter, row: QRectF, use: str) -> None:
        """What a use gives, or the kinds of planets it is for, at the right."""
        side = _gain_side(row)
        left = row.right() - self._gain_width(row, use)
        paint_amounts(painter, left, row.center().y(), self._gain(use), side, INK, terse=True)
        for number, kind in enumerate(adaptations(self.faction) if use == "adapt" else ()):
            place = QRectF(left + number * side * _STEP, row.center().y() - side / 2, side, side)
            paint_kind(painter, place, kind)

    def word_fits(self, use: str) -> bool:
        """Does the word of this use fit between its sign and what it gives?"""
        row = self._row(USES.index(use))
        room = row.width() - row.height() - self._gain_width(row, use) - 3
        words = self.words[USES.index(use)]
        return fitted(words, room, row.height(), LEAST_PX).font.stretch() >= _LEAST_STRETCH

    def show_words(self, worded: Collection[str]) -> None:
        """The uses that are named: all cards of a hand name the same, so that they compare."""
        if worded != self.worded:
            self.worded = worded
            self.refresh()


def _gain_side(row: QRectF) -> float:
    narrow = row.width() < theme.px(120)
    return min(theme.px(13 if narrow else 17), row.height() - 2)


def name_uses(hand: Sequence[FactionItem]) -> None:
    """Name the uses whose words fit on every card."""
    worded = frozenset(use for use in USES if all(item.word_fits(use) for item in hand))
    for item in hand:
        item.show_words(worded)
