"""A database in every bad state: nothing is deleted, the player is told, the program goes on."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from suite.contract import Move
from suite.language import render
from suite.store import MatchSetup, Status, Store, StoreError, connection, opening, schema
from suite.store.backups import restore
from suite.store.faults import (
    Damaged,
    DiskFull,
    Locked,
    MatchMissing,
    MatchUnreadable,
    Newer,
    ReadOnly,
    Unreachable,
    known,
    suspicion,
)
from suite.store.opening import NAME

Take = Callable[..., list[tuple[int, Move]]]


@pytest.fixture
def filled(folder: Path, setup: MatchSetup, take: Take) -> Path:
    """The file of a closed store with three matches of many moves."""
    with Store.open(folder) as store:
        for _ in range(3):
            store.create(setup, take(*[1] * 400))
    return folder / NAME


@pytest.fixture
def unprivileged() -> Iterator[Path]:
    """A folder of a user for whom permissions count (they do not for root)."""
    folder = Path(tempfile.mkdtemp(prefix="startable-test-"))
    root = os.geteuid() == 0
    if root:
        os.chown(folder, 65534, 65534)
        os.seteuid(65534)
    yield folder
    if root:
        os.seteuid(0)
    folder.chmod(0o700)
    shutil.rmtree(folder)


def usable(store: Store, setup: MatchSetup, take: Take) -> None:
    """The program goes on: a match can be played and read back."""
    record = store.create(setup)
    assert record.ready is not None
    record.ready.result()
    record.append(0, take(1, 2)).result()
    assert len(store.load(record.id).moves) == 2


def kept(folder: Path, why: str = "damaged") -> list[Path]:
    return sorted(folder.glob(f"startable-{why}-*.sqlite3"))


@pytest.mark.parametrize("content", [b"", b"\0" * 4096, b"SQLite format 3\0" + b"x" * 5000, b"?"])
def test_a_damaged_file_is_set_aside_and_named(
    filled: Path, content: bytes, setup: MatchSetup, take: Take
) -> None:
    filled.write_bytes(content)
    with Store.open(filled.parent) as store:
        (aside,) = kept(filled.parent)
        assert aside.read_bytes() == content
        assert not store.temporary
        (notice,) = store.notices
        assert str(aside) in render(notice, "en")
        assert store.summaries() == []
        usable(store, setup, take)
    with Store.open(filled.parent) as store:
        assert store.notices == ()
        assert len(store.summaries()) == 1


def test_the_companions_of_a_damaged_file_go_with_it(filled: Path) -> None:
    filled.write_bytes(b"garbage")
    for companion in ("-wal", "-shm"):
        filled.with_name(NAME + companion).write_bytes(companion.encode())
    with Store.open(filled.parent):
        (aside,) = kept(filled.parent)
        assert aside.with_name(aside.name + "-wal").read_bytes() == b"-wal"
        assert aside.with_name(aside.name + "-shm").exists()


def test_a_lone_companion_is_kept_too(filled: Path) -> None:
    filled.rename(filled.with_name("elsewhere"))
    filled.with_name(NAME + "-wal").write_bytes(b"moves of yesterday")
    with Store.open(filled.parent) as store:
        assert len(store.notices) == 1
    (wal,) = filled.parent.glob("startable-damaged-*-wal")
    assert wal.read_bytes() == b"moves of yesterday"


def test_two_damaged_files_in_one_second_do_not_overwrite_each_other(filled: Path) -> None:
    for content in (b"first", b"second", b"third"):
        filled.write_bytes(content)
        Store.open(filled.parent).close()
    assert sorted(p.read_bytes() for p in kept(filled.parent)) == [b"first", b"second", b"third"]


def test_another_database_in_our_place_is_set_aside(folder: Path) -> None:
    folder.mkdir()
    with closing(sqlite3.connect(folder / NAME)) as db:
        db.execute("CREATE TABLE recipe (name)")
    with Store.open(folder) as store:
        assert len(store.notices) == 1
    assert len(kept(folder)) == 1


@pytest.mark.parametrize(
    "change",
    [
        "DROP TABLE move",
        "ALTER TABLE match DROP COLUMN help_used",
        "ALTER TABLE setting RENAME COLUMN value TO worth",
        'ALTER TABLE match RENAME TO old; CREATE VIEW "match" AS SELECT * FROM old',
    ],
)
def test_tables_that_are_not_as_they_should_be_count_as_damage(filled: Path, change: str) -> None:
    with closing(sqlite3.connect(filled)) as db:
        db.executescript(change)
    with Store.open(filled.parent) as store:
        assert len(store.notices) == 1
    assert len(kept(filled.parent)) == 1


def test_a_lock_that_is_no_lock_stops_nothing(filled: Path) -> None:
    lock = filled.with_name("opening.lock")
    lock.write_bytes(b"what is this?")
    with Store.open(filled.parent) as store:
        assert (store.temporary, store.notices, len(store.summaries())) == (False, (), 3)
    (aside,) = filled.parent.glob("opening-damaged-*.lock")
    assert aside.read_bytes() == b"what is this?"


def test_who_opens_for_too_long_is_not_waited_for_for_ever(
    filled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "OPENING_SECONDS", 0.05)
    with closing(sqlite3.connect(filled.with_name("opening.lock"))) as other:
        other.execute("BEGIN EXCLUSIVE")
        with Store.open(filled.parent) as store:
            assert store.temporary
            assert "Another program" in store.notices[0].text
            assert len(store.summaries()) == 3
            shutil.rmtree(store.folder)


def readable(store: Store) -> int:
    """Read all that is there; a single damaged match may say so."""
    count = 0
    for summary in store.summaries():
        try:
            store.load(summary.id)
            count += 1
        except MatchUnreadable:
            assert summary.status in Status
    return count


def test_a_file_cut_off_anywhere_never_stops_the_program(
    filled: Path, tmp_path: Path, setup: MatchSetup, take: Take
) -> None:
    whole = filled.read_bytes()
    for size in range(0, len(whole), 512 * 7):
        place = tmp_path / f"cut-{size}"
        place.mkdir()
        (place / NAME).write_bytes(whole[:size])
        with Store.open(place) as store:
            assert len(store.notices) == 1
            assert store.summaries() == []
            usable(store, setup, take)
        assert [p.read_bytes() for p in kept(place)] == [whole[:size]]
        shutil.rmtree(place)


def test_flipped_bytes_never_stop_the_program(
    filled: Path, tmp_path: Path, setup: MatchSetup, take: Take
) -> None:
    whole = filled.read_bytes()
    chance = random.Random(7)
    places = [*range(100), *(chance.randrange(len(whole)) for _ in range(100))]
    for number, place in enumerate(places):
        folder = tmp_path / f"flip-{number}"
        folder.mkdir()
        damaged = bytearray(whole)
        damaged[place] ^= chance.randrange(1, 256)
        (folder / NAME).write_bytes(damaged)
        try:
            with Store.open(folder) as store:
                readable(store)
                usable(store, setup, take)
        except Damaged:  # it came to light in the middle of work: the next start sets it aside
            with Store.open(folder) as store:
                assert len(store.notices) == 1
                usable(store, setup, take)
        shutil.rmtree(folder)


def test_one_unreadable_match_does_not_hide_the_others(filled: Path) -> None:
    with closing(sqlite3.connect(filled)) as db:
        first, second, third = (row[0] for row in db.execute("SELECT id FROM match ORDER BY id"))
        db.execute("UPDATE match SET setup = '{\"seats\": 5' WHERE id = ?", (first,))
        db.execute("UPDATE move SET text = '!' WHERE match_id = ? AND number = 5", (second,))
        db.commit()
    with Store.open(filled.parent) as store:
        listed = {s.id: s.status for s in store.summaries()}
        assert listed == {
            first: Status.UNREADABLE,
            second: Status.RUNNING,
            third: Status.RUNNING,
        }
        for broken in (first, second):
            with pytest.raises(MatchUnreadable):
                store.load(broken)
        assert len(store.load(third).moves) == 400


def test_a_missing_move_is_noticed(filled: Path) -> None:
    with closing(sqlite3.connect(filled)) as db:
        db.execute("DELETE FROM move WHERE number = 7")
        db.commit()
    with Store.open(filled.parent) as store, pytest.raises(MatchUnreadable):
        store.load(store.summaries()[0].id)


def test_a_large_file_is_examined_once_it_is_under_suspicion(
    filled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "QUICKLY_CHECKED", 0)
    whole = bytearray(filled.read_bytes())
    whole[-4096:-4084] = b"\xff" * 12  # the head of the last page, which holds moves
    filled.write_bytes(whole)
    with Store.open(filled.parent) as store:
        assert (store.notices, len(store.summaries())) == ((), 3)
        with pytest.raises(Damaged):
            readable(store)
    assert suspicion(filled).exists()
    with Store.open(filled.parent) as store:
        assert len(store.notices) == 1
    assert not suspicion(filled).exists()
    assert kept(filled.parent)[0].read_bytes() == whole


def test_a_newer_database_is_left_alone(filled: Path, setup: MatchSetup, take: Take) -> None:
    with closing(sqlite3.connect(filled)) as db:
        db.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    before = filled.read_bytes()
    with Store.open(filled.parent) as store:
        assert store.temporary
        assert "newer version" in store.notices[0].text
        assert str(store.folder) in render(store.notices[1], "en")
        usable(store, setup, take)
        temporary = store.folder
    assert filled.read_bytes() == before
    assert kept(filled.parent) == []
    shutil.rmtree(temporary)


def test_a_folder_that_cannot_be_made(unprivileged: Path, setup: MatchSetup, take: Take) -> None:
    unprivileged.chmod(0o500)
    with Store.open(unprivileged / "data") as store:
        assert store.temporary
        assert len(store.notices) == 2
        usable(store, setup, take)
        shutil.rmtree(store.folder)


def test_a_file_in_the_place_of_the_folder(tmp_path: Path, setup: MatchSetup, take: Take) -> None:
    (tmp_path / "data").write_text("not a folder")
    with Store.open(tmp_path / "data") as store:
        assert store.temporary
        usable(store, setup, take)
        shutil.rmtree(store.folder)
    assert (tmp_path / "data").read_text() == "not a folder"


@pytest.mark.parametrize("what", ["file", "folder"])
def test_a_link_to_a_disk_that_is_not_there_is_kept(
    folder: Path, what: str, setup: MatchSetup, take: Take
) -> None:
    link = folder if what == "folder" else folder / NAME
    link.parent.mkdir(exist_ok=True)
    link.symlink_to("/no-such-disk/here")
    with Store.open(folder) as store:
        assert store.temporary
        usable(store, setup, take)
        shutil.rmtree(store.folder)
    assert link.readlink() == Path("/no-such-disk/here")


@pytest.mark.parametrize("what", ["file", "folder"])
def test_what_is_read_only_can_still_be_read(
    unprivileged: Path, what: str, setup: MatchSetup, take: Take
) -> None:
    data = unprivileged / "data"
    with Store.open(data) as store:
        match = store.create(setup, take(1, 2, 3)).id
    before = (data / NAME).read_bytes()
    (data / NAME).chmod(0o400)
    if what == "folder":
        data.chmod(0o500)
    with Store.open(data) as store:
        assert store.temporary
        assert "read-only" in store.notices[0].text
        assert len(store.load(match).moves) == 3
        usable(store, setup, take)
        shutil.rmtree(store.folder)
    data.chmod(0o700)
    assert (data / NAME).read_bytes() == before


def test_where_nothing_can_be_written_at_all_memory_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, setup: MatchSetup, take: Take
) -> None:
    def full(**_: object) -> str:
        raise OSError(28, "No space left on device")

    (tmp_path / "data").write_text("not a folder")
    monkeypatch.setattr(opening.tempfile, "mkdtemp", full)
    with Store.open(tmp_path / "data") as store, Store.open(tmp_path / "data") as other:
        assert store.temporary
        assert store.notices[1].text.startswith("Nothing can be saved")
        usable(store, setup, take)
        assert other.summaries() == []
        assert store.maintain().result() is None


def test_a_full_disk_refuses_the_move_and_keeps_the_rest(
    filled: Path, monkeypatch: pytest.MonkeyPatch, setup: MatchSetup, take: Take
) -> None:
    pages = filled.stat().st_size // 4096 + 1
    monkeypatch.setattr(connection, "PRAGMAS", [*connection.PRAGMAS, f"max_page_count = {pages}"])
    with Store.open(filled.parent) as store:
        saved = store.load(store.summaries()[0].id)
        record, length = store.record(saved), len(saved.moves)
        while (fault := record.append(length, take(*[1] * 50)).exception()) is None:
            length += 50
        assert isinstance(fault, DiskFull)
        assert str(filled) in render(fault.message, "en")
        assert len(store.load(saved.id).moves) == length
    monkeypatch.undo()
    with Store.open(filled.parent) as store:  # after some space was made, the match goes on
        again = store.load(saved.id)
        assert len(again.moves) == length
        store.record(again).append(length, take(1, 2)).result()


def test_the_same_record_goes_on_after_the_disk_was_full(filled: Path, take: Take) -> None:
    with Store.open(filled.parent) as store:
        saved = store.load(store.summaries()[0].id)
        record = store.record(saved)
        record.use_help().result()
        engine = store._writer._engine
        assert engine is not None
        with engine.begin() as db:
            room = db.exec_driver_sql("PRAGMA page_count").scalar()
            db.exec_driver_sql(f"PRAGMA max_page_count = {room}")
        many = take(*[1] * 3000)
        with pytest.raises(DiskFull):
            record.append(400, many).result()
        with engine.begin() as db:
            db.exec_driver_sql("PRAGMA max_page_count = 100000")
        record.append(400, many).result()
        assert len(store.load(saved.id).moves) == 3400


def test_a_program_that_holds_the_file_too_long_is_named(
    filled: Path, monkeypatch: pytest.MonkeyPatch, take: Take
) -> None:
    monkeypatch.setattr(connection, "BUSY_SECONDS", 0.05)
    with Store.open(filled.parent) as store, closing(sqlite3.connect(filled)) as other:
        saved = store.load(store.summaries()[0].id)
        record = store.record(saved)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Locked):
            record.append(400, take(1)).result()
        assert len(store.load(saved.id).moves) == 400
        other.rollback()
        record.append(400, take(1)).result()


def lose_everything(folder: Path) -> None:
    shutil.rmtree(folder)


def lose_the_file(folder: Path) -> None:
    (folder / NAME).unlink()


@pytest.mark.parametrize("lose", [lose_everything, lose_the_file])
def test_a_file_that_is_removed_while_it_is_open_is_put_back(
    folder: Path, setup: MatchSetup, take: Take, lose: Callable[[Path], None]
) -> None:
    with Store.open(folder) as store:
        record = store.create(setup)
        record.append(0, take(1, 2)).result()
        lose(folder)
        assert len(store.load(record.id).moves) == 2
        record.append(2, take(3)).result()
    with Store.open(folder) as store:
        assert store.notices == ()
        assert len(store.load(record.id).moves) == 3


def test_a_file_that_is_replaced_while_it_is_open_is_noticed(
    folder: Path, setup: MatchSetup, take: Take
) -> None:
    """Another copy of the program brought a backup back."""
    with Store.open(folder) as store, Store.open(folder) as another:
        old = store.create(setup)
        old.ready.result()
        backup = another.back_up().result()
        late = store.create(setup, take(1))
        late.ready.result()
        restore(backup, folder / NAME)
        assert [summary.id for summary in store.summaries()] == [old.id]
        with pytest.raises(MatchMissing):
            late.append(1, take(2)).result()
        old.append(0, take(1)).result()
    with Store.open(folder) as store:
        assert len(store.load(old.id).moves) == 1


def test_a_clock_that_was_wrong_spoils_no_match(filled: Path) -> None:
    with closing(sqlite3.connect(filled)) as db, db:
        db.execute("UPDATE match SET updated = 1e20, created = -1e20")
        db.execute('UPDATE "move" SET time = 1e20')
    with Store.open(filled.parent) as store:
        for summary in store.summaries():
            assert len(store.load(summary.id).moves) == summary.length


def test_a_bug_is_not_disguised_as_a_known_trouble(store: Store) -> None:
    def bug() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        store._writer.submit(bug).result()
    assert known(KeyError("x"), Path("x")) is None
    assert known(sqlite3.ProgrammingError("x"), Path("x")) is None


@pytest.mark.parametrize("fault", [DiskFull, ReadOnly, Damaged, Locked, Newer, Unreachable])
def test_every_known_trouble_names_the_file_in_three_languages(fault: type[StoreError]) -> None:
    error = fault(Path("/data/startable.sqlite3"))  # type: ignore[arg-type]
    shown = {render(error.message, language) for language in ("cs", "pl", "en")}
    assert len(shown) == 3
    assert all("/data/startable.sqlite3" in text for text in shown)
    assert str(error) in shown
