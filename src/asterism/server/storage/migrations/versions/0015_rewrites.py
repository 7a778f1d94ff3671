"""How often text was taken away from a table."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Counted from now on."""
    op.add_column("tables", sa.Column("rewrites", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("tables", "rewrites")
