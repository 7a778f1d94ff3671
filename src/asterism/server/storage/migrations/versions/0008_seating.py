"""Whether the seats of a table are drawn by lot."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Tables of before keep their seats."""
    op.add_column("tables", sa.Column("seating", sa.String(8), nullable=False, server_default="fixed"))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("tables", "seating")
