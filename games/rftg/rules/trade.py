"""Selling goods (R52-R54, R61)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rftg.rules import piles, telling
from games.rftg.rules.cards import GOOD, NONE, PRICES, TRADE, TRADE_HERE

if TYPE_CHECKING:
    from games.rftg.rules.position import Race


def sale_price(tableau: list[int], world: int, trade_powers: bool = True) -> int:
    """How many cards the good on this world brings; trade powers are extra (R53)."""
    kind = GOOD[world]
    price = PRICES[kind]
    if trade_powers:
        table = TRADE[kind]
        for card in tableau:
            price += table[card]
        price += TRADE_HERE[world]
    return price


def sell(race: Race, seat: int, world: int, trade_powers: bool = True) -> None:
    """Discard the good unseen and draw its price."""
    tableau = race.tableaus[seat]
    at = tableau.index(world)
    piles.throw(race, race.goods[seat][at], 0)
    race.goods[seat][at] = NONE
    telling.sold(race, seat, world)
    piles.draw(race, seat, sale_price(tableau, world, trade_powers))
