"""Text that has not been put into a language yet.

Rules never make sentences. They make a `Message`: the English source string and the values that
belong into it. `suite.language` turns it into Czech, Polish or English at the moment it is shown,
so a log that is already on the screen changes language with everything else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

SHELL = "shell"


@dataclass(frozen=True, slots=True)
class Who:
    """A seat named in a sentence; shown as the name of the player who sits there."""

    seat: int


@dataclass(frozen=True, slots=True)
class Message:
    """One translatable sentence or term.

    `text` is the English source with `{placeholders}`; with `plural` the form follows the number
    `values["n"]`. `context` tells apart equal English words that differ in another language.
    `domain` names the catalogue: a game's id, or `shell`.
    """

    text: str
    values: Mapping[str, Value] = field(default_factory=dict)
    plural: str | None = None
    context: str | None = None
    domain: str = SHELL

    def __hash__(self) -> int:
        return hash((self.text, self.plural, self.context, self.domain, *sorted(self.values)))


Value: TypeAlias = "str | int | float | Who | Message | tuple[Message, ...]"


class Words:
    """Makes the messages of one catalogue: `say = Words("rftg")`.

    The three ways to call it are also what the extractor looks for, so the strings given to them
    must be literals:

    >>> say = Words("rftg")
    >>> say("{who} passes.", who=Who(0)).text
    '{who} passes.'
    >>> say.many("{n} card", "{n} cards", n=3).plural
    '{n} cards'
    >>> say.term("card", "Gem World").context
    'card'
    """

    __slots__ = ("domain",)

    def __init__(self, domain: str) -> None:
        self.domain = domain

    def __call__(self, text: str, /, **values: Value) -> Message:
        return Message(text, values, None, None, self.domain)

    def many(self, one: str, other: str, /, *, n: int, **values: Value) -> Message:
        """A sentence whose form depends on the number `n`."""
        return Message(one, {"n": n, **values}, other, None, self.domain)

    def term(self, context: str, text: str, /, **values: Value) -> Message:
        """A name or a word that needs its context to be translated rightly."""
        return Message(text, values, None, context, self.domain)
