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


def walk(board: QWidget, key: int) -> bool:
    """Move the focus from one widget inside the board to its neighbour; False: nothing there."""
    here = board.focusWidget()
    if key not in DIRECTIONS or here is None or not board.isAncestorOf(here):
        return False
    others = [
        widget
        for widget in board.findChildren(QWidget)
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    found = neighbour(board, here, others, key)
    if found is None:
        return False
    found.setFocus(Qt.FocusReason.TabFocusReason)
    return True


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
