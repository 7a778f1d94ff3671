"""From which address a table was made, as a hash, so that the lobby can be shared fairly."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Tables of before have none."""
    op.add_column("tables", sa.Column("origin", sa.String(16), nullable=True))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("tables", "origin")
