"""The project's icons, drawn from paths and tinted by the theme.

    button.setIcon(icons.icon("undo"))            # follows the theme at the moment it is made
    icons.paint(painter, "hint", rect, colour)    # while painting
    path = icons.path("hexagon")                  # on a 24 × 24 grid, for anything else

`names()` lists them all. An icon never stands alone: its control has an accessible name.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from suite.ui import theme
from suite.ui.icon_paths import ICONS

GRID = 24.0
STROKE = 1.8


def names() -> tuple[str, ...]:
    """The names of all icons."""
    return tuple(ICONS)


def path(name: str) -> QPainterPath:
    """All strokes and fills of the icon as one outline on the 24 × 24 grid."""
    whole = QPainterPath()
    for part, _ in _figures(name):
        whole.addPath(part)
    return whole


def paint(
    painter: QPainter,
    name: str,
    rect: QRectF,
    colour: QColor | None = None,
    *,
    weight: float = STROKE,
) -> None:
    """Draw the icon into the largest square in the middle of `rect`."""
    ink = colour if colour is not None else theme.current().ink
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center() - QPointF(side / 2, side / 2))
    painter.scale(side / GRID, side / GRID)
    pen = QPen(ink, weight)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    for part, filled in _figures(name):
        painter.setPen(Qt.PenStyle.NoPen if filled else pen)
        painter.setBrush(ink if filled else Qt.BrushStyle.NoBrush)
        painter.drawPath(part)
    painter.restore()


def pixmap(name: str, size: int = 20, colour: QColor | None = None, ratio: float = 2.0) -> QPixmap:
    """The icon as a picture of `size` logical pixels."""
    made = QPixmap(QSize(round(size * ratio), round(size * ratio)))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    paint(painter, name, QRectF(0, 0, size, size), colour)
    painter.end()
    return made


def icon(name: str, colour: QColor | None = None, size: int = 20) -> QIcon:
    """A QIcon for Qt's own buttons, menus and actions, with its faint disabled form."""
    made = QIcon(pixmap(name, size, colour))
    made.addPixmap(pixmap(name, size, theme.current().ink_faint), QIcon.Mode.Disabled)
    return made


@lru_cache(maxsize=256)
def _figures(name: str) -> tuple[tuple[QPainterPath, bool], ...]:
    """The icon's parts: (path, is it filled?)."""
    parts: list[tuple[QPainterPath, bool]] = []
    filled = False
    words = iter(ICONS[name].split())
    for word in words:
        if word == "fill":
            parts.append((QPainterPath(), True))
            filled = True
            continue
        if not parts or (parts[-1][1] and not filled):
            parts.append((QPainterPath(), False))
        filled = _draw(parts[-1][0], word, words, filled)
    return tuple(parts)


def _draw(part: QPainterPath, word: str, words: Iterator[str], filled: bool) -> bool:
    """Carry out one drawing word; tells whether a filled figure goes on after it."""

    def take(count: int) -> list[float]:
        return [float(next(words)) for _ in range(count)]

    match word:
        case "M":
            part.moveTo(*take(2))
        case "L":
            part.lineTo(*take(2))
        case "C":
            part.cubicTo(*take(6))
        case "Q":
            part.quadTo(*take(4))
        case "Z":
            part.closeSubpath()
            return False
        case "O":
            x, y, r = take(3)
            part.addEllipse(QPointF(x, y), r, r)
            return False
        case "R":
            x, y, w, h, r = take(5)
            part.addRoundedRect(QRectF(x, y, w, h), r, r)
            return False
        case "A":
            x, y, r, start, sweep = take(5)
            box = QRectF(x - r, y - r, 2 * r, 2 * r)
            part.arcMoveTo(box, start)
            part.arcTo(box, start, sweep)
        case _:
            raise ValueError(f"no drawing word {word!r}")
    return filled
