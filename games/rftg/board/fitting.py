"""How large cards can be so that all of them fit, and whether they stand or lie."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect

from games.rftg.board.face import RATIO

LEAST_CARD = 88
"""Upright cards narrower than this cannot be read: then cards lie."""
TOKEN = 72
"""A card narrower than this has no name: it is only a token."""
_READABLE = 0.85
"""Lying cards that can be read worse than this become tokens."""
_NAME_IN_ONE_LINE = 190
"""Pixels across that a name in one line needs."""
_LONG = 2.3
"""A lying card is not longer than so many times its height, or it looks like a plank."""


_SHARES = ((6, (28, 33, 34)), (8, (31, 33, 31)), (99, (35, 32, 28)))
"""By the cards of the longest other tableau: shares of the others, of one's own and of the hand."""
_SPOTLIT = (39, 31, 28)
_WATCHING = (1, 1, 0)


@dataclass(frozen=True, slots=True)
class Grid:
    """Places for cards, row by row."""

    columns: int
    width: int
    height: int
    gap: int

    def place(self, number: int) -> QRect:
        """The place of a card, from the corner of the room."""
        row, column = divmod(number, self.columns)
        across, down = self.width + self.gap, self.height + self.gap
        return QRect(column * across, row * down, self.width, self.height)


def arrange(count: int, width: int, height: int, *, gap: int = 6, largest: int = 150) -> Grid:
    """The grid in which `count` cards can be read best in this room."""
    count = max(1, count)
    upright = _upright(count, width, height, gap, largest)
    if upright.width >= LEAST_CARD:
        return upright
    lying, readable = _lying(count, width, height)
    return lying if readable >= _READABLE else _tokens(count, width, height)


def _upright(count: int, width: int, height: int, gap: int, largest: int) -> Grid:
    best = Grid(count, 1, 1, gap)
    for rows in range(1, count + 1):
        columns = -(-count // rows)
        by_width = (width - gap * (columns - 1)) / columns
        by_height = (height - gap * (rows - 1)) / rows / RATIO
        card = int(min(by_width, by_height, largest))
        if card > best.width:
            best = Grid(columns, card, round(card * RATIO), gap)
    return best


def _lying(count: int, width: int, height: int) -> tuple[Grid, float]:
    """The best grid of lying cards, and how well they can be read. More height than a name needs
    is for powers."""
    gap = 3
    options = []
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        across = (width - gap * (columns - 1)) // columns
        down = min((height - gap * (rows - 1)) // rows, round(across * 0.62))
        across = min(across, max(_NAME_IN_ONE_LINE, round(down * _LONG)))
        powers = min(across / 150, down / 86)
        options.append((_readable(across, down), powers, -columns, across, down))
    readable, _, columns, across, down = max(options)
    return Grid(-columns, across, max(1, down), gap), readable


def _tokens(count: int, width: int, height: int) -> Grid:
    """The best grid of tokens. They have no text, so they may be squat: what counts is the shorter
    side, in which the picture has to find room."""
    gap = 3
    options = []
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        across = min((width - gap * (columns - 1)) // columns, TOKEN - 2)
        down = min((height - gap * (rows - 1)) // rows, round(across * RATIO))
        options.append((min(across, down), across, down, columns))
    _, across, down, columns = max(options)
    return Grid(columns, max(1, across), max(1, down), gap)


def _readable(across: int, down: int) -> float:
    """Names need about 130 pixels across in two lines."""
    two_lines = min(1.0, across / 130) * min(1.0, down / 24)
    one_line = min(1.0, across / _NAME_IN_ONE_LINE) * min(1.0, down / 14)
    return max(two_lines, one_line)


def divide(room: int, longest: int, *, lit: bool, watching: bool) -> tuple[int, int, int]:
    """The heights of the others' tableaus, of one's own and of the hand. The more cards the others
    have, the more room they get; so does the spotlight. Whoever watches has no hand."""
    usual = next(shares for most, shares in _SHARES if longest <= most)
    shares = _WATCHING if watching else _SPOTLIT if lit else usual
    stage, own, hand = (share * room // sum(shares) for share in shares)
    return stage, own, hand
