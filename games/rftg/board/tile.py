"""A card's lying face: from one line in a crowded tableau up to a tile with all its powers."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainter

from games.rftg.board import pictures
from games.rftg.board.face import Face, paint_cost, paint_edge, paint_powers, paint_sky, radius
from games.rftg.board.signs import INK, PLATE, paint_points
from games.rftg.rules import cards
from suite.ui.palette import LEAST_PX, faded
from suite.ui.shapes import rounded
from suite.ui.text_fit import fitted, paint_fitted

POWERS_FROM = 50
"""From this height on, a tile shows points and powers."""
TWO_POWERS_FROM = 54
"""From this height on there is room for two powers."""
_ROW, _LEAST_ROW = 17.0, 15.0
_BADGE = 34.0
_LINE, _NAME, _THREE_LINES = 13.0, 28.0, 38.0
"""The height of a name in one, two and three lines."""


def good_side(height: float) -> float:
    """The side of the good that lies on a tile of this height: beside the name on a low one, below
    it on a high one."""
    if height >= POWERS_FROM:
        return min(40.0, height - _NAME - 9)
    return min(height * 0.74, 19.0 if height < _THREE_LINES else 30.0)


def paint(
    painter: QPainter, rect: QRectF, face: Face, good: bool, badge: bool, ratio: float = 1.0
) -> None:
    """Paint the tile; its name leaves room for a `good` beside it and for a `badge` above."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setClipPath(rounded(rect, radius(rect)))
    paint_sky(painter, rect, face.card)
    _paint_picture(painter, rect, face, ratio)
    name = _name_room(rect, face, badge)
    if name is not None:
        _paint_full(painter, rect, face, name, good)
    else:
        beside = max(good_side(rect.height()) + 2 if good else 0, _BADGE if badge else 0)
        _paint_line(painter, rect, face, rect.right() - 3 - beside)
    painter.setClipping(False)
    paint_edge(painter, rect, face.card)
    painter.restore()


def _column(rect: QRectF) -> float:
    """The side of cost and points, which stand one below the other."""
    return min(28.0, rect.height() * 0.4)


def _row(rect: QRectF, card: int) -> float:
    """The height of a power's row: what the powers and one line of the name leave room for."""
    rows = max(1, len(cards.DATA[card].powers))
    largest = min(_ROW * max(1.0, rect.height() / 88), 24.0)
    return min(largest, (rect.height() - 7 - _LINE) / rows - 2)


def _name_room(rect: QRectF, face: Face, badge: bool) -> QRectF | None:
    """Where the name stands above the powers; None where the tile is too low for that. A badge
    stands to the right of the name, or else above it."""
    row = _row(rect, face.card)
    if rect.height() < POWERS_FROM or row < _LEAST_ROW:
        return None
    left = rect.left() + 9 + _column(rect)
    high = rect.height() - 7 - len(cards.DATA[face.card].powers) * (row + 2)
    beside, above = (_BADGE, 8.0) if badge else (0.0, 0.0)
    wide = rect.right() - 4 - left
    rooms = [QRectF(left, rect.top() + 4, wide - beside, max(_LINE, min(_NAME, high)))]
    if high - above >= _LINE:
        rooms.append(QRectF(left, rect.top() + 4 + above, wide, min(_NAME, high - above)))
    return next((room for room in rooms if _fits(face.name, room)), None)


def _paint_picture(painter: QPainter, rect: QRectF, face: Face, ratio: float) -> None:
    """The planet looks out from behind the right end."""
    side = max(rect.height() * 1.12, min(60.0, rect.width() * 0.5))
    box = QRectF(0, 0, side, side)
    box.moveCenter(QPointF(rect.right() - side * 0.4, rect.center().y()))
    made = pictures.picture(face.card, round(side), ratio)
    painter.drawPixmap(box, made, QRectF(made.rect()))
    dark = QLinearGradient(rect.topLeft(), rect.topRight())
    dark.setColorAt(0, faded(PLATE, 0.8))
    dark.setColorAt(0.55, faded(PLATE, 0.62))
    dark.setColorAt(1, faded(PLATE, 0.3))
    painter.fillRect(rect, dark)


def _paint_line(painter: QPainter, rect: QRectF, face: Face, right: float) -> None:
    """Cost and name; of a six-cost development also its worth, if the name leaves room for it."""
    side = min(24.0, max(_LINE, rect.height() - 4))
    badge = QRectF(rect.left() + 3, rect.center().y() - side / 2, side, side)
    paint_cost(painter, badge, face.card)
    left = badge.right() + 4
    name = QRectF(left, rect.top(), right - left, rect.height())
    narrow = name.adjusted(0, 0, -side - 1, 0)
    if cards.SIX[face.card] and _fits(face.name, narrow):
        points = QRectF(right - side, badge.top(), side, side).adjusted(1, 1, -1, -1)
        paint_points(painter, points, face.shown_points)
        name = narrow
    _paint_name(painter, name, face)


def _fits(name: str, room: QRectF) -> bool:
    return fitted(name, room.width(), room.height(), LEAST_PX).fits


def _paint_full(painter: QPainter, rect: QRectF, face: Face, name: QRectF, good: bool) -> None:
    """Cost and points in a column, the name beside them, powers below it."""
    side = _column(rect)
    badge = QRectF(rect.left() + 4, rect.top() + 4, side, side)
    paint_cost(painter, badge, face.card)
    points = QRectF(badge.left() + 1.5, badge.bottom() + 4, side - 3, side - 3)
    paint_points(painter, points, face.shown_points)
    _paint_name(painter, name, face)
    right = rect.right() - 4 - (good_side(rect.height()) + 3 if good else 0)
    room = QRectF(name.left(), 0, right - name.left(), rect.bottom() - 3)
    paint_powers(painter, room, face.card, _row(rect, face.card))


def _paint_name(painter: QPainter, room: QRectF, face: Face) -> None:
    """On a plate, because the planet behind it may be bright."""
    painter.setPen(INK)
    paint_fitted(painter, room, face.name, 12 if room.height() < 36 else 13)
