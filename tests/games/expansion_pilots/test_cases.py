"""Every case of tests/scenarios/expansion_pilots: edge cases and rules, by their numbers."""

from typing import Any

import pytest

from .scenarios import cases, play


@pytest.mark.parametrize("case", cases(), ids=lambda case: case["case"])
def test_case(case: dict[str, Any]) -> None:
    play(case)
