"""The material, the setup and the start of a match (P1-P7, P66-P70, P111, P112)."""

from collections import Counter

import pytest

from games.expansion_pilots.plugin import GAME
from games.expansion_pilots.rules import tables
from games.expansion_pilots.rules.cards import read
from games.expansion_pilots.rules.options import Options
from games.expansion_pilots.rules.position import Galaxies
from games.expansion_pilots.rules.setup import missions_in_play
from games.expansion_pilots.rules.snapshots import ship_at
from games.expansion_pilots.rules.tables import (
    LEVEL_DICE,
    MISSIONS,
    PILOTS,
    PLANETS,
    ROGUES,
    SHIPS,
    TOKENS,
)
from games.expansion_pilots.rules.terms import ECONOMY, FLEET
from suite.contract import Move, Setup


def dealt(players: int, seed: int = 1, **options: object) -> Galaxies:
    position = GAME.deal(Setup(players, Options.model_validate(options), seed))
    assert isinstance(position, Galaxies)
    return position


BASE = {"pilots": False, "exploration": False}


def test_material_of_the_base_game() -> None:
    """P1: 40 planets, 12 missions, 7 dice, 5 galaxies with 4 ships and a rogue on the back."""
    base = [planet for planet in PLANETS if not planet.expansion]
    assert len(base) == 40
    assert Counter(planet.vp for planet in base) == {1: 8, 2: 8, 3: 8, 5: 8, 7: 8}
    assert Counter(planet.track == ECONOMY for planet in base) == {True: 20, False: 20}
    assert Counter(planet.energy for planet in base) == {True: 20, False: 20}
    assert sum(not mission.expansion for mission in MISSIONS) == 12
    assert tables.DICE == 7
    assert len(tables.GALAXIES) == 5
    assert {galaxy.rogue_on_back for galaxy in tables.GALAXIES} == {
        rogue.id for rogue in ROGUES if not rogue.expansion
    }


def test_material_of_the_expansion() -> None:
    """P66, T15: 30 pilots, 12 planets, 8 missions, 4 types of ships, 30 tokens."""
    assert len(PILOTS) == 30
    assert sum(planet.expansion for planet in PLANETS) == 12
    assert sum(mission.expansion for mission in MISSIONS) == 8
    assert len(SHIPS) == FLEET
    assert len(TOKENS) == 30
    assert Counter(token.hazard for token in TOKENS) == {False: 20, True: 10}
    badges = Counter(badge for token in TOKENS for badge in token.badges)
    assert set(badges.values()) == {10}
    assert Counter(ship for pilot in PILOTS for ship in pilot.trained) == dict.fromkeys(
        range(4), 15
    )


@pytest.mark.parametrize(("vp", "steps"), [(1, 2), (2, 3), (3, 4), (5, 5), (6, 6), (7, 6)])
def test_steps_by_points(vp: int, steps: int) -> None:
    """P26, T5, T21: one length of track for each value."""
    assert {planet.steps for planet in PLANETS if planet.vp == vp} == {steps}


def test_every_entry_says_where_it_comes_from() -> None:
    """P107, P111: what was designed for this program stays marked, and so does what was filled
    in."""
    rogues = read("rogues.yaml")["rogues"]
    assert {rogue["source"] for rogue in rogues if rogue.get("expansion")} == {"designed"}
    assert "values" in read("badges.yaml")["prizes"]["designed"]
    pilots = Counter(pilot["source"] for pilot in read("pilots.yaml")["pilots"])
    assert pilots == {"seed": 5, "designed": 25}
    planets = Counter(planet["source"] for planet in read("planets_beyond.yaml")["planets"])
    assert planets == {"seed": 3, "designed": 9}
    for ship in read("ships.yaml")["advanced_ships"]:
        assert ship["designed"] == ["hangar_faces"]


def test_two_player_setup() -> None:
    """E1, P2, P3, P4, P68."""
    position = dealt(2)
    assert len(position.row) == len(position.pilot_row) == 4
    for seat in range(2):
        assert (position.energy[seat], position.culture[seat]) == (2, 1)
        assert (position.level[seat], position.score[seat]) == (1, 0)
        ships = [ship_at(position, seat * FLEET + ship) for ship in range(FLEET)]
        assert ships == ["home", "home", "locked", "locked"]
        assert len(position.offer[seat]) == 2
    assert [decision.seat for decision in position.pending()] == [0, 1]


@pytest.mark.parametrize(("players", "row"), [(1, 4), (2, 4), (3, 5), (4, 6), (5, 6)])
def test_rows(players: int, row: int) -> None:
    """E2, P4, P68, P112: players + 2, but 6 with five and 4 with one."""
    position = dealt(players)
    assert len(position.row) == len(position.pilot_row) == row
    assert dealt(players, **BASE).pilot_row == []


def test_everything_is_shuffled_in() -> None:
    """P67, P70: 52 planets, all tokens face down, none face up."""
    position = dealt(3)
    assert len(position.row + position.deck) == 52
    assert len(position.token_deck) == 30
    assert position.face_up == []
    assert len(dealt(3, **BASE).row + dealt(3, **BASE).deck) == 40
    assert len(missions_in_play(Options(), 3)) == 20
    assert len(missions_in_play(Options(pilots=False, exploration=False), 3)) == 12


def test_a_part_alone_leaves_useless_cards_in_the_box() -> None:
    """P67: with one part of the expansion only its own and its neutral cards are dealt."""
    pilots = dealt(2, exploration=False)
    assert len(pilots.row + pilots.deck) == 47
    assert len(pilots.pilot_row + pilots.pilot_deck) == 24
    assert pilots.token_deck == []
    exploration = dealt(2, pilots=False)
    assert len(exploration.row + exploration.deck) == 48
    assert len(exploration.token_deck) == 30


def test_hangars_are_empty_and_all_advanced_ships_wait() -> None:
    """P69."""
    position = dealt(4)
    assert position.hangar == [()] * (4 * FLEET)
    assert set(position.kind) == {-1}


def test_missions_for_two_compare_nobody() -> None:
    """P5, T13: only missions marked for two are dealt, unless the option says otherwise."""
    for seed in range(20):
        for offer in dealt(2, seed).offer:
            assert all(MISSIONS[card].duel for card in offer)
    assert len(missions_in_play(Options(), 2)) == 11
    assert len(missions_in_play(Options(duel_missions_only=False), 2)) == 20


def test_everybody_keeps_one_mission() -> None:
    """P5: at the same time and in secret; the other one is out of the match."""
    position = dealt(3)
    offer = list(position.offer)
    for seat, choice in ((2, 1), (0, 2), (1, 2)):
        position.submit(seat, Move("keep", (choice,)))
    assert position.mission == [offer[0][1], offer[1][1], offer[2][0]]
    assert position.pending()[0].phase == "turn"
    active = position.pending()[0].seat
    assert position.verdict(active, Move("keep", (1,))).rule == "P8"


def test_solo_has_no_missions() -> None:
    """P5, P55: the human begins at once."""
    position = dealt(1)
    assert position.mission == [-1]
    assert [(d.seat, d.phase) for d in position.pending()] == [(0, "turn")]


def test_first_player() -> None:
    """P6: drawn at random, or the first seat."""
    assert {dealt(4, seed).first for seed in range(30)} == {0, 1, 2, 3}
    assert {dealt(4, seed, first_player="first_seat").first for seed in range(30)} == {0}


@pytest.mark.parametrize(("level", "dice"), list(enumerate((4, 5, 5, 6, 6, 7), 1)))
def test_dice_by_level(level: int, dice: int) -> None:
    """P7."""
    assert LEVEL_DICE[level] == dice
    position = GAME.scenario({"seats": [{"level": level}]})
    assert len(position.dice) == dice


def test_empire_points() -> None:
    """P34, T1: 0, 1, 2, 3, 5, 8."""
    assert tables.LEVEL_VP[1:] == (0, 1, 2, 3, 5, 8)
    assert tables.PRINTED_VP[1:] == (1, 2, 3, 5, 6, 8)
    assert tables.COST[1:] == (0, 2, 3, 4, 5, 6)


@pytest.mark.parametrize("rogue", [rogue.id for rogue in ROGUES])
def test_every_rogue_galaxy_can_be_played(rogue: str) -> None:
    """P55, P112: five of the base game and five of the expansion, each with five rungs."""
    position = dealt(1, rogue=rogue)
    assert len(next(r for r in ROGUES if r.id == rogue).ladder) == 5
    assert position.energy[1] == position.culture[1] == 0
    assert [ship_at(position, ship) for ship in range(FLEET, 2 * FLEET)] == ["home"] * FLEET


def test_ids_are_unique() -> None:
    found = [card.id for group in (PLANETS, PILOTS, TOKENS, MISSIONS, ROGUES) for card in group]
    assert len(found) == len(set(found))
