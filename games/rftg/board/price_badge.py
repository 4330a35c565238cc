"""What a hand card costs now, as a badge: the rules' own `offer`, in a sign and in words."""

from __future__ import annotations

from collections.abc import Callable

from games.rftg.board.badge import Badge
from games.rftg.rules import cards
from games.rftg.rules.position import Race
from games.rftg.rules.prices import develop_price, military_against, offer, settle_discount
from suite.contract import Message, Words

say = Words("rftg")

Told = Callable[[Message], str]

_WAYS = {
    "conquer": say("Your military conquers it."),
    "tactics": say("New Military Tactics conquers it and is discarded."),
    "ship": say("It is free with Colony Ship, which is discarded."),
    "contact_ship": say(
        "It is free with Contact Specialist and Colony Ship; Colony Ship is discarded."
    ),
}
_ICONS = {
    "conquer": "sword",
    "pay": "card",
    "contact": "card",
    "ship": "rocket",
    "contact_ship": "rocket",
    "tactics": "sword",
}
"""Of ways that cost the same, the first of these is shown."""
_ORDER = tuple(_ICONS)


def as_if_held(race: Race, seat: int, card: int) -> Race:
    """The position in which the seat has this card in hand: that of a drawn card is asked for
    before it is kept."""
    if card in race.hands[seat]:
        return race
    held = race.copy()
    held.hands[seat] = sorted([*race.hands[seat], card])
    return held


def price_badge(race: Race, seat: int, card: int, told: Told, *, now: bool) -> Badge:
    """The badge of a hand card; `now`: it is the phase in which cards of its kind are placed."""
    race = as_if_held(race, seat, card)
    found = offer(race, seat, card)
    if found.verdict.legal:
        way, price = min(found.ways, key=lambda offered: (offered[1], _ORDER.index(offered[0])))
        words = " ".join(told(line) for line in price_lines(race, seat, card))
        return Badge(_ICONS[way], str(price), "good" if now else "ink_dim", words)
    why = told(found.verdict.why) if found.verdict.why else ""
    tone = "bad" if now else "ink_faint"
    if not found.ways:
        strength = str(military_against(race.tableaus[seat], card)).replace("-", "−")
        return Badge("sword", f"{strength}/{cards.COST[card]}", tone, why)
    if card in race.tableaus[seat]:
        return Badge("copy", "", tone, why)
    return Badge("card", str(min(price for _, price in found.ways)), tone, why)


def price_lines(race: Race, seat: int, card: int) -> list[Message]:
    """Every way to place a hand card now, in words; or why there is none."""
    race = as_if_held(race, seat, card)
    found = offer(race, seat, card)
    if not found.verdict.legal and found.verdict.why is not None:
        return [found.verdict.why]
    return [_line(race, seat, card, way, price) for way, price in found.ways]


def _line(race: Race, seat: int, card: int, way: str, price: int) -> Message:
    if way in _WAYS:
        return _WAYS[way]
    if way == "contact":
        return say.many(
            "With Contact Specialist it costs {n} card now.",
            "With Contact Specialist it costs {n} cards now.",
            n=price,
        )
    return _paid(race, seat, card, price)


def _paid(race: Race, seat: int, card: int, price: int) -> Message:
    """The price, and how much less that is than what is printed."""
    printed = cards.COST[card]
    if cards.WORLD[card]:
        less = settle_discount(race.tableaus[seat], card)
    else:
        less = printed - develop_price(race, seat, card)
    if less:
        return say.many(
            "It costs {n} card now; the discount is {less}.",
            "It costs {n} cards now; the discount is {less}.",
            n=price,
            less=less,
        )
    return say.many("It costs {n} card now.", "It costs {n} cards now.", n=price)
