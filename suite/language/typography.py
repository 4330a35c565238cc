"""Where a line must not break: Czech and Polish leave no word of one letter at the end of a line.

Translators write plain spaces; `bound` turns those into hard ones that hold a preposition or a
conjunction to the next word, a number to what it counts, and a dash to what stands before it.
"""

from __future__ import annotations

import re

HARD = "\u00a0"
"""A space at which a line is never broken."""

_LETTERS = {"cs": "aikosuvz", "pl": "aiouwz"}
_COUNT = r"(?<![\w-])\d+(?= \w)|\{n\}(?= \w)"
_ORDINAL = r"\{\w+\}\.(?= [a-zú])"

_BEFORE = {
    language: re.compile(
        rf"((?<![\w+])[{letters}{letters.upper()}](?= [^\s|])|{_COUNT}|{_ORDINAL}) "
    )
    for language, letters in _LETTERS.items()
}
"""What holds the word after it, with the space between them."""


def bound(text: str, language: str) -> str:
    """The text with hard spaces where its language wants them."""
    before = _BEFORE.get(language)
    if before is None:
        return text
    return before.sub(rf"\1{HARD}", text).replace(" –", f"{HARD}–")
