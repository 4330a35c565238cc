"""A recorded match can be replayed phase by phase: each phase is described as it began, with what
every seat drew in it, and the moves of the record must lead to what the record says."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from games.rftg.plugin import GAME
from games.rftg.rules import phases, piles
from games.rftg.rules.actions import ACTION_IDS, EXPLORE, PHASE_IDS, PHASE_OF, PRODUCE, SETUP
from games.rftg.rules.cards import IDS
from games.rftg.rules.options import RaceOptions
from games.rftg.rules.position import Race
from suite.contract import Chance, Move, Setup

Taken = tuple[int, bool, list[int]]
"""A seat, whether they became goods, and the cards."""
VARIANTS = [(2, False), (2, True), (3, False), (4, False)]


@dataclass
class Phase:
    """What a record holds about one phase."""

    before: Race
    phase: int
    repeat: int
    taken: list[Taken] = field(default_factory=list)
    moves: list[tuple[int, Move]] = field(default_factory=list)
    after: Race | None = None


def record(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> list[Phase]:
    """Play at random and write everything down; the first entry is the set-up."""
    enter, take = phases._enter, piles.take
    race = GAME.deal(setup)
    assert isinstance(race, Race)
    found = [Phase(race.copy(), SETUP, 0)]

    def entering(race: Race, phase: int, repeat: int) -> None:
        found[-1].after = race.copy()
        found.append(Phase(race.copy(), phase, repeat))
        enter(race, phase, repeat)

    def taking(race: Race, seat: int, number: int, goods: bool = False) -> list[int]:
        cards = take(race, seat, number, goods)
        found[-1].taken.append((seat, goods, cards))
        return cards

    with monkeypatch.context() as patch:
        patch.setattr(phases, "_enter", entering)
        patch.setattr(piles, "take", taking)
        chance = Chance(setup.seed)
        while pending := race.pending():
            decision = pending[chance.below(len(pending))]
            move = decision.some(chance)
            found[-1].moves.append((decision.seat, move))
            race.play(decision.seat, move)
    found[-1].after = race.copy()
    return found


def promised(seat: int, taken: list[Taken]) -> dict[str, list[str]]:
    """What this seat draws and what becomes its goods."""
    drawn: list[list[str]] = [[], []]
    for who, as_good, cards in taken:
        if who == seat:
            drawn[as_good] += [IDS[card] for card in cards]
    return {"next_cards": drawn[0], "next_goods": drawn[1]}


def described(race: Race, phase: int, repeat: int, taken: list[Taken]) -> dict[str, Any]:
    """The beginning of a phase as a scenario."""
    players = []
    for seat in range(race.players):
        own = [IDS[card] for card in race.tableaus[seat]]
        goods = zip(own, race.goods[seat], strict=True)
        actions = [action for action in race.picks[seat] if PHASE_OF[action] == phase]
        if not repeat:
            actions = list(dict.fromkeys(actions))  # else the second phase would follow at once
        players.append(
            {
                "tableau": own,
                "goods": {world: IDS[good] for world, good in goods if good >= 0},
                "hand": [IDS[card] for card in race.hands[seat]],
                "chips": race.chips[seat],
                "actions": [ACTION_IDS[action] for action in actions],
            }
            | promised(seat, taken)
        )
    return {
        "advanced": race.advanced,
        "phase": PHASE_IDS[phase],
        "second": bool(repeat),
        "round": max(1, race.round),
        "pool": race.pool,
        "discard": [IDS[card] for card in race.discard],
        "seed": 99,
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


@pytest.mark.parametrize(("players", "advanced"), VARIANTS)
def test_a_recorded_match_is_replayed_phase_by_phase(
    players: int, advanced: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(4):
        setup = Setup(players, RaceOptions(advanced=advanced), seed)
        for phase in record(setup, monkeypatch):
            if not EXPLORE <= phase.phase <= PRODUCE:
                continue
            scenario = described(phase.before, phase.phase, phase.repeat, phase.taken)
            race = GAME.scenario(scenario)
            assert isinstance(race, Race)
            for seat, move in phase.moves:
                race.submit(seat, move)
            assert phase.after is not None
            assert outcome(race) == outcome(phase.after), scenario


@pytest.mark.parametrize(("players", "advanced"), VARIANTS)
def test_a_recorded_match_is_replayed_from_its_deal(
    players: int, advanced: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With everything that each seat draws in the whole match, through all shuffles."""
    found = record(Setup(players, RaceOptions(advanced=advanced), 7), monkeypatch)
    taken = [taking for phase in found for taking in phase.taken]
    race = GAME.scenario(described(found[0].before, SETUP, 0, taken))
    for phase in found:
        for seat, move in phase.moves:
            race.submit(seat, move)
    assert found[-1].after is not None
    assert race.standings() == found[-1].after.standings()
    assert race.over()
