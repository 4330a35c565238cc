"""Bots against bots, with the example game."""

import json

import pytest

from suite.bots import arena
from suite.bots.any_game import UnknownBot
from suite.bots.executors import NoExecutor, opened
from suite.bots.spec import BadSpec, BotSpec
from suite.contract import Limit

GAME = "salvagers"


@pytest.fixture
def compete(example, inline):
    def run(*bots, games=4, **more):
        return arena.run(GAME, bots, games, **{"seed": 5, "executor": inline, **more})

    return run


def test_the_report_has_the_agreed_shape(compete):
    report = compete("cadet", "captain@4n").to_json()
    assert list(report) == ["game", "games", "seed", "seconds", "bots", "results"]
    assert list(report["bots"][0]) == [
        "bot", "seat_wins", "win_rate", "interval", "mean_score", "seconds_per_move",
    ]  # fmt: skip
    assert [bot["bot"] for bot in report["bots"]] == ["cadet", "captain@4n"]
    assert json.loads(json.dumps(report))["games"] == len(report["results"]) == 4


def test_the_same_seed_gives_the_same_results(compete):
    first = compete("cadet", "captain@4n").results
    assert compete("cadet", "captain@4n").results == first
    assert compete("cadet", "captain@4n", seed=6).results != first


def test_processes_give_the_same_results_as_this_one(compete):
    here = compete("cadet", "captain@4n", games=3)
    there = compete("cadet", "captain@4n", games=3, executor="local:2")
    assert there.results == here.results


def test_bots_change_seats_and_every_victory_is_counted_once(compete):
    report = compete("cadet", "cadet", "cadet", games=9)
    assert sum(sum(bot.seat_wins) for bot in report.bots) == pytest.approx(9)
    seats = [arena.play_match(job).seats for job in _jobs(3)]
    assert seats == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def _jobs(players):
    specs = (BotSpec("cadet"),) * players
    return [arena.Job(GAME, specs, {}, 1, shift, None) for shift in range(players)]


def test_scores_are_given_in_the_order_of_the_bots(compete):
    report = compete("captain@4n", "cadet", games=8)
    captain, cadet = report.bots
    assert captain.mean_score == pytest.approx(sum(row[0] for row in report.results) / 8)
    assert cadet.mean_score == pytest.approx(sum(row[1] for row in report.results) / 8)


def test_random_play_is_beaten_by_a_search_that_knows_only_the_rules(compete):
    report = compete("search@40n", "random", games=16, seed=1)
    assert report.bots[0].interval[0] > 0.5


def test_more_seats_than_bots_are_filled_in_turn(compete):
    report = compete("captain@4n", "cadet", players=3)
    assert len(report.results[0]) == 3
    assert sum(bot.win_rate for bot in report.bots) == pytest.approx(1)


def test_progress_is_told(compete):
    told = []
    compete("cadet", "cadet", games=3, progress=lambda done, of: told.append((done, of)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_options_reach_the_match(compete):
    short = compete("cadet", "cadet", options={"rounds": 2}).bots[0].mean_score
    assert short < compete("cadet", "cadet", options={"rounds": 8}).bots[0].mean_score


@pytest.mark.parametrize(
    ("more", "error"),
    [
        ({"bots": ("dragon", "cadet")}, UnknownBot),
        ({"bots": ("cadet@", "cadet")}, BadSpec),
        ({"bots": ()}, ValueError),
        ({"players": 7}, ValueError),
        ({"players": 1}, ValueError),
        ({"games": 0}, ValueError),
        ({"options": {"rounds": 99}}, ValueError),
    ],
)
def test_what_cannot_be_played_is_refused_before_it_starts(compete, more, error):
    with pytest.raises(error):
        compete(*more.pop("bots", ("cadet", "cadet")), **more)


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("strong", BotSpec("strong")),
        ("strong@0.2", BotSpec("strong", Limit(seconds=0.2))),
        ("strong@2s", BotSpec("strong", Limit(seconds=2.0))),
        ("strong@200n", BotSpec("strong", Limit(nodes=200))),
    ],
)
def test_a_bot_may_carry_its_limit(text, spec):
    assert BotSpec.parse(text) == spec


@pytest.mark.parametrize("text", ["", "strong@", "strong@n", "strong@-1", "strong@0", "strong@0n"])
def test_a_bad_limit_is_refused(text):
    with pytest.raises(BadSpec):
        BotSpec.parse(text)


def test_the_own_limit_goes_before_the_common_one(example):
    common = Limit(nodes=7)
    assert BotSpec.parse("captain@3n").make(example, common)[1] == Limit(nodes=3)
    assert BotSpec.parse("captain").make(example, common)[1] == common
    assert BotSpec.parse("captain").make(example)[1] == Limit(seconds=0.5)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(5, 10, 0.237, 0.763), (10, 10, 0.722, 1), (0, 10, 0, 0.278)]
)
def test_the_interval_is_wilsons(wins, games, low, high):
    assert arena.wilson(wins, games) == pytest.approx((low, high), abs=0.001)


@pytest.mark.parametrize("where", ["local:x", "local:0", "dask:", "moon"])
def test_an_unknown_place_to_work_is_refused(where):
    with pytest.raises(NoExecutor), opened(where):
        pass


def test_a_cluster_needs_its_package(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    with pytest.raises(NoExecutor, match="startable\\[cluster\\]"), opened("dask:tcp://1.2.3.4:5"):
        pass
