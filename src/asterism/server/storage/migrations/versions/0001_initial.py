"""Guests, sessions, tables, seats, entries."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(64)),
        sa.Column("colour", sa.String(16)),
        sa.Column("language", sa.String(2)),
        sa.Column("passphrase_hash", sa.String(64), unique=True),
        sa.Column("created", MOMENT, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
    )
    op.create_index("ix_sessions_guest_id", "sessions", ["guest_id"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("mode", sa.String(32)),
        sa.Column("seed", sa.BigInteger),
        sa.Column("start", sa.JSON),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("host", sa.String(16), sa.ForeignKey("guests.id")),
        sa.Column("parent", sa.String(16)),
        sa.Column("parent_ply", sa.Integer),
        sa.Column("next", sa.String(16)),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("result", sa.JSON),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("changed", MOMENT, nullable=False),
    )
    op.create_index("ix_tables_lobby", "tables", ["status", "private", "changed"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id")),
        sa.Column("name", sa.String(64)),
        sa.Column("here", sa.Boolean, nullable=False),
        sa.Column("level", sa.Integer),
        sa.Column("stand_in", sa.Integer),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("held_for", sa.String(16)),
    )
    op.create_index("ix_seats_guest_id", "seats", ["guest_id"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("line", sa.Integer),
        sa.Column("ply", sa.Integer),
        sa.Column("seat", sa.Integer),
        sa.Column("action", sa.Integer),
        sa.Column("data", sa.JSON),
        sa.Column("at", MOMENT, nullable=False),
        sa.UniqueConstraint("table_id", "line", "ply"),
    )


def downgrade() -> None:
    """Drop everything."""
    for name in ("entries", "seats", "tables", "sessions", "guests"):
        op.drop_table(name)
