"""Guests as solvers of puzzles, and whether their games may become puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Nobody has tried one on the server, and nobody has agreed."""
    op.create_table(
        "puzzle_solvers",
        sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("tried", sa.JSON, nullable=False),
    )
    op.create_table(
        "puzzle_consents",
        sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    """Drop both."""
    op.drop_table("puzzle_consents")
    op.drop_table("puzzle_solvers")
