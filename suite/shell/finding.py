"""How a few typed letters find a match, a page or a setting. No Qt."""

from __future__ import annotations

import unicodedata


def plain(text: str) -> str:
    """Without accents and capitals: 'Hvězdný' is found by 'hvezdny', 'Łódź' by 'lodz'."""
    split = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(sign for sign in split if not unicodedata.combining(sign))


def rank(wanted: str, text: str) -> int | None:
    """How well `text` answers to the typed words: 0 is best, None is not at all.

    Every word must be found: at the start of the text, at the start of a word, or anywhere.
    """
    text, total = plain(text), 0
    for word in plain(wanted).split():
        place = text.find(word)
        if place < 0:
            return None
        at_word = place == 0 or not text[place - 1].isalnum() or f" {word}" in text
        total += 0 if place == 0 else 1 if at_word else 2
    return total
