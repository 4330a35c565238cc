"""Goods: which to sell, which power to use next, what to give it, and where to produce."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rftg.bots.economy import RANK
from games.rftg.bots.worth import Outlook, cheapest_first
from games.rftg.rules.cards import (
    ANY,
    CONSUMES,
    COPIES,
    COST,
    GAMBLE_NUMBERS,
    GOOD,
    INDEX,
    NONE,
    POWERS,
    PRODUCE_WINDFALL,
    PRODUCTION,
)  # fmt: skip
from games.rftg.rules.produce import BONUS
from games.rftg.rules.round import HAND_LIMIT, ends
from games.rftg.rules.trade import sale_price
from suite.contract import Decision, Move

if TYPE_CHECKING:
    from games.rftg.rules.position import Race

_COMMON = max(
    GAMBLE_NUMBERS,
    key=lambda n: (sum(copies for card, copies in enumerate(COPIES) if COST[card] == n), n),
)
"""The cost that most cards have: the best guess at Gambling World."""


def _card(move: Move, at: int = 0) -> int:
    return INDEX[str(move.args[at])]


def choose_sale(race: Race, seat: int, decision: Decision) -> Move:
    """The good that brings most; of equal ones that of a world which produces again by itself."""
    tableau = race.tableaus[seat]
    return max(
        decision.each(),
        key=lambda move: (
            sale_price(tableau, _card(move)) - 0.5 * _wanted(race, seat, GOOD[_card(move)])
            + 0.2 * PRODUCTION[_card(move)]
        ),
    )  # fmt: skip


def _wanted(race: Race, seat: int, kind: int) -> int:
    """How many unused consume powers take this kind and no other."""
    return sum(
        POWERS[number].of == kind
        for card in race.tableaus[seat]
        for number in CONSUMES[card]
        if number not in race.used
    )


def choose_power(race: Race, seat: int, decision: Decision, outlook: Outlook) -> Move:
    """The order of `economy`; cards are spent for chips when they are worth less than chips."""

    def rank(move: Move) -> float:
        if move.verb == "done":
            return 99.5
        if move.verb == "gamble":
            return 0.0 if move.args[0] == _COMMON else 99.0
        number = next(n for n in CONSUMES[_card(move)] if POWERS[n].what != "gamble")
        return 100.0 if POWERS[number].what == "spend" and not spare(outlook) else RANK[number]

    return min(decision.each(), key=rank)


def spare(outlook: Outlook) -> list[int]:
    """The hand cards that are worth less than a chip, the least first: all in the last round, those
    above the hand limit, and those that are neither good to place nor needed to pay."""
    order = cheapest_first(outlook, outlook.hand)
    if ends(outlook.race):
        return order
    excess = max(0, len(order) - HAND_LIMIT)
    return [
        card
        for at, card in enumerate(order)
        if at < excess or (outlook.card < 1 and outlook.in_hand(card) < 1)
    ]


def choose_good(race: Race, seat: int, decision: Decision) -> Move:
    """The good that is least useful for anything else."""
    tableau = race.tableaus[seat]
    doing = POWERS[race.doing]

    def regret(move: Move) -> float:
        world = _card(move)
        price = sale_price(tableau, world)
        if doing.what == "sell":
            return -price
        keep = 0.0 if PRODUCTION[world] else 0.8
        wanted = _wanted(race, seat, GOOD[world]) if doing.of == ANY else 0
        return price + keep + 2.0 * wanted

    return min(decision.each(), key=regret)


def choose_windfall(race: Race, seat: int, decision: Decision) -> Move:
    """The dearest good, made by the pickiest power that can make it."""
    tableau = race.tableaus[seat]

    def value(move: Move) -> tuple[float, int]:
        source = str(move.args[0])
        picky = source != BONUS and PRODUCE_WINDFALL[INDEX[source]] not in (ANY, NONE)
        return (4.0 * picky + sale_price(tableau, _card(move, 1)), GOOD[_card(move, 1)])

    return max(decision.each(), key=value)
