"""A recorded match can be replayed phase by phase: each phase is described as it began, with what
every seat drew in it, and the moves of the record must lead to what the record says."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from games.rftg.plugin import GAME
from games.rftg.rules import phases, piles
from games.rftg.rules.actions import ACTION_IDS, EXPLORE, PHASE_IDS, PHASE_OF, PRODUCE
from games.rftg.rules.cards import IDS
from games.rftg.rules.options import RaceOptions
from games.rftg.rules.position import Race
from suite.contract import Chance, Move, Setup
from suite.contract.playthrough import random_steps


@dataclass
class Phase:
    """What a record holds about one phase."""

    before: Race
    phase: int
    repeat: int
    taken: list[tuple[int, bool, list[int]]] = field(default_factory=list)
    moves: list[tuple[int, Move]] = field(default_factory=list)
    after: Race | None = None


def record(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> list[Phase]:
    """Play at random and write everything down."""
    found: list[Phase] = []
    enter, take = phases._enter, piles.take

    def entering(race: Race, phase: int, repeat: int) -> None:
        if found:
            found[-1].after = race.copy()
        found.append(Phase(race.copy(), phase, repeat))
        enter(race, phase, repeat)

    def taking(race: Race, seat: int, number: int, goods: bool = False) -> list[int]:
        cards = take(race, seat, number, goods)
        found[-1].taken.append((seat, goods, cards))
        return cards

    race = GAME.deal(setup)
    with monkeypatch.context() as patch:
        patch.setattr(phases, "_enter", entering)
        patch.setattr(piles, "take", taking)
        chance = Chance(setup.seed)
        while pending := race.pending():
            decision = pending[chance.below(len(pending))]
            move = decision.some(chance)
            if found:
                found[-1].moves.append((decision.seat, move))
            race.play(decision.seat, move)
    return [phase for phase in found if EXPLORE <= phase.phase <= PRODUCE]


def described(phase: Phase) -> dict[str, Any]:
    """The phase as a scenario."""
    race = phase.before
    players = []
    for seat in range(race.players):
        own = [IDS[card] for card in race.tableaus[seat]]
        goods = zip(own, race.goods[seat], strict=True)
        drawn: list[list[str]] = [[], []]
        for who, as_good, cards in phase.taken:
            if who == seat:
                drawn[as_good] += [IDS[card] for card in cards]
        actions = [action for action in race.picks[seat] if PHASE_OF[action] == phase.phase]
        if not phase.repeat:
            actions = list(dict.fromkeys(actions))  # else the second phase would follow at once
        players.append(
            {
                "tableau": own,
                "goods": {world: IDS[good] for world, good in goods if good >= 0},
                "hand": [IDS[card] for card in race.hands[seat]],
                "chips": race.chips[seat],
                "actions": [ACTION_IDS[action] for action in actions],
                "next_cards": drawn[0],
                "next_goods": drawn[1],
            }
        )
    return {
        "advanced": race.advanced,
        "phase": PHASE_IDS[phase.phase],
        "second": bool(phase.repeat),
        "round": race.round,
        "pool": race.pool,
        "discard": [IDS[card] for card in race.discard],
        "seed": race.round,
        "players": players,
    }


def outcome(race: Race) -> dict[str, Any]:
    return {
        "tableaus": race.tableaus,
        "goods": race.goods,
        "hands": race.hands,
        "chips": race.chips,
        "pool": race.pool,
    }


@pytest.mark.parametrize(("players", "advanced"), [(2, False), (2, True), (3, False), (4, False)])
def test_a_recorded_match_is_replayed_phase_by_phase(
    players: int, advanced: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(4):
        setup = Setup(players, RaceOptions(advanced=advanced), seed)
        for phase in record(setup, monkeypatch):
            race = GAME.scenario(described(phase))
            assert isinstance(race, Race)
            for seat, move in phase.moves:
                race.submit(seat, move)
            assert phase.after is not None
            assert outcome(race) == outcome(phase.after), described(phase)


def test_a_whole_match_is_its_moves() -> None:
    """The same deal and the same moves give the same end, whoever replays them."""
    setup = Setup(3, RaceOptions(), 11)
    race = GAME.deal(setup)
    moves = [(step.seat, step.move) for step in random_steps(race, Chance(1))]
    again = GAME.deal(setup)
    for seat, move in moves:
        again.submit(seat, move)
    assert again == race
