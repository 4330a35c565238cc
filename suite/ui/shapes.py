"""Outlines that several widgets draw: the players' shapes, hexagons, rounded frames."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, radians, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

from suite.ui.palette import mix


def polygon(points: Sequence[tuple[float, float]]) -> QPainterPath:
    """A closed outline through the points."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def regular(centre: QPointF, radius: float, corners: int, turn: float = -90.0) -> QPainterPath:
    """A regular polygon; its first corner points at `turn` degrees (-90: up)."""
    angles = [radians(turn) + 2 * pi * i / corners for i in range(corners)]
    return polygon([(centre.x() + radius * cos(a), centre.y() + radius * sin(a)) for a in angles])


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def star(centre: QPointF, radius: float, points: int = 5, depth: float = 0.5) -> QPainterPath:
    """A star with its first point up."""
    corners = []
    for i in range(points * 2):
        reach = radius if i % 2 == 0 else radius * depth
        angle = -pi / 2 + pi * i / points
        corners.append((centre.x() + reach * cos(angle), centre.y() + reach * sin(angle)))
    return polygon(corners)


def shape(name: str, rect: QRectF) -> QPainterPath:
    """One of `palette.SHAPES`, all of about the same weight, in the middle of `rect`."""
    c = rect.center()
    r = min(rect.width(), rect.height()) / 2
    match name:
        case "circle":
            path = QPainterPath()
            path.addEllipse(c, r * 0.92, r * 0.92)
            return path
        case "hexagon":
            return regular(c, r, 6)
        case "triangle":
            return regular(QPointF(c.x(), c.y() + r * 0.2), r * 1.12, 3)
        case "square":
            return rounded(QRectF(c.x() - r * 0.82, c.y() - r * 0.82, r * 1.64, r * 1.64), r * 0.2)
        case "diamond":
            return regular(c, r * 1.08, 4)
        case "star":
            return star(c, r * 1.12)
        case "cross":
            return _cross(c, r)
        case "drop":
            return _drop(c, r)
    raise ValueError(f"no shape {name!r}")


def _cross(c: QPointF, r: float) -> QPainterPath:
    a, b = r, r * 0.36
    steps = [(-b, -a), (b, -a), (b, -b), (a, -b), (a, b), (b, b)]
    steps += [(-x, -y) for x, y in steps]
    return polygon([(c.x() + x, c.y() + y) for x, y in steps])


def _drop(c: QPointF, r: float) -> QPainterPath:
    x, y, w = c.x(), c.y(), r * 0.85
    path = QPainterPath(QPointF(x, y - r * 1.1))
    path.cubicTo(x + r * 0.55, y - r * 0.35, x + w, y, x + w, y + r * 0.3)
    path.cubicTo(x + w, y + r * 1.25, x - w, y + r * 1.25, x - w, y + r * 0.3)
    path.cubicTo(x - w, y, x - r * 0.55, y - r * 0.35, x, y - r * 1.1)
    return path


def marker(painter: QPainter, rect: QRectF, name: str, colour: QColor) -> None:
    """A player's mark: the shape in the colour, with an edge that holds on any ground."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = mix(colour, QColor("#000000"), 0.45)
    painter.setPen(QPen(edge, max(1.0, rect.width() / 14)))
    painter.setBrush(QBrush(colour))
    inset = rect.width() / 12
    painter.drawPath(shape(name, rect.adjusted(inset, inset, -inset, -inset)))
    painter.restore()
