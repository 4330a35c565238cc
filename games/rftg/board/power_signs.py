"""A card's powers in signs: what the small card shows behind the numeral of a phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from games.rftg.board.figures import signed
from games.rftg.rules import schema

PHASE_SIGNS = {
    "explore": "I",
    "develop": "II",
    "settle": "III",
    "trade": "$",
    "consume": "IV",
    "produce": "V",
}


class Sign(NamedTuple):
    """A part of a power's row: `text`, a `good` (by its kind), `vp`, `cards`, `military`, ..."""

    what: str
    value: str


def signs(power: schema.Strict) -> tuple[Sign, ...]:
    """The power in signs, to be drawn behind the sign of its phase."""
    return tuple(_SIGNS[type(power)](power))


def _text(value: object) -> Sign:
    return Sign("text", str(value))


def _draw_signs(power: Any) -> list[Sign]:
    return [_text("+"), Sign("cards", str(power.cards))]


def _of_signs(power: Any) -> list[Sign]:
    return [Sign("good", power.of)]


def _consume_signs(power: schema.Consume) -> list[Sign]:
    taken = [Sign("good", power.of)] * power.count
    if power.different:
        taken = [_text(f"{power.count}≠"), Sign("different", "")]
    row = [*taken, Sign("arrow", "")]
    if power.vp:
        row.append(Sign("vp", str(power.vp)))
    if power.cards:
        row.append(Sign("cards", str(power.cards)))
    return [*row, _text(f"×{power.times}")] if power.times > 1 else row


def _military_signs(power: schema.Military) -> list[Sign]:
    row = [Sign("military", signed(power.amount))]
    if power.against == "rebel":
        return [*row, Sign("rebel", "")]
    return [*row, Sign("good", power.against)] if power.against else row


def _trade_signs(power: schema.TradeBonus) -> list[Sign]:
    mark = Sign("here", "") if power.of == "this_world" else Sign("good", power.of)
    return [_text("+"), Sign("cards", str(power.amount)), mark]


def _by_kind_signs(power: schema.DrawByKind) -> list[Sign]:
    sign = {
        "draw_per_good_produced": _text("/"),
        "draw_if_most_produced": _text("max"),
        "draw_per_world": Sign("world", ""),
    }[power.power]
    return [_text("+"), Sign("cards", str(power.cards)), sign, Sign("good", power.of)]


_SIGNS: dict[type[schema.Strict], Callable[[Any], list[Sign]]] = {
    schema.ExploreDraw: lambda p: [Sign("eye", signed(p.amount))],
    schema.ExploreKeep: lambda p: [Sign("keep", signed(p.amount))],
    schema.DevelopDrawAtStart: _draw_signs,
    schema.DevelopDiscount: lambda p: [_text(signed(-p.amount)), Sign("development", "")],
    schema.DrawAfter: _draw_signs,
    schema.SettleDiscount: lambda p: [
        _text(signed(-p.amount)),
        Sign("world", "") if p.of == "any" else Sign("good", p.of),
    ],
    schema.Military: _military_signs,
    schema.TemporaryMilitary: lambda p: [
        Sign("discard", ""),
        Sign("military", signed(p.amount)),
    ],
    schema.PayForMilitary: lambda p: [
        Sign("shield", ""),
        _text(signed(-p.reduction)),
        Sign("cards", ""),
    ],
    schema.ZeroCost: lambda p: [Sign("discard", ""), Sign("world", ""), _text("0")],
    schema.TradeBonus: _trade_signs,
    schema.Consume: _consume_signs,
    schema.ConsumeAll: lambda p: [_text("∀"), Sign("good", "any"), Sign("arrow", ""), _text("n−1")],
    schema.Sell: lambda p: [
        Sign("good", "any"),
        Sign("arrow", ""),
        _text("$" if p.trade_powers else "2–5"),
    ],
    schema.ConsumeDraw: _draw_signs,
    schema.Gamble: lambda p: [_text(f"{p.low}–{p.high}?")],
    schema.Spend: lambda p: [
        Sign("cards", "1"),
        Sign("arrow", ""),
        Sign("vp", str(p.vp)),
        _text(f"×{p.most}"),
    ],
    schema.DrawIfProducedHere: lambda p: [Sign("here", ""), *_draw_signs(p)],
    schema.ProduceWindfall: lambda p: [Sign("windfall", ""), *_of_signs(p)],
    schema.ProduceDraw: _draw_signs,
    schema.DrawByKind: _by_kind_signs,
    schema.DrawPerKindProduced: lambda p: [*_draw_signs(p), _text("/"), Sign("different", "")],
}
