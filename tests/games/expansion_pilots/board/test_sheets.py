"""Everything that is pointed at is shown large, with a picture that can be painted."""

from __future__ import annotations

from typing import Any

import pytest

from games.expansion_pilots.board.sheets import sheet
from games.expansion_pilots.rules.tables import PILOTS, PLANETS, TOKENS
from suite.ui import large_view
from suite.ui.art.emblems import MOTIFS
from suite.ui.art.kinds import KINDS

CARDS = [(kind, card) for kind, cards in (("planet", PLANETS), ("pilot", PILOTS), ("token", TOKENS))
         for card in cards]  # fmt: skip


def test_every_card_has_a_picture_that_can_be_painted() -> None:
    for kind, card in CARDS:
        shown = sheet((kind, card.id), lambda message: message.text)
        assert shown is not None
        face = shown.face
        if kind != "planet":  # planets have kinds that are made of others
            known = MOTIFS if face.emblem else KINDS  # type: ignore[attr-defined]
            assert face.kind in known, card.id  # type: ignore[attr-defined]
        assert card.text.text in [line.text for line in shown.lines]


@pytest.mark.parametrize("what", ["planets", "pilots"])
def test_pointing_shows_the_card_large(sit_down: Any, what: str) -> None:
    person = sit_down()
    person.wait_for("turn")
    item = getattr(person.board, what)[1]
    item.pointed.emit(item.key, True)
    large = person.board.large
    person.qtbot.waitUntil(large.isVisible, timeout=large_view.DELAY_MS * 10)
    assert item.text in large.accessibleName()
    item.pointed.emit(item.key, False)
    assert large.isHidden()
