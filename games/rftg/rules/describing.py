"""Moves in words, for the list of legal moves and for undo."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from games.rftg.rules import prices, telling, trade
from games.rftg.rules.actions import ACTION_INDEX, ACTION_NAMES
from games.rftg.rules.asking import GOODS
from games.rftg.rules.cards import GOOD, INDEX, NAMES, POWERS, say
from games.rftg.rules.prices import WAY_IDS
from games.rftg.rules.produce import BONUS
from suite.contract import Atom, Message, Move

if TYPE_CHECKING:
    from games.rftg.rules.position import Race


def describe_item(item: Atom) -> Message:
    """A card or an action card."""
    name = str(item)
    if name in INDEX:
        return NAMES[INDEX[name]]
    return ACTION_NAMES[ACTION_INDEX[name]]


def _items(move: Move) -> tuple[Message, ...]:
    return tuple(describe_item(item) for item in move.args)


def describe(race: Race, seat: int, move: Move) -> Message:
    """What the move does."""
    return _DESCRIBE[move.verb](race, seat, move)


def _choose(race: Race, seat: int, move: Move) -> Message:
    return say("Choose: {actions}", actions=_items(move))


def _discard(race: Race, seat: int, move: Move) -> Message:
    return say("Discard: {cards}", cards=_items(move))


def _keep(race: Race, seat: int, move: Move) -> Message:
    return say("Keep: {cards}", cards=_items(move))


def _develop(race: Race, seat: int, move: Move) -> Message:
    card = INDEX[str(move.args[0])]
    price = prices.develop_price(race, seat, card)
    if price == 0:
        return say("Develop for nothing: {card}", card=NAMES[card])
    return say.many(
        "Develop for {n} card: {card}", "Develop for {n} cards: {card}", n=price, card=NAMES[card]
    )


def _settle(race: Race, seat: int, move: Move) -> Message:
    """With what it costs, unless there are several ways to choose from afterwards."""
    world = INDEX[str(move.args[0])]
    ways = prices.open_ways(race, seat, world, len(race.hands[seat]) - 1)
    if len(ways) != 1:
        return say("Settle: {card}", card=NAMES[world])
    way, price = ways[0]
    if way == prices.CONQUER:
        return say("Conquer: {card}", card=NAMES[world])
    if price == 0:
        return say("Settle for nothing: {card}", card=NAMES[world])
    return say.many(
        "Settle for {n} card: {card}", "Settle for {n} cards: {card}", n=price, card=NAMES[world]
    )


def _by(race: Race, seat: int, move: Move) -> Message:
    way = WAY_IDS.index(str(move.args[0]))
    if way in prices.SPARING:
        base = _way(race, seat, prices.SPARING[way])
        return say("{way}; also discard New Military Tactics", way=base)
    return _way(race, seat, way)


def _way(race: Race, seat: int, way: int) -> Message:
    price = dict(prices.ways(race.tableaus[seat], race.placing[seat]))[way]
    if price == 0:
        return _FREE_WAYS[way]
    if way == prices.CONTACT:
        return say.many(
            "Pay {n} card through Contact Specialist",
            "Pay {n} cards through Contact Specialist",
            n=price,
        )
    return say.many("Pay {n} card", "Pay {n} cards", n=price)


_FREE_WAYS = {
    prices.PAY: say("Pay nothing"),
    prices.COLONY_SHIP: say("Discard Colony Ship and pay nothing"),
    prices.CONQUER: say("Conquer it"),
    prices.NEW_TACTICS: say("Conquer it and discard New Military Tactics"),
    prices.CONTACT: say("Use Contact Specialist and pay nothing"),
    prices.CONTACT_SHIP: say("Use Contact Specialist, discard Colony Ship and pay nothing"),
}


def _pass(race: Race, seat: int, move: Move) -> Message:
    return say("Place nothing")


def _pay(race: Race, seat: int, move: Move) -> Message:
    return say("Pay with: {cards}", cards=_items(move))


def _sell(race: Race, seat: int, move: Move) -> Message:
    return _sale(race, seat, INDEX[str(move.args[0])])


def _sale(race: Race, seat: int, world: int, trade_powers: bool = True) -> Message:
    return say.many(
        "Sell the good ({good}) for {n} card from: {world}",
        "Sell the good ({good}) for {n} cards from: {world}",
        n=trade.sale_price(race.tableaus[seat], world, trade_powers),
        good=telling.GOOD_NAMES[GOOD[world]],
        world=NAMES[world],
    )


def _consume(race: Race, seat: int, move: Move) -> Message:
    return say("Use: {card}", card=describe_item(move.args[0]))


def _good(race: Race, seat: int, move: Move) -> Message:
    world = INDEX[str(move.args[0])]
    power = POWERS[race.doing] if race.ask == GOODS else None
    if power and power.what == "sell":
        return _sale(race, seat, world, power.trade_powers)
    return say(
        "Consume the good ({good}) from: {world}",
        good=telling.GOOD_NAMES[GOOD[world]],
        world=NAMES[world],
    )


def _gamble(race: Race, seat: int, move: Move) -> Message:
    return say("Gamble on the number {number}", number=int(move.args[0]))


def _done(race: Race, seat: int, move: Move) -> Message:
    return say("Discard no more cards")


def _spend(race: Race, seat: int, move: Move) -> Message:
    if not move.args:
        return say("Discard nothing")
    return say("Discard for VP: {cards}", cards=_items(move))


def _draw(race: Race, seat: int, move: Move) -> Message:
    return say("Draw for the goods produced: {card}", card=describe_item(move.args[0]))


def _produce(race: Race, seat: int, move: Move) -> Message:
    source, world = str(move.args[0]), describe_item(move.args[1])
    if source == BONUS:
        return say("Produce with the action card's bonus on: {world}", world=world)
    return say(
        "Produce on: {world}; power: {card}", world=world, card=describe_item(source)
    )  # fmt: skip


_DESCRIBE: dict[str, Callable[[Race, int, Move], Message]] = {
    "choose": _choose,
    "discard": _discard,
    "keep": _keep,
    "develop": _develop,
    "settle": _settle,
    "by": _by,
    "pass": _pass,
    "pay": _pay,
    "sell": _sell,
    "consume": _consume,
    "good": _good,
    "gamble": _gamble,
    "done": _done,
    "spend": _spend,
    "produce": _produce,
    "draw": _draw,
}
