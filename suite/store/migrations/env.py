"""Alembic runs the migrations on the connection that `suite.store.schema` gives it."""

from alembic import context
from sqlmodel import SQLModel

from suite.store import tables  # noqa: F401 - so that the metadata knows them

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=SQLModel.metadata,
    render_as_batch=True,
)
context.run_migrations()
