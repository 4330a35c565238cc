"""The manual has a place for every rule, in every language."""

import re
from pathlib import Path

import pytest

MANUAL = Path(__file__).parents[3] / "games" / "rftg" / "manual"
RULES = {f"R{number}" for number in range(1, 92)} | {f"G{number}" for number in range(1, 8)}


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_every_rule_has_an_anchor_just_once(language):
    text = "".join(path.read_text(encoding="utf-8") for path in (MANUAL / language).glob("*.md"))
    anchors = re.findall(r"\{#(\w+)\}", text)
    assert RULES - set(anchors) == set()
    assert len(anchors) == len(set(anchors))
