"""What each action would bring to a seat, and which ones the others will choose.

Of the others a seat knows tableau, goods and how many cards they hold; an average development and
an average world stand for what those cards may be.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from games.rftg.bots.economy import best_sale, dearest, goods_held, goods_made, used_up
from games.rftg.bots.weights import Weights
from games.rftg.bots.worth import Outlook
from games.rftg.rules.actions import (
    ACT_DEVELOP,
    ACT_PRODUCE,
    ACT_SETTLE,
    CONSUME,
    DEVELOP,
    DOUBLE,
    EXPLORE,
    EXPLORE_1,
    EXPLORE_5,
    PHASE_OF,
    PRODUCE,
    SETTLE,
    TRADE,
)  # fmt: skip
from games.rftg.rules.cards import (
    DEVELOP_AFTER,
    DEVELOP_DISCOUNT,
    DEVELOP_START,
    EXPLORE_DRAW,
    EXPLORE_KEEP,
    NONE,
    PRICES,
    SETTLE_AFTER,
    SETTLE_GENERAL,
    WORLD,
)  # fmt: skip
from games.rftg.rules.round import HAND_LIMIT

ACTIONS = range(7)
Gains = tuple[dict[int, float], list[float]]
"""By phase: what the seat gains when the phase comes. By action: the bonus for choosing it."""


def gains(outlook: Outlook, known: bool) -> Gains:
    """What phases and bonuses bring to the seat of this outlook; `known`: its hand is known."""
    explore, five, one = _explore(outlook)
    develop, cheaper = _develop(outlook, known)
    settle, draw = _settle(outlook, known)
    consume, trade, double = _consume(outlook)
    produce, windfall = _produce(outlook)
    phases = {
        EXPLORE: explore,
        DEVELOP: develop,
        SETTLE: settle,
        CONSUME: consume,
        PRODUCE: produce,
    }
    bonus = [0.0] * 7
    bonus[EXPLORE_5], bonus[EXPLORE_1] = five, one
    bonus[ACT_DEVELOP], bonus[ACT_SETTLE] = cheaper, draw
    bonus[TRADE], bonus[DOUBLE], bonus[ACT_PRODUCE] = trade, double, windfall
    return phases, bonus


def _explore(outlook: Outlook) -> tuple[float, float, float]:
    look, keep = 2, 1
    for card in outlook.tableau:
        look += EXPLORE_DRAW[card]
        keep += EXPLORE_KEEP[card]
    room = max(0, HAND_LIMIT - len(outlook.hand))
    plain = _chosen(outlook, look, keep, room)
    return (
        plain,
        _chosen(outlook, look + 5, keep, room) - plain,
        _chosen(outlook, look + 1, keep + 1, room) - plain,
    )


def _chosen(outlook: Outlook, look: int, keep: int, room: int) -> float:
    """So many of so many cards: choice makes them better, a full hand worse."""
    kept = min(keep, look)
    choice = 0.75 + outlook.taste.choice * float((look - kept) ** 0.8)
    return outlook.card * kept * choice * (1.0 if room >= kept else 0.5)


def _develop(outlook: Outlook, known: bool) -> tuple[float, float]:
    extra = 0.0
    for card in outlook.tableau:
        extra += outlook.card * DEVELOP_START[card]
    money = len(outlook.hand)
    if not known:
        less = sum([DEVELOP_DISCOUNT[card] for card in outlook.tableau])
        return extra + _guess(outlook, money, less), outlook.card
    after = outlook.card * sum([DEVELOP_AFTER[card] for card in outlook.tableau])
    here = with_bonus = 0.0
    before = NONE
    for card in outlook.hand:
        if WORLD[card] or card == before:
            continue
        before = card
        price = outlook.price(card)
        if price - 1 >= money:
            continue
        cheap = max(0, price - 1)
        value = outlook.placed(card, 0)
        if price < money:
            here = max(here, value + after - outlook.card * price)
        with_bonus = max(with_bonus, value + after - outlook.card * cheap)
    return extra + here, with_bonus - here


def _settle(outlook: Outlook, known: bool) -> tuple[float, float]:
    money = len(outlook.hand)
    if not known:
        less = sum([SETTLE_GENERAL[card] for card in outlook.tableau]) + 0.5 * outlook.strength
        return _guess(outlook, money, less), 0.7 * outlook.card
    after = outlook.card * sum([SETTLE_AFTER[card] for card in outlook.tableau])
    best = 0.0
    for card in outlook.hand:
        if WORLD[card]:
            price = outlook.price(card)
            if price < money:
                best = max(best, outlook.placed(card, price) + after)
    return best, outlook.card if best > 0 else 0.0


def _guess(outlook: Outlook, money: int, less: float) -> float:
    """What placing one of these unknown cards may bring."""
    taste = outlook.taste
    chance = min(1.0, 0.18 * money)
    return chance * max(0.3, taste.guess + taste.guess_less * less + taste.guess_money * money)


def _consume(outlook: Outlook) -> tuple[float, float, float]:
    race, seat = outlook.race, outlook.seat
    held = goods_held(race, seat)
    chips, cards, _ = used_up(tuple(outlook.tableau), held)
    here = chips + outlook.card * cards - outlook.taste.kept_good * sum(held) * (chips > 0)
    sale = best_sale(race, seat)
    if not sale:
        return here, 0.0, 0.0
    left_chips, left_cards = _after_sale(outlook, held)
    lost = chips - left_chips + outlook.card * (cards - left_cards)
    room = HAND_LIMIT + 1 - len(outlook.hand)
    drawn = min(sale, max(room, 0)) + 0.4 * max(0, sale - max(room, 0))
    return here, outlook.card * drawn - lost - 0.2, float(chips)


def _after_sale(outlook: Outlook, held: tuple[int, ...]) -> tuple[int, int]:
    """Chips and cards from consuming what is left when the dearest good has been sold."""
    rest = list(held)
    rest[dearest(held)] -= 1
    chips, cards, _ = used_up(tuple(outlook.tableau), tuple(rest))
    return chips, cards


def _produce(outlook: Outlook) -> tuple[float, float]:
    race, seat = outlook.race, outlook.seat
    held = goods_held(race, seat)
    fresh, drawn, idle = goods_made(outlook.tableau, race.goods[seat])
    all_goods = [held[kind] + fresh[kind] for kind in range(4)]
    value = _use(outlook, all_goods)
    gain = outlook.taste.fresh * (value - _use(outlook, held)) + outlook.card * drawn
    windfall = dearest(idle)
    if windfall == NONE:
        return gain, 0.0
    all_goods[windfall] += 1
    return gain, outlook.taste.fresh * (_use(outlook, all_goods) - value)


def _use(outlook: Outlook, goods: Sequence[int]) -> float:
    """What goods will be good for."""
    if outlook.left < 1:
        return 0.0
    chips, cards, rest = used_up(tuple(outlook.tableau), tuple(goods))
    value = outlook.taste.doubled * chips + outlook.card * cards
    kind = dearest(rest)
    if kind != NONE:
        value += outlook.taste.resale * outlook.card * PRICES[kind]
    return value + 0.15 * sum(rest)


def likely(found: Gains, taste: Weights) -> list[float]:
    """How likely each action is to be chosen by a seat to which it brings so much."""
    phases, bonus = found
    wishes = [exp(taste.greed * (phases[PHASE_OF[a]] + bonus[a])) for a in ACTIONS]
    total = sum(wishes)
    return [wish / total for wish in wishes]
