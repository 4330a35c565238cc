"""Phase IV: Consume (R52-R65). One player after another sells, then uses all powers (G6)."""

from __future__ import annotations

from bisect import insort
from functools import cache
from typing import TYPE_CHECKING

from games.rftg.rules import piles, telling, trade
from games.rftg.rules.actions import DOUBLE
from games.rftg.rules.asking import CONSUMING, GOODS, SPENDING, ask_one
from games.rftg.rules.cards import (
    ANY,
    CONSUMES,
    COST,
    GAMBLE_NUMBERS,
    GOOD,
    IDS,
    INDEX,
    NAMES,
    NONE,
    POWERS,
    ConsumePower,
    label,
    say,
)
from games.rftg.rules.trade import goods_of
from suite.contract import Closed, Decision, Message, Move, Subset

if TYPE_CHECKING:
    from games.rftg.rules.position import Race

_GOOD = tuple(Move("good", (name,)) for name in IDS)
_USE = tuple(Move("consume", (IDS[power.card],)) for power in POWERS)
_GAMBLE = tuple(Move("gamble", (number,)) for number in GAMBLE_NUMBERS)
DONE = Move("done")
_POWER_PROMPT = say("Choose a consume power.")
_OPTIONAL_PROMPT = say("You may still discard cards for VP.")


def enter(race: Race) -> None:
    telling.phase_begins(race)
    race.used, race.doing = [], NONE


def resume(race: Race) -> bool:
    while race.turn < race.players:
        seat = race.to_move()
        if not (trade.sold(race, seat) and _all_used(race, seat)):
            return False
        race.turn += 1
        race.stage = trade.UNSOLD
        race.used = []
    return True


def usable(race: Race, seat: int) -> list[int]:
    """The unused powers that can be used now, mandatory ones and optional ones."""
    kinds = [0, 0, 0, 0]
    for world, good in zip(race.tableaus[seat], race.goods[seat], strict=True):
        if good != NONE:
            kinds[GOOD[world]] += 1
    total = kinds[0] + kinds[1] + kinds[2] + kinds[3]
    found = []
    for card in race.tableaus[seat]:
        for number in CONSUMES[card]:
            if number not in race.used and _can_use(race, seat, POWERS[number], kinds, total):
                found.append(number)
    return found


def _can_use(race: Race, seat: int, power: ConsumePower, kinds: list[int], total: int) -> bool:
    if power.different:
        return 4 - kinds.count(0) >= power.goods
    if power.goods:
        return (total if power.of == ANY else kinds[power.of]) >= power.goods
    if power.what == "consume_all":
        return total > 0
    if power.what == "spend":
        return bool(race.hands[seat])
    return True


def _all_used(race: Race, seat: int) -> bool:
    """Use whatever leaves no choice; ask otherwise. The seat is done when no mandatory power can
    be used any more (R55, R56)."""
    while True:
        if race.doing != NONE:
            if not _goods_taken(race, seat):
                return False
            _reward(race, seat)
        choice = usable(race, seat)
        if not choice:
            return True
        if len(choice) > 1 or POWERS[choice[0]].what in ("gamble", "spend"):
            ask_one(race, CONSUMING, seat)
            return False
        start(race, seat, choice[0])


def ask_power(race: Race, seat: int) -> Decision:
    moves: list[Move] = []
    prompt = _OPTIONAL_PROMPT
    for number in usable(race, seat):
        what = POWERS[number].what
        if what == "gamble":
            moves.extend(_GAMBLE)
        else:
            moves.append(_USE[number])
        if what != "spend":
            prompt = _POWER_PROMPT
    if prompt is _OPTIONAL_PROMPT:
        moves.append(DONE)
    return Closed(seat, prompt, tuple(moves), "consume")


def take_power(race: Race, seat: int, move: Move) -> None:
    if move.verb == "done":
        race.used.extend(usable(race, seat))
    elif move.verb == "gamble":
        race.used.append(_power_of(race, seat, "gamble"))
        _gamble(race, seat, int(move.args[0]))
    else:
        card = INDEX[str(move.args[0])]
        start(race, seat, next(n for n in CONSUMES[card] if POWERS[n].what != "gamble"))


def _power_of(race: Race, seat: int, what: str) -> int:
    return next(number for number in usable(race, seat) if POWERS[number].what == what)


def start(race: Race, seat: int, number: int) -> None:
    """Begin to use a power; it is then carried through without a break (R24, R58)."""
    power = POWERS[number]
    race.used.append(number)
    if power.what == "draw":
        telling.uses(race, seat, power.card)
        piles.draw(race, seat, power.cards)
    elif power.what == "consume_all":
        _consume_all(race, seat, power)
    elif power.what == "spend":
        race.doing = number
    else:
        race.doing, race.taken = number, []
        race.left = _how_many(power, len(goods_of(race, seat, power.of)))


def _how_many(power: ConsumePower, fitting: int) -> int:
    """Powers with 'up to' take as many as they can (R58)."""
    return power.goods * min(power.times, fitting // power.goods)


def _fitting(race: Race, seat: int) -> list[int]:
    """The goods that the power may take next; three different kinds must differ (R59)."""
    power = POWERS[race.doing]
    worlds = goods_of(race, seat, power.of)
    if power.different:
        worlds = [world for world in worlds if GOOD[world] not in race.taken]
    return worlds


def _goods_taken(race: Race, seat: int) -> bool:
    """Take what leaves no choice; ask for the rest one by one."""
    if POWERS[race.doing].what == "spend":
        ask_one(race, SPENDING, seat)
        return False
    while race.left:
        worlds = _fitting(race, seat)
        if len(worlds) > race.left:
            ask_one(race, GOODS, seat)
            return False
        _take(race, seat, worlds[0])
    return True


def _take(race: Race, seat: int, world: int) -> None:
    """Consume one good; selling powers sell it instead (R57, R61)."""
    power = POWERS[race.doing]
    race.left -= 1
    race.taken.append(GOOD[world])
    if power.what == "sell":
        trade.sell(race, seat, world, power.trade_powers)
        return
    at = race.tableaus[seat].index(world)
    piles.throw(race, race.goods[seat][at], 0)
    race.goods[seat][at] = NONE
    telling.consumed(race, seat, world, power.card)


@cache
def _good_prompt(card: int) -> Message:
    return say("Choose a good for: {card}.", card=NAMES[card])


def ask_good(race: Race, seat: int) -> Decision:
    prompt = _good_prompt(POWERS[race.doing].card)
    return Closed(seat, prompt, tuple([_GOOD[w] for w in _fitting(race, seat)]), "consume")


def take_good(race: Race, seat: int, move: Move) -> None:
    _take(race, seat, INDEX[str(move.args[0])])


def _reward(race: Race, seat: int) -> None:
    """Chips and cards when the power has taken all its goods."""
    power = POWERS[race.doing]
    race.doing = NONE
    if power.what == "consume":
        times = len(race.taken) // power.goods
        _gain(race, seat, power.vp * times)
        piles.draw(race, seat, power.cards * times)
    race.taken = []


def _gain(race: Race, seat: int, vp: int) -> None:
    """Chips, doubled for whoever chose Consume: 2x VP (R64)."""
    piles.gain_chips(race, seat, vp * 2 if DOUBLE in race.picks[seat] else vp)


def _consume_all(race: Race, seat: int, power: ConsumePower) -> None:
    """Every good goes, for one VP fewer than there were (R60)."""
    worlds = goods_of(race, seat)
    for at, good in enumerate(race.goods[seat]):
        if good != NONE:
            piles.throw(race, good, 0)
            race.goods[seat][at] = NONE
            telling.consumed(race, seat, race.tableaus[seat][at], power.card)
    _gain(race, seat, len(worlds) - 1)


def _gamble(race: Race, seat: int, number: int) -> None:
    """Turn up the top card and keep it if the number is its cost or defense (R62, G5)."""
    cards = piles.take(race, seat, 1)
    if not cards:
        return
    card = cards[0]
    kept = COST[card] == number
    telling.gambled(race, seat, number, card, kept)
    if kept:
        insort(race.hands[seat], card)
        insort(race.shown[seat], card)
    else:
        piles.throw(race, card, piles.everybody(race))


@cache
def _spend_prompt(card: int, most: int) -> Message:
    return say.many(
        "Discard up to {n} card for VP: {card}.",
        "Discard up to {n} cards for VP: {card}.",
        n=most,
        card=NAMES[card],
    )


def ask_cards(race: Race, seat: int) -> Decision:
    """Hand cards for VP: none, some or all that the power takes (R63)."""
    power, hand = POWERS[race.doing], race.hands[seat]
    most = min(power.most, len(hand))
    prompt = _spend_prompt(power.card, power.most)
    return Subset(seat, prompt, "spend", label(hand), 0, most, (), "consume")


def take_cards(race: Race, seat: int, move: Move) -> None:
    """These VP are never doubled (R64)."""
    power = POWERS[race.doing]
    race.doing = NONE
    cards = [INDEX[str(item)] for item in move.args]
    piles.discard_from_hand(race, seat, cards)
    telling.spent(race, seat, cards, power.card)
    piles.gain_chips(race, seat, power.vp * len(cards))
