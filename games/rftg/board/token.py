"""A card where there is no room for its name: its picture, its cost and its worth."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from games.rftg.board import pictures
from games.rftg.board.face import Face, paint_cost, paint_edge, paint_sky, radius
from games.rftg.board.signs import paint_points
from games.rftg.rules import cards
from suite.ui.shapes import rounded


def paint(painter: QPainter, rect: QRectF, face: Face, ratio: float = 1.0) -> None:
    """Paint the token; pointing at it shows the card large."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setClipPath(rounded(rect, radius(rect)))
    paint_sky(painter, rect, face.card)
    short = min(rect.width(), rect.height())
    picture = QRectF(0, 0, short * 0.96, short * 0.96)
    picture.moveCenter(QPointF(rect.center().x(), rect.top() + rect.height() * 0.56))
    made = pictures.picture(face.card, round(picture.width()), ratio)
    painter.drawPixmap(picture, made, QRectF(made.rect()))
    side = min(22.0, short * 0.6)
    paint_cost(painter, QRectF(rect.left() + 1.5, rect.top() + 1.5, side, side), face.card)
    if cards.SIX[face.card]:
        points = QRectF(rect.right() - side - 1, rect.bottom() - side - 1, side, side)
        paint_points(painter, points, face.shown_points)
    painter.setClipping(False)
    paint_edge(painter, rect, face.card)
    painter.restore()
