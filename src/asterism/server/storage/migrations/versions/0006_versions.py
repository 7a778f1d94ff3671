"""By which version of its rules a table is played, and in which format it is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Tables of before are played by the first version of the rules, and kept in the first format."""
    for name in ("rules_version", "format"):
        op.add_column("tables", sa.Column(name, sa.Integer, nullable=False, server_default="1"))


def downgrade() -> None:
    """Drop them."""
    for name in ("format", "rules_version"):
        op.drop_column("tables", name)
