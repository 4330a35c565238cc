"""A recorded match can be replayed phase by phase: each phase is described as it began, with what
every seat drew in it, and the moves of the record must lead to what the record says."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from games.rftg.plugin import GAME
from games.rftg.rules import phases, piles
from games.rftg.rules.actions import ACTION_IDS, END, EXPLORE, PHASE_IDS, SETUP
from games.rftg.rules.cards import IDS, NONE
from games.rftg.rules.options import RaceOptions
from games.rftg.rules.position import Race
from suite.contract import Chance, Move, Setup, Subset

Taken = tuple[int, int, list[int]]
"""A seat, the world whose goods they became or NONE, and the cards."""
VARIANTS = [(2, False), (2, True), (3, False), (4, False)]


@dataclass
class Phase:
    """What a record holds about one phase."""

    before: Race
    phase: int
    repeat: int
    taken: list[Taken] = field(default_factory=list)
    shuffled: bool = False
    moves: list[tuple[int, Move]] = field(default_factory=list)
    after: Race | None = None


def record(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> list[Phase]:
    """Play at random and write everything down; the first entry is the set-up."""
    enter, take, reshuffle = phases._enter, piles.take, piles.reshuffle
    race = GAME.deal(setup)
    assert isinstance(race, Race)
    found = [Phase(race.copy(), SETUP, 0)]

    def entering(race: Race, phase: int, repeat: int) -> None:
        found[-1].after = race.copy()
        found.append(Phase(race.copy(), phase, repeat))
        enter(race, phase, repeat)

    def taking(race: Race, seat: int, number: int, world: int = NONE) -> list[int]:
        cards = take(race, seat, number, world)
        found[-1].taken.append((seat, world, cards))
        return cards

    def reshuffling(race: Race) -> None:
        found[-1].shuffled |= bool(race.discard)
        reshuffle(race)

    with monkeypatch.context() as patch:
        patch.setattr(phases, "_enter", entering)
        patch.setattr(piles, "reshuffle", reshuffling)
        patch.setattr(piles, "take", taking)
        chance = Chance(setup.seed)
        while pending := race.pending():
            decision = pending[chance.below(len(pending))]
            move = decision.some(chance)
            found[-1].moves.append((decision.seat, move))
            race.play(decision.seat, move)
    found[-1].after = race.copy()
    return found


def promised(seat: int, taken: list[Taken], by_world: bool = False) -> dict[str, Any]:
    """What this seat draws and what becomes its goods."""
    own = [(world, name) for who, world, cards in taken if who == seat for name in named(cards)]
    goods = [(IDS[world], name) for world, name in own if world != NONE]
    return {
        "next_cards": [name for world, name in own if world == NONE],
        "next_goods": dict(goods) if by_world else [name for _, name in goods],
    }


def named(cards: list[int]) -> list[str]:
    return [IDS[card] for card in cards]


def described(race: Race, phase: int, repeat: int) -> dict[str, Any]:
    """The beginning of a phase as a scenario, without the draw pile."""
    players = []
    for seat in range(race.players):
        own = named(race.tableaus[seat])
        goods = zip(own, race.goods[seat], strict=True)
        players.append(
            {
                "tableau": own,
                "goods": {world: IDS[good] for world, good in goods if good >= 0},
                "hand": named(race.hands[seat]),
                "chips": race.chips[seat],
                "actions": [ACTION_IDS[action] for action in race.picks[seat]],
            }
        )
    return {
        "advanced": race.advanced,
        "phase": PHASE_IDS[phase],
        "alone": phase != SETUP,
        "second": bool(repeat),
        "round": max(1, race.round),
        "pool": race.pool,
        "discard": named(race.discard),
        "seed": 99,
        "players": players,
    }


def with_draws(
    scenario: dict[str, Any], taken: list[Taken], by_world: bool = False
) -> dict[str, Any]:
    """The scenario in which each seat draws what it drew in the record."""
    for seat, player in enumerate(scenario["players"]):
        player.update(promised(seat, taken, by_world))
    return scenario


def outcome(race: Race) -> dict[str, Any]:
    return {
        "tableaus": race.tableaus,
        "goods": race.goods,
        "hands": race.hands,
        "chips": race.chips,
        "pool": race.pool,
    }


def replayed(scenario: dict[str, Any], phase: Phase) -> Race:
    """A record names what was paid, kept or discarded in an order of its own."""
    race = GAME.scenario(scenario)
    assert isinstance(race, Race)
    for seat, move in phase.moves:
        chosen = isinstance(race.decision(seat), Subset)
        race.submit(seat, Move(move.verb, move.args[::-1]) if chosen else move)
    return race


@pytest.mark.parametrize(("players", "advanced"), VARIANTS)
def test_a_recorded_match_is_replayed_phase_by_phase(
    players: int, advanced: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From what each seat drew, and from the order of the draw pile."""
    for seed in range(4):
        setup = Setup(players, RaceOptions(advanced=advanced), seed)
        for phase in record(setup, monkeypatch):
            if not EXPLORE <= phase.phase <= END:
                continue
            assert phase.after is not None
            scenario = described(phase.before, phase.phase, phase.repeat)
            if not phase.shuffled:
                in_order = scenario | {"deck": named(phase.before.deck[::-1])}
                race = replayed(in_order, phase)
                assert outcome(race) == outcome(phase.after), in_order
                assert race.deck == phase.after.deck
                assert race.discard == phase.after.discard
            for by_world in (False, True):
                race = replayed(with_draws(scenario, phase.taken, by_world), phase)
                assert outcome(race) == outcome(phase.after), scenario


@pytest.mark.parametrize(("players", "advanced"), VARIANTS)
def test_a_recorded_match_is_replayed_from_its_deal(
    players: int, advanced: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With everything that each seat draws in the whole match, through all shuffles."""
    found = record(Setup(players, RaceOptions(advanced=advanced), 7), monkeypatch)
    taken = [taking for phase in found for taking in phase.taken]
    race = GAME.scenario(with_draws(described(found[0].before, SETUP, 0), taken))
    for phase in found:
        for seat, move in phase.moves:
            race.submit(seat, move)
    assert found[-1].after is not None
    assert race.standings() == found[-1].after.standings()
    assert race.over()
