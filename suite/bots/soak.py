"""Random matches with every invariant checked after every move, for any game.

The matches go through all numbers of players, and through the options that have a few fixed
choices. A fault names the seed of its match and the move after which it was found.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from suite import plugins
from suite.bots.arena import load_in_worker
from suite.bots.executors import Progress, spread
from suite.contract import invariants
from suite.contract.chance import Chance
from suite.contract.game import Game, Setup
from suite.contract.manifest import LANGUAGES
from suite.contract.message import Message
from suite.contract.playthrough import random_steps
from suite.language import render


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong, and how to get there again. Move 0 is the deal."""

    seed: int
    players: int
    options: dict[str, Any]
    move: int
    what: str


@dataclass(frozen=True, slots=True)
class SoakReport:
    """What was played, and what was found."""

    game: str
    games: int
    moves: int
    seconds: float
    faults: list[Fault]

    def to_json(self) -> dict[str, Any]:
        """Plain values, as `startable soak --json` prints them."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Job:
    """One match."""

    game: str
    players: int
    seed: int


def run(
    game_id: str,
    games: int,
    seed: int = 0,
    progress: Progress | None = None,
    *,
    executor: str | Executor | None = None,
) -> SoakReport:
    """Play random matches and check everything. Raises `PluginFault`, `NoExecutor`, and
    `ValueError` for an impossible number of games."""
    start = perf_counter()
    if games < 1:
        raise ValueError("at least one match must be played")
    plugin = plugins.find(game_id)
    plugin.load()
    assert plugin.manifest, "a game that has been loaded has a manifest"
    least, most = plugin.manifest.seats
    seats = range(least, most + 1)
    jobs = [Job(game_id, seats[n % len(seats)], seed + n) for n in range(games)]
    outcomes = spread(soak_match, jobs, executor, progress)
    moves = sum(played for played, _ in outcomes)
    faults = [fault for _, fault in outcomes if fault]
    return SoakReport(game_id, games, moves, perf_counter() - start, faults)


def soak_match(job: Job) -> tuple[int, Fault | None]:
    """The number of moves played, and the first fault; this is what a worker does."""
    game = load_in_worker(job.game)
    chance = Chance(job.seed)
    options = any_options(game, job.players, chance)
    moves = 0
    try:
        position = game.deal(Setup(job.players, options, job.seed))
        invariants.check(position, chance, in_every_language)
        for step in random_steps(position, chance.copy()):
            moves += 1
            invariants.events_render(step.events, in_every_language)
            invariants.check(position, chance, in_every_language)
    except Exception as error:  # noqa: BLE001 - whatever goes wrong is what is looked for
        what = f"{type(error).__name__}: {error}"
        chosen = options.model_dump(mode="json")
        return moves, Fault(job.seed, job.players, chosen, moves, what)
    return moves, None


def in_every_language(message: Message) -> None:
    """Raises `Broken` when the message cannot be said in one of the languages."""
    for language in LANGUAGES:
        text = render(message, language)
        invariants.demand(text.strip(), f"{message!r} is empty in {language!r}")
        invariants.demand("{" not in text, f"{language!r} leaves a value out: {text}")


def any_options(game: Game, players: int, chance: Chance) -> BaseModel:
    """The options of a match: at random where there are a few choices, else the usual ones."""
    model = game.options()
    drawn: dict[str, Any] = {}
    for name, field in model.model_fields.items():
        choices = _choices(field, players)
        if choices:
            drawn[name] = chance.choice(choices)
    return model.model_validate(drawn)


def _choices(field: FieldInfo, players: int) -> Sequence[Any]:
    extra = field.json_schema_extra
    offered_for = extra.get("players") if isinstance(extra, dict) else None
    if isinstance(offered_for, list) and players not in offered_for:
        return ()
    if field.annotation is bool:
        return (False, True)
    if get_origin(field.annotation) is Literal:
        return get_args(field.annotation)
    return ()
