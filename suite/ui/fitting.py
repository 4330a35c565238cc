"""How large cards can be so that all of them fit their place."""

from __future__ import annotations

from collections.abc import Iterator


def grid(
    count: int, width: float, height: float, gap: float, ratio: float, largest: float
) -> tuple[int, int]:
    """The width of a card and the cards in a row, so that `count` cards fill the room best.
    `ratio` is a card's height by its width."""
    best = (1, max(1, count))
    for rows in range(1, count + 1):
        columns = -(-count // rows)
        by_width = (width - gap * (columns - 1)) / columns
        by_height = (height - gap * (rows - 1)) / rows / ratio
        card = int(min(by_width, by_height, largest))
        if card > best[0]:
            best = (card, columns)
    return best


def places(
    count: int, columns: int, card: float, ratio: float, gap: float
) -> Iterator[tuple[float, float]]:
    """The upper left corners of cards in such a grid."""
    for index in range(count):
        row, column = divmod(index, columns)
        yield column * (card + gap), row * (card * ratio + gap)


def fan(count: int, width: float, card: float, gap: float) -> Iterator[float]:
    """The left edges of cards in one row; they overlap evenly when the row is too short."""
    step = card + gap
    if count > 1:
        step = min(step, (width - card) / (count - 1))
    for index in range(count):
        yield index * step
