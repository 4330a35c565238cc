"""The manual: every rule has its place, and the pages made from the content hold all of it."""

import re

import pytest

from games.galactic_alliances.plugin import GAME
from games.galactic_alliances.rules import content
from suite.language import render

LANGUAGES = ("en", "cs", "pl")
RULES = {f"G{n}" for n in range(1, 81)} | {f"R{n}" for n in range(1, 38)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_an_anchor_just_once(language):
    text = "".join(page.text for page in GAME.manual(language))
    anchors = re.findall(r"\{#(\w+)\}", text)
    assert set(anchors) == RULES
    assert len(anchors) == len(set(anchors))


def test_the_languages_have_the_same_pages_and_anchors():
    def shape(language):
        return [
            (page.id, len(re.findall(r"(?m)^#+ ", page.text)), re.findall(r"\{#(\w+)\}", page.text))
            for page in GAME.manual(language)
        ]

    assert shape("en") == shape("cs") == shape("pl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_made_pages_name_everything(language):
    pages = {page.id: page.text for page in GAME.manual(language)}
    for faction in content.FACTIONS:
        assert f"### {render(faction.name, language)}" in pages["8-factions"]
    for technology in content.TECHNOLOGIES:
        name = render(technology.name, language)
        assert name in pages["8-factions"] + pages["9-components"]
    for entry in (*content.SYSTEMS, *content.TRADE_CARDS):
        assert render(entry.name, language) in pages["9-components"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_credits_show_the_origin_of_every_entry(language):
    [text] = [page.text for page in GAME.manual(language) if page.id == "99-credits"]
    named = (*content.FACTIONS, *content.TECHNOLOGIES, *content.SYSTEMS, *content.TRADE_CARDS)
    for entry in (*named, *content.ABILITIES):
        found = set(entry.source.values()) if isinstance(entry.source, dict) else {entry.source}
        marks = ["●" if mark in found else "–" for mark in ("seed", "public", "designed")]
        assert f"| {render(entry.name, language)} | {' | '.join(marks)} |" in text
