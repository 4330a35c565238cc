"""The version of the tables, and how an older database is brought up to it with Alembic.

The version stands in SQLite's own `user_version` as well, so that an up-to-date database is
recognised without loading Alembic.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

VERSION = 1
"""The number of the newest migration."""

TABLES = {
    "match": (
        *("id", "game", "game_version", "title", "setup", "created", "updated", "status"),
        *("round", "length", "result", "help_used", "trashed", "revision"),
    ),
    "move": ("match_id", "number", "seat", "text", "time"),
    "setting": ("key", "value"),
    "consent": ("plugin", "origin", "given"),
}
"""The columns of each table, so that a database can be examined without loading SQLModel."""

MIGRATIONS = Path(__file__).parent / "migrations"


def version_of(db: sqlite3.Connection) -> int:
    """The version of the tables in a database; 0: there are none."""
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    return version


def complete(db: sqlite3.Connection) -> bool:
    """Are all tables of the newest version there, with all their columns?"""
    tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    return all(
        table in tables
        and {row[1] for row in db.execute(f'PRAGMA table_info("{table}")')}.issuperset(columns)
        for table, columns in TABLES.items()
    )


def upgrade(address: str) -> None:
    """Run the missing migrations, all of them or none. Another process may have been faster."""
    from alembic import command
    from alembic.config import Config

    from suite.store.engine import make_engine

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    engine = make_engine(address)
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.exec_driver_sql(f"PRAGMA user_version = {VERSION}")
    finally:
        engine.dispose()
