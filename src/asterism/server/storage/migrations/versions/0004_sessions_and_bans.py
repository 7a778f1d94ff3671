"""When a session was last used, and those whom the host keeps out."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Sessions begin as old as they are; there are no bans yet."""
    op.add_column("sessions", sa.Column("seen", MOMENT))
    op.execute("UPDATE sessions SET seen = created")
    with op.batch_alter_table("sessions") as sessions:
        sessions.alter_column("seen", nullable=False)
    op.create_table(
        "bans",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("until", MOMENT),
        sa.Column("created", MOMENT, nullable=False),
    )
