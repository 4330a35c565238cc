"""The tests that every game inherits, with the base game, each part of the expansion, and both."""

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from games.expansion_pilots.plugin import GAME
from games.expansion_pilots.rules.options import Options
from suite.contract import Setup
from suite.contract.conformance import Conformance

GOLDEN = Path(__file__).parent / "golden"


def matches(*players: int, **options: object) -> list[Setup]:
    """One match for each of these numbers of players."""
    chosen = Options.model_validate(options)
    return [Setup(number, chosen, seed=number) for number in players]


class TestBaseGame(Conformance):
    game = GAME
    setups: ClassVar[Sequence[Setup]] = matches(1, 2, 3, 4, 5, pilots=False, exploration=False)
    samples = 6
    golden = GOLDEN / "base"


class TestPilots(Conformance):
    game = GAME
    setups: ClassVar[Sequence[Setup]] = matches(1, 2, exploration=False, rogue="rogue_hades")
    samples = 12
    golden = GOLDEN / "pilots"


class TestExploration(Conformance):
    game = GAME
    setups: ClassVar[Sequence[Setup]] = matches(1, 2, pilots=False, rogue="xrogue_vesper")
    samples = 12
    golden = GOLDEN / "exploration"


class TestWholeExpansion(Conformance):
    game = GAME
    setups: ClassVar[Sequence[Setup]] = matches(
        1, 2, 3, 4, 5, rogue="xrogue_umbrax", rogue_reroll_unusable=True
    )
    samples = 20
    golden = GOLDEN / "both"
