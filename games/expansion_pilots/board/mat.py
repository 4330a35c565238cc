"""A galaxy: resources, empire, ships at home, colonies and pilots of one side."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from games.expansion_pilots.board.planet_item import CULTURE, ENERGY, planet_kind
from games.expansion_pilots.rules.position import Galaxies
from games.expansion_pilots.rules.tables import (
    BADGE_NAMES,
    BADGES,
    MISSIONS,
    PILOTS,
    PLANETS,
    TOP_LEVEL,
    badge_counts,
    say,
)
from games.expansion_pilots.rules.terms import FLEET, MOST, NOBODY
from suite.contract import Message
from suite.ui import art, icons, theme
from suite.ui.card_faces import GOLD, INK, NIGHT, sign
from suite.ui.item import Item
from suite.ui.palette import faded, mix, shape_of
from suite.ui.shapes import marker, rounded
from suite.ui.text_fit import paint_fitted

BADGE_ICONS = dict(zip(BADGES, ("asteroid", "star", "galaxy", "compass"), strict=True))
_CHIP = 34


class Chip(Item):
    """A colony or a pilot on a mat."""

    kept = True
    radius = 8.0
    edge = 3

    def __init__(self, kind: str, card: int, parent: QWidget) -> None:
        cards = PLANETS if kind == "planet" else PILOTS
        super().__init__((kind, cards[card].id), parent)
        self.kind, self.card = kind, card

    def draw(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(QPen(faded(INK, 0.35), 1))
        painter.setBrush(QColor("#0B1024"))
        painter.drawPath(rounded(box, self.radius))
        inner = box.adjusted(1, 1, -1, -1)
        if self.kind == "pilot":
            art.paint_emblem(painter, inner, PILOTS[self.card].id, "pilot", on_ready=self.refresh)
            return
        identity = PLANETS[self.card].id
        art.paint_planet(painter, inner, identity, planet_kind(identity), self.refresh)
        side = box.height() * 0.52
        spot = QRectF(box.right() - side, box.bottom() - side, side, side)
        sign(painter, spot, str(PLANETS[self.card].vp), GOLD, corners=6)


class Empire(Item):
    """The level of the empire, with the dice and ships that it gives."""

    edge = 3
    kept = True

    def __init__(self, side: int, parent: QWidget) -> None:
        super().__init__(("empire", side), parent)
        self.level, self.roomy = 1, True

    def show_level(self, level: int, roomy: bool) -> None:
        """`roomy`: with all levels, else the one alone."""
        if (level, roomy) != (self.level, self.roomy):
            self.level, self.roomy = level, roomy
            self.refresh()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        t = theme.current()
        painter.setPen(QPen(t.line, 1))
        painter.setBrush(t.raised)
        painter.drawPath(rounded(box, self.radius))
        side = box.height() - 6
        icons.paint(painter, "tower", QRectF(box.left() + 4, box.top() + 3, side, side), t.gold)
        left = box.left() + side + 10
        if not self.roomy:
            painter.setFont(theme.font("small", bold=True))
            painter.setPen(t.ink)
            room = QRectF(left, box.top(), box.right() - left, box.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, str(self.level))
            return
        step = (box.right() - left - 4) / TOP_LEVEL
        painter.setFont(theme.font("small", bold=True))
        for level in range(1, TOP_LEVEL + 1):
            cell = QRectF(left + (level - 1) * step + 1, box.top() + 4, step - 2, box.height() - 8)
            here = level == self.level
            reached = level <= self.level
            painter.setPen(QPen(t.gold if here else t.line, 1.6 if here else 1))
            painter.setBrush(mix(t.panel_solid, t.gold, 0.45 if here else 0.18 if reached else 0.0))
            painter.drawRoundedRect(cell, 4, 4)
            painter.setPen(t.ink if reached else t.ink_dim)
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(level))


class Mat(Item):
    """One side of the table. `roomy`: one's own, with tracks; else figures alone."""

    radius = 11.0
    kept = True

    def __init__(self, side: int, colour: int, parent: QWidget) -> None:
        super().__init__(("side", side), parent)
        self.side, self.colour = side, colour
        self.roomy = self.deciding = self.playing = False
        self.name = self.mission = ""
        self.energy = self.culture = self.score = self.level = 0
        self.badges: list[int] = []
        self._look: tuple[object, ...] = ()
        self.empire = Empire(side, self)
        self.home = Home(side, self)
        self.chips: list[Chip] = []

    def present(self, view: Galaxies, words: Callable[[Message], str], name: str) -> None:
        """Show this side of the position."""
        side = self.side
        self.name = name
        self.energy, self.culture = view.energy[side], view.culture[side]
        self.score, self.level = view.score[side], view.level[side]
        self.playing = view.active == side
        self.badges = badge_counts(view.tokens[side], view.pilots_of(side))
        self.empire.show_level(self.level, self.roomy)
        self._show_chips(view)
        mission = view.mission[side] if side < len(view.mission) else NOBODY
        self.mission = ""
        if self.roomy and mission >= 0:
            card = MISSIONS[mission]
            self.mission = words(
                say("Secret mission: {mission}. {text}", mission=card.name, text=card.text)
            )
        self._say(words, name)
        self.arrange()
        look = (self.name, self.mission, self.energy, self.culture, self.score, self.playing,
                self.deciding, self.roomy, *self.badges)  # fmt: skip
        if look != self._look:
            self._look = look
            self.refresh()

    def _show_chips(self, view: Galaxies) -> None:
        wanted = [("planet", planet) for planet in view.colonies[self.side]]
        wanted += [("pilot", pilot) for pilot in view.pilots_of(self.side)]
        if [(chip.kind, chip.card) for chip in self.chips] == wanted:
            return
        for chip in self.chips:
            chip.hide()
            chip.deleteLater()
        self.chips = [Chip(kind, card, self) for kind, card in wanted]
        for chip in self.chips:
            chip.show()

    def _say(self, words: Callable[[Message], str], name: str) -> None:
        for chip in self.chips:
            cards = PLANETS if chip.kind == "planet" else PILOTS
            card = cards[chip.card]
            chip.setAccessibleName(words(card.name))
            chip.setToolTip(f"{words(card.name)}: {words(card.text)}")
        self.setAccessibleName(name)
        counts = zip(BADGE_NAMES, self.badges, strict=True)
        badges = ", ".join(f"{words(badge)} {count}" for badge, count in counts)
        self.setToolTip(f"{name}\n{badges}" if any(self.badges) else name)

    def items(self) -> list[Item]:
        """Everything on the mat that can be clicked."""
        return [self, self.empire, self.home, *self.chips]

    # Geometry

    def resizeEvent(self, event: object) -> None:
        self.arrange()

    def head(self) -> float:
        return theme.px(26 if self.roomy else 22)

    def arrange(self) -> None:
        """Put the parts in their places."""
        box, head = self.body().toRect(), round(self.head())
        if self.roomy:
            self._arrange_roomy(box, head)
        else:
            self._arrange_tight(box, head)

    def _arrange_roomy(self, box: QRect, head: int) -> None:
        wide, row = round(box.width() * 0.60), theme.px(30)
        top = box.top() + head + 2 * row
        self.empire.setGeometry(box.left() + 6, top, wide - 6, row)
        room = QRect(box.left() + wide + 6, box.top() + head, box.width() - wide - 12,
                     min(box.height() - head - 6, 3 * row))  # fmt: skip
        self.home.setGeometry(room)
        below = top + row + 4
        room = QRect(box.left() + 6, below, box.width() - 12, self._mission_top() - below)
        self._lay_chips(room, theme.px(_CHIP + 20))

    def _arrange_tight(self, box: QRect, head: int) -> None:
        row = theme.px(24)
        top = box.top() + head
        self.empire.setGeometry(box.left() + theme.px(96), top, theme.px(50), row)
        self.home.setGeometry(box.left() + 4, top + row, box.width() - 8, theme.px(32))
        below = top + row + theme.px(32)
        room = QRect(box.left() + 4, below, box.width() - 8, box.bottom() - below - 2)
        self._lay_chips(room, theme.px(_CHIP - 6))

    def _mission_top(self) -> int:
        """Where the line of the secret mission begins."""
        bottom = round(self.body().bottom())
        return bottom - theme.px(40) if self.mission else bottom - 4

    def _lay_chips(self, room: QRect, largest: int) -> None:
        """All in one row, smaller when they are many."""
        if not self.chips:
            return
        side = max(14, min(largest, room.height(), room.width() // len(self.chips)))
        for number, chip in enumerate(self.chips):
            chip.setGeometry(room.left() + number * side, room.top(), side, side)

    # Painting

    def draw(self, painter: QPainter, box: QRectF) -> None:
        t = theme.current()
        colour = t.player(self.colour)
        painter.setPen(QPen(colour if self.playing or self.deciding else t.line, 1.6))
        painter.setBrush(mix(t.panel, colour, 0.07 if self.playing else 0.0))
        painter.drawPath(rounded(box, self.radius))
        self._paint_head(painter, box)
        if self.roomy:
            row, wide = theme.px(30), box.width() * 0.60
            top = box.top() + self.head()
            self._paint_cells(painter, QRectF(box.left() + 8, top, wide - 8, row),
                              "energy", ENERGY, self.energy)  # fmt: skip
            self._paint_cells(painter, QRectF(box.left() + 8, top + row, wide - 8, row),
                              "culture", CULTURE, self.culture)  # fmt: skip
        else:
            top = box.top() + self.head()
            self._paint_figure(painter, box.left() + 6, top, "energy", ENERGY, self.energy)
            self._paint_figure(
                painter, box.left() + theme.px(50), top, "culture", CULTURE, self.culture
            )
            self._paint_badges(painter, QPointF(box.left() + theme.px(150), top + 4))
        if self.roomy:
            self._paint_badges(painter, QPointF(box.right() - theme.px(150), box.top() + 5))
            self._paint_mission(painter, box)

    def _paint_head(self, painter: QPainter, box: QRectF) -> None:
        t, side = theme.current(), theme.px(14)
        spot = QRectF(box.left() + 8, box.top() + (self.head() - side) / 2, side, side)
        marker(painter, spot, shape_of(self.colour), t.player(self.colour))
        score = theme.px(30)
        room = QRectF(spot.right() + 6, box.top(), box.width() - side - score - 26, self.head())
        if self.roomy:
            room.setWidth(room.width() - theme.px(150))
        painter.setPen(t.player_ink(self.colour))
        paint_fitted(painter, room, self.name, 14, bold=True)
        painter.setFont(theme.figures("body" if self.roomy else "small"))
        painter.setPen(t.gold)
        place = QRectF(box.right() - score - 6, box.top(), score, self.head())
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(place, flags, str(self.score))

    def _paint_mission(self, painter: QPainter, box: QRectF) -> None:
        if not self.mission:
            return
        t, top = theme.current(), self._mission_top()
        side = theme.px(18)
        icons.paint(painter, "target", QRectF(box.left() + 8, top + 8, side, side), t.gold)
        painter.setPen(t.ink)
        left = box.left() + side + 14
        paint_fitted(
            painter, QRectF(left, top, box.right() - left - 8, theme.px(36)), self.mission, 13
        )

    def _paint_cells(
        self, painter: QPainter, rect: QRectF, icon: str, colour: QColor, value: int
    ) -> None:
        t, side = theme.current(), rect.height() - 10
        tint = t.accent_of(colour)
        icons.paint(painter, icon, QRectF(rect.left(), rect.top() + 5, side, side), tint)
        left = rect.left() + side + 8
        step = (rect.right() - left) / (MOST + 1)
        painter.setFont(theme.font("small", bold=True))
        for number in range(MOST + 1):
            cell = QRectF(left + number * step + 1, rect.top() + 4, step - 2, rect.height() - 8)
            full = 0 < number <= value
            painter.setPen(QPen(tint if number == value else t.line, 1.6 if number == value else 1))
            painter.setBrush(mix(t.panel_solid, colour, 0.55 if full else 0.06))
            painter.drawRoundedRect(cell, 4, 4)
            painter.setPen(t.ink)
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(number))

    def _paint_figure(
        self, painter: QPainter, left: float, top: float, icon: str, colour: QColor, value: int
    ) -> None:
        t, side = theme.current(), theme.px(16)
        tint = t.accent_of(colour)
        icons.paint(painter, icon, QRectF(left, top + 4, side, side), tint)
        painter.setFont(theme.figures("small"))
        painter.setPen(t.ink)
        room = QRectF(left + side + 4, top, theme.px(26), theme.px(24))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, f"{value}/{MOST}")

    def _paint_badges(self, painter: QPainter, at: QPointF) -> None:
        """The badges of exploration, as far as there are any."""
        if not any(self.badges) or at.x() + theme.px(120) > self.width():
            return  # the tip of the mat has them too
        t, side, left = theme.current(), theme.px(13), at.x()
        painter.setFont(theme.font_px(11, bold=True))
        for badge, count in zip(BADGES, self.badges, strict=True):
            icons.paint(painter, BADGE_ICONS[badge], QRectF(left, at.y(), side, side), t.ink_dim)
            painter.setPen(t.ink)
            room = QRectF(left + side + 2, at.y() - 2, theme.px(14), side + 4)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, str(count))
            left += side + theme.px(17)


class Home(Item):
    """The home galaxy with its hangar: ships stand here until they fly."""

    kept = True

    def __init__(self, side: int, parent: QWidget) -> None:
        super().__init__(("home", side), parent)
        self.side = side

    def slot(self, ship: int) -> QRectF:
        """Where a ship stands, in the coordinates of this widget."""
        box = self.body()
        if box.height() > box.width() * 0.5:  # two rows of two
            wide, high = box.width() / 2, box.height() / 2
            return QRectF(
                box.left() + wide * (ship % 2), box.top() + high * (ship // 2), wide, high
            )
        wide = box.width() / FLEET
        return QRectF(box.left() + wide * ship, box.top(), wide, box.height())

    def draw(self, painter: QPainter, box: QRectF) -> None:
        t = theme.current()
        painter.setPen(QPen(faded(t.ink, 0.12), 1))
        painter.setBrush(faded(NIGHT if t.dark else t.raised, 0.55))
        painter.drawPath(rounded(box, self.radius))
