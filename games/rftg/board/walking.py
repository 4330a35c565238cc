"""Arrow keys: from one thing on the board to the nearest one in that direction."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

DIRECTIONS = {
    int(Qt.Key.Key_Left): (-1, 0),
    int(Qt.Key.Key_Right): (1, 0),
    int(Qt.Key.Key_Up): (0, -1),
    int(Qt.Key.Key_Down): (0, 1),
}


def neighbour(board: QWidget, here: QWidget, others: Iterable[QWidget], key: int) -> QWidget | None:
    """The nearest of the others in the direction of the key; straight ahead counts as nearer."""
    dx, dy = DIRECTIONS[key]
    start = _centre(board, here)
    found: list[tuple[int, QWidget]] = []
    for other in others:
        way = _centre(board, other) - start
        ahead, aside = way.x() * dx + way.y() * dy, abs(way.x() * dy) + abs(way.y() * dx)
        if other is not here and ahead > 4:
            found.append((ahead + 3 * aside, other))
    return min(found, key=lambda pair: pair[0])[1] if found else None


def _centre(board: QWidget, widget: QWidget) -> QPoint:
    return widget.mapTo(board, widget.rect().center())
