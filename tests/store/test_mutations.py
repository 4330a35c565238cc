"""Match files that were changed at random: each is refused with a place and a reason, or is a legal
match. None crashes, hangs or runs code.

`STARTABLE_MUTATIONS=10000 pytest tests/store/test_mutations.py` tries more than the usual few.
"""

from __future__ import annotations

import copy
import faulthandler
import json
import os
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from suite import plugins
from suite.contract import LANGUAGES, Chance, Game, Setup
from suite.contract.playthrough import random_steps, replay
from suite.language import render
from suite.language.typography import HARD
from suite.store import Kind, MatchSetup, Seat, Store
from suite.store.match_file import BadMatchFile, Checked, read

MUTATIONS = int(os.environ.get("STARTABLE_MUTATIONS", "400"))
SECONDS = 60
"""A file that takes so long hangs; most take a thousandth of a second."""

FORBIDDEN = (
    "compile",
    "exec",
    "import",
    "marshal.loads",
    "os.exec",
    "os.fork",
    "os.posix_spawn",
    "os.system",
    "pickle.find_class",
    "socket.connect",
    "subprocess.Popen",
    "open",
    "ctypes.dlopen",
)
"""What Python itself reports before it happens, and what reading a file must never lead to."""

Mutate = Callable[[bytes, random.Random], bytes]


class Guard:
    """Hears of everything that code could be run by."""

    def __init__(self) -> None:
        self.on = False
        self.heard: list[str] = []
        sys.addaudithook(self._hear)

    def _hear(self, event: str, args: tuple[object, ...]) -> None:
        if self.on and event in FORBIDDEN:
            self.heard.append(f"{event}: {args!r}"[:200])

    @contextmanager
    def watching(self) -> Iterator[None]:
        self.on = True
        faulthandler.dump_traceback_later(SECONDS, exit=True)
        try:
            yield
        finally:
            self.on = False
            faulthandler.cancel_dump_traceback_later()


@pytest.fixture(scope="module")
def guard() -> Guard:
    return Guard()


# Files to begin with


def games() -> list[Game]:
    return [plugin.load() for plugin in plugins.installed() if plugin.usable and plugin.allowed]


def find_game(name: str) -> Game | None:
    return next((game for game in games() if game.id == name), None)


@pytest.fixture(scope="module")
def originals(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """An exported match of each game, half played."""
    files = []
    with Store.open(tmp_path_factory.mktemp("originals")) as store:
        for seed, game in enumerate(games()):
            options = game.options()()
            steps = random_steps(game.deal(Setup(3, options, seed)), Chance(seed))
            moves = [(step.seat, step.move) for _, step in zip(range(60), steps, strict=False)]
            seats = (Seat("Žaneta", 0), Seat("Robot", 3, Kind.BOT, "random"), Seat("Łukasz", 1))
            kept = options.model_dump(mode="json")
            record = store.create(MatchSetup(game.id, "1.0", seats, seed, kept, "Hra"), moves)
            assert record.ready
            record.ready.result()
            files.append(store.export(record.id))
    for file in files:
        read(file, find_game)  # whatever is imported when it is first needed
    return files


# Ways to spoil a file


def flip_bits(data: bytes, chance: random.Random) -> bytes:
    spoilt = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 20))):
        spoilt[chance.randrange(len(spoilt))] ^= 1 << chance.randrange(8)
    return bytes(spoilt)


def cut(data: bytes, chance: random.Random) -> bytes:
    start, end = sorted(chance.randrange(len(data) + 1) for _ in range(2))
    return chance.choice((data[:start], data[end:], data[:start] + data[end:]))


def repeat(data: bytes, chance: random.Random) -> bytes:
    start, end = sorted(chance.randrange(len(data) + 1) for _ in range(2))
    return data[:end] + data[start:end] * chance.choice((1, 3, 50)) + data[end:]


def put_in(data: bytes, chance: random.Random) -> bytes:
    place = chance.randrange(len(data) + 1)
    return data[:place] + chance.choice(NASTY_BYTES) + data[place:]


def swap_words(data: bytes, chance: random.Random) -> bytes:
    words = data.split(b" ")
    one, two = chance.randrange(len(words)), chance.randrange(len(words))
    words[one], words[two] = words[two], words[one]
    return b" ".join(words)


def replace_value(data: bytes, chance: random.Random) -> bytes:
    tree, place = picked(data, chance)
    holder, key = place
    holder[key] = chance.choice((*NASTY_VALUES, copy.deepcopy(holder[key]), tree.get("moves")))
    return dump(tree)


def drop_value(data: bytes, chance: random.Random) -> bytes:
    tree, (holder, key) = picked(data, chance)
    del holder[key]
    return dump(tree)


def add_value(data: bytes, chance: random.Random) -> bytes:
    tree, (holder, _) = picked(data, chance)
    value = chance.choice(NASTY_VALUES)
    if isinstance(holder, list):
        holder.insert(chance.randrange(len(holder) + 1), value)
    else:
        holder[chance.choice(("__class__", "seats", "x", "", "version", "resigned"))] = value
    return dump(tree)


def change_moves(data: bytes, chance: random.Random) -> bytes:
    """Files that look good, but whose match is not legal, or another one."""
    tree = json.loads(data)
    moves = tree["moves"]
    for _ in range(chance.choice((1, 1, 3))):
        if len(moves) < 2:
            break
        one, two = chance.randrange(len(moves)), chance.randrange(len(moves))
        match chance.randrange(6):
            case 0:
                moves[one], moves[two] = moves[two], moves[one]
            case 1:
                del moves[one:]
            case 2:
                moves.insert(one, moves[two])
            case 3:
                moves[one] = f"{chance.randrange(99)} {moves[one].partition(' ')[2]}"
            case 4:
                moves[one] = f"{moves[one]} {chance.choice((0, -1, 10**17, 'x', 'a.b', '#'))}"
            case 5:
                moves[one] = moves[one].rpartition(" ")[0]
    tree["seed"] = chance.choice((tree["seed"], tree["seed"], chance.randrange(1 << 64)))
    return dump(tree)


NASTY_BYTES = (
    b"\0",
    b"\xff\xfe",
    b"\xed\xa0\x80",
    b"[" * 5000,
    b'{"a":' * 3000,
    b"9" * 5000,
    b"-1e999999",
    b"\\ud800",
    b"NaN",
    b"Infinity",
    b'"',
    b",",
    b"]}",
    "\u202e\u0000ž".encode(),
    b"__import__('os').system('true')",
    b"cos\nsystem\n(S'true'\ntR.",
)

NASTY_VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1.5,
    1 << 64,
    10**400,
    float("nan"),
    float("inf"),
    "",
    "x" * 100_000,
    "\ud800",
    "\0",
    "../../etc/passwd",
    "__import__('os').system('true')",
    "0 " + "a" * 5000,
    [],
    {},
    [[]] * 50,
    {"__reduce__": ["os.system", "true"]},
    ["0 pass"] * 60_000,
)

WAYS: tuple[Mutate, ...] = (
    flip_bits,
    cut,
    repeat,
    put_in,
    swap_words,
    replace_value,
    drop_value,
    add_value,
    change_moves,
    change_moves,
)


def picked(data: bytes, chance: random.Random) -> tuple[Any, tuple[Any, Any]]:
    """The file as a tree, and a random place in it: what holds the value, and its key."""
    tree = json.loads(data)
    places: list[tuple[Any, Any]] = []

    def walk(node: Any) -> None:
        keys = node if isinstance(node, dict) else range(len(node))
        for key in keys:
            places.append((node, key))
            if isinstance(node[key], dict | list):
                walk(node[key])

    walk(tree)
    shallow = [place for place in places if place[0] is not tree["moves"]]
    return tree, chance.choice(chance.choice((places, shallow)))


def dump(tree: Any) -> bytes:
    return json.dumps(tree).encode("utf-8", "surrogatepass")


# The tests


def outcome(data: bytes, guard: Guard) -> str:
    """'legal', or 'refused' with a place and a reason in every language."""
    fault: BadMatchFile | None = None
    with guard.watching():
        try:
            checked = read(data, find_game)
        except BadMatchFile as error:
            fault = error
    assert guard.heard == []
    if fault is None:
        demand_legal(checked)
        return "legal"
    for language in LANGUAGES:
        text = render(fault.message, language)
        assert fault.place in text
        assert len(fault.place) < len(text) < 2000
        assert text.replace(HARD, " ").isprintable()
    return "refused"


def demand_legal(checked: Checked) -> None:
    setup = checked.setup
    game = find_game(setup.game)
    assert game
    options = game.options().model_validate(dict(setup.options))
    start = Setup(setup.players, options, setup.seed)
    replay(game, start, [(seat, str(move)) for seat, move in checked.moves])


def test_originals_are_good(originals: list[bytes], guard: Guard) -> None:
    assert [outcome(data, guard) for data in originals] == ["legal"] * len(originals)


def test_a_spoilt_file_is_refused_with_a_reason_or_is_a_legal_match(
    originals: list[bytes], guard: Guard, tmp_path: Path
) -> None:
    chance = random.Random(1)
    counted: Counter[str] = Counter()
    for number in range(MUTATIONS):
        data = chance.choice(originals)
        for _ in range(chance.choice((1, 1, 1, 2))):
            data = spoil(data, chance)
        try:
            counted[outcome(data, guard)] += 1
        except Exception:
            (tmp_path / f"{number}.json").write_bytes(data)
            raise
    sys.stdout.write(f"{MUTATIONS} spoilt files: {dict(counted)}\n")
    assert counted["refused"] > counted["legal"] > 0


def spoil(data: bytes, chance: random.Random) -> bytes:
    """One change; a file that is not JSON any more can only be changed byte by byte."""
    way = chance.choice(WAYS)
    try:
        return way(data, chance)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, IndexError):
        return flip_bits(data, chance) if data else b"{}"


def test_the_guard_hears_code(guard: Guard) -> None:
    with guard.watching():
        eval("1 + 1")
    assert guard.heard
    guard.heard.clear()
