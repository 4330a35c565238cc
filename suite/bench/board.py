"""The frame time of a full board while it is panned and zoomed."""

from __future__ import annotations

import os
from functools import partial
from math import cos, sin
from statistics import median, quantiles
from typing import TYPE_CHECKING

from suite.bench import Figures
from suite.bench.stage import SIZE, milliseconds

if TYPE_CHECKING:
    from suite.ui.scene import SceneView

RINGS = 3
"""Rings of systems around the middle one: 37 in all, as in the largest game."""
PIECES = 2000
FRAMES = 240


def figures() -> Figures:
    """The median and the 95th percentile of a frame: panning in circles at several zooms, and
    zooming in and out, at 1280 × 800."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from suite.shell import start

    app = start.make_application()
    view = _board()
    view.resize(*SIZE)
    view.show()
    view.fit()
    view.sharpen_now()
    app.processEvents()

    def move(number: int) -> None:
        if number % 4 == 3:
            view.set_zoom(view.zoom * (1.08 if number % 96 < 48 else 1 / 1.08))
        view.pan(24 * cos(number / 9), 24 * sin(number / 9))
        app.processEvents()

    times = [milliseconds(partial(move, number)) for number in range(FRAMES)]
    view.close()
    return {"board_frame_ms": median(times), "board_frame_p95_ms": quantiles(times, n=20)[-1]}


def _board() -> SceneView:
    """A map of systems, each with its share of the pieces."""
    from PySide6.QtCore import QPointF, QRectF, QSizeF
    from PySide6.QtGui import QColor, QPainter

    from suite.ui.hexes import Layout, disc
    from suite.ui.piece import Piece
    from suite.ui.scene import SceneView

    layout = Layout(110.0)
    view = SceneView()

    def system(painter: QPainter, rect: QRectF, _: Piece) -> None:
        painter.fillPath(layout.outline(share=0.97).translated(rect.center()), QColor("#1B2440"))

    def ship(painter: QPainter, rect: QRectF, piece: Piece) -> None:
        painter.setBrush(QColor.fromHsv(hash(piece.key) % 360, 160, 220))
        painter.drawEllipse(rect.adjusted(1, 1, -1, -1))

    systems = list(disc(RINGS))
    for at in systems:
        view.add(Piece(QSizeF(220, 192), system, key="system"), layout.centre(at))
    for number in range(PIECES - len(systems)):
        middle = layout.centre(systems[number % len(systems)])
        away = QPointF(80 * cos(number), 70 * sin(number * 1.7))
        size = QSizeF(18 + number % 3 * 6, 18 + number % 3 * 6)
        view.add(Piece(size, ship, key=number % 60, on_click=view.fit), middle + away, layer=1)
    return view
