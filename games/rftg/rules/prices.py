"""What a card costs now, which ways there are to place it, and why it cannot be placed.

The board shows these figures on the cards in hand; the phases decide by them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from games.rftg.rules import refusals
from games.rftg.rules.actions import ACT_DEVELOP, DEVELOP
from games.rftg.rules.cards import (
    AGAINST,
    AGAINST_REBEL,
    ALIEN,
    COST,
    COUNT,
    DEVELOP_DISCOUNT,
    GOOD,
    MILITARY,
    MILITARY_WORLD,
    NONE,
    REBEL,
    SETTLE_DISCOUNT,
    SHIP,
    SPECIALIST,
    SPECIALIST_REDUCTION,
    TACTICS,
    WORLD,
)
from games.rftg.rules.round import has_bonus
from suite.contract import Verdict

if TYPE_CHECKING:
    from games.rftg.rules.position import Race

PAY, COLONY_SHIP, CONQUER, NEW_TACTICS, CONTACT, CONTACT_SHIP = range(6)
"""The ways to place a world: pay its cost; Colony Ship; conquer it; conquer it with New Military
Tactics; pay through Contact Specialist; Contact Specialist together with Colony Ship."""
SPARING = {6: PAY, 7: COLONY_SHIP, 8: CONTACT, 9: CONTACT_SHIP}
"""The ways that need no strength, and New Military Tactics is discarded all the same."""
WAY_IDS = (
    "pay", "ship", "conquer", "tactics", "contact", "contact_ship",
    "pay_tactics", "ship_tactics", "contact_tactics", "contact_ship_tactics",
)  # fmt: skip
_HELPS = tuple(SHIP[card] or SPECIALIST[card] or TACTICS[card] > 0 for card in range(COUNT))


def develop_discount(race: Race, seat: int) -> int:
    """Powers, and in a Develop phase the chooser's bonus (R34)."""
    less = 0
    for card in race.tableaus[seat]:
        less += DEVELOP_DISCOUNT[card]
    if race.phase == DEVELOP and has_bonus(race, seat, ACT_DEVELOP):
        less += 1
    return less


def develop_price(race: Race, seat: int, card: int) -> int:
    """What a development costs now: never below 0 (R26, R34)."""
    return max(0, COST[card] - develop_discount(race, seat))


def general_military(tableau: list[int]) -> int:
    """Strength against every world, negative powers included (R42)."""
    return sum([MILITARY[card] for card in tableau])


def military_against(tableau: list[int], world: int) -> int:
    """Strength against this world: specialised powers add to the general ones (R42)."""
    strength = 0
    kind = GOOD[world]
    rebel = REBEL[world]
    for card in tableau:
        strength += MILITARY[card]
        if rebel:
            strength += AGAINST_REBEL[card]
        if kind != NONE:
            strength += AGAINST[kind][card]
    return strength


def settle_discount(tableau: list[int], world: int) -> int:
    """Discounts by the kind of good, grey worlds get only the general ones (R40)."""
    table = SETTLE_DISCOUNT[GOOD[world]]
    return sum([table[card] for card in tableau])


def ways(tableau: list[int], world: int) -> list[tuple[int, int]]:
    """The ways that the tableau opens to this world, with what each costs in cards (R39-R48)."""
    helpers = [card for card in tableau if _HELPS[card]]
    ship = GOOD[world] != ALIEN and any(SHIP[card] for card in helpers)
    if not MILITARY_WORLD[world]:
        price = max(0, COST[world] - settle_discount(tableau, world))
        return [(PAY, price), (COLONY_SHIP, 0)] if ship else [(PAY, price)]
    found = []
    strength = military_against(tableau, world)
    defense = COST[world]
    if strength >= defense:
        found.append((CONQUER, 0))
    extra = max([TACTICS[card] for card in helpers], default=0)
    if extra and strength + extra >= defense:
        found.append((NEW_TACTICS, 0))
    if GOOD[world] != ALIEN and any(SPECIALIST[card] for card in helpers):
        cost = defense - max([SPECIALIST_REDUCTION[card] for card in helpers])
        found.append((CONTACT, max(0, cost - settle_discount(tableau, world))))
        if ship:
            found.append((CONTACT_SHIP, 0))
    return found


def open_ways(race: Race, seat: int, world: int, money: int) -> list[tuple[int, int]]:
    """The ways that so many other hand cards can pay for (G1). New Military Tactics goes only with
    a conquest (G2), unless a scenario says otherwise."""
    tableau = race.tableaus[seat]
    found = [(way, price) for way, price in ways(tableau, world) if price <= money]
    if race.lenient and any(TACTICS[card] for card in tableau):
        prices = dict(found)
        found += [(way, prices[base]) for way, base in SPARING.items() if base in prices]
    return found


class Offer(NamedTuple):
    """What a hand card shows: the ways to place it (a development has only `pay`), each with its
    price whether or not it can be paid, and the verdict on placing it in a phase of its kind."""

    ways: tuple[tuple[str, int], ...]
    verdict: Verdict


def offer(race: Race, seat: int, card: int) -> Offer:
    """What it takes to place this hand card now."""
    if WORLD[card]:
        found = tuple((WAY_IDS[way], price) for way, price in ways(race.tableaus[seat], card))
    else:
        found = (("pay", develop_price(race, seat, card)),)
    return Offer(found, refusals.placing(race, seat, card))
