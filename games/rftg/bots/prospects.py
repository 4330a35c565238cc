"""What a card would add to a tableau. A search asks the same again and again, so it is kept."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from games.rftg.bots.economy import engine
from games.rftg.rules.cards import GOOD, PRICES, SIX, TRADE, TRADE_HERE, VP, WINDFALL
from games.rftg.rules.prices import ways
from games.rftg.rules.scoring import six_value

OUT_OF_REACH = 99
"""The price of a world that cannot be placed."""


class Prospect(NamedTuple):
    """What placing a card brings."""

    points: int
    """To the score, at once."""
    chips: int
    """By producing and consuming once more: chips and cards, half of a sale counted in."""
    cards: float
    sale: int
    """What the good of a windfall world sells for."""


@lru_cache(maxsize=1 << 17)
def prospect(tableau: tuple[int, ...], card: int, chips: int) -> Prospect:
    """What this card would add; `chips` are those that the seat has."""
    before, after = list(tableau), [*tableau, card]
    points = six_value(card, after, chips) if SIX[card] else VP[card]
    for other in tableau:
        if SIX[other]:
            points += six_value(other, after, chips) - six_value(other, before, chips)
    old, new = engine(tableau), engine((*tableau, card))
    sale = 0
    if WINDFALL[card]:
        kind = GOOD[card]
        sale = PRICES[kind] + sum([TRADE[kind][other] for other in after]) + TRADE_HERE[card]
    return Prospect(
        points, new.chips - old.chips, new.cards - old.cards + 0.5 * (new.sale - old.sale), sale
    )


@lru_cache(maxsize=1 << 16)
def settle_price(tableau: tuple[int, ...], world: int) -> int:
    """The fewest hand cards for which the world can be placed."""
    return min([price for _, price in ways(list(tableau), world)], default=OUT_OF_REACH)
