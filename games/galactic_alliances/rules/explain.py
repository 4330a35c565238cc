"""What abilities and technologies do, in words made from their data."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from suite.contract import Message

from .content import ACTION_NAMES, KIND_NAMES, RESOURCE_NAMES, Effect, Faction, Technology
from .resources import Amounts, amount_words
from .words import say

_Amount: TypeAlias = "tuple[Message, ...] | Message"

_EVENTS: dict[str, Callable[[_Amount], Message]] = {
    "cruisers_lost": lambda gain: say("When you lose cruisers, however many: {gain}.", gain=gain),
    "planet_seized_by_you": lambda gain: say("When you seize a planet: {gain}.", gain=gain),
    "war_rank": lambda gain: say(
        "War phase, in the first place, even a shared one: {gain}.", gain=gain
    ),
    "golden_age": lambda gain: say("In a galactic phase with a Golden Age: {gain}.", gain=gain),
}
_PERMISSIONS = {
    "colonize_barren": say("You may colonize barren planets."),
    "reach_next_card": say("The face-up system card next to the fleet is within your reach."),
    "trade_on_full_card": say("You may trade on a trade card without a free space."),
}
_PROTECTS = {
    "all_own_planets": say("All your planets are always protected."),
    "developed": say("Your developed planets are always protected."),
}
_SPECIAL = {
    "swarm": say(
        "On your turn, any number of times: pay 2 cruisers and put 1 more on a reachable "
        "unprotected planet that is not yours; you seize it."
    ),
    "nomads": say(
        "After colonizing you may lift a cube from another colonized planet of yours and at once "
        "research or trade with it, at the usual fee."
    ),
}


def choice_words(choice: tuple[Amounts, ...]) -> Message:
    """One reward or another."""
    first, second = choice
    return say("{first} or {second}", first=amount_words(first), second=amount_words(second))


def effect_words(effect: Effect) -> Message:
    """One effect as a sentence."""
    if effect.special:
        return _SPECIAL[effect.special]
    return _BY_KIND[effect.kind](effect)


def faction_words(faction: Faction) -> list[tuple[Message, Message]]:
    """Names and texts of a faction's abilities."""
    return [(effect.name, effect_words(effect)) for effect in faction.effects]


def technology_words(technology: Technology) -> list[Message]:
    """What research gives at once, and what lasts."""
    lines = []
    if technology.choice:
        lines.append(say("When researched: {gain}.", gain=choice_words(technology.choice)))
    elif technology.gain:
        lines.append(say("When researched: {gain}.", gain=amount_words(technology.gain)))
    return lines + [effect_words(effect) for effect in technology.lasting]


def _production(effect: Effect) -> Message:
    gain = amount_words(effect.gain)
    if effect.cost:
        pay = amount_words(effect.cost)
        return say("Production phase; you may pay: {pay}; gain: {gain}.", pay=pay, gain=gain)
    if effect.condition:
        most = effect.condition[1]
        return say("Production phase, if the cruisers in your hand number at most {most}: {gain}.",
                   most=most, gain=gain)  # fmt: skip
    if not effect.per:
        return say("Production phase: {gain}.", gain=gain)
    what, of = effect.per
    if what == "hand_cruisers":
        return say("Production phase, for each cruiser in hand, at most {most} times: {gain}.",
                   most=effect.most, gain=gain)  # fmt: skip
    if what == "artifacts":
        return say("Production phase, for every {of} artifacts, at most {most} times: {gain}.",
                   of=of, most=effect.most, gain=gain)  # fmt: skip
    return say("Production phase, for each planet that you own of the kind '{kind}': {gain}.",
               kind=KIND_NAMES[of], gain=gain)  # fmt: skip


def _turn(effect: Effect) -> Message:
    return say(
        "On your turn, any number of times; pay: {pay}; gain: {gain}.",
        pay=amount_words(effect.cost),
        gain=amount_words(effect.gain),
    )


def _after(effect: Effect) -> Message:
    action = ACTION_NAMES[effect.action]
    gain = choice_words(effect.choice) if effect.choice else amount_words(effect.gain)
    if effect.cost:
        pay = amount_words(effect.cost)
        return say("After the action '{action}' you may pay: {pay}; gain: {gain}.",
                   action=action, pay=pay, gain=gain)  # fmt: skip
    if effect.condition and effect.condition[0] == "planet_kind":
        kind = KIND_NAMES[effect.condition[1]]
        return say("After colonizing a planet of the kind '{kind}': {gain}.", kind=kind, gain=gain)
    if effect.condition:
        resource = RESOURCE_NAMES[effect.condition[1]]
        return say("After colonizing a planet whose reward includes '{resource}': {gain}.",
                   resource=resource, gain=gain)  # fmt: skip
    return say("After the action '{action}': {gain}.", action=action, gain=gain)


def _discount(effect: Effect) -> Message:
    if effect.scope == "advanced_extra":
        return say("Advanced technologies need no extra discovery.")
    action = ACTION_NAMES[effect.action]
    less = amount_words(((effect.resource, effect.amount),))
    if effect.scope == "per_unit":
        return say("Action '{action}': discount on each piece: {less}.", action=action, less=less)
    return say("Action '{action}': discount: {less}.", action=action, less=less)


def _passive(effect: Effect) -> Message:
    if effect.stat == "power":
        return say("Power: +{amount}.", amount=effect.amount)
    return say("Cruisers kept after a war, above your power: {amount}.", amount=effect.amount)


def _permission(effect: Effect) -> Message:
    if effect.allows == "colonize_any_kind":
        pay = amount_words(effect.cost)
        return say("You may colonize a planet that you are not adapted to, unless it is barren; "
                   "extra fee: {pay}.", pay=pay)  # fmt: skip
    return _PERMISSIONS[effect.allows]


_BY_KIND: dict[str, Callable[[Effect], Message]] = {
    "production": _production,
    "turn": _turn,
    "after": _after,
    "discount": _discount,
    "passive": _passive,
    "permission": _permission,
    "event": lambda effect: _EVENTS[effect.event](amount_words(effect.gain)),
    "protect": lambda effect: _PROTECTS[effect.scope],
    "production_loss": lambda effect: say("You lose no production in the production phase."),
    "on_main": lambda effect: say(
        "When this becomes a main faction: {gain}.", gain=amount_words(effect.gain)
    ),
}
