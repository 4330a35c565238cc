"""Everything that is pointed at is shown large, with a picture that can be painted."""

from __future__ import annotations

from typing import Any

import pytest

from games.expansion_pilots.board.sheets import rogue_sheet, sheet
from games.expansion_pilots.rules.tables import MISSIONS, PILOTS, PLANETS, ROGUES, TOKENS
from suite.ui import large_view
from suite.ui.art.emblems import MOTIFS
from suite.ui.art.kinds import KINDS

CARDS = [(kind, card) for kind, cards in (("planet", PLANETS), ("pilot", PILOTS), ("token", TOKENS),
                                          ("mission", MISSIONS)) for card in cards]  # fmt: skip


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


def test_the_secret_mission_is_shown_large(sit_down: Any) -> None:
    person = sit_down()
    person.wait_for("turn")
    board, seat = person.board, person.seat
    mission = MISSIONS[person.position.mission[seat]]
    item = board.mats[seat].mission
    assert item.key == ("mission", mission.id)
    item.pointed.emit(item.key, True)
    person.qtbot.waitUntil(board.large.isVisible, timeout=large_view.DELAY_MS * 10)
    assert mission.text.text in board.large.accessibleName()
    others = [mat.mission for mat in board.mats if mat.side != seat]
    assert all(other.isHidden() and not other.words for other in others)


def test_the_empire_tells_what_every_level_gives(sit_down: Any) -> None:
    person = sit_down()
    person.wait_for("turn")
    shown = sheet(("empire", person.seat), person.text, person.position)
    assert shown is not None
    levels = [line.text for line in shown.lines[1:]]
    assert levels[2] == "Level 3. Dice: 5, ships: 3, points: 2, price: 3"
    assert len(levels) == 6


def test_a_rogue_galaxy_tells_its_whole_ladder() -> None:
    for number, rogue in enumerate(ROGUES):
        shown = rogue_sheet(number, lambda message: message.text)
        told = " ".join(line.text for line in shown.lines)
        assert all(text.text in told for text in rogue.texts)
