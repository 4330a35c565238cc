"""A process that is killed at any moment loses no accepted move.

`STARTABLE_KILLS=200 pytest tests/store/test_kills.py` kills more often than the usual few times.
"""

from __future__ import annotations

import os
import random
import select
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from suite import plugins
from suite.contract import Setup
from suite.contract.playthrough import replay
from suite.store import SavedMatch, Status, Store
from suite.store.opening import NAME

KILLS = int(os.environ.get("STARTABLE_KILLS", "6"))
PLAYER = Path(__file__).with_name("bot_match.py")
HANGING = 300.0


class Seen(NamedTuple):
    """What was seen of a process before it was killed."""

    match: str = ""
    promised: int = 0
    """So many moves were said to be on the disk."""
    moves: tuple[str, ...] = ()
    """The moves that were shown, from the first one that this process made."""
    before: int = 0
    """The length of the match when it was opened."""
    over: bool = False


def play_and_kill(folder: Path, seed: int, chance: random.Random) -> Seen:
    """Let bots play, and kill the process without warning: after some lines and then anywhere."""
    lines, pause = chance.randrange(0, 60), chance.random() * 0.02
    command = [sys.executable, str(PLAYER), str(folder), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout
        text = read_lines(process.stdout.fileno(), lines)
        end = time.monotonic() + pause
        while time.monotonic() < end:  # anywhere: a sleep would end where the process waits, too
            os.sched_yield()
        process.kill()
        text += process.stdout.read()
    return understand(text.decode())


def read_lines(pipe: int, count: int) -> bytes:
    text, end = b"", time.monotonic() + HANGING
    while text.count(b"\n") < count:
        ready, _, _ = select.select([pipe], [], [], end - time.monotonic())
        assert ready, f"the process hangs after: {text.decode()}"
        part = os.read(pipe, 4096)
        if not part:
            break
        text += part
    return text


def understand(text: str) -> Seen:
    seen = Seen()
    for line in text.splitlines():
        word, *rest = line.split(" ")
        if word == "match":
            seen = seen._replace(match=rest[0], promised=int(rest[1]), before=int(rest[1]))
        elif word == "move":
            seen = seen._replace(moves=(*seen.moves, " ".join(rest[1:])))
        elif word == "saved":
            seen = seen._replace(promised=int(rest[0]))
        elif word == "over":
            seen = seen._replace(over=True)
    return seen


def check(folder: Path, seen: Seen, before: SavedMatch | None) -> SavedMatch | None:
    """What is on the disk after the kill agrees with what was promised and shown."""
    with closing(sqlite3.connect(folder / NAME)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    with Store.open(folder) as store:
        assert (store.notices, store.temporary) == ((), False)
        if not seen.match:
            return before
        saved = store.load(seen.match)
    texts = [f"{move.seat} {move.move}" for move in saved.moves]
    assert len(texts) >= seen.promised, "a move that was promised is lost"
    assert len(texts) <= seen.before + len(seen.moves) + 1, "there are moves that nobody made"
    shown = seen.moves[: len(texts) - seen.before]
    assert tuple(texts[seen.before : seen.before + len(shown)]) == shown
    if before is not None and before.id == seen.match:
        old = [f"{move.seat} {move.move}" for move in before.moves]
        assert texts[: len(old)] == old, "an older move changed"
    game = plugins.find(saved.setup.game).load()
    options = game.options().model_validate(dict(saved.setup.options))
    setup = Setup(saved.setup.players, options, saved.setup.seed)
    position = replay(game, setup, [(move.seat, str(move.move)) for move in saved.moves])
    assert not seen.over or position.over()
    return saved


def test_no_kill_loses_an_accepted_move(tmp_path: Path) -> None:
    chance = random.Random(KILLS)
    saved: SavedMatch | None = None
    promised = finished = 0
    for number in range(KILLS):
        seen = play_and_kill(tmp_path, number, chance)
        saved = check(tmp_path, seen, saved)
        promised += seen.promised - seen.before
        finished += saved is not None and saved.summary.status is Status.FINISHED
    assert promised > KILLS, "the bots hardly played: the kills prove nothing"
    sys.stdout.write(f"{KILLS} kills, {promised} promised moves, none lost; {finished} finished\n")


def test_a_match_that_was_killed_often_is_played_to_its_end(tmp_path: Path) -> None:
    seen = play_and_kill(tmp_path, 1, random.Random(1))
    saved = check(tmp_path, seen, None)
    command = [sys.executable, str(PLAYER), str(tmp_path), "1"]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=HANGING, check=True)
    rest = understand(ran.stdout)
    assert saved is not None
    assert (rest.match, rest.before, rest.over) == (saved.id, len(saved.moves), True)
    with Store.open(tmp_path) as store:
        assert store.summary(saved.id).status is Status.FINISHED
