"""What a card's powers say, in sentences for the large card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.rftg.board.figures import signed
from games.rftg.rules import cards, schema, telling
from suite.contract import Message, Words

say = Words("rftg")

KIND_NAMES: dict[str, Message] = dict(zip(cards.KINDS, telling.GOOD_NAMES, strict=True))


def sentence(power: schema.Strict) -> Message:
    """The power in words."""
    return _SENTENCES[type(power)](power)


def _discount(power: schema.SettleDiscount) -> Message:
    if power.of == "any":
        return say("Non-military worlds cost {amount} less.", amount=power.amount)
    return say(
        "Non-military worlds of the kind {kind} cost {amount} less.",
        kind=KIND_NAMES[power.of],
        amount=power.amount,
    )


def _military(power: schema.Military) -> Message:
    amount = signed(power.amount)
    if power.against is None:
        return say("Military {amount}.", amount=amount)
    if power.against == "rebel":
        return say("Military {amount} against Rebel worlds.", amount=amount)
    return say(
        "Military {amount} against worlds of the kind {kind}.",
        amount=amount,
        kind=KIND_NAMES[power.against],
    )


def _trade(power: schema.TradeBonus) -> Message:
    n = power.amount
    if power.of == "any":
        return say.many(
            "When you sell any good, draw {n} card more.",
            "When you sell any good, draw {n} cards more.",
            n=n,
        )
    if power.of == "this_world":
        return say.many(
            "When you sell the good of this world, draw {n} card more.",
            "When you sell the good of this world, draw {n} cards more.",
            n=n,
        )
    return say.many(
        "When you sell a good of the kind {kind}, draw {n} card more.",
        "When you sell a good of the kind {kind}, draw {n} cards more.",
        n=n,
        kind=KIND_NAMES[power.of],
    )


def _consume(power: schema.Consume) -> Message:
    gain = _gain(power.vp, power.cards)
    if power.different:
        return say("Discard 3 goods of three different kinds: {gain}.", gain=gain)
    if power.of == "any":
        if power.times > 1:
            return say(
                "Discard up to {times} goods of any kind; for each of them: {gain}.",
                times=power.times,
                gain=gain,
            )
        return say.many(
            "Discard {n} good of any kind: {gain}.",
            "Discard {n} goods of any kind: {gain}.",
            n=power.count,
            gain=gain,
        )
    kind = KIND_NAMES[power.of]
    if power.times > 1:
        return say(
            "Discard up to {times} goods of the kind {kind}; for each of them: {gain}.",
            times=power.times,
            kind=kind,
            gain=gain,
        )
    return say.many(
        "Discard {n} good of the kind {kind}: {gain}.",
        "Discard {n} goods of the kind {kind}: {gain}.",
        n=power.count,
        kind=kind,
        gain=gain,
    )


def _gain(vp: int, drawn: int) -> Message | tuple[Message, ...]:
    gains = []
    if vp:
        gains.append(say.many("{n} VP", "{n} VP", n=vp))
    if drawn:
        gains.append(say.many("{n} card", "{n} cards", n=drawn))
    return tuple(gains)


def _sell(power: schema.Sell) -> Message:
    if power.trade_powers:
        return say("Sell a good for its price, with all your trade powers.")
    return say("Sell a good for its price, without trade powers.")


def _windfall(power: schema.ProduceWindfall) -> Message:
    if power.of == "any":
        return say("Produce a good on one of your windfall worlds.")
    return say(
        "Produce a good on one of your windfall worlds of the kind {kind}.",
        kind=KIND_NAMES[power.of],
    )


def _by_kind(power: schema.DrawByKind) -> Message:
    kind, n = KIND_NAMES[power.of], power.cards
    if power.power == "draw_per_good_produced":
        return say.many(
            "Draw {n} card for each good of the kind {kind} that you produced in this phase.",
            "Draw {n} cards for each good of the kind {kind} that you produced in this phase.",
            n=n,
            kind=kind,
        )
    if power.power == "draw_per_world":
        return say.many(
            "Draw {n} card for each of your worlds of the kind {kind}.",
            "Draw {n} cards for each of your worlds of the kind {kind}.",
            n=n,
            kind=kind,
        )
    return say.many(
        "Draw {n} card if you produced more goods of the kind {kind} than anybody else.",
        "Draw {n} cards if you produced more goods of the kind {kind} than anybody else.",
        n=n,
        kind=kind,
    )


def _after(power: schema.DrawAfter) -> Message:
    if power.phase == "develop":
        return say.many(
            "Draw {n} card after you placed a development.",
            "Draw {n} cards after you placed a development.",
            n=power.cards,
        )
    return say.many(
        "Draw {n} card after you placed a world.",
        "Draw {n} cards after you placed a world.",
        n=power.cards,
    )


_SENTENCES: dict[type[schema.Strict], Callable[[Any], Message]] = {
    schema.ExploreDraw: lambda p: say.many(
        "Draw {n} card more.", "Draw {n} cards more.", n=p.amount
    ),
    schema.ExploreKeep: lambda p: say.many(
        "Keep {n} card more.", "Keep {n} cards more.", n=p.amount
    ),
    schema.DevelopDrawAtStart: lambda p: say.many(
        "Draw {n} card at the start of the phase.",
        "Draw {n} cards at the start of the phase.",
        n=p.cards,
    ),
    schema.DevelopDiscount: lambda p: say("Developments cost {amount} less.", amount=p.amount),
    schema.DrawAfter: _after,
    schema.SettleDiscount: _discount,
    schema.Military: _military,
    schema.TemporaryMilitary: lambda p: say(
        "You may discard this card for military +{amount} until the end of the phase.",
        amount=p.amount,
    ),
    schema.PayForMilitary: lambda p: say(
        "You may pay for a military world: its defense less {amount}. Not for Alien technology.",
        amount=p.reduction,
    ),
    schema.ZeroCost: lambda p: say(
        "You may discard this card to place a non-military world for nothing. "
        "Not for Alien technology."
    ),
    schema.TradeBonus: _trade,
    schema.Consume: _consume,
    schema.ConsumeAll: lambda p: say("Discard all your goods: one VP fewer than there were goods."),
    schema.Sell: _sell,
    schema.ConsumeDraw: lambda p: say.many("Draw {n} card.", "Draw {n} cards.", n=p.cards),
    schema.Gamble: lambda p: say(
        "Name a number from {low} to {high} and turn up the top card of the deck. If that is its "
        "cost or defense, keep it.",
        low=p.low,
        high=p.high,
    ),
    schema.Spend: lambda p: say.many(
        "You may discard up to {n} card from your hand for 1 VP each.",
        "You may discard up to {n} cards from your hand for 1 VP each.",
        n=p.most,
    ),
    schema.DrawIfProducedHere: lambda p: say.many(
        "When you produce a good here, draw {n} card.",
        "When you produce a good here, draw {n} cards.",
        n=p.cards,
    ),
    schema.ProduceWindfall: _windfall,
    schema.ProduceDraw: lambda p: say.many("Draw {n} card.", "Draw {n} cards.", n=p.cards),
    schema.DrawByKind: _by_kind,
    schema.DrawPerKindProduced: lambda p: say.many(
        "Draw {n} card for each different kind that you produced in this phase.",
        "Draw {n} cards for each different kind that you produced in this phase.",
        n=p.cards,
    ),
}


def scoring_line(condition: schema.Condition) -> Message:
    """One line of a six-cost development in words, without its points."""
    if condition.id is not None:
        return cards.NAMES[cards.INDEX[condition.id]]
    return _SCORING[_condition_key(condition)]


def _condition_key(c: schema.Condition) -> tuple[object, ...]:
    return (c.per, c.tag, c.good, c.source, c.military, c.six, c.power)


_SCORING: dict[tuple[object, ...], Message] = {
    ("world", None, "alien", "production", False, False, None): say("Alien production world"),
    ("world", None, "alien", "windfall", False, False, None): say("Alien windfall world"),
    ("card", "alien", None, None, False, False, None): say("other Alien card"),
    ("world", None, "novelty", "production", False, False, None): say("Novelty production world"),
    ("world", None, "novelty", "windfall", False, False, None): say("Novelty windfall world"),
    ("development", None, None, None, False, True, None): say("six-cost development"),
    ("development", None, None, None, False, False, None): say("other development"),
    ("world", "rebel", None, None, True, False, None): say("Rebel military world"),
    ("world", None, None, None, True, False, None): say("other military world"),
    ("chips", None, None, None, False, False, None): say("every 3 VP in chips"),
    ("development", None, None, None, False, False, "explore"): say(
        "development with an Explore power"
    ),
    ("world", None, None, None, False, False, "explore"): say("world with an Explore power"),
    ("world", None, None, None, False, False, None): say("other world"),
    ("world", None, None, "production", False, False, None): say("production world"),
    ("world", None, "rare", "production", False, False, None): say(
        "Rare elements production world"
    ),
    ("world", None, "rare", "windfall", False, False, None): say("Rare elements windfall world"),
    ("development", None, None, None, False, False, "consume"): say(
        "development with a Consume power"
    ),
    ("world", None, None, None, False, False, "consume"): say("world with a Consume power"),
    ("military", None, None, None, False, False, None): say("each point of your military"),
    ("world", None, "genes", None, False, False, None): say("Genes world"),
    ("world", None, "genes", "production", False, False, None): say("Genes production world"),
    ("world", None, "genes", "windfall", False, False, None): say("Genes windfall world"),
    ("development", None, None, None, False, False, "trade"): say("development with a Trade power"),
    ("world", None, None, None, False, False, "trade"): say("world with a Trade power"),
}
