"""Race for the Galaxy keeps the contract."""

from __future__ import annotations

from pathlib import Path

from games.rftg.plugin import GAME
from games.rftg.rules.options import RaceOptions
from suite.contract import Setup
from suite.contract.conformance import Conformance


class TestRaceForTheGalaxy(Conformance):
    game = GAME
    golden = Path(__file__).parent / "golden"
    setups = (
        Setup(2, RaceOptions(), seed=2),
        Setup(3, RaceOptions(start="first_game"), seed=3),
        Setup(4, RaceOptions(), seed=4),
        Setup(2, RaceOptions(advanced=True), seed=5),
    )
