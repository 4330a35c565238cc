"""The process in which bots think: `python -m suite.table.worker`.

One question is one line of JSON on stdin, one answer one line on stdout. The process plays the
match up to the question by itself and gives the bot nothing but what its seat sees.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, TextIO

from suite import plugins
from suite.bots.any_game import level
from suite.contract import Bot, Chance, Game, Limit, Move, Position, Setup


class Worker:
    """Keeps the match of the last question: the next one usually goes on from there."""

    def __init__(self) -> None:
        self.dealt: object = None
        self.moves: list[list[Any]] = []
        self.position: Position
        self.bots: dict[tuple[int, str], Bot] = {}

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        """The move of the bot that is asked, with the seconds it took."""
        plugin = plugins.find(question["game"])
        plugin.allow()  # the process that asks has loaded it already
        game = plugin.load()
        self._go_to(game, question)
        seat, name = question["seat"], question["bot"]
        if (seat, name) not in self.bots:
            self.bots[seat, name] = level(game, name).make()
        limit = Limit(question["seconds"], question["nodes"])
        view = self.position.seen_by(seat)
        start = perf_counter()
        move = self.bots[seat, name].choose(view, seat, limit, Chance(question["seed"]))
        return {"move": str(move), "seconds": perf_counter() - start}

    def _go_to(self, game: Game, question: dict[str, Any]) -> None:
        setup, moves = question["setup"], question["moves"]
        known = len(self.moves)
        if self.dealt != [game.id, setup] or moves[:known] != self.moves:
            options = game.options().model_validate(setup["options"])
            self.position = game.deal(Setup(setup["players"], options, setup["seed"]))
            self.position.quiet = True
            self.bots.clear()
            self.dealt, known = [game.id, setup], 0
        for seat, text in moves[known:]:
            self.position.play(seat, Move.parse(text))
        self.moves = moves


def serve(questions: Iterable[str], answers: TextIO) -> None:
    """Answer until the questions end."""
    worker = Worker()
    for line in questions:
        question = json.loads(line)
        try:
            reply = worker.answer(question)
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the table is told
            reply = {"failure": f"{type(error).__name__}: {error}"}
            worker = Worker()
        answers.write(json.dumps({"ticket": question["ticket"], **reply}) + "\n")
        answers.flush()


def asked(source: TextIO) -> Iterator[str]:
    """The lines of the source, read in a thread of its own. At their end whoever asks is gone, and
    so is this process, however deep in thought its bot may be."""
    lines: SimpleQueue[str] = SimpleQueue()

    def read() -> None:
        for line in source:
            lines.put(line)
        os._exit(0)

    Thread(target=read, daemon=True).start()
    while True:
        yield lines.get()


def _go_first() -> None:
    """When a bot has eaten all the memory, Linux is to end it rather than the program."""
    wish = Path("/proc/self/oom_score_adj")
    if wish.exists():
        wish.write_text("900", encoding="ascii")


def main() -> None:
    _go_first()
    # What a bot prints must not be taken for an answer.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    answers.write(json.dumps({"ready": True}) + "\n")
    answers.flush()
    serve(asked(sys.stdin), answers)


if __name__ == "__main__":
    main()
