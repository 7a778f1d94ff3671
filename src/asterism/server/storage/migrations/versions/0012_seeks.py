"""Guests who look for a game."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add a table of seeks, one for each guest at most."""
    op.create_table(
        "seeks",
        sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("mode", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("clock", sa.JSON),
        sa.Column("low", sa.Integer),
        sa.Column("high", sa.Integer),
        sa.Column("notify", sa.Boolean, nullable=False),
        sa.Column("patient", sa.Boolean, nullable=False),
        sa.Column("origin", sa.String(16)),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
        sa.Column("told", sa.DateTime(timezone=True)),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id")),
    )
    op.create_index("ix_seeks_since", "seeks", ["since"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("seeks")
