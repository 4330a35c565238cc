"""Selling goods (R52-R54, R61)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rftg.rules import actions, piles, telling
from games.rftg.rules.asking import SELLING, ask_one
from games.rftg.rules.cards import (
    ANY,
    GOOD,
    IDS,
    INDEX,
    NONE,
    PRICES,
    TRADE,
    TRADE_HERE,
    say,
)
from suite.contract import Closed, Decision, Move

if TYPE_CHECKING:
    from games.rftg.rules.position import Race

UNSOLD, _SOLD = 0, 1
_MOVES = tuple(Move("sell", (name,)) for name in IDS)
_PROMPT = say("Sell one good.")


def goods_of(race: Race, seat: int, kind: int = ANY) -> list[int]:
    """The worlds of the seat that hold a good of this kind."""
    return [
        world
        for world, good in zip(race.tableaus[seat], race.goods[seat], strict=True)
        if good != NONE and (kind == ANY or GOOD[world] == kind)
    ]


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


# Consume: Trade


def sold(race: Race, seat: int) -> bool:
    """Whoever chose Consume: Trade must first sell exactly one good, if there is any (R52)."""
    if race.stage == _SOLD:
        return True
    worlds = goods_of(race, seat) if actions.TRADE in race.picks[seat] else []
    if len(worlds) > 1:
        ask_one(race, SELLING, seat)
        return False
    for world in worlds:
        sell(race, seat, world)
    race.stage = _SOLD
    return True


def ask_sale(race: Race, seat: int) -> Decision:
    return Closed(seat, _PROMPT, tuple([_MOVES[w] for w in goods_of(race, seat)]), "consume")


def take_sale(race: Race, seat: int, move: Move) -> None:
    sell(race, seat, INDEX[str(move.args[0])])
    race.stage = _SOLD
