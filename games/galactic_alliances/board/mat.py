"""An alliance: what it owns, its main factions, its ideology and its technologies."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from games.galactic_alliances.board.amounts import ICONS, TINTS
from games.galactic_alliances.board.hand import IDEOLOGY_ICONS, IDEOLOGY_TINTS, FactionItem
from games.galactic_alliances.board.technology_tree import (
    TechnologyItem,
    paint_paths,
    paint_small_tree,
)
from games.galactic_alliances.rules.content import (
    BOARD_TECHNOLOGIES,
    FACTIONS,
    IDEOLOGIES,
    RESOURCE_NAMES,
    SETUP,
    TECHNOLOGIES,
)
from games.galactic_alliances.rules.factions import main_ideology
from games.galactic_alliances.rules.position import AlliancesPosition
from games.galactic_alliances.rules.resources import CRUISER, PRESTIGE, RESOURCES
from games.galactic_alliances.rules.words import say
from suite.contract import Message
from suite.ui import icons, theme
from suite.ui.item import Item
from suite.ui.palette import mix, shape_of
from suite.ui.shapes import marker, rounded
from suite.ui.text_fit import paint_fitted
from suite.ui.tokens import paint_token

RIVAL_WORDS = say(
    "When you have passed, it reveals 2 faction cards. For each it colonizes a planet and then "
    "does what the ideology of the card demands."
)
POWER_ICON, POWER_TINT = "shield", QColor("#C9D4EE")
_LEAST_FOR_NAMES = 88
"""A narrower place squeezes the names of factions."""


class Purse(Item):
    """One resource of one's own; those that can be sold are clicked for that."""

    edge = 3
    solid = False

    def __init__(self, resource: int, parent: QWidget) -> None:
        super().__init__(("resource", RESOURCES[resource]), parent)
        self.resource, self.count = resource, 0

    def draw(self, painter: QPainter, box: QRectF) -> None:
        paint_count(painter, box, ICONS[self.resource], self.count, TINTS[self.resource])


def paint_count(painter: QPainter, box: QRectF, icon: str, count: int, tint: QColor) -> None:
    """An icon and a number; nothing at all is dimmed."""
    t = theme.current()
    side = min(box.height() - 2, theme.px(16), box.width() * 0.42)
    spot = QRectF(box.left() + 1, box.center().y() - side / 2, side, side)
    icons.paint(painter, icon, spot, t.accent_of(tint) if count else t.ink_faint)
    painter.setFont(theme.figures("small") if box.width() > 30 else theme.font_px(11, bold=True))
    painter.setPen(t.ink if count else t.ink_dim)
    room = QRectF(spot.right() + 2, box.top(), box.right() - spot.right(), box.height())
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, str(count))


class Mat(Item):
    """One side of the table. `roomy`: one's own, with the technology tree to click; the others
    show their technologies as a small tree of signs."""

    radius = 11.0

    def __init__(self, side: int, colour: int, parent: QWidget) -> None:
        super().__init__(("side", side), parent)
        self.side, self.colour = side, colour
        self.roomy = self.deciding = False
        self.name = self.note = ""
        self.cubes = self.hand = self.points = self.power = self.techs = 0
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
        self.edge = 4 if self.roomy else 2
        self.name, self.points = name, points
        artificial = self.side >= view.players
        self.note = words(RIVAL_WORDS) if artificial else ""
        self.cubes = own.cube_supply if artificial else own.cubes
        self.hand = len(view.deck) if artificial else len(own.hand)
        self.power, self.techs = own.traits.power, own.techs
        self.resources = own.purse[:]
        self.ideology = main_ideology(own)
        for purse in self.purses:
            purse.count = own.purse[purse.resource]
            purse.setAccessibleName(words(RESOURCE_NAMES[purse.resource]))
            purse.setVisible(self.roomy)
            purse.update()
        self._show_mains(own.mains, words)
        for item in (*self.technologies, *self.unique):
            technology = TECHNOLOGIES[item.technology]
            item.known, item.name = bool(own.techs & technology.bit), words(technology.name)
            item.setAccessibleName(item.name)
            item.setVisible(self.roomy)
            item.update()
        self.setAccessibleName(name)
        self.arrange()
        self.update()

    def _show_mains(self, mains: tuple[int, ...], words: Callable[[Message], str]) -> None:
        if tuple(item.faction for item in self.mains) != mains:
            for old in (*self.mains, *self.unique):
                old.hide()
                old.deleteLater()
            self.mains = [FactionItem(card, self, main=True) for card in mains]
            for item in self.mains:
                item.show()
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

    def head(self) -> QRectF:
        """The line with the name."""
        box = self.body()
        wide = self._left() if self.roomy else box.width() - self._small_tree().width() - 6
        return QRectF(
            box.left(), box.top() + 1, wide, theme.px(19 if self._narrow() or self._low() else 21)
        )

    def _left(self) -> float:
        """How wide the part beside the technology tree is."""
        return round(self.body().width() * (0.38 if self.width() < theme.px(440) else 0.42))

    def _small_tree(self) -> QRectF:
        box = self.body()
        side = min(box.height() - 8, theme.px(42))
        return QRectF(box.right() - side - 4, box.top() + 4, side, side)

    def _resource_row(self) -> QRectF:
        head = self.head()
        return QRectF(head.left() + 4, head.bottom(), head.width() - 4, head.height() - 1)

    def arrange(self) -> None:
        """Put the parts in their places."""
        if self.roomy:
            self._arrange_own()
        else:
            self._arrange_mains()

    def _arrange_mains(self) -> None:
        """Main factions of others: with their names where there is room, else as signs."""
        box, row = self.body(), self._resource_row()
        high = min(box.bottom() - row.bottom() - 2, theme.px(34))
        step = (row.width() - 4) / SETUP.main_factions
        if high >= theme.px(22) and step >= theme.px(_LEAST_FOR_NAMES):
            for number, main in enumerate(self.mains):
                place = QRectF(box.left() + 4 + number * step, row.bottom() + 1, step, high)
                main.setGeometry(place.toRect())
            return
        side = theme.px(20 if self._narrow() else 26)
        left = round(self._figures_left()) - side * len(self.mains) - 2
        top = round(self.head().center().y() - side / 2)
        for number, main in enumerate(self.mains):
            main.setGeometry(left + number * side, top, side, side)

    def _arrange_own(self) -> None:
        box, head = self.body(), self.head()
        row = theme.px(19 if self._low() else 22)
        columns, step = 4, (head.width() - 4) / 4
        for number, purse in enumerate(self.purses):
            down, across = divmod(number, columns)
            purse.setGeometry(round(box.left() + 2 + across * step),
                              round(head.bottom() + down * row), int(step), row)  # fmt: skip
        top = head.bottom() + 2 * row
        high = min((box.bottom() - top - 2) / SETUP.main_factions, theme.px(36))
        flask = theme.px(30)
        unique = {TECHNOLOGIES[item.technology].id: item for item in self.unique}
        for number, main in enumerate(self.mains):
            only = FACTIONS[main.faction].technology
            item = unique.get(TECHNOLOGIES[only].id) if only >= 0 else None
            wide = head.width() - 2 - (flask if item else 0)
            place = QRectF(box.left() + 2, top + number * high, wide, high)
            main.setGeometry(place.toRect())
            if item:
                item.setGeometry(round(place.right()), round(place.top()), flask, round(high))
        self._arrange_tree()

    def _arrange_tree(self) -> None:
        box = self.body()
        left = box.left() + self._left() + 4
        across, down = (box.right() - left - 2) / 3, (box.height() - 4) / 3
        gap = max(0.0, min(theme.px(5), (down - theme.px(41)) / 2))  # for the lines between them
        for item in self.technologies:
            technology = TECHNOLOGIES[item.technology]
            place = QRectF(left + (technology.column - 1) * across,
                           box.top() + 2 + (3 - technology.level) * down, across, down)  # fmt: skip
            item.setGeometry(place.adjusted(0, gap, 0, -gap).toRect())

    # Painting

    def draw(self, painter: QPainter, box: QRectF) -> None:
        t = theme.current()
        colour = t.player(self.colour)
        painter.setPen(QPen(colour if self.deciding else t.line, 2.2 if self.deciding else 1.2))
        painter.setBrush(mix(t.panel, colour, 0.07 if self.deciding else 0.0))
        painter.drawPath(rounded(box, self.radius))
        self._paint_head(painter)
        if self.roomy:
            self._paint_power(painter)
            places = {item.technology: item.geometry() for item in self.technologies}
            paint_paths(painter, places, self.techs, theme.accent(self))
            return
        row = self._resource_row()
        step = row.width() / (len(RESOURCES) + 1)
        for place, (icon, count, tint) in enumerate(self._wealth()):
            spot = QRectF(row.left() + place * step, row.top(), step, row.height())
            paint_count(painter, spot, icon, count, tint)
        if self.note:
            painter.setPen(t.ink_dim)
            room = QRectF(
                row.left(), row.bottom() + 2, box.width() - 8, box.bottom() - row.bottom()
            )
            paint_fitted(painter, room.adjusted(0, 0, 0, -5), self.note, 12)
        paint_small_tree(painter, self._small_tree(), self.techs, theme.accent(self))

    def _wealth(self) -> list[tuple[str, int, QColor]]:
        """All resources, and the power in war; the artificial opponent has only cruisers."""
        if self.note:
            return [(ICONS[CRUISER], self.resources[CRUISER], TINTS[CRUISER]),
                    (POWER_ICON, self.power, POWER_TINT)]  # fmt: skip
        wealth = zip(ICONS, self.resources, TINTS, strict=True)
        return [*wealth, (POWER_ICON, self.power, POWER_TINT)]

    def _paint_power(self, painter: QPainter) -> None:
        last = QRectF(self.purses[-1].geometry())
        spot = last.translated(last.width(), 0).adjusted(3, 3, -3, -3)
        paint_count(painter, spot, POWER_ICON, self.power, POWER_TINT)

    def _narrow(self) -> bool:
        return self.width() < theme.px(320)

    def _low(self) -> bool:
        return self.height() < theme.px(146)

    def _figures_left(self) -> float:
        aside = theme.px(18) if self.ideology >= 0 else 0
        return self.head().right() - theme.px(34) * len(self._figures()) - aside

    def _paint_head(self, painter: QPainter) -> None:
        t, side, head = theme.current(), theme.px(14), self.head()
        middle = head.center().y() - side / 2
        spot = QRectF(head.left() + 7, middle, side, side)
        marker(painter, spot, shape_of(self.colour), t.player(self.colour))
        right = head.right()
        for icon, count, tint in self._figures():
            right -= theme.px(34)
            place = QRectF(right, middle, side, side)
            if icon == "cube":
                paint_token(painter, place, "cube", self.colour)
            else:
                icons.paint(painter, icon, place, tint)
            painter.setFont(theme.figures("small"))
            painter.setPen(t.ink)
            room = QRectF(place.right() + 3, head.top(), theme.px(18), head.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, str(count))
        if self.ideology >= 0:
            ideology = IDEOLOGIES[self.ideology]
            place = QRectF(right - side - 3, middle, side, side)
            icons.paint(painter, IDEOLOGY_ICONS[ideology], place,
                        t.accent_of(IDEOLOGY_TINTS[ideology]))  # fmt: skip
        right -= side + 6
        beside = [main.x() for main in self.mains if main.y() < head.bottom() and not self.roomy]
        right = min([right, *beside])
        painter.setPen(t.player_ink(self.colour))
        room = QRectF(spot.right() + 5, head.top(), right - spot.right() - 6, head.height())
        paint_fitted(painter, room, self.name, 14, bold=True)

    def _figures(self) -> list[tuple[str, int, QColor]]:
        """From the right: points, cubes to play, cards in hand; one's own hand is seen anyway. The
        score of others stands beside the board too, so it yields to their names."""
        t = theme.current()
        points, cubes = ("trophy", self.points, t.gold), ("cube", self.cubes, t.ink_dim)
        if self.roomy:
            return [points, cubes]
        others = [cubes, ("cards", self.hand, t.ink_dim)]
        return others if self._narrow() or self.note else [points, *others]


def prestige_of(view: AlliancesPosition, side: int) -> int:
    """How far a side has come on the prestige board."""
    return view.sides[side].purse[PRESTIGE]
