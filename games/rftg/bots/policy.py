"""A quick answer to every question: the player behind the levels novice and standard, and the one
who plays all seats in the thoughts of the strong one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from games.rftg.bots import choosing, consuming
from games.rftg.bots.weights import STANDARD, Weights
from games.rftg.bots.worth import Outlook, cheapest_first
from games.rftg.rules import asking, prices
from games.rftg.rules.cards import INDEX, SHIP, TACTICS
from games.rftg.rules.placing import PASS
from suite.contract import Bot, Chance, Decision, Limit, Move, Position, Subset

if TYPE_CHECKING:
    from games.rftg.rules.position import Race

Answer = Callable[["Race", Decision, Weights], Move]


def _pick(race: Race, decision: Decision, taste: Weights) -> Move:
    return choosing.choose_actions(race, decision.seat, decision, taste)


def _discard(race: Race, decision: Decision, taste: Weights) -> Move:
    """Setup, hand limit and payment: the least valuable cards go."""
    assert isinstance(decision, Subset)
    hand = race.hands[decision.seat]
    going = cheapest_first(Outlook(race, decision.seat, taste), hand)[: decision.least]
    return subset_move(decision, hand, going)


def _keep(race: Race, decision: Decision, taste: Weights) -> Move:
    """Explore: the most valuable cards stay."""
    assert isinstance(decision, Subset)
    drawn = race.drawn[decision.seat]
    order = cheapest_first(Outlook(race, decision.seat, taste), drawn)
    return subset_move(decision, drawn, order[len(order) - decision.least :])


def subset_move(decision: Subset, cards: list[int], chosen: list[int]) -> Move:
    """The move that names these cards; two copies in a hand have names of their own."""
    wanted = chosen[:]
    names = []
    for name, card in zip(decision.items, cards, strict=True):
        if card in wanted:
            wanted.remove(card)
            names.append(name)
    return decision.canonical(names)


def hand_order(race: Race, seat: int, cards: list[int]) -> list[int]:
    """Cards by what they are worth to keep, the least first."""
    return cheapest_first(Outlook(race, seat, STANDARD), cards)


def _place(race: Race, decision: Decision, taste: Weights) -> Move:
    """The development or world that brings most, or none."""
    outlook = Outlook(race, decision.seat, taste)
    best, gain = PASS, 0.0
    for move in decision.each():
        if move.args:
            card = INDEX[str(move.args[0])]
            value = outlook.placed(card, outlook.price(card))
            if value > gain:
                best, gain = move, value
    return best


def _way(race: Race, decision: Decision, taste: Weights) -> Move:
    """The cheapest way to place a world, counting a development that must be given up."""
    seat = decision.seat
    outlook = Outlook(race, seat, taste)
    cost = dict(prices.open_ways(race, seat, race.placing[seat], len(race.hands[seat])))
    lost = {
        prices.COLONY_SHIP: SHIP,
        prices.CONTACT_SHIP: SHIP,
        prices.NEW_TACTICS: TACTICS,
    }

    def price(move: Move) -> float:
        way = prices.WAY_IDS.index(str(move.args[0]))
        gone = [card for card in race.tableaus[seat] if way in lost and lost[way][card]]
        return outlook.card * cost[way] + (taste.given_up if gone else 0.0)

    return min(decision.each(), key=price)


def _sell(race: Race, decision: Decision, taste: Weights) -> Move:
    return consuming.choose_sale(race, decision.seat, decision)


def _use(race: Race, decision: Decision, taste: Weights) -> Move:
    outlook = Outlook(race, decision.seat, taste)
    return consuming.choose_power(race, decision.seat, decision, outlook)


def _good(race: Race, decision: Decision, taste: Weights) -> Move:
    return consuming.choose_good(race, decision.seat, decision)


def _spend(race: Race, decision: Decision, taste: Weights) -> Move:
    assert isinstance(decision, Subset)
    outlook = Outlook(race, decision.seat, taste)
    return subset_move(decision, outlook.hand, consuming.spare(outlook)[: decision.most])


def _windfall(race: Race, decision: Decision, taste: Weights) -> Move:
    return consuming.choose_windfall(race, decision.seat, decision)


ANSWERS: dict[int, Answer] = {
    asking.DISCARDING: _discard,
    asking.PICKING: _pick,
    asking.KEEPING: _keep,
    asking.DEVELOPING: _place,
    asking.SETTLING: _place,
    asking.WAYS: _way,
    asking.PAYING: _discard,
    asking.SELLING: _sell,
    asking.CONSUMING: _use,
    asking.GOODS: _good,
    asking.SPENDING: _spend,
    asking.WINDFALLS: _windfall,
    asking.LIMITING: _discard,
}


def sensible(race: Race, decision: Decision, taste: Weights = STANDARD) -> Move:
    """A good move without any search. It looks only at what the deciding seat knows."""
    return ANSWERS[race.ask](race, decision, taste)


class Sensible(Bot):
    """Plays by the policy alone."""

    def __init__(self, taste: Weights = STANDARD) -> None:
        self.taste = taste

    def choose(self, view: Position, seat: int, limit: Limit, chance: Chance) -> Move:
        from games.rftg.rules.position import Race

        assert isinstance(view, Race)
        decision = view.decision(seat)
        if decision is None:
            raise ValueError(f"seat {seat} has nothing to decide")
        return sensible(view, decision, self.taste)
