"""The ground of a thing on the table: plainly bright when it can be used now, quiet when not."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from suite.ui import theme
from suite.ui.item import Item
from suite.ui.palette import mix
from suite.ui.shapes import rounded


def paint_ground(painter: QPainter, box: QRectF, item: Item, tint: QColor | None = None) -> None:
    """Fill the box; `tint` colours a thing of a kind of its own (council, Golden Age)."""
    t, accent = theme.current(), theme.accent(item)
    ground = t.raised if tint is None else mix(t.raised, tint, 0.14)
    edge = t.line_strong if tint is None else mix(t.panel_solid, tint, 0.6)
    if item.lit:
        ground = mix(ground, accent, 0.24)
    painter.setPen(QPen(accent if item.lit else edge, 2.4 if item.lit else 1.1))
    painter.setBrush(ground)
    painter.drawPath(rounded(box, item.radius))


def ink(item: Item) -> QColor:
    """Words on what can be used are bright, on the rest dim but readable."""
    t = theme.current()
    return t.ink if item.lit else mix(t.ink, t.ink_dim, 0.7)
