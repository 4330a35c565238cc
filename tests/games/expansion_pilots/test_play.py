"""What holds in every position of random matches: nothing is created and nothing is lost."""

from collections import Counter

import pytest

from games.expansion_pilots.plugin import GAME
from games.expansion_pilots.rules import scoring
from games.expansion_pilots.rules.options import Options
from games.expansion_pilots.rules.position import Galaxies
from games.expansion_pilots.rules.setup import pilots_in_play, planets_in_play
from games.expansion_pilots.rules.tables import LEVEL_SHIPS, PILOTS, STEPS, TOKENS
from games.expansion_pilots.rules.terms import FLEET, HAZARD, LOCKED, MOST, NORMAL, ORBIT, SURFACE
from suite.contract import Chance, Setup
from suite.contract.playthrough import random_steps

OPTIONS = [
    Options(pilots=pilots, exploration=exploration)
    for pilots in (False, True)
    for exploration in (False, True)
]


def check_cards(position: Galaxies) -> None:
    options = position.terms.options
    planets = [*position.row, *position.deck, *position.discard, *sum(position.colonies, ())]
    assert sorted(p for p in planets if p >= 0) == planets_in_play(options)
    hired = [pilot for stack in position.hangar for pilot in stack]
    pilots = [*position.pilot_row, *position.pilot_deck, *position.pilot_discard, *hired]
    assert sorted(p for p in pilots if p >= 0) == pilots_in_play(options)
    drawn = [task[3] for task in position.stack if task[0] == "drawn"]
    tokens = [*position.token_deck, *position.face_up, *drawn, *sum(position.tokens, ())]
    assert sorted(tokens) == (list(range(len(TOKENS))) if options.exploration else [])
    assert len(position.face_up) <= 3


def check_side(position: Galaxies, side: int) -> None:
    base = side * FLEET
    fleet = range(base, base + FLEET)
    assert 0 <= position.energy[side] <= MOST
    assert 0 <= position.culture[side] <= MOST
    assert sum(points for _, points in scoring.in_game(position, side)) == position.score[side]
    assert scoring.BEFORE not in dict(scoring.in_game(position, side))
    if side == position.terms.rogue:
        return
    unlocked = [number for number in fleet if position.where[number] != LOCKED]
    assert len(unlocked) == LEVEL_SHIPS[position.level[side]]
    kinds = [position.kind[number] for number in fleet if position.kind[number] != NORMAL]
    assert sorted(kinds) == [k for k in range(FLEET) if position.hangar[base + k]]
    for number in fleet:
        kind = position.kind[number]
        top = position.hangar[base + kind][-1] if kind != NORMAL else -1
        assert position.flown[number] == top
    check_places(position, base, fleet)


def check_places(position: Galaxies, base: int, fleet: range) -> None:
    spots = Counter(position.where[n] for n in fleet if SURFACE <= position.where[n] < HAZARD)
    lodger = any(f >= 0 and PILOTS[f].id == "pilot_lodger" for f in position.flown[base : base + 4])
    covered = any(PILOTS[p].id == "pilot_lodger" for p in position.pilots_of(base // FLEET))
    assert lodger or covered or all(count == 1 for count in spots.values())
    for number in fleet:
        where, rank = position.where[number], position.rank[number]
        if ORBIT <= where < HAZARD:
            assert where - ORBIT in position.row
            assert 0 <= rank < STEPS[where - ORBIT]
        elif where >= HAZARD:
            assert where - HAZARD in position.tokens[number // FLEET]
            assert 0 <= rank < TOKENS[where - HAZARD].steps
        else:
            assert rank == 0


@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: f"{o.pilots}-{o.exploration}")
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_nothing_is_created_or_lost(players: int, options: Options) -> None:
    for seed in range(3):
        position = GAME.deal(Setup(players, options, seed))
        for number, _ in enumerate(random_steps(position, Chance(seed))):
            swapping = any(task[0] == "swap" for task in position.stack)
            if not swapping and (number % 5 == 0 or position.over()):
                check_cards(position)
                for side in range(position.terms.sides):
                    check_side(position, side)
        assert position.standings().final


def test_everybody_has_had_equally_many_turns() -> None:
    """P51, P100."""
    for seed in range(20):
        position = GAME.deal(Setup(3, Options(), seed))
        turns = Counter[int]()
        turns[position.first] += 1
        for step in random_steps(position, Chance(seed)):
            turns.update(e.data["side"] for e in step.events if e.kind == "rolled")
        turns[position.first] -= 1
        assert len(set(turns.values())) == 1
