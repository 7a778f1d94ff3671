"""The character of a bot at a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Bots of before have none: they play evenly."""
    op.add_column("seats", sa.Column("character", sa.String(16)))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("seats", "character")
