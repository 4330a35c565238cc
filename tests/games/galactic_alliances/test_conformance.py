"""What every game inherits: invariants, replays, secrets and golden playthroughs."""

from pathlib import Path

from games.galactic_alliances.plugin import GAME
from suite.contract import Setup
from suite.contract.conformance import Conformance

Options = GAME.options()


class TestConformance(Conformance):
    game = GAME
    golden = Path(__file__).parent / "golden"
    samples = 20
    setups = (
        Setup(1, Options(), 1),
        Setup(2, Options(), 2),
        Setup(3, Options(), 3),
        Setup(4, Options(), 4),
        Setup(1, Options(explored=True), 11),
        Setup(2, Options(draft=True, explored=True), 12),
        Setup(3, Options(draft=True), 13),
        Setup(4, Options(explored=True, first_player="first_seat"), 14),
    )
