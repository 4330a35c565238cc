"""Goods: a colour and a shape for each kind, so that colour is never the only sign."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap

from suite.ui.palette import faded, ink_on, mix
from suite.ui.shapes import polygon, shape

COLOURS = {"novelty": "#4FA8FF", "rare": "#C8935A", "genes": "#5FCF6A", "alien": "#F2CF4A"}
SHAPES = {"novelty": "star", "rare": "hexagon", "genes": "drop", "alien": "triangle"}
_ANY = "#C9D2E6"
_EDGE = 4


def colour(kind: str) -> QColor:
    """The colour of a kind of good; `any` is a neutral light one."""
    return QColor(COLOURS.get(kind, _ANY))


def paint_sign(painter: QPainter, rect: QRectF, kind: str) -> None:
    """A small sign for a kind: its shape in its colour; `any` is four quarters."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    if kind in COLOURS:
        painter.setBrush(colour(kind))
        painter.drawPath(shape(SHAPES[kind], rect))
    else:
        c, r = rect.center(), rect.width() / 2
        for (dx, dy), name in zip(((-1, -1), (1, -1), (1, 1), (-1, 1)), COLOURS, strict=True):
            painter.setBrush(colour(name))
            corner = QPointF(c.x() + dx * r, c.y() + dy * r)
            painter.drawPath(
                polygon(
                    [
                        (c.x(), c.y()),
                        (corner.x(), c.y()),
                        (c.x(), corner.y()),
                    ]
                )
            )
    painter.restore()


def paint_good(painter: QPainter, rect: QRectF, kind: str) -> None:
    """A good that lies on a world: a small face-down card in the colour of its kind."""
    ratio = painter.device().devicePixelRatio()
    made = picture(kind, round(rect.width()), ratio)
    painter.drawPixmap(rect.topLeft() - QPointF(_EDGE, _EDGE), made)


@lru_cache(maxsize=64)
def picture(kind: str, side: int, ratio: float = 1.0) -> QPixmap:
    """A good with its shadow, `_EDGE` pixels around it."""
    whole = side + 2 * _EDGE
    made = QPixmap(round(whole * ratio), round(whole * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    _paint_good(painter, QRectF(_EDGE, _EDGE, side, side), kind)
    painter.end()
    return made


def _paint_good(painter: QPainter, rect: QRectF, kind: str) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    base = colour(kind)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(QColor("#000000"), 0.45))
    radius = rect.width() * 0.16
    painter.drawRoundedRect(rect.translated(0, rect.height() * 0.06), radius, radius)
    sheen = QLinearGradient(rect.topLeft(), rect.bottomRight())
    sheen.setColorAt(0, mix(base, QColor("#FFFFFF"), 0.35))
    sheen.setColorAt(1, mix(base, QColor("#000000"), 0.18))
    painter.setBrush(sheen)
    painter.setPen(QPen(mix(base, QColor("#FFFFFF"), 0.7), max(1.0, rect.width() / 22)))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(ink_on(base), 0.72))
    inset = rect.width() * 0.25
    painter.drawPath(shape(SHAPES[kind], rect.adjusted(inset, inset, -inset, -inset)))
