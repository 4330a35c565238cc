"""An alliance: what it owns, its main factions, its ideology and its technologies."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from games.galactic_alliances.board.amounts import ICONS, TINTS
from games.galactic_alliances.board.hand import IDEOLOGY_ICONS, IDEOLOGY_TINTS, FactionItem
from games.galactic_alliances.rules.content import (
    BOARD_TECHNOLOGIES,
    FACTIONS,
    IDEOLOGIES,
    IDEOLOGY_NAMES,
    RESOURCE_NAMES,
    TECHNOLOGIES,
)
from games.galactic_alliances.rules.factions import main_ideology
from games.galactic_alliances.rules.position import AlliancesPosition
from games.galactic_alliances.rules.resources import PRESTIGE, RESOURCES
from suite.contract import Message
from suite.ui import icons, theme
from suite.ui.item import Item
from suite.ui.palette import mix, shape_of
from suite.ui.shapes import marker, rounded
from suite.ui.text_fit import paint_fitted
from suite.ui.tokens import paint_token


class Purse(Item):
    """One resource of one's own; those that can be sold are clicked for that."""

    edge = 3
    solid = False

    def __init__(self, resource: int, parent: QWidget) -> None:
        super().__init__(("resource", RESOURCES[resource]), parent)
        self.resource, self.count = resource, 0

    def draw(self, painter: QPainter, box: QRectF) -> None:
        paint_resource(painter, box, self.resource, self.count)


def paint_resource(painter: QPainter, box: QRectF, resource: int, count: int) -> None:
    """An icon and a number."""
    t = theme.current()
    side = min(box.height() - 4, theme.px(17))
    spot = QRectF(box.left() + 2, box.center().y() - side / 2, side, side)
    icons.paint(painter, ICONS[resource], spot, t.accent_of(TINTS[resource]))
    painter.setFont(theme.figures("small"))
    painter.setPen(t.ink)
    room = QRectF(spot.right() + 3, box.top(), box.right() - spot.right(), box.height())
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, str(count))


class TechnologyItem(Item):
    """A technology of the tree: known, or still to be researched."""

    edge = 3
    radius = 6.0

    def __init__(self, technology: int, parent: QWidget) -> None:
        super().__init__(("technology", TECHNOLOGIES[technology].id), parent)
        self.technology, self.known, self.name = technology, False, ""

    def draw(self, painter: QPainter, box: QRectF) -> None:
        t = theme.current()
        accent = theme.accent(self)
        advanced = TECHNOLOGIES[self.technology].advanced
        painter.setPen(QPen(t.gold if advanced else accent if self.known else t.line_strong, 1.2))
        painter.setBrush(mix(t.raised, accent, 0.45 if self.known else 0.0))
        painter.drawPath(rounded(box, self.radius))
        painter.setPen(t.ink if self.known or self.lit else t.ink_dim)
        paint_fitted(painter, box.adjusted(4, 1, -3, -1), self.name, 11, bold=self.known)


class Mat(Item):
    """One side of the table. `roomy`: one's own, with the technology tree."""

    radius = 11.0

    def __init__(self, side: int, colour: int, parent: QWidget) -> None:
        super().__init__(("side", side), parent)
        self.side, self.colour = side, colour
        self.roomy = self.deciding = False
        self.name = ""
        self.cubes = self.hand = self.known = self.points = 0
        self.ideology = -1
        self.resources: list[int] = []
        self.purses = [Purse(resource, self) for resource in range(len(RESOURCES))]
        self.technologies = [TechnologyItem(n, self) for n in range(BOARD_TECHNOLOGIES)]
        self.mains: list[FactionItem] = []
        self.unique: list[TechnologyItem] = []
        """The technologies that only one's own main factions have."""

    def present(
        self, view: AlliancesPosition, words: Callable[[Message], str], name: str, points: int
    ) -> None:
        """Show this side of the position."""
        own = view.sides[self.side]
        self.name, self.points = name, points
        self.cubes, self.hand = own.cubes, len(own.hand)
        self.known = own.techs.bit_count()
        self.resources = own.purse[:]
        self.ideology = main_ideology(own)
        for purse in self.purses:
            purse.count = own.purse[purse.resource]
            purse.setToolTip(words(RESOURCE_NAMES[purse.resource]))
            purse.setAccessibleName(f"{words(RESOURCE_NAMES[purse.resource])}: {purse.count}")
            purse.setVisible(self.roomy)
        self._show_mains(own.mains, words)
        for item in (*self.technologies, *self.unique):
            technology = TECHNOLOGIES[item.technology]
            item.known, item.name = bool(own.techs & technology.bit), words(technology.name)
            item.setAccessibleName(item.name)
            item.setVisible(self.roomy)
        self.setAccessibleName(name)
        ideology = words(IDEOLOGY_NAMES[self.ideology]) if self.ideology >= 0 else ""
        self.setToolTip(f"{name}\n{ideology}".strip())
        self.arrange()
        self.update()

    def _show_mains(self, mains: tuple[int, ...], words: Callable[[Message], str]) -> None:
        if tuple(item.faction for item in self.mains) != mains:
            for item in self.mains:
                item.hide()
                item.deleteLater()
            self.mains = [FactionItem(card, self, main=True) for card in mains]
            for item in self.mains:
                item.show()
            for old in self.unique:
                old.hide()
                old.deleteLater()
            only = [FACTIONS[card].technology for card in mains]
            self.unique = [TechnologyItem(number, self) for number in only if number >= 0]
        for item in self.mains:
            item.say(words(FACTIONS[item.faction].name))

    def items(self) -> list[Item]:
        """Everything on the mat that can be clicked."""
        inside = [*self.purses, *self.technologies, *self.unique] if self.roomy else []
        return [self, *inside, *self.mains]

    # Geometry

    def resizeEvent(self, event: object) -> None:
        self.arrange()

    def arrange(self) -> None:
        """Put the parts in their places."""
        box, head = self.body().toRect(), theme.px(24)
        if not self.roomy:
            top = box.top() + head + theme.px(24)
            high = min(theme.px(30), box.bottom() - top - 3)
            self._lay_row(self.mains, QRect(box.left() + 4, top, box.width() - 8, high), 3)
            for main in self.mains:
                main.setVisible(high >= theme.px(20))
            return
        row = theme.px(26)
        self._lay_row(self.purses, QRect(box.left() + 4, box.top() + head, box.width() - 8, row), 7)
        wide = round(box.width() * 0.36)
        top = box.top() + head + row + 2
        high = (box.bottom() - top - 4) // 3
        for number, main in enumerate(self.mains):
            main.setGeometry(box.left() + 4, top + number * high, wide, min(high, theme.px(44)))
        left, room = box.left() + wide + 8, box.width() - wide - 12
        step = room // (4 if self.unique else 3)
        for item in self.technologies:
            technology = TECHNOLOGIES[item.technology]
            column, level = technology.column - 1, 3 - technology.level
            item.setGeometry(left + column * step, top + level * high, step, high)
        for row, item in enumerate(self.unique):
            item.setGeometry(left + 3 * step, top + row * high, step, high)

    def _lay_row(self, items: list[FactionItem] | list[Purse], room: QRect, count: int) -> None:
        step = room.width() // count
        for number, item in enumerate(items):
            item.setGeometry(room.left() + number * step, room.top(), step, room.height())

    # Painting

    def draw(self, painter: QPainter, box: QRectF) -> None:
        t = theme.current()
        colour = t.player(self.colour)
        painter.setPen(QPen(colour if self.deciding else t.line, 1.6))
        painter.setBrush(mix(t.panel, colour, 0.07 if self.deciding else 0.0))
        painter.drawPath(rounded(box, self.radius))
        self._paint_head(painter, box)
        if not self.roomy:
            top, step = box.top() + theme.px(24), (box.width() - 8) / len(RESOURCES)
            for resource, count in enumerate(self.resources):
                place = QRectF(box.left() + 4 + resource * step, top, step, theme.px(22))
                paint_resource(painter, place, resource, count)

    def _paint_head(self, painter: QPainter, box: QRectF) -> None:
        t, side, head = theme.current(), theme.px(14), theme.px(24)
        spot = QRectF(box.left() + 7, box.top() + (head - side) / 2, side, side)
        marker(painter, spot, shape_of(self.colour), t.player(self.colour))
        right = box.right() - 6
        for icon, count, tint in self._figures():
            right -= theme.px(20)
            painter.setFont(theme.figures("small"))
            painter.setPen(t.ink)
            room = QRectF(right, box.top(), theme.px(20), head)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, str(count))
            right -= side + 3
            place = QRectF(right, box.top() + (head - side) / 2, side, side)
            if icon == "cube":
                paint_token(painter, place, "cube", self.colour)
            else:
                icons.paint(painter, icon, place, tint)
            right -= 5
        if self.ideology >= 0:
            ideology = IDEOLOGIES[self.ideology]
            right -= side
            icons.paint(painter, IDEOLOGY_ICONS[ideology],
                        QRectF(right, box.top() + (head - side) / 2, side, side),
                        t.accent_of(IDEOLOGY_TINTS[ideology]))  # fmt: skip
            right -= 4
        painter.setPen(t.player_ink(self.colour))
        room = QRectF(spot.right() + 5, box.top(), right - spot.right() - 8, head)
        paint_fitted(painter, room, self.name, 14, bold=True)

    def _figures(self) -> list[tuple[str, int, QColor]]:
        """From the right: points, hand, technologies, cubes to play."""
        t = theme.current()
        return [
            ("trophy", self.points, t.gold),
            ("cards", self.hand, t.ink_dim),
            ("flask", self.known, t.ink_dim),
            ("cube", self.cubes, t.ink_dim),
        ]


def prestige_of(view: AlliancesPosition, side: int) -> int:
    """How far a side has come on the prestige board."""
    return view.sides[side].purse[PRESTIGE]
