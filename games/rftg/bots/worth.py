"""What a card is worth to a seat: on the table, in the hand, and how long the game will last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rftg.bots.economy import rates
from games.rftg.bots.prospects import OUT_OF_REACH, prospect, settle_price
from games.rftg.bots.weights import Weights
from games.rftg.rules.cards import (
    AGAINST,
    AGAINST_REBEL,
    COST,
    COUNT,
    MILITARY,
    MILITARY_WORLD,
    NONE,
    SHIP,
    SIX,
    SPECIALIST,
    TACTICS,
    VP,
    WORLD,
)  # fmt: skip
from games.rftg.rules.prices import develop_price, general_military, military_against
from games.rftg.rules.round import HAND_LIMIT, TABLEAU_END

if TYPE_CHECKING:
    from games.rftg.rules.position import Race

_STRENGTH = tuple(
    MILITARY[card] + 0.3 * (AGAINST_REBEL[card] + sum(table[card] for table in AGAINST))
    for card in range(COUNT)
)
_LAST = 0.12  # the part of its worth that a hand card keeps to the end: it may break a tie
_HANDY = tuple(SHIP[card] or SPECIALIST[card] or TACTICS[card] > 0 for card in range(COUNT))
"""Cards that open a way to place worlds."""


def rounds_left(race: Race, taste: Weights) -> float:
    """How many more rounds there will be, by the longest tableau and the chips in the pool."""
    longest = max([len(tableau) for tableau in race.tableaus])
    by_cards = taste.pace * (TABLEAU_END - longest)
    by_chips = 1.0 + race.pool / (taste.thirst * race.players)
    return max(0.5, min(by_cards, by_chips))


class Outlook:
    """How a seat sees its own affairs in one position. It uses only what the seat knows."""

    __slots__ = ("card", "hand", "key", "left", "race", "seat", "strength", "tableau", "taste")

    def __init__(self, race: Race, seat: int, taste: Weights) -> None:
        self.race, self.seat, self.taste = race, seat, taste
        self.left = rounds_left(race, taste)
        self.tableau = race.tableaus[seat]
        self.hand = race.hands[seat]
        self.card = taste.card * min(1.0, _LAST + taste.fading * self.left)
        if len(self.hand) >= HAND_LIMIT - 1:
            self.card *= taste.crowded
        self.key = tuple(self.tableau)
        self.strength = general_military(self.tableau)

    def on_table(self, card: int) -> float:
        """The points that the card will have brought at the end if it is placed now."""
        taste, left = self.taste, self.left
        brings = prospect(self.key, card, self.race.chips[self.seat])
        value = float(brings.points)
        if SIX[card]:
            value += taste.six * max(0.0, left - 1)
        more = left - 0.5
        if more > 0:
            value += taste.cycle * more * (taste.doubled * brings.chips + self.card * brings.cards)
            value += more * self.card * rates(taste)[card]
            value += self._military(card, more)
            if _HANDY[card]:
                value += taste.handy * min(more, 5.0)
        if left > 0.8:
            value += taste.windfall * self.card * brings.sale
        return value

    def _military(self, card: int, more: float) -> float:
        points = _STRENGTH[card]
        if not points:
            return 0.0
        each = self.taste.military + self.taste.military_growth * max(0, self.strength)
        value = points * each * min(1.0, more / 8)
        if self.taste.unlock and points > 0:
            after = [*self.tableau, card]
            for world in self.hand:
                if (
                    MILITARY_WORLD[world]
                    and military_against(after, world) >= COST[world]
                    and self.price(world)
                ):
                    value += self.taste.unlock * (VP[world] + 1)
        return value

    def price(self, card: int) -> int:
        """The fewest hand cards that placing it costs now; very many if it cannot be placed."""
        if not WORLD[card]:
            if card in self.tableau:
                return OUT_OF_REACH
            return develop_price(self.race, self.seat, card)
        return settle_price(self.key, card)

    def in_hand(self, card: int) -> float:
        """What it is worth to keep the card: what placing it will bring, less its price, and the
        less the further it is out of reach."""
        taste = self.taste
        price = self.price(card)
        value = self.on_table(card) + taste.tempo
        if price == OUT_OF_REACH:
            if not WORLD[card]:
                return 0.0
            gap = COST[card] - military_against(self.tableau, card)
            hope = taste.gap**gap * min(1.0, self.left / 6)
            return value * hope
        missing = price - (len(self.hand) - 1)
        net = value - self.card * price
        if missing > 0:
            net *= taste.dear**missing
        if price + 1 > self.left * 3:
            net *= 0.3
        return net

    def placed(self, card: int, price: int) -> float:
        """The gain from placing this hand card now for so many others."""
        return self.on_table(card) + self.taste.tempo - self.card * (price + self.taste.effort)


def cheapest_first(outlook: Outlook, cards: list[int]) -> list[int]:
    """Hand cards by what they are worth, the least first; of two copies one is worth nothing."""
    values: list[tuple[float, int]] = []
    before = NONE
    for card in cards:
        value = 0.0 if card == before and not WORLD[card] else outlook.in_hand(card)
        values.append((value, card))
        before = card
    return [card for _, card in sorted(values)]
