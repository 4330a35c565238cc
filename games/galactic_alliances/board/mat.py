"""An alliance on the table: what every mat shows of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from games.galactic_alliances.board.hand import IDEOLOGY_ICONS, IDEOLOGY_TINTS, FactionItem
from games.galactic_alliances.rules.content import FACTIONS, IDEOLOGIES
from games.galactic_alliances.rules.factions import main_ideology
from games.galactic_alliances.rules.position import AlliancesPosition
from suite.contract import Message
from suite.ui import icons, theme
from suite.ui.item import Item
from suite.ui.palette import mix, shape_of
from suite.ui.shapes import marker, rounded
from suite.ui.text_fit import paint_fitted
from suite.ui.tokens import paint_token

Figure = tuple[str, int, QColor]
"""An icon, a number, and the colour of the icon."""
Text = Callable[[Message], str]

POWER_ICON, POWER_TINT = "shield", QColor("#C9D4EE")


def paint_count(painter: QPainter, box: QRectF, figure: Figure) -> None:
    """An icon and a number; nothing at all is dimmed."""
    t = theme.current()
    icon, count, tint = figure
    side = min(box.height() - 2, theme.px(18), box.width() * 0.46)
    spot = QRectF(box.left() + 1, box.center().y() - side / 2, side, side)
    icons.paint(painter, icon, spot, t.accent_of(tint) if count else t.ink_faint)
    painter.setPen(t.ink if count else t.ink_dim)
    room = QRectF(spot.right() + 2, box.top(), box.right() - spot.right() - 1, box.height())
    paint_fitted(painter, room, str(count), 14, bold=True)


class Mat(Item):
    """One side of the table: its name, its main factions, its ideology, its points."""

    radius = 11.0
    own = False

    def __init__(self, side: int, colour: int, parent: QWidget) -> None:
        super().__init__(("side", side), parent)
        self.side, self.colour = side, colour
        self.deciding = False
        self.name = ""
        self.cubes = self.points = self.power = self.techs = 0
        self.ideology = -1
        self.resources: list[int] = []
        self.mains: list[FactionItem] = []

    def present(self, view: AlliancesPosition, text: Text, name: str, points: int) -> None:
        """Show this side of the position."""
        own = view.sides[self.side]
        self.name, self.points = name, points
        self.cubes = own.cube_supply if self.side >= view.players else own.cubes
        self.power, self.techs = own.traits.power, own.techs
        self.resources, self.ideology = own.purse[:], main_ideology(own)
        if tuple(item.faction for item in self.mains) != own.mains:
            self.lay_mains(own.mains)
        for item in self.mains:
            item.say(text(FACTIONS[item.faction].name))
        self.setAccessibleName(name)
        self.arrange()
        self.update()

    def lay_mains(self, mains: tuple[int, ...]) -> None:
        """There are other main factions than before."""
        for old in self.mains:
            old.hide()
            old.deleteLater()
        self.mains = [FactionItem(card, self, main=True) for card in mains]

    def items(self) -> list[Item]:
        """Everything on the mat that can be clicked."""
        return [self, *self.mains]

    # Geometry

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()

    def arrange(self) -> None:
        """Put the parts in their places."""
        raise NotImplementedError

    def head(self) -> QRectF:
        """The line with the name."""
        raise NotImplementedError

    def figures(self) -> list[Figure]:
        """What stands at the end of that line, from the right."""
        raise NotImplementedError

    # Painting

    def draw(self, painter: QPainter, box: QRectF) -> None:
        t = theme.current()
        colour = t.player(self.colour)
        painter.setPen(QPen(colour if self.deciding else t.line, 2.2 if self.deciding else 1.2))
        painter.setBrush(mix(t.panel, colour, 0.07 if self.deciding else 0.0))
        painter.drawPath(rounded(box, self.radius))
        self._paint_head(painter)

    def figures_left(self) -> float:
        """Where the figures of the head begin."""
        aside = theme.px(20) if self.ideology >= 0 else 0
        return self.head().right() - theme.px(37) * len(self.figures()) - aside

    def _paint_head(self, painter: QPainter) -> None:
        t, side, head = theme.current(), theme.px(16), self.head()
        middle = head.center().y() - side / 2
        spot = QRectF(head.left() + 7, middle, side, side)
        marker(painter, spot, shape_of(self.colour), t.player(self.colour))
        right = head.right()
        for icon, count, tint in self.figures():
            right -= theme.px(37)
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
        painter.setPen(t.player_ink(self.colour))
        room = QRectF(spot.right() + 5, head.top(), self.figures_left() - spot.right() - 8,
                      head.height())  # fmt: skip
        paint_fitted(painter, room, self.name, 15, bold=True)
