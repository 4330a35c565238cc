"""A card's upright face at any size. The sky of a card is dark in both themes, so its inks are
fixed. `tile` has the lying form for places with little height."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from games.rftg.board import goods, pictures
from games.rftg.board.signs import INK, PLATE, RED, number_font, paint_points, paint_row
from games.rftg.rules import cards
from suite.ui.palette import faded, ink_on, mix
from suite.ui.shapes import regular, rounded
from suite.ui.text_fit import paint_fitted

RATIO = 1.4
"""Height of an upright card by its width."""
WIDE = 128
"""From this width on, the name stands beside the cost; below, under it."""
BADGE = 12
"""So far from the top a badge on the card's upper edge reaches down."""
LILAC = QColor("#B9A5FF")
_STEEL = QColor("#5A678C")


@dataclass(frozen=True, slots=True)
class Face:
    """What stands on one card in one language; `points` is what a six-cost one is worth now."""

    card: int
    name: str
    points: int | None = None

    @property
    def shown_points(self) -> str:
        if self.points is not None:
            return str(self.points).replace("-", "−")
        return "?" if cards.SIX[self.card] else str(cards.VP[self.card])


def radius(rect: QRectF) -> float:
    """The corners of a card in either form."""
    return max(5.0, min(rect.width(), rect.height()) * 0.075)


def paint(painter: QPainter, rect: QRectF, face: Face, ratio: float = 1.0) -> None:
    """Paint the upright card."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setClipPath(rounded(rect, radius(rect)))
    paint_sky(painter, rect, face.card)
    _paint_picture(painter, rect, face, ratio)
    if rect.width() >= WIDE:
        _paint_wide(painter, rect, face)
    else:
        _paint_narrow(painter, rect, face)
    painter.setClipping(False)
    paint_edge(painter, rect, face.card)
    painter.restore()


def edge_colour(card: int) -> QColor:
    """The colour that tells the kind of a card: its good, red for grey military, lilac else."""
    if cards.GOOD[card] >= 0:
        return goods.colour(cards.KINDS[cards.GOOD[card]])
    if cards.MILITARY_WORLD[card]:
        return RED
    return goods.colour("any") if cards.WORLD[card] else LILAC


def paint_sky(painter: QPainter, rect: QRectF, card: int) -> None:
    """The ground of a card, tinted by its kind."""
    sky = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    tint = edge_colour(card)
    sky.setColorAt(0, mix(QColor("#10162B"), tint, 0.12))
    sky.setColorAt(1, mix(QColor("#070A16"), tint, 0.2))
    painter.fillRect(rect, sky)


def paint_edge(painter: QPainter, rect: QRectF, card: int) -> None:
    """The border of a card."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(mix(_STEEL, edge_colour(card), 0.45), 1.2))
    painter.drawPath(rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius(rect)))


def _paint_picture(painter: QPainter, rect: QRectF, face: Face, ratio: float) -> None:
    side = rect.width() * (1.02 if cards.WORLD[face.card] else 0.98)
    box = QRectF(0, 0, side, side)
    box.moveCenter(QPointF(rect.center().x(), rect.top() + rect.height() * 0.61))
    made = pictures.picture(face.card, round(side), ratio)
    painter.drawPixmap(box, made, QRectF(made.rect()))


def shade(painter: QPainter, rect: QRectF, depth: float) -> None:
    """Darken the top of a card down to `depth`, so that a name reads well on a bright planet."""
    dark = QLinearGradient(rect.topLeft(), QPointF(rect.left(), rect.top() + depth))
    dark.setColorAt(0, faded(PLATE, 0.94))
    dark.setColorAt(0.72, faded(PLATE, 0.8))
    dark.setColorAt(1, faded(PLATE, 0.0))
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), depth), dark)


def _paint_wide(painter: QPainter, rect: QRectF, face: Face) -> None:
    """Cost, points below it, the name to the right."""
    unit = rect.width() / 128
    shade(painter, rect, 70 * unit)
    badge = QRectF(rect.left() + 6, rect.top() + 6, 30 * unit, 30 * unit)
    paint_cost(painter, badge, face.card)
    side = 25 * unit
    points = QRectF(0, 0, side, side)
    points.moveCenter(QPointF(badge.center().x(), badge.bottom() + 5 + side / 2))
    paint_points(painter, points, face.shown_points)
    left = badge.right() + 6
    top = rect.top() + max(BADGE, 9 * unit)
    room = QRectF(left, top, rect.right() - left - 5, 46 * unit)
    painter.setPen(INK)
    paint_fitted(painter, room, face.name, 13.5 * unit, Qt.AlignmentFlag.AlignTop)
    paint_powers(painter, rect.adjusted(6, 0, -6, -4), face.card, row_height(rect.width()))


def _paint_narrow(painter: QPainter, rect: QRectF, face: Face) -> None:
    """Cost and points side by side, the name under them over the whole width."""
    unit = rect.width() / 92
    side = min(26.0, 25 * unit)
    name_high = min(42.0, rect.height() * 0.34)
    shade(painter, rect, side + name_high + 16)
    badge = QRectF(rect.left() + 4, rect.top() + 4, side, side)
    paint_cost(painter, badge, face.card)
    points = QRectF(badge.right() + 4, badge.top() + 1.5, side - 3, side - 3)
    paint_points(painter, points, face.shown_points)
    room = QRectF(rect.left() + 4, badge.bottom() + 3, rect.width() - 8, name_high)
    painter.setPen(INK)
    paint_fitted(painter, room, face.name, 12 * max(1.0, unit), Qt.AlignmentFlag.AlignTop)
    paint_powers(painter, rect.adjusted(4, 0, -4, -4), face.card, row_height(rect.width()))


def row_height(width: float) -> float:
    """The height of a power's row on an upright card of this width."""
    return 20 * width / 128 if width >= WIDE else max(17.0, 17 * width / 92)


def powers_top(rect: QRectF, card: int) -> float:
    """Above this line nothing of the powers is painted on an upright card."""
    return rect.bottom() - 4 - len(cards.DATA[card].powers) * (row_height(rect.width()) + 2)


def paint_powers(painter: QPainter, room: QRectF, card: int, height: float) -> None:
    """The powers as rows that stand on the floor of `room`."""
    powers = cards.DATA[card].powers
    step = height + 2
    top = room.bottom() - step * len(powers) + 2
    for number, power in enumerate(powers):
        at = QPointF(room.left(), top + number * step)
        paint_row(painter, at, height, power, room.width())


def paint_cost(painter: QPainter, box: QRectF, card: int) -> None:
    """Cost or defense: a diamond for developments, a disc for worlds, red-ringed when military.

    A production world's disc is filled with the colour of its good, a windfall world's has only a
    glowing rim in it: one produces by itself, the other begins with a good. The shape of the good
    stands in the corner.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    kind = cards.KINDS[cards.GOOD[card]] if cards.GOOD[card] >= 0 else ""
    tint = goods.colour(kind) if kind else INK
    line = box.width() / 10
    path = _cost_outline(box, card)
    if cards.WINDFALL[card]:
        painter.setPen(QPen(faded(tint, 0.6), line * 2.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
    fill = tint if cards.PRODUCTION[card] else PLATE
    rim = RED if cards.MILITARY_WORLD[card] else tint if kind else INK
    if not cards.WORLD[card]:
        rim = LILAC
    painter.setPen(QPen(rim, line))
    painter.setBrush(fill)
    painter.drawPath(path)
    painter.setFont(number_font(box.height() * 0.56))
    painter.setPen(ink_on(fill) if fill is not PLATE else RED if rim is RED else INK)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(cards.COST[card]))
    if kind:
        _paint_kind(painter, box, kind)
    painter.restore()


def _paint_kind(painter: QPainter, box: QRectF, kind: str) -> None:
    """The shape of the good in the corner of the disc, so that colour is not the only sign."""
    side = max(7.0, box.width() * 0.34)
    sign = QRectF(0, 0, side, side)
    sign.moveCenter(box.bottomRight() - QPointF(box.width(), box.height()) * 0.1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(PLATE)
    painter.drawEllipse(sign.adjusted(-1, -1, 1, 1))
    goods.paint_sign(painter, sign, kind)


def _cost_outline(box: QRectF, card: int) -> QPainterPath:
    if not cards.WORLD[card]:
        return regular(box.center(), box.width() * 0.54, 4)
    path = QPainterPath()
    path.addEllipse(box.adjusted(1.5, 1.5, -1.5, -1.5))
    return path
