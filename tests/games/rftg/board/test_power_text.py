"""Every power of every card can be shown in signs and in words."""

import pytest

from games.rftg.board import power_signs, power_text
from games.rftg.board.large_card import unbroken
from games.rftg.rules import cards


@pytest.mark.parametrize("card", cards.DATA, ids=lambda card: card.id)
def test_every_power_and_every_scoring_line_has_its_text(card):
    for power in card.powers:
        assert power_signs.signs(power)
        assert power_text.sentence(power).text
        assert power.phase in power_signs.PHASE_SIGNS
    for condition in card.scoring:
        assert power_text.scoring_line(condition).text


def test_up_to_powers_say_how_often():
    old_earth = cards.DATA[cards.INDEX["old_earth"]]
    consume = next(p for p in old_earth.powers if p.phase == "consume")
    assert power_text.sentence(consume).values["times"] == 2
    assert power_signs.Sign("text", "×2") in power_signs.signs(consume)


def test_a_negative_strength_has_a_real_minus():
    empath = cards.DATA[cards.INDEX["empath_world"]]
    military = next(p for p in empath.powers if p.phase == "settle")
    assert power_signs.signs(military) == (power_signs.Sign("military", "−1"),)


def test_lines_do_not_end_with_a_number_or_a_preposition_of_one_letter():
    gap = "\N{NO-BREAK SPACE}"
    assert unbroken("lízněte o 3 karty víc: 1 VB") == f"lízněte o{gap}3{gap}karty víc: 1{gap}VB"
