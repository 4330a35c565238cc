"""One's own alliance: resources to sell, main factions and a technology tree to click."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from games.galactic_alliances.board.amounts import ICONS, TINTS
from games.galactic_alliances.board.hand import USE_ICONS
from games.galactic_alliances.board.mat import (
    POWER_ICON,
    POWER_TINT,
    Figure,
    Mat,
    Text,
    paint_count,
)
from games.galactic_alliances.board.technology_tree import TechnologyItem, paint_paths
from games.galactic_alliances.rules.content import (
    BOARD_TECHNOLOGIES,
    FACTIONS,
    RESOURCE_NAMES,
    SETUP,
    TECHNOLOGIES,
)
from games.galactic_alliances.rules.position import AlliancesPosition
from games.galactic_alliances.rules.resources import RESOURCES, Amounts
from suite.ui import icons, theme
from suite.ui.item import Item
from suite.ui.shapes import rounded

_COLUMNS = 4
_FLASK = 32
"""The width of a technology that only one faction has."""
_LEAST_FOR_POINTS = 180
"""A narrower head has no room for the name and the points."""


class Purse(Item):
    """One resource of one's own; those that can be sold are clicked for that."""

    edge = 2
    solid = False

    def __init__(self, resource: int, parent: QWidget) -> None:
        super().__init__(("resource", RESOURCES[resource]), parent)
        self.resource, self.count = resource, 0

    def draw(self, painter: QPainter, box: QRectF) -> None:
        paint_count(painter, box.adjusted(2, 0, 0, 0),
                    (ICONS[self.resource], self.count, TINTS[self.resource]))  # fmt: skip


class OwnMat(Mat):
    """The alliance of whoever looks at the board."""

    own = True
    edge = 4

    def __init__(self, side: int, colour: int, parent: QWidget) -> None:
        super().__init__(side, colour, parent)
        self.purses = [Purse(resource, self) for resource in range(len(RESOURCES))]
        self.technologies = [TechnologyItem(n, self) for n in range(BOARD_TECHNOLOGIES)]
        self.unique: dict[int, TechnologyItem] = {}
        """The technologies that only one's main factions have, by faction."""
        self._slots: list[QRectF] = []

    def present(self, view: AlliancesPosition, text: Text, name: str, points: int) -> None:
        super().present(view, text, name, points)
        for purse in self.purses:
            purse.count = self.resources[purse.resource]
            purse.setAccessibleName(text(RESOURCE_NAMES[purse.resource]))
            purse.update()
        for item in self._all_technologies():
            technology = TECHNOLOGIES[item.technology]
            item.present(text(technology.name), bool(self.techs & technology.bit))

    def show_prices(self, prices: Mapping[int, Sequence[Amounts]]) -> None:
        """What each technology costs now, in each way in which it can be paid."""
        for item in self._all_technologies():
            item.show_prices(prices.get(item.technology, ()))

    def lay_mains(self, mains: tuple[int, ...]) -> None:
        super().lay_mains(mains)
        for old in self.unique.values():
            old.hide()
            old.deleteLater()
        only = {card: FACTIONS[card].technology for card in mains}
        self.unique = {card: TechnologyItem(n, self) for card, n in only.items() if n >= 0}

    def _all_technologies(self) -> list[TechnologyItem]:
        return [*self.technologies, *self.unique.values()]

    def items(self) -> list[Item]:
        return [*super().items(), *self.purses, *self._all_technologies()]

    # Geometry

    def _left(self) -> float:
        """How wide the part beside the technology tree is."""
        return round(self.body().width() * (0.38 if self.width() < theme.px(440) else 0.42))

    def _line(self) -> float:
        """How high a line of figures is."""
        return min(theme.px(24), self.body().height() * 0.145)

    def head(self) -> QRectF:
        box = self.body()
        return QRectF(box.left(), box.top() + 1, self._left(), self._line())

    def arrange(self) -> None:
        box, head, row = self.body(), self.head(), self._line()
        step = (head.width() - 4) / _COLUMNS
        for number, purse in enumerate(self.purses):
            down, across = divmod(number, _COLUMNS)
            purse.setGeometry(round(box.left() + 2 + across * step),
                              round(head.bottom() + down * row), int(step), round(row))  # fmt: skip
        self._arrange_mains(head.bottom() + 2 * row + 1)
        self._arrange_tree()

    def _arrange_mains(self, top: float) -> None:
        box, wide = self.body(), self.head().width() - 2
        high = min((box.bottom() - top - 3) / SETUP.main_factions, theme.px(50))
        self._slots = [QRectF(box.left() + 3, top + number * high, wide, high)
                       for number in range(SETUP.main_factions)]  # fmt: skip
        for main, place in zip(self.mains, self._slots, strict=False):
            item = self.unique.get(main.faction)
            aside = theme.px(_FLASK) if item else 0
            main.setGeometry(place.adjusted(0, 0, -aside, 0).toRect())
            if item:
                item.setGeometry(place.adjusted(place.width() - aside, 0, 0, 0).toRect())

    def _arrange_tree(self) -> None:
        box = self.body()
        left = box.left() + self._left() + 4
        across, down = (box.right() - left - 2) / 3, (box.height() - 4) / 3
        gap = max(0.0, min(theme.px(4), (down - theme.px(44)) / 2))  # for the lines between them
        for item in self.technologies:
            technology = TECHNOLOGIES[item.technology]
            place = QRectF(left + (technology.column - 1) * across,
                           box.top() + 2 + (3 - technology.level) * down, across, down)  # fmt: skip
            item.setGeometry(place.adjusted(0, gap, 0, -gap).toRect())

    # Painting

    def figures(self) -> list[Figure]:
        """Points, and cubes to play; one's own hand is seen anyway. The score stands beside the
        board too, so in a narrow place it yields to the name."""
        t = theme.current()
        cubes = ("cube", self.cubes, t.ink_dim)
        if self._left() < theme.px(_LEAST_FOR_POINTS):
            return [cubes]
        return [("trophy", self.points, t.gold), cubes]

    def draw(self, painter: QPainter, box: QRectF) -> None:
        super().draw(painter, box)
        t = theme.current()
        for slot in self._slots[len(self.mains) :]:  # a place for a main faction to come
            painter.setPen(QPen(t.line_strong, 1.2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(rounded(slot.adjusted(2, 2, -2, -2), self.radius - 2))
            side = min(theme.px(16), slot.height() - 8)
            spot = QRectF(slot.left() + 9, slot.center().y() - side / 2, side, side)
            icons.paint(painter, USE_ICONS["main"], spot, t.ink_faint)
        last = QRectF(self.purses[-1].geometry())
        spot = last.translated(last.width(), 0).adjusted(4, 2, -2, -2)
        paint_count(painter, spot, (POWER_ICON, self.power, POWER_TINT))
        places = {item.technology: item.geometry() for item in self.technologies}
        paint_paths(painter, places, self.techs, theme.accent(self))
