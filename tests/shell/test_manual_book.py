"""The manual without its window: where rules stand and what a search finds."""

from __future__ import annotations

import re

import pytest

from suite.contract import LANGUAGES, ManualPage
from suite.shell.manual_book import ANCHOR, HELP, Book, book_of_program, headings

PAGE = ManualPage(
    "round",
    "Kolo",
    "# Kolo {#R14}\n\nVšichni *tajně* volí kartu.\n\n## Síly {#R20}\n\nSíly se sčítají. {#R21}\n",
)
OTHER = ManualPage("end", "Konec", "# Konec\n\nHra končí, když dojdou žetony. {#R70}\n")
BOOK = Book("rftg", (PAGE, OTHER))


def test_headings_have_no_marks() -> None:
    assert [(h.number, h.level, h.title) for h in headings(PAGE)] == [
        (0, 1, "Kolo"),
        (1, 2, "Síly"),
    ]


@pytest.mark.parametrize(("rule", "page"), [("R14", "round"), ("R21", "round"), ("R70", "end")])
def test_rule_is_found_on_its_page(rule: str, page: str) -> None:
    found = BOOK.page_of(rule)
    assert found is not None
    assert found.id == page


def test_unknown_rule_is_nowhere() -> None:
    assert BOOK.page_of("R7") is None  # not even though R70 begins like it


@pytest.mark.parametrize("words", ["sčítají", "SCITAJI", "scitaji sily", "r21"])
def test_search_needs_no_accents_and_no_capitals(words: str) -> None:
    (hit,) = BOOK.search(words)
    assert (hit.page, hit.heading.title if hit.heading else "") == ("round", "Síly")
    assert "Síly se sčítají." in hit.excerpt


def test_search_wants_all_words() -> None:
    assert BOOK.search("sily zetony") == []
    assert BOOK.search("  ") == []


def test_excerpt_is_short_and_holds_the_word() -> None:
    page = ManualPage("long", "Long", "# Long\n\n" + "before " * 60 + "needle " + "after " * 60)
    (hit,) = Book("x", (page,)).search("needle")
    assert "needle" in hit.excerpt
    assert len(hit.excerpt) < 200
    assert hit.excerpt.startswith("…")
    assert hit.excerpt.endswith("…")


def test_help_has_the_same_pages_and_anchors_in_every_language() -> None:
    def shape(language: str) -> list[tuple[str, list[str], int]]:
        return [
            (page.id, ANCHOR.findall(page.text), len(headings(page)))
            for page in book_of_program(language).pages
        ]

    assert len(shape("en")) >= 6
    for language in LANGUAGES:
        assert shape(language) == shape("en"), language


def test_help_names_the_same_keys_in_every_language() -> None:
    def keys(language: str) -> list[str]:
        text = (HELP / language / "20-keys.md").read_text(encoding="utf-8")
        return sorted(re.findall(r"F\d+|Ctrl\+(?:Shift\+)?\S", text))

    assert keys("cs") == keys("en") == keys("pl")
