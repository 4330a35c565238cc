"""The players' pieces: cubes, meeples, ships and buildings in the player's colour and shape.

    paint_token(painter, rect, "cruiser", colour_index, count=3)

Every piece carries the shape of its player, so that colour is never the only sign. `TOKENS` lists
the kinds. Use them as they are, or in a `Piece` of a scene.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from suite.ui import theme
from suite.ui.palette import LEAST_PX, faded, ink_on, mix, shape_of
from suite.ui.shapes import polygon, rounded, shape

GRID = 24.0

_HALVES: dict[str, tuple[tuple[float, float], ...]] = {
    "fighter": ((12, 4), (14, 10), (21, 17), (20.5, 19), (14, 16.5), (13.4, 19.5), (12, 19)),
    "scout": ((12, 2), (14.4, 8), (15.4, 13), (19, 18), (15, 18), (14.4, 21), (12, 20)),
    "destroyer": ((12, 2), (14, 7), (14.6, 12), (18.5, 15), (18.5, 18), (15, 18.6), (14.6, 21.5),
                  (12, 21.5)),
    "cruiser": ((12, 1.5), (14.6, 6), (15, 11), (17, 12.5), (17, 9.5), (18.8, 9.5), (18.8, 19),
                (16.6, 19), (15.4, 22), (12, 22)),
    "carrier": ((12, 2), (16, 4), (17, 8), (17, 11), (20.5, 13), (20.5, 20), (17, 20), (16, 22),
                (12, 22)),
    "dreadnought": ((12, 1), (15.4, 4.5), (16.4, 9), (20.8, 12), (21.6, 18), (18.4, 20.4),
                    (16.4, 19.4), (15.8, 22.6), (12, 22.6)),
    "flagship": ((12, 0.8), (14.4, 5.5), (17.8, 7), (18.2, 11), (22.6, 15), (22.6, 19.6),
                 (18.8, 18.4), (18, 22), (15, 20.6), (14.4, 23.2), (12, 22)),
    "war_sun": ((12, 1.4), (16.2, 2.4), (19.6, 5), (21.9, 8.6), (22.6, 12), (21.9, 15.6),
                (19.6, 19.2), (16.2, 21.7), (12, 22.6)),
    "rocket": ((12, 1.2), (15, 5), (16, 10), (16, 14.6), (20, 19.6), (20, 21.4), (15.4, 19.6),
               (14.6, 22.6), (12, 22.6)),
    "meeple": ((12, 2.2), (14.6, 3.2), (15.8, 5.6), (15.2, 8.2), (20.8, 10.4), (21.4, 12.8),
               (17, 14), (19.8, 21.2), (19, 22), (14, 22), (12, 17.6)),
    "infantry": ((12, 2.4), (14.8, 3.6), (15.8, 6.4), (14.6, 9), (18.6, 10.4), (19.6, 13.4),
                 (19.6, 17), (16.6, 17), (16.6, 22), (12, 22)),
    "dock": ((12, 2), (14, 2), (14, 6), (19.4, 9), (21.6, 9), (21.6, 15), (19.4, 15), (14, 18),
             (14, 22), (12, 22)),
    "base": ((12, 3.4), (14.4, 5), (14.4, 9), (17.6, 9), (17.6, 13), (21.4, 13), (21.4, 21.4),
             (12, 21.4)),
    "cannon": ((12, 1.8), (13.8, 1.8), (13.8, 9.6), (17.6, 11.6), (18.6, 15.4), (21.6, 18.6),
               (21.6, 21.6), (12, 21.6)),
    "pawn": ((12, 2.2), (14.8, 3.4), (16, 6.2), (15, 8.8), (13.9, 9.8), (15.4, 15.4), (18.4, 18.8),
             (18.8, 22), (12, 22)),
}  # fmt: skip
"""The right half of each outline, from the top down; the left half mirrors it."""

_BADGES: dict[str, tuple[float, float]] = {
    "fighter": (13.8, 3.4), "scout": (14.6, 3.0), "destroyer": (15.6, 3.2), "cruiser": (15.0, 3.6),
    "carrier": (14.6, 4.0), "dreadnought": (14.0, 4.0), "flagship": (13.6, 3.8),
    "war_sun": (12.0, 5.0), "rocket": (11.6, 3.4), "meeple": (12.9, 3.4), "infantry": (14.2, 3.8),
    "dock": (12.0, 4.0), "base": (16.8, 4.0), "cannon": (16.4, 3.6), "pawn": (16.6, 3.4),
    "cube": (14.0, 5.4), "disc": (12.0, 5.2), "flag": (9.0, 3.8),
}  # fmt: skip
"""How far down the player's shape sits on each piece, and how large it is."""

_ASIDE = {"cube": -2.0}
"""How far to the right of the middle it sits, where that is not there."""

_CUBE_TOP = ((2, 6), (6, 2), (22, 2), (18, 6))
_CUBE_SIDE = ((18, 6), (22, 2), (22, 18), (18, 22))

TOKENS = (*_HALVES, "cube", "disc", "flag")


def paint_token(
    painter: QPainter,
    rect: QRectF,
    kind: str,
    player: int,
    *,
    count: int = 1,
    damaged: bool = False,
) -> None:
    """Draw the piece of the player with this colour index into the largest square in `rect`.

    `count` above 1 is shown as a number in the corner; `damaged` as a crack.
    """
    colour = theme.current().player(player)
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center() - QPointF(side / 2, side / 2))
    painter.scale(side / GRID, side / GRID)
    path = outline(kind)
    painter.fillPath(path.translated(0.3, 0.9), faded(QColor("#000000"), 0.45))
    body = QLinearGradient(4, 2, 20, 22)
    body.setColorAt(0, mix(colour, QColor("#FFFFFF"), 0.42))
    body.setColorAt(0.5, colour)
    body.setColorAt(1, mix(colour, QColor("#000000"), 0.35))
    painter.setBrush(body)
    pen = QPen(mix(colour, QColor("#000000"), 0.62), 1.1)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPath(path)
    if kind == "cube":
        _paint_cube_faces(painter, colour)
    middle, reach = _BADGES[kind]
    left = 12 + _ASIDE.get(kind, 0.0) - reach
    box = QRectF(left, middle - reach, 2 * reach, 2 * reach)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(ink_on(colour), 0.86))
    painter.drawPath(shape(shape_of(player), box))
    if damaged:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("#0A0F1E"), 1.6))
        painter.drawPolyline([QPointF(5, 7), QPointF(10, 10), QPointF(9, 13), QPointF(15, 17)])
    painter.restore()
    if count > 1:
        _paint_count(painter, rect, side, count)


def _paint_cube_faces(painter: QPainter, colour: QColor) -> None:
    """The lit top and the side in the shadow; the front is the body of the piece."""
    painter.setBrush(mix(colour, QColor("#FFFFFF"), 0.55))
    painter.drawPath(polygon(_CUBE_TOP))
    painter.setBrush(mix(colour, QColor("#000000"), 0.42))
    painter.drawPath(polygon(_CUBE_SIDE))


@lru_cache(maxsize=64)
def outline(kind: str) -> QPainterPath:
    """The piece on a 24 × 24 grid."""
    match kind:
        case "cube":
            return polygon([(2, 6), (6, 2), (22, 2), (22, 18), (18, 22), (2, 22)])
        case "disc":
            path = QPainterPath()
            path.addEllipse(QPointF(12, 12), 9.6, 9.6)
            return path
        case "flag":
            return polygon(
                [(5, 2), (20, 4.4), (17, 9.2), (20, 14), (7, 15.6), (7, 22.4), (5, 22.4)]
            )
        case _:
            right = _HALVES[kind]
            left = [(24 - x, y) for x, y in reversed(right) if x != 12]
            return polygon([*right, *left])


def _paint_count(painter: QPainter, rect: QRectF, side: float, count: int) -> None:
    font = theme.font_px(LEAST_PX, bold=True)
    font.setPixelSize(max(LEAST_PX, round(side * 0.36)))
    painter.save()
    painter.setFont(font)
    wide = painter.fontMetrics().horizontalAdvance(str(count)) + 6
    high = painter.fontMetrics().height()
    pill = QRectF(rect.right() - wide, rect.bottom() - high, wide, high)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(QColor("#05070F"), 0.85))
    painter.drawPath(rounded(pill, high / 2))
    painter.setPen(QColor("#FFFFFF"))
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, str(count))
    painter.restore()
