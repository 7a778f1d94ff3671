"""Clocks of tables and seats, outages, and how guests are reminded."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Add the clocks; tables of before have none."""
    op.add_column("tables", sa.Column("clock", sa.JSON))
    for name in ("turn_began", "flag_at", "remind_at"):
        op.add_column("tables", sa.Column(name, MOMENT))
    op.create_index("ix_tables_flag_at", "tables", ["flag_at"])
    op.create_index("ix_tables_remind_at", "tables", ["remind_at"])
    op.add_column("seats", sa.Column("time_left", sa.BigInteger))
    op.add_column("seats", sa.Column("out", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "facts",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("began", MOMENT, primary_key=True),
        sa.Column("ended", MOMENT, nullable=False),
    )
    op.create_table(
        "pushes",
        sa.Column("endpoint_hash", sa.String(64), primary_key=True),
        sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
    )
    op.create_index("ix_pushes_guest_id", "pushes", ["guest_id"])
    op.create_table(
        "mails",
        sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("token_hash", sa.String(64), unique=True),
        sa.Column("asked", MOMENT, nullable=False),
    )


def downgrade() -> None:
    """Take them away again."""
    for name in ("mails", "pushes", "outages", "facts"):
        op.drop_table(name)
    op.drop_column("seats", "out")
    op.drop_column("seats", "time_left")
    op.drop_index("ix_tables_remind_at", "tables")
    op.drop_index("ix_tables_flag_at", "tables")
    for name in ("remind_at", "flag_at", "turn_began", "clock"):
        op.drop_column("tables", name)
