"""Saved matches: written move by move, listed, found, renamed, thrown away and taken back."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from suite.contract import Move
from suite.store import MatchChangedElsewhere, MatchSetup, Result, Seat, Status, Store
from suite.store.faults import MatchMissing

Take = Callable[..., list[tuple[int, Move]]]


def test_a_match_comes_back_as_it_was_saved(folder: Path, setup: MatchSetup, take: Take) -> None:
    with Store.open(folder) as store:
        record = store.create(setup)
        record.append(0, take(1, 2), round=1)
        record.append(2, take(3, first=2), round=2)
    with Store.open(folder) as store:
        saved = store.load(record.id)
        assert saved.setup == setup
        assert [(m.seat, m.move) for m in saved.moves] == take(1, 2, 3)
        assert (saved.summary.round, saved.summary.length) == (2, 3)
        assert saved.summary.status is Status.RUNNING
        store.record(saved).append(3, take(1)).result()
        assert len(store.load(record.id).moves) == 4


def test_undo_takes_moves_back_and_reopens_the_match(
    store: Store, setup: MatchSetup, take: Take
) -> None:
    record = store.create(setup, take(1, 2, 3, 3), round=4)
    record.conclude(Status.FINISHED, Result((4, 2, 3), (0,))).result()
    assert store.summary(record.id).result == Result((4, 2, 3), (0,))
    record.truncate(2, round=1).result()
    summary = store.summary(record.id)
    assert (summary.status, summary.result, summary.round) == (Status.RUNNING, None, 1)
    record.append(2, take(1, first=2)).result()
    assert [m.move.args for m in store.load(record.id).moves] == [(1,), (2,), (1,)]


def test_a_move_out_of_step_is_refused_and_changes_nothing(
    store: Store, setup: MatchSetup, take: Take
) -> None:
    record = store.create(setup, take(1))
    for number in (0, 2):
        with pytest.raises(MatchChangedElsewhere):
            record.append(number, take(2)).result()
    with pytest.raises(MatchChangedElsewhere):
        record.truncate(5).result()
    assert len(store.load(record.id).moves) == 1
    record.append(1, take(2, first=1)).result()


def test_the_second_writer_of_a_match_is_told(store: Store, setup: MatchSetup, take: Take) -> None:
    first = store.create(setup, take(1))
    assert first.ready is not None
    first.ready.result()
    second = store.record(store.load(first.id))
    first.append(1, take(2, first=1)).result()
    for change in (
        lambda: second.append(1, take(3, first=1)),
        lambda: second.append(2, take(3, first=2)),
        lambda: second.truncate(0),
        lambda: second.conclude(Status.RESIGNED, None),
    ):
        with pytest.raises(MatchChangedElsewhere):
            change().result()
    assert [m.move.args for m in store.load(first.id).moves] == [(1,), (2,)]


def test_using_help_is_remembered(store: Store, setup: MatchSetup) -> None:
    record = store.create(setup)
    record.use_help().result()
    assert store.summary(record.id).help_used


def test_the_last_played_match_is_listed_first(store: Store, setup: MatchSetup) -> None:
    records = [store.create(replace(setup, title=str(n))) for n in range(3)]
    records[0].use_help().result()
    assert [s.title for s in store.summaries()] == ["0", "2", "1"]
    assert [s.title for s in store.summaries(most=2)] == ["0", "2"]


@pytest.mark.parametrize(
    ("search", "found"),
    [
        ("", ["Kameny u ohně", "Druhá"]),
        ("OHNE", ["Kameny u ohně"]),
        ("zaneta", ["Kameny u ohně"]),
        ("lukasz ohne", ["Kameny u ohně"]),
        ("lukasz druha", []),
        ("hvězdy", ["Druhá"]),
        ("stones", ["Kameny u ohně"]),
    ],
)
def test_search_ignores_case_and_accents(
    store: Store, setup: MatchSetup, search: str, found: list[str]
) -> None:
    store.create(replace(setup, game="hvezdy", title="Druhá", seats=(Seat("Eva"),)))
    store.create(setup).use_help().result()
    assert [s.title for s in store.summaries(search)] == found


def test_lists_are_filtered_by_game_and_status(store: Store, setup: MatchSetup) -> None:
    store.create(replace(setup, game="other"))
    done = store.create(setup)
    store.create(setup)
    done.conclude(Status.FINISHED, Result((1, 2, 3), (2,))).result()
    assert len(store.summaries()) == 3
    assert {s.game for s in store.summaries(game="stones")} == {"stones"}
    assert [s.id for s in store.summaries(status=[Status.FINISHED, Status.RESIGNED])] == [done.id]


def test_a_match_in_the_trash_can_be_taken_back(store: Store, setup: MatchSetup) -> None:
    record = store.create(setup)
    store.trash(record.id).result()
    assert store.summaries() == []
    assert [s.id for s in store.summaries(trashed=True)] == [record.id]
    store.restore(record.id).result()
    assert [s.trashed for s in store.summaries()] == [None]


def test_renaming_does_not_disturb_an_open_match(
    store: Store, setup: MatchSetup, take: Take
) -> None:
    record = store.create(setup)
    store.rename(record.id, "Nový název").result()
    record.append(0, take(1)).result()
    assert store.summary(record.id).title == "Nový název"


def test_a_purged_match_is_gone_with_its_moves(store: Store, setup: MatchSetup, take: Take) -> None:
    record = store.create(setup, take(1, 2))
    store.purge(record.id).result()
    with pytest.raises(MatchMissing):
        store.load(record.id)
    with pytest.raises(MatchMissing):
        record.append(2, take(1)).result()
    with pytest.raises(MatchMissing):
        store.rename(record.id, "x").result()
    assert store._reader._rows('SELECT count(*) FROM "move"') == [(0,)]


def test_only_old_trash_is_purged(store: Store, setup: MatchSetup) -> None:
    kept, thrown = store.create(setup), store.create(setup)
    store.trash(thrown.id).result()
    assert store.purge_trash(timedelta(days=1)).result() == 0
    assert store.purge_trash(timedelta(0)).result() == 1
    assert [s.id for s in store.summaries()] == [kept.id]


def test_reading_loads_nothing_heavy(folder: Path, setup: MatchSetup) -> None:
    with Store.open(folder) as store:
        store.create(setup)
    code = (
        "import sys; from pathlib import Path; from suite.store import Store\n"
        f"store = Store.open(Path({str(folder)!r}))\n"
        "assert store.load(store.summaries()[0].id).moves == ()\n"
        "heavy = {'sqlmodel', 'sqlalchemy', 'alembic', 'pydantic'} & sys.modules.keys()\n"
        "sys.exit(', '.join(sorted(heavy)) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
