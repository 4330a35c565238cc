"""The cells of a map: a hexagon of space with its state, and plates for what is written on it.

    piece = Piece(QSizeF(2 * size, 2 * size), paint_system, on_click=...)

    def paint_system(painter, rect, piece):
        cells.paint_cell(painter, layout, rect.center(), piece, tint=player_colour)
        art.paint_planet(painter, ..., on_ready=piece.refresh)
        cells.paint_plate(painter, QPointF(...), "Mecatol Rex", room=100)

A piece whose picture is not ready yet gives its own `refresh` as `on_ready`.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QRadialGradient

from suite.ui import theme
from suite.ui.hexes import Layout
from suite.ui.paint import focus_ring
from suite.ui.palette import faded, mix
from suite.ui.shapes import rounded
from suite.ui.text_fit import fitted

INK, PLATE = QColor("#E8ECF6"), QColor("#05070F")
"""Space is dark in both themes, so what is written on it has fixed colours."""


class State(Protocol):
    """What a `Piece` says about itself."""

    lit: bool
    dim: bool
    picked: bool
    over: bool
    focused: bool


def paint_cell(
    painter: QPainter,
    layout: Layout,
    centre: QPointF,
    state: State,
    *,
    tint: QColor | None = None,
    accent: QColor | None = None,
    share: float = 0.97,
) -> None:
    """A hexagon around `centre`. `tint` is the colour of its owner or of its nature; a lit cell
    can be used now (in the accent), a picked one is chosen."""
    t = theme.current()
    outline = layout.outline(share=share).translated(centre)
    ground = QRadialGradient(centre, layout.size)
    inner = mix(t.space, tint, 0.26) if tint else mix(t.space, QColor("#3C4C86"), 0.22)
    ground.setColorAt(0, faded(inner, 0.92))
    ground.setColorAt(1, faded(mix(t.space, tint, 0.12) if tint else t.space, 0.92))
    painter.setBrush(ground)
    painter.setPen(QPen(faded(mix(tint or INK, INK, 0.2), 0.75 if tint else 0.28), 1.4))
    painter.drawPath(outline)
    if state.over and not state.dim:
        painter.fillPath(outline, faded(QColor("#FFFFFF"), 0.06))
    if state.dim:
        painter.fillPath(outline, faded(PLATE, 0.45))
    if state.lit or state.picked:
        colour = t.good if state.picked else accent or t.accent
        inside = layout.outline(share=share - 0.035).translated(centre)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, alpha in ((9, 0.14), (5.5, 0.25), (2.4, 1.0)):
            painter.setPen(QPen(faded(colour, alpha), width))
            painter.drawPath(inside)
    if state.focused:
        focus_ring(painter, layout.outline(share=share - 0.08).translated(centre))


def paint_plate(
    painter: QPainter,
    centre: QPointF,
    text: str,
    *,
    room: float,
    size: float = 12,
    ink: QColor = INK,
) -> QRectF:
    """A text of at most `room` width on a dark backing, so that it reads on the brightest planet.
    Gives back the place that it takes, so that others can keep out of it."""
    font = fitted(text, room - 10, 2.6 * size, size, bold=True).font
    metrics, flags = (
        QFontMetricsF(font),
        int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter),
    )
    needed = metrics.boundingRect(QRectF(0, 0, room - 10, 200), flags, text)
    plate = QRectF(0, 0, needed.width() + 12, needed.height() + 2)
    plate.moveCenter(centre)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(PLATE, 0.72))
    painter.drawPath(rounded(plate, 7))
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(plate, flags, text)
    return plate
