"""What is counted: credits, discoveries, influence, production, cruisers, artifacts, prestige.

Amounts are tuples of (resource, number); resources are indices into `Alliance.purse`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from suite.contract import Message

from .words import say

CREDITS, DISCOVERY, INFLUENCE, PRODUCTION, CRUISER, ARTIFACT, PRESTIGE = range(7)
RESOURCES = (
    "credits",
    "discovery",
    "influence",
    "production",
    "cruiser",
    "artifact",
    "prestige",
)

Amounts: TypeAlias = "tuple[tuple[int, int], ...]"
NOTHING: Amounts = ()


def amounts(mapping: Mapping[Any, int]) -> Amounts:
    """Amounts as the content files write them: `{credits: 2, cruiser: 1}`."""
    return tuple((RESOURCES.index(name), n) for name, n in mapping.items() if n)


def label(gain: Amounts) -> str:
    """The word for a choice in a move: `influence+discovery`."""
    return "+".join(RESOURCES[resource] for resource, _ in gain)


def named(part: Amounts) -> dict[str, int]:
    """Amounts by name, for the data of events."""
    return {RESOURCES[resource]: n for resource, n in part}


def added(parts: Iterable[Amounts]) -> Amounts:
    """Several amounts as one, resources in their fixed order."""
    total = [0] * len(RESOURCES)
    for part in parts:
        for resource, n in part:
            total[resource] += n
    return tuple((resource, n) for resource, n in enumerate(total) if n)


def amount_words(gain: Amounts) -> tuple[Message, ...] | Message:
    """Amounts in words: a list, or 'nothing'."""
    words = tuple(_WORDS[resource](n) for resource, n in gain if n)
    return words or say("nothing")


_WORDS = (
    lambda n: say.many("{n} credit", "{n} credits", n=n),
    lambda n: say.many("{n} discovery", "{n} discoveries", n=n),
    lambda n: say.many("{n} influence", "{n} influence", n=n),
    lambda n: say.many("{n} production", "{n} production", n=n),
    lambda n: say.many("{n} cruiser", "{n} cruisers", n=n),
    lambda n: say.many("{n} artifact", "{n} artifacts", n=n),
    lambda n: say.many("{n} prestige", "{n} prestige", n=n),
)
