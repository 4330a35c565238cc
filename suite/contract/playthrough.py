"""Matches played at random from a seed: for tests, soak runs, benchmarks and golden transcripts."""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from suite.contract.chance import Chance
from suite.contract.event import Event
from suite.contract.game import Game, Setup
from suite.contract.message import Message
from suite.contract.move import Move
from suite.contract.position import Position

LONGEST = 20_000
"""Moves after which a random match counts as endless."""


class Endless(AssertionError):
    """A random match that does not end."""


class Step(NamedTuple):
    """One move of a match, and what came of it."""

    seat: int
    move: Move
    events: list[Event]


def random_steps(position: Position, chance: Chance, longest: int = LONGEST) -> Iterator[Step]:
    """Play the position to its end, one random legal move at a time."""
    for _ in range(longest):
        pending = position.pending()
        if not pending:
            return
        decision = pending[chance.below(len(pending))]
        move = decision.some(chance)
        yield Step(decision.seat, move, position.play(decision.seat, move))
    if not position.over():
        raise Endless(f"the match has not ended after {longest} random moves")


def replay(game: Game, setup: Setup, moves: Iterable[tuple[int, str]]) -> Position:
    """The position after these moves, which are given as text like in a saved match."""
    position = game.deal(setup)
    for seat, text in moves:
        position.submit(seat, Move.parse(text))
    return position


def fingerprints(game: Game, setup: Setup, seed: int) -> list[str]:
    """The fingerprint of every position of a random match."""
    position = game.deal(setup)
    steps = random_steps(position, Chance(seed))
    return [position.fingerprint(), *(position.fingerprint() for _ in steps)]


def transcript(game: Game, setup: Setup, seed: int, say: Callable[[Message], str]) -> str:
    """A random match as text: every move with what followed from it, and the final score.

    Kept in a file, it shows a change of rules as a readable difference.
    """
    position = game.deal(setup)
    options = json.dumps(setup.options.model_dump(mode="json"), sort_keys=True)
    lines = [f"{game.id}, {setup.players} players, seed {setup.seed}, options {options}", ""]
    for number, step in enumerate(random_steps(position, Chance(seed)), 1):
        lines.append(f"{number:4} seat {step.seat}: {step.move}")
        lines += [f"       {to}{say(message)}" for to, message in _told(step.events)]
        if number % 10 == 0:
            lines.append(f"     = {position.fingerprint()}")
    standings = position.standings()
    lines += ["", f"end: {say(standings.reason)}" if standings.reason else "end"]
    for standing in standings.seats:
        crown = " wins" if standing.seat in standings.winners else ""
        lines.append(f"seat {standing.seat}: {standing.total} {standing.tiebreak}{crown}")
        lines += [f"     {line.points:4} {say(line.label)}" for line in standing.lines]
    return "\n".join([*lines, f"= {position.fingerprint()}", ""])


def _told(events: list[Event]) -> Iterator[tuple[str, Message]]:
    for event in events:
        if event.message:
            yield "" if event.audience is None else f"(to {event.audience}) ", event.message


def main(arguments: list[str]) -> int:
    """`python -m suite.contract.playthrough MODULE CLASS`, and `[[setup, seed], ...]` as JSON on
    stdin: prints the fingerprints of the matches. Conformance runs it under two hash seeds."""
    module, name = arguments
    game: Game = getattr(importlib.import_module(module), name)()
    for players, options, dealt, seed in json.load(sys.stdin):
        setup = Setup(players, game.options().model_validate(options), dealt)
        sys.stdout.write(" ".join(fingerprints(game, setup, seed)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
