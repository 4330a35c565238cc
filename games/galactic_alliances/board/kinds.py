"""The six kinds of planets: how each looks, and the sign that tells it apart at a glance."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from suite.ui import icons
from suite.ui.card_faces import NIGHT
from suite.ui.palette import faded

LOOKS = {
    "friendly": "terran", "water": "ocean", "frozen": "ice", "desert": "desert",
    "volcanic": "lava", "barren": "barren",
}  # fmt: skip
"""How the kinds of planets look."""
_SIGNS = {
    "friendly": ("leaf", "#8FE38A"), "water": ("drop", "#63B3FF"), "frozen": ("snow", "#D5F2FF"),
    "desert": ("sun", "#F0C566"), "volcanic": ("flame", "#FF8A5C"),
    "barren": ("asteroid", "#B4BAC9"),
}  # fmt: skip


def paint_kind(painter: QPainter, place: QRectF, kind: str) -> None:
    """A bright disc with the sign of the kind: seas and clouds alone leave some much alike."""
    icon, tint = _SIGNS[kind]
    painter.setPen(QPen(faded(NIGHT, 0.85), max(1.0, place.width() / 14)))
    painter.setBrush(QColor(tint))
    painter.drawEllipse(place)
    margin = place.width() * 0.15
    icons.paint(painter, icon, place.adjusted(margin, margin, -margin, -margin), NIGHT, weight=2.4)
