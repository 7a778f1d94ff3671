"""Handles, of which no two look the same; passkeys, and the challenges that they answer."""

import sqlalchemy as sa
from alembic import op

from asterism.server.storage.handle_key import handle_key

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Those who have a rating keep their names, the older guest where two look the same."""
    handles = op.create_table(
        "handles",
        sa.Column("key", sa.String(255), primary_key=True),
        sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("claimed", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_handles_guest_id", "handles", ["guest_id"])
    rated = "SELECT id, name FROM guests WHERE name IS NOT NULL AND id IN (SELECT guest_id FROM ratings)"
    claims: dict[str, dict[str, object]] = {}
    now = sa.func.now()
    for id, name in op.get_bind().execute(sa.text(f"{rated} ORDER BY created, id")):
        key = handle_key(name)
        if key is not None:
            claims.setdefault(key, {"key": key, "guest_id": id, "name": name})
    for claim in claims.values():
        op.execute(handles.insert().values(**claim, claimed=now))
    op.create_table(
        "passkeys",
        sa.Column("credential_hash", sa.String(64), primary_key=True),
        sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("host", sa.String(255), nullable=False),
        sa.Column("credential", sa.Text(), nullable=False),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("used", sa.DateTime(timezone=True)),
    )
    op.create_index("ix_passkeys_guest_id", "passkeys", ["guest_id"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id")),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_challenges_guest_id", "challenges", ["guest_id"])
    op.create_index("ix_challenges_until", "challenges", ["until"])


def downgrade() -> None:
    """Drop them."""
    op.drop_table("challenges")
    op.drop_table("passkeys")
    op.drop_table("handles")
