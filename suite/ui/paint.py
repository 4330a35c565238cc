"""Light and shadow: soft edges, drawn once into a small picture and stretched around things."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from PySide6.QtCore import QMargins, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from suite.ui import theme
from suite.ui.palette import faded


def soft_edge(
    painter: QPainter, rect: QRectF, radius: float, blur: int, colour: QColor, strength: float = 1.0
) -> None:
    """A shadow or a glow around `rect`. Draw it before the thing itself."""
    tinted = faded(colour, min(1.0, colour.alphaF() * strength))
    patch = _patch(round(radius), blur, tinted.rgba())
    edge = round(radius) + blur
    target = rect.toRect().marginsAdded(QMargins(blur, blur, blur, blur))
    size = patch.width()
    middle = size - 2 * edge
    columns = (
        (target.left(), edge, 0, edge),
        (target.left() + edge, target.width() - 2 * edge, edge, middle),
        (target.right() + 1 - edge, edge, size - edge, edge),
    )
    rows = (
        (target.top(), edge, 0, edge),
        (target.top() + edge, target.height() - 2 * edge, edge, middle),
        (target.bottom() + 1 - edge, edge, size - edge, edge),
    )
    for y, h, sy, sh in rows:
        for x, w, sx, sw in columns:
            if w > 0 and h > 0:
                painter.drawPixmap(x, y, w, h, patch, sx, sy, sw, sh)


@lru_cache(maxsize=128)
def _patch(radius: int, blur: int, rgba: int) -> QPixmap:
    """Nine parts of a soft rounded square, to be stretched along its sides."""
    edge = radius + blur
    size = 2 * edge + 4
    made = QPixmap(size, size)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.setPen(Qt.PenStyle.NoPen)
    colour = QColor.fromRgba(rgba)
    for step in range(blur + 1):
        inset = step + 0.5
        share = exp(-((1 - step / blur) ** 2) * 4.0)
        painter.setBrush(faded(colour, colour.alphaF() * (share - 0.018 * (1 - step / blur))))
        corner = edge - inset
        painter.drawRoundedRect(
            QRectF(inset, inset, size - 2 * inset, size - 2 * inset), corner, corner
        )
    painter.end()
    return made


def shadow(painter: QPainter, rect: QRectF, radius: float, blur: int = 12) -> None:
    """The shadow of something that lies a little above the ground."""
    t = theme.current()
    strength = 0.55 if t.dark else 0.22
    soft_edge(painter, rect.translated(0, blur / 4), radius, blur, t.shade, strength)


def focus_ring(painter: QPainter, path: QPainterPath) -> None:
    """The keyboard's ring along an outline: a bright line with a dark one around it."""
    t = theme.current()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(t.ground, 0.9), 4))
    painter.drawPath(path)
    painter.setPen(QPen(t.focus, 2))
    painter.drawPath(path)
    painter.restore()
