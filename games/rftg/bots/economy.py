"""What a tableau yields: goods, the chips and cards that they turn into, draws and discounts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from games.rftg.bots.weights import Weights
from games.rftg.rules.cards import (
    ANY,
    CONSUMES,
    COUNT,
    DEVELOP_AFTER,
    DEVELOP_DISCOUNT,
    DEVELOP_START,
    DRAW_HERE,
    EXPLORE_DRAW,
    EXPLORE_KEEP,
    GOOD,
    MOST,
    NONE,
    PER_GOOD,
    PER_KIND,
    PER_WORLD,
    POWERS,
    PRICES,
    PRODUCE_DRAW,
    PRODUCE_WINDFALL,
    PRODUCTION,
    SETTLE_AFTER,
    SETTLE_DISCOUNT,
    SETTLE_GENERAL,
    TRADE,
    ConsumePower,
)  # fmt: skip
from games.rftg.rules.trade import sale_price

if TYPE_CHECKING:
    from games.rftg.rules.position import Race

_CARD = 0.45  # a drawn card against a chip, where powers are put into an order


def _rank(number: int) -> tuple[float, int]:
    """The order in which consume powers are best used: those that waste nothing come first, then
    the picky ones, then by what a good brings; whatever takes all the rest comes last."""
    power = POWERS[number]
    if power.what in ("draw", "gamble"):
        return (0.0, number)
    if power.what == "consume":
        gain = (power.vp + _CARD * power.cards) / power.goods
        picky = power.of != ANY or power.different
        return (10.0 - gain - (0.5 if picky else 0.0), number)
    return ({"sell": 11.0, "consume_all": 12.0, "spend": 13.0}[power.what], number)


ORDER = tuple(sorted(range(len(POWERS)), key=_rank))
RANK = tuple(ORDER.index(number) for number in range(len(POWERS)))

_DISCOUNTS = tuple(
    SETTLE_GENERAL[card]
    + 0.2 * sum(SETTLE_DISCOUNT[kind][card] - SETTLE_GENERAL[card] for kind in range(4))
    for card in range(COUNT)
)


class Yield(NamedTuple):
    """What a Produce phase brings: goods by kind, cards, and by kind the windfall worlds on which
    nothing produces."""

    goods: list[int]
    cards: int
    idle: list[int]


def goods_made(tableau: Sequence[int], goods: Sequence[int] | None = None) -> Yield:
    """What comes of a Produce phase, from the worlds that are empty: all, if no goods are given."""
    made, idle, producers = [0, 0, 0, 0], [0, 0, 0, 0], []
    cards = 0
    for at, card in enumerate(tableau):
        if GOOD[card] != NONE and (goods is None or goods[at] == NONE):
            if PRODUCTION[card]:
                made[GOOD[card]] += 1
                cards += DRAW_HERE[card]
            else:
                idle[GOOD[card]] += 1
        if PRODUCE_WINDFALL[card] != NONE:
            producers.append(PRODUCE_WINDFALL[card])
        cards += PRODUCE_DRAW[card]
    for kind in sorted(producers):
        if kind == ANY:
            kind = dearest(idle)
        if kind != NONE and idle[kind]:
            idle[kind] -= 1
            made[kind] += 1
    for card in tableau:
        if PER_KIND[card]:
            cards += PER_KIND[card] * (4 - made.count(0))
        if PER_GOOD[card][1]:
            cards += PER_GOOD[card][1] * made[PER_GOOD[card][0]]
        if PER_WORLD[card][1]:
            kind, each = PER_WORLD[card]
            cards += each * sum([GOOD[world] == kind for world in tableau])
        if MOST[card][1]:
            cards += made[MOST[card][0]] > 1
    return Yield(made, cards, idle)


def dearest(goods: Sequence[int]) -> int:
    """The dearest kind of which there is any."""
    for kind in (3, 2, 1, 0):
        if goods[kind]:
            return kind
    return NONE


@lru_cache(maxsize=1 << 15)
def used_up(tableau: tuple[int, ...], held: tuple[int, ...]) -> tuple[int, int, tuple[int, ...]]:
    """Chips and cards from consuming these goods, and the goods that no power takes."""
    goods = list(held)
    chips = cards = 0
    numbers = [number for card in tableau for number in CONSUMES[card]]
    numbers.sort(key=RANK.__getitem__)
    for number in numbers:
        power = POWERS[number]
        if power.what == "consume":
            times = _consume(goods, power)
            chips += power.vp * times
            cards += power.cards * times
        elif power.what == "draw":
            cards += power.cards
        elif power.what == "sell" and any(goods):
            kind = dearest(goods)
            goods[kind] -= 1
            cards += PRICES[kind]
            if power.trade_powers:
                cards += sum([TRADE[kind][card] for card in tableau])
        elif power.what == "consume_all":
            chips += max(0, sum(goods) - 1)
            goods = [0, 0, 0, 0]
    return chips, cards, tuple(goods)


def _consume(goods: list[int], power: ConsumePower) -> int:
    """Take what the power takes, and say how many times it can be used."""
    if power.different:
        kinds = [kind for kind in range(4) if goods[kind]][: power.goods]
        if len(kinds) < power.goods:
            return 0
        for kind in kinds:
            goods[kind] -= 1
        return 1
    there = sum(goods) if power.of == ANY else goods[power.of]
    times = min(power.times, there // power.goods)
    _take(goods, power.of, times * power.goods)
    return times


def _take(goods: list[int], kind: int, number: int) -> None:
    """The cheapest goods go first."""
    if kind != ANY:
        goods[kind] -= number
        return
    for cheap in range(4):
        taken = min(goods[cheap], number)
        goods[cheap] -= taken
        number -= taken


class Engine(NamedTuple):
    """What one Produce phase and one Consume phase bring, from an empty table."""

    made: int
    """Goods."""
    chips: int
    cards: int
    unused: int
    """Goods that no power takes."""
    sale: int
    """What the dearest of them sells for."""


@lru_cache(maxsize=1 << 16)
def engine(tableau: tuple[int, ...]) -> Engine:
    """Kept for each tableau: a search asks for the same ones all the time."""
    made, drawn, _ = goods_made(tableau)
    chips, cards, rest = used_up(tableau, tuple(made))
    kind = dearest(rest)
    sale = PRICES[kind] + sum([TRADE[kind][other] for other in tableau]) if kind != NONE else 0
    return Engine(sum(made), chips, cards + drawn, sum(rest), sale)


@lru_cache(maxsize=256)
def rates(taste: Weights) -> tuple[float, ...]:
    """For each card how many cards its draws and discounts are worth in a round."""
    return tuple(
        taste.explore * (EXPLORE_KEEP[card] + taste.look * EXPLORE_DRAW[card])
        + taste.develop * (DEVELOP_START[card] + 0.7 * DEVELOP_AFTER[card])
        + 0.8 * taste.develop * DEVELOP_DISCOUNT[card]
        + taste.settle * (0.8 * SETTLE_AFTER[card] + 0.7 * _DISCOUNTS[card])
        for card in range(COUNT)
    )


def goods_held(race: Race, seat: int) -> tuple[int, ...]:
    """The goods that lie on worlds, by kind."""
    held = [0, 0, 0, 0]
    for world, good in zip(race.tableaus[seat], race.goods[seat], strict=True):
        if good != NONE:
            held[GOOD[world]] += 1
    return tuple(held)


def best_sale(race: Race, seat: int) -> int:
    """The most cards that one good on a world brings in a sale."""
    tableau = race.tableaus[seat]
    return max(
        [
            sale_price(tableau, world)
            for world, good in zip(tableau, race.goods[seat], strict=True)
            if good != NONE
        ],
        default=0,
    )
