"""Hexagons: axial coordinates (q, r), their places on the plane, and what lies around them.

`Layout(size)` turns coordinates into points and back; `size` is the distance from the middle to a
corner. `flat=True` puts a flat side up (as Twilight Imperium does), else a corner is up.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from suite.ui.shapes import regular

Hex: TypeAlias = tuple[int, int]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
_ROOT3 = sqrt(3)


@dataclass(frozen=True, slots=True)
class Layout:
    """Where hexes lie; the hex (0, 0) has its middle at the origin."""

    size: float
    flat: bool = True

    def centre(self, at: Hex) -> QPointF:
        """The middle of a hex."""
        q, r = at
        if self.flat:
            return QPointF(self.size * 1.5 * q, self.size * _ROOT3 * (r + q / 2))
        return QPointF(self.size * _ROOT3 * (q + r / 2), self.size * 1.5 * r)

    def at(self, point: QPointF) -> Hex:
        """The hex in which a point lies."""
        x, y = point.x() / self.size, point.y() / self.size
        if self.flat:
            return _rounded(x * 2 / 3, y / _ROOT3 - x / 3)
        return _rounded(x / _ROOT3 - y / 3, y * 2 / 3)

    def outline(self, at: Hex = (0, 0), share: float = 1.0) -> QPainterPath:
        """The hex as a path; a `share` below 1 leaves a gap to its neighbours."""
        return regular(self.centre(at), self.size * share, 6, 0 if self.flat else -90)

    def bounds(self, hexes: Iterator[Hex] | tuple[Hex, ...] | list[Hex]) -> QRectF:
        """The rectangle that holds all of them."""
        area = QRectF()
        for each in hexes:
            area = area.united(self.outline(each).boundingRect())
        return area


def neighbours(at: Hex) -> tuple[Hex, ...]:
    """The six hexes around one, beginning in the east and turning towards the north."""
    return tuple((at[0] + q, at[1] + r) for q, r in DIRECTIONS)


def distance(one: Hex, other: Hex) -> int:
    """The number of steps from one hex to another."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def ring(radius: int, middle: Hex = (0, 0)) -> Iterator[Hex]:
    """The hexes at this distance, once around."""
    if radius == 0:
        yield middle
        return
    q, r = middle[0] + DIRECTIONS[4][0] * radius, middle[1] + DIRECTIONS[4][1] * radius
    for dq, dr in DIRECTIONS:
        for _ in range(radius):
            yield q, r
            q, r = q + dq, r + dr


def disc(radius: int, middle: Hex = (0, 0)) -> Iterator[Hex]:
    """All hexes up to this distance, ring by ring from the middle."""
    for reach in range(radius + 1):
        yield from ring(reach, middle)


def _rounded(q: float, r: float) -> Hex:
    """The hex nearest to fractional coordinates: the worst rounded one follows from the others."""
    s = -q - r
    rq, rr, rs = round(q), round(r), round(s)
    dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs - s)
    if dq > dr and dq > ds:
        rq = -rr - rs
    elif dr > ds:
        rr = -rq - rs
    return rq, rr
