"""The manual has a place for every rule and ruling, in every language."""

import re

import pytest

from games.expansion_pilots.plugin import GAME
from games.expansion_pilots.rules.cards import read
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


def _designed(file: str) -> tuple[int, int]:
    """How many entries of a content file were designed for this program, and how many there are."""
    entries = next(part for part in read(file).values() if isinstance(part, list))
    copies = [len(entry.get("copies", "1")) for entry in entries]
    designed = sum(
        n for n, entry in zip(copies, entries, strict=True) if entry["source"] == "designed"
    )
    return designed, sum(copies)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_credits_count_what_was_designed(language: str) -> None:
    """As many as the content files mark so."""
    said = GAME.manual(language)[-1].text
    words = {"en": "{} of the {} ", "cs": "{} z {} ", "pl": "{} z {} "}[language]
    missions = [m for m in read("missions.yaml")["missions"] if m["id"].startswith("xm_")]
    new = sum(mission["source"] == "designed" for mission in missions), len(missions)
    for figures in (*map(_designed, ("pilots.yaml", "tokens.yaml", "planets_beyond.yaml")), new):
        assert words.format(*figures) in said
