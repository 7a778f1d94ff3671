"""Which server lets a bot think, and by which commit an entry came."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the columns."""
    op.add_column("tables", sa.Column("thinker", sa.String(16)))
    op.add_column("tables", sa.Column("thinking_until", sa.Double))
    op.add_column("entries", sa.Column("nonce", sa.BigInteger))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("entries", "nonce")
    op.drop_column("tables", "thinking_until")
    op.drop_column("tables", "thinker")
