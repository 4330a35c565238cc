"""The tables of the database. Only what writes imports this: SQLModel is slow to load.

Times are seconds since 1970 in UTC. Whoever changes a table adds a migration and raises
`schema.VERSION`; a test compares the two.
"""

from __future__ import annotations

from typing import Any, ClassVar

from sqlalchemy import JSON, Column, ForeignKey, String
from sqlmodel import Field, SQLModel


class Match(SQLModel, table=True):
    """A match: its setup and how far it has come."""

    id: str = Field(primary_key=True)
    game: str = Field(index=True)
    game_version: str
    title: str
    setup: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))
    created: float
    updated: float = Field(index=True)
    status: str
    round: int = 0
    length: int = 0
    result: dict[str, Any] | None = Field(default=None, sa_column=Column(JSON(none_as_null=True)))
    help_used: bool = False
    trashed: float | None = None
    revision: int = 0
    """Grows with each change of the moves: so two programs notice each other."""


class MoveRow(SQLModel, table=True):
    """One move of a match; moves are numbered from 0."""

    __tablename__: ClassVar[str] = "move"
    __table_args__: ClassVar[dict[str, Any]] = {"sqlite_with_rowid": False}

    match_id: str = Field(
        sa_column=Column(
            String, ForeignKey("match.id", ondelete="CASCADE"), primary_key=True, nullable=False
        )
    )
    number: int = Field(primary_key=True)
    seat: int
    text: str
    time: float


class Setting(SQLModel, table=True):
    """One setting of the program, as a JSON value."""

    key: str = Field(primary_key=True)
    value: Any = Field(sa_column=Column(JSON, nullable=False))


class Consent(SQLModel, table=True):
    """The player allowed the code of this plugin to run."""

    plugin: str = Field(primary_key=True)
    origin: str = Field(primary_key=True)
    given: float
