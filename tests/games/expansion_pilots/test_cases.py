"""Every case of tests/scenarios/expansion_pilots: edge cases and rules, by their numbers."""

from typing import Any

import pytest

from games.expansion_pilots.plugin import GAME
from suite.contract import Move

from .scenarios import cases, play


@pytest.mark.parametrize("case", cases(), ids=lambda case: case["case"])
def test_case(case: dict[str, Any]) -> None:
    play(case)


def test_a_refusal_says_how_many_dice_are_wanted() -> None:
    """P36: Maia takes two dice."""
    given = {"dice": ["move", "move", "energy", "culture"], "row": ["p_maia"]}
    position = GAME.scenario(given)
    for text in ("activate move", "fly 0 land p_maia", "perform"):
        position.submit(0, Move.parse(text))
    why = position.verdict(0, Move("drop", (1,))).why
    assert why is not None
    assert why.values == {"n": 2}
