"""The opponents: each level beats the one below, keeps to its limit and knows only its view."""

import pytest

from games.galactic_alliances.bots import LEVELS
from games.galactic_alliances.bots.balance import Result, table, tournament
from games.galactic_alliances.bots.standard import Standard
from games.galactic_alliances.bots.strong import Strong
from games.galactic_alliances.bots.worth import worth
from games.galactic_alliances.plugin import GAME
from suite.bots import RandomBot
from suite.contract import Chance, Limit, Move, Setup

Options = GAME.options()


def play(bots, seed, nodes=1, **options):
    """The seats that win."""
    position, chance = GAME.deal(Setup(len(bots), Options(**options), seed)), Chance(seed)
    position.quiet = True
    while pending := position.pending():
        seat = pending[0].seat
        view = position.seen_by(seat)
        position.submit(seat, bots[seat].choose(view, seat, Limit(nodes=nodes), chance))
    return position.standings()


def wins(strong, weak, games, nodes=1):
    """Games that the first bot wins, changing seats."""
    won = 0
    for seed in range(games):
        seat = seed % 2
        bots = (strong, weak) if seat == 0 else (weak, strong)
        won += seat in play(bots, seed, nodes).winners
    return won


def test_levels_go_from_weak_to_strong():
    assert [level.id for level in LEVELS] == ["novice", "standard", "strong"]
    assert LEVELS[2].limit.seconds < 1.5


def test_standard_beats_random():
    assert wins(Standard(), RandomBot(), 20) >= 19


def test_novice_is_between_random_and_standard():
    novice = LEVELS[0].make()
    assert wins(novice, RandomBot(), 20) >= 16
    assert wins(Standard(), novice, 20) >= 12


def test_strong_beats_standard():
    assert wins(Strong(), Standard(), 3, nodes=8) >= 2


@pytest.mark.parametrize("players", [1, 3, 4])
@pytest.mark.parametrize("options", [{}, {"draft": True, "explored": True}])
def test_bots_play_every_table_to_its_end(players, options):
    bots = [Standard(), Strong(), Standard(blunders=2), Standard()][:players]
    assert play(bots, 5, nodes=2, **options).final


def test_bots_see_chances_that_stare_at_them():
    """A seat in the Council with the last cube."""
    side = {"cubes": 1, "influence": 3, "production": 0, "planets": {"S1a": "developed"}}
    given = {"round": 5, "sides": [side, {"cubes": 0}], "systems": ["S1"]}
    view = GAME.scenario(given).seen_by(0)
    for bot in (Standard(), Strong()):
        assert bot.choose(view, 0, Limit(nodes=30), Chance(1)).verb == "nominate"


def test_a_match_that_is_over_is_worth_its_points():
    given = {"phase": "over", "round": 5, "sides": [{"prestige": 7, "credits": 12}]}
    assert worth(GAME.scenario(given), 0) == 7


def test_the_same_seed_gives_the_same_move():
    view = GAME.scenario({"round": 3, "sides": [{"main": ["weasels"], "credits": 8}]}).seen_by(0)
    for bot in (Standard(), Strong()):
        moves = {bot.choose(view, 0, Limit(nodes=12), Chance(4)) for _ in range(3)}
        assert len(moves) == 1


def test_strong_stops_in_time_with_one_trial_left():
    view = GAME.scenario({"sides": [{"main": ["weasels"], "credits": 8}]}).seen_by(0)
    move = Strong().choose(view, 0, Limit(seconds=1e-6), Chance(1))
    assert view.verdict(0, move)
    assert isinstance(move, Move)


def test_every_faction_plays_in_every_round_of_the_tournament():
    results = tournament(1)
    assert len(results) == 40
    assert {result.games for result in results} == {1}
    assert sum(result.wins for result in results) == pytest.approx(20)
    assert table(results).count("\n") == 41


@pytest.mark.parametrize(
    ("wins", "balanced"), [(150, True), (196, True), (200, False), (104, True), (98, False)]
)
def test_balance_is_judged_beyond_two_standard_errors(wins, balanced):
    assert Result("humans", 300, wins, 0).balanced is balanced
