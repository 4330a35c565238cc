"""Bots against bots, for any game.

Every deal is played once for each turn of the seats, so that neither the seat nor the luck of the
deal favours anybody. With limits in nodes (see `spec`) the same call gives the same results,
whoever carries out the work.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from math import sqrt
from time import perf_counter
from typing import Any

from suite import plugins
from suite.bots.executors import Progress, spread
from suite.bots.spec import BotSpec
from suite.bots.value import share
from suite.contract.bot import Limit
from suite.contract.chance import Chance
from suite.contract.game import Game, Setup
from suite.contract.playthrough import LONGEST, Endless

_Z = 1.959964  # of the 95 % interval


@dataclass(frozen=True, slots=True)
class BotReport:
    """How one bot fared. `seat_wins` are its victories by seat; a tie counts as a share."""

    bot: str
    seat_wins: list[float]
    win_rate: float
    interval: tuple[float, float]
    mean_score: float
    seconds_per_move: float


@dataclass(frozen=True, slots=True)
class ArenaReport:
    """What came out: the bots in the order given, and the scores of each match in that order too
    (when there are more seats than bots, the bots are counted through again)."""

    game: str
    games: int
    seed: int
    seconds: float
    bots: list[BotReport]
    results: list[list[int]]

    def to_json(self) -> dict[str, Any]:
        """Plain values, as `startable arena --json` prints them."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Job:
    """One match. `shift` says how many seats each participant moves on."""

    game: str
    participants: tuple[BotSpec, ...]
    options: Mapping[str, Any]
    seed: int
    shift: int
    limit: Limit | None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The figures of one match, by participant."""

    seats: list[int]
    scores: list[int]
    shares: list[float]
    moves: list[int]
    seconds: list[float]


def run(
    game_id: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    *,
    limit: Limit | None = None,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    executor: str | Executor | None = None,
    progress: Progress | None = None,
) -> ArenaReport:
    """Let bots play each other.

    `limit` is for the bots that do not bring their own (`strong@0.2`); `players` is the number of
    seats (usually one for each bot, at least as many as the game needs); `executor` is described
    in `executors.opened`. Raises `BadSpec`, `UnknownBot`, `NoExecutor`, `PluginFault`, and
    `ValueError` for a number of players or games that is not possible.
    """
    start = perf_counter()
    game = plugins.find(game_id).load()
    specs = [BotSpec.parse(bot) for bot in bots]
    for spec in specs:
        spec.make(game)
    seats = _seats(game_id, len(specs), players)
    if games < 1:
        raise ValueError("at least one match must be played")
    checked = game.options().model_validate(dict(options or {})).model_dump(mode="json")
    participants = tuple(specs[place % len(specs)] for place in range(seats))
    jobs = [
        Job(game_id, participants, checked, seed + n // seats, n % seats, limit)
        for n in range(games)
    ]
    outcomes = spread(play_match, jobs, executor, progress)
    reports = [_report(bots, place, outcomes) for place in range(len(bots))]
    results = [outcome.scores for outcome in outcomes]
    return ArenaReport(game_id, games, seed, perf_counter() - start, reports, results)


def _seats(game_id: str, bots: int, players: int | None) -> int:
    if not bots:
        raise ValueError("at least one bot is needed")
    manifest = plugins.find(game_id).manifest
    assert manifest, "a game that has been loaded has a manifest"
    least, most = manifest.seats
    seats = max(bots, least) if players is None else players
    if not least <= seats <= most:
        raise ValueError(f"{game_id} is for {least} to {most} players, not for {seats}")
    if seats < bots:
        raise ValueError(f"there are {bots} bots but only {seats} seats")
    return seats


def play_match(job: Job) -> Outcome:
    """Play one match; this is what a worker does."""
    game = load_in_worker(job.game)
    count = len(job.participants)
    seats = [(place + job.shift) % count for place in range(count)]
    who = {seat: place for place, seat in enumerate(seats)}
    bots = [spec.make(game, job.limit) for spec in job.participants]
    chances = [Chance(job.seed * 1_000_003 + 31 * job.shift + place) for place in range(count)]
    setup = Setup(count, game.options().model_validate(dict(job.options)), job.seed)
    position = game.deal(setup)
    position.quiet = True
    moves, seconds = [0] * count, [0.0] * count
    for _ in range(LONGEST):
        pending = position.pending()
        if not pending:
            break
        answers = []  # those who decide at the same time all look at the same position
        for decision in pending:
            place = who[decision.seat]
            bot, limit = bots[place]
            view = position.seen_by(decision.seat)
            start = perf_counter()
            answers.append((decision, bot.choose(view, decision.seat, limit, chances[place])))
            seconds[place] += perf_counter() - start
            moves[place] += 1
        for decision, move in answers:
            if position.decision(decision.seat) == decision:  # else somebody has interrupted
                position.submit(decision.seat, move)
    else:
        raise Endless(f"the match with seed {job.seed} has not ended after {LONGEST} decisions")
    standings = position.standings()
    scores = [standings.seats[seat].total for seat in seats]
    shares = [share(standings, seat) for seat in seats]
    return Outcome(seats, scores, shares, moves, seconds)


def load_in_worker(game_id: str) -> Game:
    """The game, in a process to which work is given."""
    plugin = plugins.find(game_id)
    plugin.allow()  # the process that gives out the work has loaded it already
    return plugin.load()


def _report(bots: Sequence[str], which: int, outcomes: Sequence[Outcome]) -> BotReport:
    count = len(outcomes[0].seats)
    places = range(which, count, len(bots))
    wins = [0.0] * count
    points, moves, seconds = 0, 0, 0.0
    for outcome in outcomes:
        for place in places:
            wins[outcome.seats[place]] += outcome.shares[place]
            points += outcome.scores[place]
            moves += outcome.moves[place]
            seconds += outcome.seconds[place]
    games = len(outcomes)
    return BotReport(
        bot=bots[which],
        seat_wins=wins,
        win_rate=sum(wins) / games,
        interval=wilson(sum(wins), games),
        mean_score=points / (games * len(places)),
        seconds_per_move=seconds / moves if moves else 0.0,
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate, after Wilson: sensible near 0 and 1 and with few games."""
    rate = wins / games
    z2 = _Z * _Z / games
    middle = (rate + z2 / 2) / (1 + z2)
    reach = _Z * sqrt(rate * (1 - rate) / games + z2 / (4 * games)) / (1 + z2)
    return round(max(0.0, middle - reach), 6), round(min(1.0, middle + reach), 6)
