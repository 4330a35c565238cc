"""The manual has a place for every rule and ruling, in every language."""

import re

import pytest

from games.expansion_pilots.plugin import GAME
from suite.contract import LANGUAGES

RULES = [f"P{number}" for number in range(1, 116)] + [f"T{number}" for number in range(1, 31)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_an_anchor_just_once(language: str) -> None:
    text = "".join(page.text for page in GAME.manual(language))
    anchors = re.findall(r"\{#(\w+)\}", text)
    assert sorted(anchors) == sorted(RULES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_and_links(language: str) -> None:
    """All languages have the same pages, and links lead to pages that exist."""
    pages = GAME.manual(language)
    assert [page.id for page in pages] == [page.id for page in GAME.manual("en")]
    for page in pages:
        assert page.title
        for target in re.findall(r"\]\(([^)]+)\.md\)", page.text):
            assert target in {other.id for other in pages}


def test_the_credits_name_what_was_designed() -> None:
    credits = GAME.manual("en")[-1].text
    for words in ("25 of the 30 pilots", "16 of the 30 tokens", "9 of the 12 new planets"):
        assert words in credits
