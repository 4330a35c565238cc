"""Matches, moves, settings and consents."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "match",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("game_version", sa.String(), nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("setup", sa.JSON(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.Column("help_used", sa.Boolean(), nullable=False),
        sa.Column("trashed", sa.Float(), nullable=True),
        sa.Column("revision", sa.Integer(), nullable=False),
    )
    op.create_index("ix_match_game", "match", ["game"])
    op.create_index("ix_match_updated", "match", ["updated"])
    op.create_table(
        "move",
        sa.Column("match_id", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "number"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "setting",
        sa.Column("key", sa.String(), primary_key=True),
        sa.Column("value", sa.JSON(), nullable=False),
    )
    op.create_table(
        "consent",
        sa.Column("plugin", sa.String(), nullable=False),
        sa.Column("origin", sa.String(), nullable=False),
        sa.Column("given", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("plugin", "origin"),
    )


def downgrade() -> None:
    for table in ("consent", "setting", "move", "match"):
        op.drop_table(table)
