"""Reports of guests to the host."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add a table of reports."""
    op.create_table(
        "reports",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("about", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_reports_at", "reports", ["at"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("reports")
