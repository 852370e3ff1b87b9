"""By what others find an account, and whether it is to be found."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

RANDOM = {
    "sqlite": "lower(hex(randomblob(8)))",
    "postgresql": "substr(md5(random()::text || id), 1, 16)",
}


def upgrade() -> None:
    """Every account that is here gets a handle of its own."""
    op.add_column("players", sa.Column("handle", sa.Text))
    op.add_column(
        "players", sa.Column("private", sa.Boolean, nullable=False, server_default=sa.text("false"))
    )
    made = RANDOM[op.get_bind().dialect.name]
    op.execute(f"UPDATE players SET handle = {made} WHERE login IS NOT NULL")
    op.create_index("players_by_handle", "players", ["handle"], unique=True)
