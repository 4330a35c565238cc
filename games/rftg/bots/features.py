"""A position in numbers, as a seat sees it when actions are about to be chosen.

Only what the seat knows goes in: its own hand, and of the others tableaus, goods, chips and how
many cards they hold. Several opponents are put together: the sums of what they have, divided by
their number, and the leader's score.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from games.rftg.bots.economy import best_sale, engine, goods_held, used_up
from games.rftg.bots.prospects import settle_price
from games.rftg.rules.cards import (
    COST,
    COUNT,
    DEVELOP_DISCOUNT,
    EXPLORE_DRAW,
    EXPLORE_KEEP,
    MILITARY_WORLD,
    SETTLE_GENERAL,
    SIX,
    VP,
    WORLD,
)  # fmt: skip
from games.rftg.rules.prices import develop_discount, general_military
from games.rftg.rules.round import HAND_LIMIT, TABLEAU_END
from games.rftg.rules.scoring import six_value, total

if TYPE_CHECKING:
    from games.rftg.rules.position import Race

Vector = NDArray[np.float32]

_AFFAIRS = 17  # figures about one seat, see `_affairs`
_STEPS = 6  # a number in steps: is it at least 1, 2, ...
_OWN = 0
_THEIRS = _OWN + COUNT
_HAND = _THEIRS + COUNT
_OWN_AFFAIRS = _HAND + COUNT
_THEIR_AFFAIRS = _OWN_AFFAIRS + _AFFAIRS
_MATCH = _THEIR_AFFAIRS + _AFFAIRS
_PLANS = _MATCH + 9 + 2 * _STEPS
SIZE = _PLANS + 12


def features(race: Race, seat: int) -> Vector:
    """The numbers, mostly between 0 and 1."""
    x = np.zeros(SIZE, np.float32)
    others = [other for other in range(race.players) if other != seat]
    part = 1.0 / len(others)
    for card in race.tableaus[seat]:
        x[_OWN + card] = 1.0
    for other in others:
        for card in race.tableaus[other]:
            x[_THEIRS + card] += part
    for card in race.hands[seat]:
        x[_HAND + card] = 1.0
    x[_OWN_AFFAIRS:_THEIR_AFFAIRS] = _affairs(race, seat)
    theirs = [_affairs(race, other) for other in others]
    x[_THEIR_AFFAIRS:_MATCH] = theirs[0] if len(theirs) == 1 else np.mean(theirs, axis=0)
    x[_MATCH:_PLANS] = _match(race, seat, others)
    x[_PLANS:] = _hand(race, seat)
    return x


def _affairs(race: Race, seat: int) -> list[float]:
    """What one seat has and what its tableau yields."""
    tableau, hand = race.tableaus[seat], len(race.hands[seat])
    key = tuple(tableau)
    yields = engine(key)
    held = goods_held(race, seat)
    now_chips, now_cards, _ = used_up(key, held)
    look = keep = discount = settle = 0
    for card in tableau:
        look += EXPLORE_DRAW[card]
        keep += EXPLORE_KEEP[card]
        discount += DEVELOP_DISCOUNT[card]
        settle += SETTLE_GENERAL[card]
    return [
        total(race, seat) / 20,
        race.chips[seat] / 10,
        len(tableau) / TABLEAU_END,
        hand / HAND_LIMIT,
        max(0, hand - 5) / HAND_LIMIT,
        yields.chips / 5,
        yields.cards / 5,
        yields.unused / 3,
        yields.made / 5,
        now_chips / 5,
        now_cards / 3,
        sum(held) / 4,
        best_sale(race, seat) / 5,
        general_military(tableau) / 5,
        look / 3,
        keep + 0.5 * discount,
        settle / 2,
    ]


def _match(race: Race, seat: int, others: list[int]) -> list[float]:
    """How far the match is, and who leads."""
    sizes = [len(tableau) for tableau in race.tableaus]
    longest = max(sizes)
    mine = total(race, seat)
    pool = race.pool / (12 * race.players)
    return [
        (mine - max([total(race, other) for other in others])) / 10,
        race.pool / 24,
        pool,
        max(0.0, 0.5 - pool),
        longest / TABLEAU_END,
        float(race.players == 3),
        float(race.players == 4),
        float(race.advanced),
        (sizes[seat] - longest) / 4,
        *[float(longest >= TABLEAU_END - step) for step in range(1, _STEPS + 1)],
        *[float(race.pool <= 2 * race.players * step) for step in range(1, _STEPS + 1)],
    ]


def _hand(race: Race, seat: int) -> list[float]:
    """How many hand cards can be placed now, by what they are; the goods by kind; and the points
    of the best cards: a six-cost development, and a development and a world that can be placed."""
    tableau, hand, chips = race.tableaus[seat], race.hands[seat], race.chips[seat]
    key, money = tuple(tableau), len(hand) - 1
    less = develop_discount(race, seat)
    developments = conquests = worlds = spare = 0
    six = best_development = best_world = all_worlds = 0
    for card in hand:
        if WORLD[card]:
            all_worlds += 1
            price = settle_price(key, card)
            if price <= money:
                conquests += MILITARY_WORLD[card]
                worlds += not MILITARY_WORLD[card]
                spare = max(spare, money - price)
                best_world = max(best_world, VP[card])
            continue
        points = six_value(card, [*tableau, card], chips) if SIX[card] else VP[card]
        if SIX[card]:
            six = max(six, points)
        if COST[card] - less <= money and card not in tableau:
            developments += 1
            best_development = max(best_development, points)
    return [
        developments / 3,
        conquests / 2,
        worlds / 3,
        spare / 5,
        *[count / 2 for count in goods_held(race, seat)],
        six / 8,
        best_development / 5,
        best_world / 5,
        all_worlds / 5,
    ]
