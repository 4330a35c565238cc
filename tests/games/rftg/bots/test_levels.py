"""The three opponents: they answer everything, repeat themselves, and differ in strength."""

import pytest

from games.rftg.bots import LEVELS
from games.rftg.bots.policy import ANSWERS
from games.rftg.plugin import GAME
from games.rftg.rules.phases import QUESTIONS
from suite.bots.arena import Job, play_match
from suite.bots.spec import BotSpec
from suite.contract import Chance, Limit, Setup

TABLES = [(2, {}), (3, {}), (4, {}), (2, {"advanced": True}), (4, {"start": "first_game"})]


def compete(first, second, games, **options):
    """The share of the matches that the first bot wins; every deal is played from both seats."""
    specs = (BotSpec.parse(first), BotSpec.parse(second))
    jobs = [Job("rftg", specs, options, n // 2, n % 2, None) for n in range(games)]
    return sum(play_match(job).shares[0] for job in jobs) / games


def play_out(level, players, options, seed, nodes):
    """Every question of a match, answered by one level in all seats."""
    setup = Setup(players, GAME.options()(**options), seed)
    race, chance = GAME.deal(setup), Chance(seed)
    bots = [level.make() for _ in range(players)]
    while not race.over():
        for decision in race.pending():
            view = race.seen_by(decision.seat)
            before = view.fingerprint()
            move = bots[decision.seat].choose(view, decision.seat, Limit(nodes=nodes), chance)
            assert view.fingerprint() == before, f"{level.id} changed its view"
            race.submit(decision.seat, move)
            yield move


def test_the_levels_go_from_weak_to_strong():
    assert [level.id for level in LEVELS] == ["novice", "standard", "strong"]
    assert LEVELS[-1].limit.seconds <= 1


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.id)
def test_whole_matches_are_played_with_every_number_of_players(level, players, options):
    moves = list(play_out(level, players, options, 1, 2))
    assert len(moves) > 20 * players


def test_every_kind_of_question_has_an_answer():
    assert set(ANSWERS) == set(QUESTIONS)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.id)
def test_the_same_chance_and_nodes_give_the_same_match(level):
    first, second = ([str(move) for move in play_out(level, 2, {}, 3, 8)] for _ in range(2))
    assert first == second


@pytest.mark.parametrize(
    ("better", "worse", "games", "share"),
    [
        ("standard", "random", 12, 0.95),
        ("standard", "novice", 40, 0.65),
        ("novice", "random", 12, 0.9),
    ],
)
def test_each_level_beats_the_one_below(better, worse, games, share):
    assert compete(better, worse, games) >= share


def test_a_strong_player_who_looks_at_few_positions_beats_the_novice():
    assert compete("strong@24n", "novice", 8) >= 0.75


def test_the_advanced_game_is_played_well_too():
    assert compete("standard", "random", 6, advanced=True) == 1
