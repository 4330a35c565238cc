"""Migrations: the newest gives the tables as they are declared, and each is backed up before."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlmodel import SQLModel

from suite.store import MatchSetup, Store, opening, schema
from suite.store.backups import FOLDER
from suite.store.connection import uri
from suite.store.engine import make_engine
from suite.store.opening import NAME

NEXT = """
from pathlib import PosixPath, WindowsPath

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("match", sa.Column("mood", sa.String()))
    {more}
"""


@pytest.fixture
def tomorrow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program of tomorrow, with one more migration: where that stands."""
    migrations = tmp_path / "migrations"
    shutil.copytree(schema.MIGRATIONS, migrations)
    monkeypatch.setattr(schema, "MIGRATIONS", migrations)
    monkeypatch.setattr(schema, "VERSION", 2)
    monkeypatch.setattr(opening, "VERSION", 2)
    return migrations / "versions" / "v0002_next.py"


def columns(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as db:
        return {row[1] for row in db.execute("PRAGMA table_info(match)")}


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return schema.version_of(db)


def test_the_migrations_end_in_the_declared_tables(store: Store) -> None:
    engine = make_engine(uri(store.path))
    try:
        with engine.connect() as connection:
            found = MigrationContext.configure(connection)
            assert compare_metadata(found, SQLModel.metadata) == []
            assert found.get_current_revision() == f"{schema.VERSION:04}"
    finally:
        engine.dispose()
    assert ScriptDirectory(schema.MIGRATIONS).get_current_head() == f"{schema.VERSION:04}"


def test_the_columns_that_are_looked_for_are_the_declared_ones() -> None:
    declared = {name: set(table.columns.keys()) for name, table in SQLModel.metadata.tables.items()}
    assert {name: set(columns) for name, columns in schema.TABLES.items()} == declared


def test_writing_is_made_safe(store: Store) -> None:
    store.set_setting("a", 1).result()
    engine = store._writer._engine
    assert engine is not None
    with engine.connect() as db:
        found = [
            db.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert found == ["wal", 2, 1]


def test_an_older_database_is_backed_up_and_upgraded(
    folder: Path, setup: MatchSetup, request: pytest.FixtureRequest
) -> None:
    with Store.open(folder) as store:
        match = store.create(setup).id
    request.getfixturevalue("tomorrow").write_text(NEXT.format(more=""))
    with Store.open(folder) as store:
        assert store.notices == ()
        assert store.load(match).setup == setup
    assert "mood" in columns(folder / NAME)
    assert version(folder / NAME) == 2
    (backup,) = (folder / FOLDER).iterdir()
    assert backup.name.startswith("startable-before-version-2-")
    assert (version(backup), "mood" in columns(backup)) == (1, False)


def test_a_migration_that_fails_changes_nothing(
    folder: Path, tmp_path: Path, setup: MatchSetup, request: pytest.FixtureRequest
) -> None:
    tries = tmp_path / "fail once"
    tries.touch()
    with Store.open(folder) as store:
        store.create(setup)
    once = f"if {tries!r}.exists(): {tries!r}.unlink(); raise OSError(28, 'full')"
    request.getfixturevalue("tomorrow").write_text(NEXT.format(more=once))
    with Store.open(folder) as store:
        assert store.temporary
        assert "disk is full" in store.notices[0].text
        shutil.rmtree(store.folder)
    assert version(folder / NAME) == 1
    assert "mood" not in columns(folder / NAME)
