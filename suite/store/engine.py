"""SQLAlchemy's engine over our own connections."""

from __future__ import annotations

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import StaticPool

from suite.store.connection import connect_to_write


def make_engine(address: str) -> Engine:
    """An engine with one connection, whose transactions take the right to write at once: what they
    read cannot change before they write."""
    engine = create_engine(
        "sqlite://", creator=lambda: connect_to_write(address), poolclass=StaticPool
    )

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine
