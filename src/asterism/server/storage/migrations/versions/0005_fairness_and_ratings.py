"""The seal of a deal, rated tables, and ratings with their history."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Tables of before have no seal and are not rated."""
    op.add_column("tables", sa.Column("salt", sa.String(64)))
    op.add_column("tables", sa.Column("seed_hash", sa.String(64)))
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "rating_pools",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed", MOMENT, nullable=False),
    )
    op.create_index("ix_ratings_guest_id", "ratings", ["guest_id"])
    op.create_table(
        "rating_steps",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.UniqueConstraint("game", "players", "number", "seat"),
    )
    op.create_index("ix_rating_steps_guest_id", "rating_steps", ["guest_id"])


def downgrade() -> None:
    """Take them away again."""
    for name in ("rating_steps", "ratings", "rating_pools"):
        op.drop_table(name)
    for name in ("rated", "seed_hash", "salt"):
        op.drop_column("tables", name)
