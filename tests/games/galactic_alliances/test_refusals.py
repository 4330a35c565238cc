"""What is offered and what is refused are two lists of the same rules: they must agree."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from games.galactic_alliances.plugin import GAME
from games.galactic_alliances.rules import content
from games.galactic_alliances.rules.position import AlliancesPosition
from suite.contract import Chance, Move, Setup, Subset
from suite.contract.playthrough import random_steps

PLANETS = [planet.id for planet in content.PLANETS]
FACTIONS = [faction.id for faction in content.FACTIONS]
CHOICES = ["influence+discovery", "artifact", "influence", "discovery", "credits"]
TECHNOLOGIES = [technology.id for technology in content.TECHNOLOGIES]
PLACES = [f"{system.id}x{n}" for system in content.SYSTEMS for n in (1, 2)]

OF_OTHER_PHASES = ("skip", "pick")
"""For these a turn has no better answer than that they are not possible now."""


def conceivable(position: AlliancesPosition, seat: int) -> Iterator[Move]:
    """Every move that somebody could think of, and some nonsense."""
    hand = [FACTIONS[card] for card in position.sides[seat].hand]
    shapes: list[tuple[str, list[list[object]]]] = [
        ("colonize", [PLANETS]),
        ("colonize", [PLANETS, [*hand, "humans"]]),
        ("develop", [PLANETS, CHOICES[:2]]),
        ("manufacture", [list(range(7))]),
        ("study", [list(range(6))]),
        ("mine", []),
        ("trade", [[card.id for card in content.TRADE_CARDS], [1, 2, 3]]),
        ("explore", [PLACES]),
        ("nominate", [[space.id for space in content.COUNCIL]]),
        ("research", [TECHNOLOGIES, ["credits", "discovery", "influence"]]),
        ("research", [TECHNOLOGIES, ["credits", "discovery"], ["credits", "discovery"]]),
        ("main", [[*hand, "humans", "dragons"]]),
        ("ideology", [[*hand, "humans"]]),
        ("boost", [[*hand, "humans"]]),
        ("use", [list(content.EFFECTS)]),
        ("use", [["swarm", "nomads"], PLANETS]),
        ("use", [["diplomacy"], CHOICES]),
        ("seize", [PLANETS]),
        ("pick", [hand]),
        *((verb, []) for verb in ("end", "skip", "pass", "use", "trade", "seize", "fly")),
    ]
    for verb, parts in shapes:
        for args in product(*parts):
            yield Move(verb, args)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(8))
def test_a_move_is_refused_with_a_reason_if_and_only_if_it_is_not_offered(seed: int) -> None:
    options = GAME.options()(draft=seed % 2 == 1, explored=seed % 3 == 0)
    position = GAME.deal(Setup(1 + seed % 4, options, seed))
    for number, _ in enumerate(random_steps(position, Chance(seed))):
        if number % 3 or position.over():
            continue
        decision = position.pending()[0]
        if isinstance(decision, Subset):
            continue
        offered = set(decision.each())
        for move in {*conceivable(position, decision.seat), *offered}:
            if move in offered:
                assert position.verdict(decision.seat, move)
            else:
                why = position.why_not(decision.seat, move)
                assert not why, move
                assert why.rule or move.verb == "fly", move
                vague = why.why is None or why.why.text == "This is not possible now."
                assert not vague or move.verb in OF_OTHER_PHASES, (move, decision)
