"""Games that guests have removed from their lists."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """None yet."""
    op.create_table(
        "hidden_games",
        sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("hidden_games")
