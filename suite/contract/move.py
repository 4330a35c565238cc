"""A move: a verb and what it is done with. It can be written on one line and read back."""

from __future__ import annotations

import re
from typing import NamedTuple, TypeAlias

Atom: TypeAlias = "str | int"

_WORD = re.compile(r"[A-Za-z_][\w./#:+-]*\Z", re.ASCII)
_NUMBER = re.compile(r"-?(0|[1-9]\d{0,17})\Z", re.ASCII)
_LONGEST = 4000


class BadMove(ValueError):
    """A text that is not a move at all (not even an illegal one)."""


class Move(NamedTuple):
    """What a seat decides.

    Arguments are ids from the content files (`gem_world`) or whole numbers.

    >>> Move("settle", ("gem_world",))
    Move('settle gem_world')
    >>> Move.parse("pay 2 public_works")
    Move('pay 2 public_works')
    """

    verb: str
    args: tuple[Atom, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *map(str, self.args)))

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"

    @staticmethod
    def parse(text: str) -> Move:
        """Read what `str` wrote. Raises `BadMove` with the offending word."""
        if len(text) > _LONGEST:
            raise BadMove("the move is too long")
        verb, *words = text.split(" ")
        if not _WORD.match(verb):
            raise BadMove(f"{verb!r} is not a verb")
        return Move(verb, tuple(map(_atom, words)))


def _atom(word: str) -> Atom:
    if _NUMBER.match(word):
        return int(word)
    if _WORD.match(word):
        return word
    raise BadMove(f"{word!r} is neither a word nor a number")
