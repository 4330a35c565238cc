"""Several copies of the program on one database, at the same time."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

from suite.contract import Move
from suite.store import MatchSetup, Store
from suite.store.opening import NAME

WRITER = """
import json, sys
from pathlib import Path
from suite.contract import Move
from suite.store import MatchChangedElsewhere, MatchSetup, Seat, Store

folder, name, shared, moves = Path(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4])
with Store.open(folder) as store:
    assert not store.notices, store.notices
    own = store.create(MatchSetup("stones", "1.0", (Seat(name),), 1))
    ours = None
    if shared:
        saved = store.load(shared)
        ours, start = store.record(saved), len(saved.moves)
    print("open", flush=True)
    sys.stdin.readline()
    written, told = 0, False
    for number in range(moves):
        own.append(number, [(0, Move("take", (number,)))]).result()
        if ours and not told:
            try:
                ours.append(start + written, [(0, Move(name))]).result()
                written += 1
            except MatchChangedElsewhere:
                told = True
    store.set_setting(name, moves).result()
    store.set_setting("common", name).result()
    print(json.dumps({"match": own.id, "written": written, "told": told}))
"""


def run_together(folder: Path, names: str, shared: str = "", moves: int = 60) -> dict[str, Any]:
    """One process for each name; they are all open before any of them writes."""
    processes = {
        name: subprocess.Popen(
            [sys.executable, "-c", WRITER, str(folder), name, shared, str(moves)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for name in names
    }
    for process in processes.values():
        assert process.stdout
        assert process.stdout.readline() == "open\n"
    for process in processes.values():
        assert process.stdin
        process.stdin.write("go\n")
        process.stdin.flush()
    reports = {}
    for name, process in processes.items():
        out, _ = process.communicate(timeout=300)
        assert process.returncode == 0
        reports[name] = json.loads(out)
    with closing(sqlite3.connect(folder / NAME)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
    return reports


def test_the_first_start_of_several_at_once(folder: Path) -> None:
    reports = run_together(folder, "abc", moves=5)
    with Store.open(folder) as store:
        assert store.notices == ()
        assert {summary.id for summary in store.summaries()} == {
            report["match"] for report in reports.values()
        }
    assert list(folder.glob("startable-damaged-*")) == []


def test_each_keeps_its_own_matches_and_settings(folder: Path) -> None:
    reports = run_together(folder, "ab")
    with Store.open(folder) as store:
        for name, report in reports.items():
            moves = [saved.move for saved in store.load(report["match"]).moves]
            assert moves == [Move("take", (number,)) for number in range(60)]
            assert store.setting(name) == 60
        assert store.setting("common") in reports


def test_of_two_who_play_one_match_the_later_is_told(folder: Path, setup: MatchSetup) -> None:
    with Store.open(folder) as store:
        record = store.create(setup)
        assert record.ready
        record.ready.result()
    reports = run_together(folder, "ab", shared=record.id)
    assert any(report["told"] for report in reports.values())
    with Store.open(folder) as store:
        verbs = [saved.move.verb for saved in store.load(record.id).moves]
    assert len(verbs) == sum(report["written"] for report in reports.values()) > 0
    assert sum(1 for one, two in pairwise(verbs) if one != two) <= 1
