"""The badges of exploration: how many of each kind, and what they would bring now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from games.expansion_pilots.board.plain import fits_plainly
from games.expansion_pilots.rules.tables import BADGE_NAMES, BADGES, say
from suite.contract import Message
from suite.ui import icons, theme
from suite.ui.palette import LEAST_PX
from suite.ui.text_fit import paint_fitted

BADGE_ICONS = dict(zip(BADGES, ("asteroid", "star", "galaxy", "compass"), strict=True))

Words = Callable[[Message], str]


def badge_lines(counts: Sequence[int], prizes: Sequence[int], words: Words) -> list[str]:
    """The badges in words, kind by kind, with what they would bring as far as cards lie open."""
    lines = []
    for name, count, prize in zip(BADGE_NAMES, counts, prizes, strict=True):
        line = say("{badge}: {n}", badge=name, n=count)
        if prize:
            line = say("{badge}: {n}, would score {prize} now", badge=name, n=count, prize=prize)
        lines.append(words(line))
    return lines


def paint_badges(
    painter: QPainter,
    room: QRectF,
    counts: Sequence[int],
    prizes: Sequence[int],
    kinds: Sequence[int],
    names: Sequence[str] = (),
) -> None:
    """These kinds side by side, or with `names` in two rows. A kind that would score is gold."""
    t = theme.current()
    columns = 2 if names else len(kinds)
    rows = len(kinds) // columns
    wide, high = room.width() / columns, room.height() / rows
    side = min(theme.px(20), max(12.0, high * 0.6), wide * 0.4)
    font = theme.font_px(LEAST_PX + 1, bold=True)
    font.setPixelSize(round(max(LEAST_PX, min(font.pixelSize(), high * 0.8))))
    for place, number in enumerate(kinds):
        row, column = divmod(place, columns)
        left, top = room.left() + column * wide, room.top() + row * high
        prize, count = prizes[number], counts[number]
        ink = t.gold if prize else t.ink if count else t.ink_faint
        spot = QRectF(left, top + (high - side) / 2, side, side)
        icons.paint(painter, BADGE_ICONS[BADGES[number]], spot, ink)
        painter.setPen(ink)
        painter.setFont(font)
        figure = f"{count}+{prize}" if names and prize else str(count)
        shown = painter.fontMetrics().horizontalAdvance(figure) + 3
        painter.drawText(
            QRectF(spot.right() + 2, top, shown, high), Qt.AlignmentFlag.AlignVCenter, figure
        )
        if names:
            start = spot.right() + shown + 1
            beside = QRectF(start, top, left + wide - start, high)
            if fits_plainly(names[number], beside):
                paint_fitted(painter, beside, names[number], LEAST_PX)
