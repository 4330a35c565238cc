"""Translations keep the punctuation of their sources and the typography of their language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from suite.language.catalogues import PROJECT
from suite.language.extract import TRANSLATED, domains, read

QUOTES = {"cs": ("„", "“"), "pl": ("„", "”")}
FOREIGN = {"cs": '"”«»', "pl": '"“«»'}
"""Marks that do not belong into a text of this language."""
ENDS = ".:?!…"


def translations(domain: str, language: str) -> Iterator[tuple[str, str]]:
    for message in read(PROJECT / language / "LC_MESSAGES" / f"{domain}.po"):
        if message.id:
            plural = not isinstance(message.id, str)
            forms = message.string if plural else (message.string,)
            for form in forms:
                yield (message.id[1] if plural else message.id), form


def end_of(text: str) -> str:
    return text[-1] if text and text[-1] in ENDS else ""


def complaints(source: str, text: str, language: str) -> Iterator[str]:
    if end_of(source) != end_of(text):
        yield "ends differently"
    if text != text.strip() or "  " in text:
        yield "has stray spaces"
    if set(text) & set(FOREIGN[language]):
        yield "has foreign quotes"
    if text.count(QUOTES[language][0]) != text.count(QUOTES[language][1]):
        yield "has a quote that is not closed"
    if any(f" {mark}" in text for mark in ",.;?!"):
        yield "has a space before a mark"


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("domain", domains())
def test_punctuation(domain: str, language: str) -> None:
    found = [
        f"{text!r} ({source!r}) {complaint}"
        for source, text in translations(domain, language)
        if text
        for complaint in complaints(source, text, language)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("source", "text", "complaint"),
    [
        ("It is saved.", "Je uloženo", "ends differently"),
        ("Play", "Hrát ", "has stray spaces"),
        ("the game “{game}”", "hra „{game}”", "has foreign quotes"),
        ("yes, no", "ano , ne", "has a space before a mark"),
    ],
)
def test_each_complaint_is_made(source: str, text: str, complaint: str) -> None:
    assert complaint in list(complaints(source, text, "cs"))
