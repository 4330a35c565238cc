"""Where everything lies: the table cut into places. No items, only rectangles."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize

GAP = 6
_ROW, _ROW_BEYOND, _ROW_SOLO = 0.47, 0.385, -0.05
"""The share of planets in the height below the dice: in the base game, with the expansion, and what
a rogue galaxy takes away (four planets have width to spare, its ladder needs height)."""
_STRIP = 0.18
_PILOTS_LEAST, _PILOTS_MOST = 0.40, 0.54
"""The share of pilots in the width of the strip; tokens have more to say."""


@dataclass(frozen=True, slots=True)
class Areas:
    """The table from top to bottom."""

    tray: QRect
    planets: QRect
    beyond: QRect
    """Pilots and unexplored space; empty in the base game."""
    mats: QRect


def areas(table: QSize, tray: int, *, beyond: bool, solo: bool) -> Areas:
    """Cut the table; `tray` is the height of the dice."""
    wide, rest = table.width(), table.height() - tray - 2 * GAP
    share = (_ROW_BEYOND if beyond else _ROW) + (_ROW_SOLO if solo else 0)
    planets = QRect(0, tray + GAP, wide, round(rest * share))
    strip = QRect(0, planets.bottom() + GAP, wide, round(rest * _STRIP) if beyond else 0)
    top = (strip if beyond else planets).bottom() + GAP
    mats = QRect(0, top, wide, table.height() - top)
    return Areas(QRect(0, 0, wide, tray), planets, strip, mats)


def side_by_side(count: int, room: QRect, widest: int) -> list[QRect]:
    """Equal places in the middle of the room."""
    if not count:
        return []
    wide = min(widest, (room.width() - GAP * (count - 1)) // count)
    left = room.left() + (room.width() - (wide + GAP) * count + GAP) // 2
    return [QRect(left + n * (wide + GAP), room.top(), wide, room.height()) for n in range(count)]


def split_strip(room: QRect, pilots: int, name: int, *, space: bool) -> tuple[QRect, QRect]:
    """Pilots to the left, unexplored space to the right. `name` is the width of a pilot."""
    if not pilots:
        return QRect(), room
    if not space:
        return room, QRect()
    wide = min(
        max(_columns(pilots) * name, round(room.width() * _PILOTS_LEAST)),
        round(room.width() * _PILOTS_MOST),
    )
    left, right = QRect(room), QRect(room)
    left.setWidth(wide - GAP)
    right.setLeft(room.left() + wide)
    return left, right


def pilot_places(count: int, room: QRect) -> list[QRect]:
    """Few stand in one row with all their words, many in two, so that every name has its width."""
    columns = _columns(count)
    rows = -(-count // columns) if count else 1
    wide, high = room.width() / columns, room.height() // rows
    made = []
    for number in range(count):
        row, column = divmod(number, columns)
        left, right = round(column * wide), round((column + 1) * wide)
        made.append(QRect(room.left() + left, room.top() + row * high, right - left, high))
    return made


def _columns(pilots: int) -> int:
    return max(1, -(-pilots // 2))


def mat_places(room: QRect, others: int, *, solo: bool) -> tuple[QRect, list[QRect]]:
    """One's own galaxy large at the left, the others beside it in two columns."""
    share = 0.5 if others < 3 and not solo else 0.44
    wide = room.width() if not others else round(room.width() * share)
    own = QRect(room.left(), room.top(), wide - GAP, room.height())
    columns = 1 if others < 2 else 2
    rows = max(1, -(-others // columns))
    across = (room.width() - wide - GAP * (columns - 1)) // columns
    down = (room.height() - GAP * (rows - 1)) // rows
    made = []
    for number in range(others):
        row, column = divmod(number, columns)
        left = room.left() + wide + column * (across + GAP)
        alone = column == 0 and number == others - 1
        wide_here = room.right() + 1 - left if alone else across
        made.append(QRect(left, room.top() + row * (down + GAP), wide_here, down))
    return own, made


_CLUSTERS: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (1.0, ((0, 0),)),
    2: (0.86, ((-0.38, 0), (0.38, 0))),
    3: (0.78, ((-0.42, 0.24), (0.42, 0.24), (0, -0.36))),
    4: (0.70, ((-0.40, -0.36), (0.40, -0.36), (-0.40, 0.36), (0.40, 0.36))),
    5: (0.66, ((-0.46, -0.36), (0.46, -0.36), (-0.46, 0.40), (0.46, 0.40), (0, 0.02))),
}
"""Ships that share a place: their size, and where each of them stands, in sizes of one alone."""


def cluster(middle: QPointF, side: float, number: int, count: int) -> QRectF:
    """The place of one of `count` ships around a point."""
    share, spots = _CLUSTERS[min(count, len(_CLUSTERS))]
    x, y = spots[number % len(spots)]
    box = QRectF(0, 0, side * share, side * share)
    box.moveCenter(middle + QPointF(x, y) * side)
    return box
