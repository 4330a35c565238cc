"""Where the ships of a galaxy wait: at home, on hazard tracks; and the hangar with its pilots."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from games.expansion_pilots.board.plain import fits_plainly
from games.expansion_pilots.board.ship_item import paint_silhouette
from games.expansion_pilots.rules.tables import HANGAR_FACES, PILOTS, SHIP_NAMES, TOKENS
from games.expansion_pilots.rules.terms import FLEET
from suite.contract import Message
from suite.ui import art, icons, theme
from suite.ui.card_faces import INK, NIGHT
from suite.ui.item import Item
from suite.ui.palette import LEAST_PX, faded, mix
from suite.ui.shapes import rounded
from suite.ui.text_fit import paint_fitted

FACE_ICONS = ("rocket", "energy", "culture", "handshake", "coins", "colony")
"""In the order of the faces."""
DANGER, SHAPE = QColor("#FF6B5E"), QColor("#9FD8FF")

Words = Callable[[Message], str]

_SHIP = 52
"""The largest ship at home."""


class Home(Item):
    """The home galaxy: ships stand here until they fly."""

    kept = True

    def __init__(self, side: int, parent: QWidget) -> None:
        super().__init__(("home", side), parent)
        self.side = side

    def slot(self, ship: int) -> QRectF:
        """Where a ship stands, in the coordinates of this widget."""
        box = self.body()
        wide = box.width() / FLEET
        side = min(wide, box.height() + 4, theme.px(_SHIP))
        made = QRectF(0, 0, side, side)
        made.moveCenter(QPointF(box.left() + wide * (ship + 0.5), box.center().y()))
        return made

    def draw(self, painter: QPainter, box: QRectF) -> None:
        t = theme.current()
        painter.setPen(QPen(faded(t.ink, 0.12), 1))
        painter.setBrush(faded(NIGHT if t.dark else t.raised, 0.55))
        painter.drawPath(rounded(box, self.radius))
        side = min(theme.px(15), box.height() - 4)
        spot = QRectF(box.right() - side - 3, box.bottom() - side - 2, side, side)
        icons.paint(painter, "home", spot, t.ink_faint)


class HazardTrack(Item):
    """A hazard that holds a ship: its name, and the spaces to be passed (P96)."""

    kept = True
    edge = 2

    def __init__(self, token: int, ship: int, parent: QWidget) -> None:
        super().__init__(("token", TOKENS[token].id), parent)
        self.token, self.ship, self.name = token, ship, ""

    def say(self, words: Words) -> None:
        """Its words in the language of the moment."""
        card = TOKENS[self.token]
        name = words(card.name)
        if name != self.name:
            self.name = name
            self.setAccessibleName(name)
            self.setAccessibleDescription(words(card.text))
            self.refresh()

    def space(self, rank: int) -> QRectF:
        """A space of the track, in the coordinates of this widget."""
        box, count = self._cells(), TOKENS[self.token].steps + 1
        step = box.width() / count
        return QRectF(box.left() + step * min(rank, count - 1), box.top(), step, box.height())

    def slot(self, rank: int) -> QRectF:
        """Where the ship stands on a space: larger than the space, if that is low."""
        space, least = self.space(rank), min(theme.px(26), self.height())
        side = min(max(space.height(), least), max(space.width(), least))
        made = QRectF(0, 0, side, side)
        made.moveCenter(space.center())
        return made

    def _cells(self) -> QRectF:
        """The name stands above the track, or before it where there is only one line."""
        box = self.body()
        if self._lines():
            top = box.top() + theme.px(16)
            return QRectF(box.left() + 3, top, box.width() - 6, box.bottom() - top - 2)
        left = box.left() + min(theme.px(18), box.height())
        return QRectF(left, box.top() + 2, box.right() - left - 3, box.height() - 4)

    def _lines(self) -> bool:
        return self.height() >= theme.px(38)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(QPen(DANGER, 1.4))
        painter.setBrush(mix(NIGHT, DANGER, 0.22))
        painter.drawPath(rounded(box, self.radius))
        side = theme.px(13)
        middle = theme.px(16) if self._lines() else box.height()
        spot = QRectF(box.left() + 3, box.top() + (middle - side) / 2, side, side)
        icons.paint(painter, "warning", spot, DANGER)
        if self._lines():
            painter.setPen(INK)
            room = QRectF(spot.right() + 3, box.top(), box.right() - spot.right() - 5, middle)
            paint_fitted(painter, room, self.name, LEAST_PX, bold=True)
        painter.setFont(theme.font_px(LEAST_PX, bold=True))
        last = TOKENS[self.token].steps
        for rank in range(last + 1):
            cell = self.space(rank).adjusted(1, 0, -1, 0)
            painter.setPen(QPen(faded(DANGER, 0.8), 1))
            painter.setBrush(mix(NIGHT, DANGER, 0.10 + 0.12 * rank))
            painter.drawRoundedRect(cell, 4, 4)
            painter.setPen(INK)
            if rank == last:
                goal = min(cell.width(), cell.height(), theme.px(16)) - 2.0
                spot = QRectF(0, 0, goal, goal)
                spot.moveCenter(cell.center())
                icons.paint(painter, "telescope", spot, INK)
            elif rank and cell.width() > theme.px(12):
                painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(rank))


class Berth(Item):
    """The place of one type of advanced ships in the hangar, with the pilot who flies it."""

    kept = True
    radius = 7.0
    edge = 2

    def __init__(self, side: int, kind: int, parent: QWidget) -> None:
        super().__init__(("berth", side * FLEET + kind), parent)
        self._empty = self.key
        self.kind = kind
        self.stack: tuple[int, ...] = ()
        self.roomy = False
        self.ship = self.pilot = self.text = ""

    def present(self, stack: tuple[int, ...], words: Words, *, roomy: bool) -> None:
        """Show the pilots of this type; the last one flies."""
        pilot = words(PILOTS[stack[-1]].name) if stack else ""
        ship = words(SHIP_NAMES[self.kind])
        if (stack, roomy, ship, pilot) == (self.stack, self.roomy, self.ship, self.pilot):
            return
        self.stack, self.roomy, self.ship, self.pilot = stack, roomy, ship, pilot
        self.text = words(PILOTS[stack[-1]].text) if stack else ""
        self.key = ("pilot", PILOTS[stack[-1]].id) if stack else self._empty
        self.setAccessibleName(f"{ship}: {pilot}" if pilot else ship)
        self.setToolTip(self.accessibleName())
        self.refresh()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        t, held = theme.current(), bool(self.stack)
        painter.setPen(QPen(faded(SHAPE, 0.7) if held else t.line, 1))
        painter.setBrush(mix(NIGHT, SHAPE, 0.14 if held else 0.04))
        painter.drawPath(rounded(box, self.radius))
        if self.roomy and box.height() >= theme.px(34):
            self._paint_roomy(painter, box)
            return
        if self._paint_line(painter, box):
            return
        if not held:
            paint_silhouette(painter, box.adjusted(4, 4, -4, -4), self.kind, faded(SHAPE, 0.4))
            return
        side = min(box.width(), box.height()) - 2
        face = QRectF(box.left() + 1, box.bottom() - side - 1, side, side)
        self._paint_face(painter, face)
        small = side * 0.55
        spot = QRectF(box.right() - small, box.top() + 1, small, small)
        paint_silhouette(painter, spot, self.kind, SHAPE)

    def _paint_face(self, painter: QPainter, face: QRectF) -> None:
        art.paint_emblem(painter, face, PILOTS[self.stack[-1]].id, "pilot", on_ready=self.refresh)

    def _paint_line(self, painter: QPainter, box: QRectF) -> bool:
        """The ship, and in one line who flies it, with the face if there is room for it. False:
        there is no room for the name."""
        side = min(box.height() - 4, theme.px(22))
        shape = QRectF(box.left() + 3, box.center().y() - side / 2, side, side)
        room = QRectF(shape.right() + 2, box.top(), box.right() - shape.right() - 3, box.height())
        name, beside = self.pilot or self.ship, room.adjusted(side + 2, 0, 0, 0)
        faced = bool(self.stack) and fits_plainly(name, beside, bold=True)
        if faced:
            self._paint_face(painter, shape.translated(side + 2, 0))
            room = beside
        elif not fits_plainly(name, room, bold=True):
            return False
        paint_silhouette(painter, shape, self.kind, SHAPE if self.stack else faded(SHAPE, 0.5))
        painter.setPen(INK if self.stack else faded(SHAPE, 0.8))
        paint_fitted(painter, room, name, 12, bold=True)
        return True

    def _paint_roomy(self, painter: QPainter, box: QRectF) -> None:
        """Who flies the ship and what that brings; or the ship, and which dice hire somebody."""
        if self.stack:
            self._paint_crew(painter, box)
            return
        head = theme.px(18)
        shape = QRectF(box.left() + 3, box.top() + 2, head - 2, head - 2)
        paint_silhouette(painter, shape, self.kind, SHAPE)
        painter.setPen(SHAPE)
        room = QRectF(shape.right() + 3, box.top(), box.right() - shape.right() - 5, head + 1)
        paint_fitted(painter, room, self.ship, 12, bold=True)
        below = QRectF(box.left() + 3, box.top() + head, box.width() - 6, box.height() - head - 2)
        side = min(theme.px(22), below.height())
        left = below.center().x() - side * 1.2
        for face in HANGAR_FACES[self.kind]:
            spot = QRectF(left, below.center().y() - side / 2, side, side)
            icons.paint(painter, FACE_ICONS[face], spot, faded(INK, 0.6))
            left += side * 1.4

    def _paint_crew(self, painter: QPainter, box: QRectF) -> None:
        """The face, the name and the shape of the ship; below them the ability, if it has room,
        else the name above a larger face."""
        head, shape = min(theme.px(30), box.width() * 0.3), theme.px(16)
        low = box.adjusted(4, head + 1, -3, -1)
        spot = QRectF(box.right() - shape - 2, box.bottom() - shape - 2, shape, shape)
        painter.setPen(INK)
        if fits_plainly(self.text, low):
            spot.moveTop(box.top() + (head - shape) / 2)
            self._paint_face(painter, QRectF(box.left() + 1, box.top() + 1, head, head))
            name = QRectF(box.left() + head + 3, box.top() + 1, spot.left() - box.left() - head - 4,
                          head)  # fmt: skip
            paint_fitted(painter, name, self.pilot, 13, bold=True)
            painter.setPen(faded(INK, 0.85))
            paint_fitted(painter, low, self.text, 13)
        else:
            top = min(theme.px(17), box.height() * 0.4)
            name = QRectF(box.left() + 4, box.top(), box.width() - 6, top)
            paint_fitted(painter, name, self.pilot, 13, bold=True)
            side = box.height() - top - 1
            self._paint_face(painter, QRectF(box.left() + 3, box.top() + top, side, side))
        paint_silhouette(painter, spot, self.kind, SHAPE)
