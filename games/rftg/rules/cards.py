"""The cards as tables: every list here is indexed by the number of a card design (0-94).

The two copies of a development are the same card to the rules, so piles and hands hold design
numbers. Where both copies lie in one hand, a move calls the second one `public_works#2`.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import yaml

from games.rftg.rules import schema
from suite.contract import Message, Words

say = Words("rftg")

NONE = -1
"""No card: a world without a good, nobody's development."""
HIDDEN = -2
"""A card that the viewer may not know."""
ANY = 4
"""The kind that every good fits."""
KINDS = ("novelty", "rare", "genes", "alien")
RARE, ALIEN = 1, 3
PRICES = (2, 3, 4, 5)
"""What a good of each kind sells for (R52)."""

_FILE = Path(__file__).parents[1] / "content" / "cards.yaml"
DATA = schema.read_cards(yaml.load(_FILE.read_text(encoding="utf-8"), yaml.CSafeLoader))
COUNT = len(DATA)
_EACH = range(COUNT)

IDS = tuple(card.id for card in DATA)
SHOWN = (*IDS, "hidden", None)
"""How a card is written in a snapshot: HIDDEN and NONE count from the end."""
COPIES = tuple(card.copies for card in DATA)
DECK_SIZE = sum(COPIES)
INDEX = {
    f"{card.id}#{copy}" if copy > 1 else card.id: index
    for index, card in enumerate(DATA)
    for copy in range(1, card.copies + 1)
}
NAMES: tuple[Message, ...] = tuple(Message(c.name, {}, None, "card", "rftg") for c in DATA)

WORLD = tuple(card.type == "world" for card in DATA)
MILITARY_WORLD = tuple(card.defense is not None for card in DATA)
COST = tuple(card.cost if card.cost is not None else card.defense or 0 for card in DATA)
"""The cost, or the defense of a military world."""
VP = tuple(card.vp or 0 for card in DATA)
SIX = tuple(bool(card.scoring) for card in DATA)
START = tuple(NONE if card.start is None else card.start for card in DATA)
STARTS = tuple(sorted((i for i in _EACH if START[i] != NONE), key=START.__getitem__))
FIRST_HANDS = {
    number: tuple(i for i in _EACH if DATA[i].first_hand == number) for number in (1, 2, 3, 4)
}


def _kind(name: str | None) -> int:
    return NONE if name is None else ANY if name == "any" else KINDS.index(name)


GOOD = tuple(_kind(card.good) for card in DATA)
"""The kind of good that the world is for; NONE for grey worlds and developments."""
WINDFALL = tuple(card.source == "windfall" for card in DATA)
PRODUCTION = tuple(card.source == "production" for card in DATA)


def has_tag(card: int, tag: str) -> bool:
    return tag in DATA[card].tags


REBEL = tuple(has_tag(i, "rebel") and MILITARY_WORLD[i] for i in _EACH)


def _sum(kind: type[schema.Strict], field: str, phase: str = "", **fits: object) -> tuple[int, ...]:
    """For each card the sum of a field over its powers of that kind."""
    return tuple(
        sum(
            getattr(power, field)
            for power in card.powers
            if isinstance(power, kind)
            and (not phase or power.phase == phase)
            and all(getattr(power, name) == value for name, value in fits.items())
        )
        for card in DATA
    )


def _by_kind(kind: type[schema.Strict], field: str, name: str) -> tuple[tuple[int, ...], ...]:
    """For each kind of good the table of a field, "any" counting for all of them."""
    general = _sum(kind, field, **{name: "any"})
    return tuple(
        tuple(a + b for a, b in zip(general, _sum(kind, field, **{name: good}), strict=True))
        for good in KINDS
    )


def _with(kind: type[schema.Strict]) -> tuple[bool, ...]:
    return tuple(any(isinstance(power, kind) for power in card.powers) for card in DATA)


EXPLORE_DRAW = _sum(schema.ExploreDraw, "amount")
EXPLORE_KEEP = _sum(schema.ExploreKeep, "amount")
DEVELOP_START = _sum(schema.DevelopDrawAtStart, "cards")
DEVELOP_DISCOUNT = _sum(schema.DevelopDiscount, "amount")
DEVELOP_AFTER = _sum(schema.DrawAfter, "cards", "develop")
SETTLE_AFTER = _sum(schema.DrawAfter, "cards", "settle")
SETTLE_GENERAL = _sum(schema.SettleDiscount, "amount", of="any")
SETTLE_DISCOUNT = (*_by_kind(schema.SettleDiscount, "amount", "of"), SETTLE_GENERAL)
"""By the kind of the world that is placed; the last one (index -1 too) is for grey worlds."""
MILITARY = _sum(schema.Military, "amount", against=None)
AGAINST_REBEL = _sum(schema.Military, "amount", against="rebel")
AGAINST = tuple(_sum(schema.Military, "amount", against=good) for good in KINDS)
TACTICS = _sum(schema.TemporaryMilitary, "amount")
SPECIALIST = _with(schema.PayForMilitary)
SPECIALIST_REDUCTION = _sum(schema.PayForMilitary, "reduction")
SHIP = _with(schema.ZeroCost)
TRADE = _by_kind(schema.TradeBonus, "amount", "of")
TRADE_HERE = _sum(schema.TradeBonus, "amount", of="this_world")
DRAW_HERE = _sum(schema.DrawIfProducedHere, "cards")
PRODUCE_DRAW = _sum(schema.ProduceDraw, "cards")
PER_KIND = _sum(schema.DrawPerKindProduced, "cards")


def _draws(power: str) -> tuple[tuple[int, int], ...]:
    """For each card (kind, cards) of such a power; (NONE, 0) without it."""
    return tuple(
        next(
            (
                (_kind(p.of), p.cards)
                for p in card.powers
                if isinstance(p, schema.DrawByKind) and p.power == power
            ),
            (NONE, 0),
        )
        for card in DATA
    )


PER_GOOD = _draws("draw_per_good_produced")
PER_WORLD = _draws("draw_per_world")
MOST = _draws("draw_if_most_produced")
PRODUCE_WINDFALL = tuple(
    next((_kind(p.of) for p in card.powers if isinstance(p, schema.ProduceWindfall)), NONE)
    for card in DATA
)
"""The kind of windfall world on which the card produces: NONE, a kind or ANY."""


class ConsumePower(NamedTuple):
    """A consume power as the phase uses it."""

    card: int
    what: str
    of: int = ANY
    goods: int = 0
    times: int = 1
    vp: int = 0
    cards: int = 0
    different: bool = False
    trade_powers: bool = False
    most: int = 0


def _consume_powers() -> list[ConsumePower]:
    found = []
    for index, card in enumerate(DATA):
        for p in card.powers:
            if isinstance(p, schema.Consume):
                found.append(
                    ConsumePower(
                        index, p.power, _kind(p.of), p.count, p.times, p.vp, p.cards, p.different
                    )
                )
            elif isinstance(p, schema.Sell):
                found.append(ConsumePower(index, p.power, goods=1, trade_powers=p.trade_powers))
            elif isinstance(p, schema.ConsumeDraw):
                found.append(ConsumePower(index, p.power, cards=p.cards))
            elif isinstance(p, schema.Spend):
                found.append(ConsumePower(index, p.power, vp=p.vp, most=p.most))
            elif isinstance(p, schema.ConsumeAll | schema.Gamble):
                found.append(ConsumePower(index, p.power))
    return found


POWERS = tuple(_consume_powers())
"""All consume powers of the game; moves and positions name one by its place in this list."""
CONSUMES = tuple(tuple(n for n, p in enumerate(POWERS) if p.card == card) for card in _EACH)
GAMBLE_NUMBERS = tuple(
    number
    for card in DATA
    for power in card.powers
    if isinstance(power, schema.Gamble)
    for number in range(power.low, power.high + 1)
)


def label(cards: list[int]) -> tuple[str, ...]:
    """The ids of cards in a sorted hand; the second copy of a design gets its `#2`."""
    before = NONE
    labels = []
    for card in cards:
        labels.append(f"{IDS[card]}#2" if card == before else IDS[card])
        before = card
    return tuple(labels)
