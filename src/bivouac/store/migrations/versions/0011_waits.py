"""When the house must look at a table, what seats were told, by which ways, and who is on vacation."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bivouac.store.migrations.making import make, make_partial

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Nobody had been told of anything; whoever left a mail address goes on being written to."""
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    make_partial("tables_due", "tables", ["due"], sqlite="due IS NOT NULL")
    for way, on in (("by_mail", "true"), ("by_webhook", "false")):
        op.add_column("players", sa.Column(way, sa.Boolean, nullable=False, server_default=sa.text(on)))
    make(
        "notices",
        "table_id text tables.id, seat int, kind text, wait int, at bigint, done bool",
        key="table_id seat kind",
    )
    make(
        "subscriptions",
        "id text, player text players.id, session text sessions.id, endpoint text, key bytes, auth bytes, "
        "created bigint",
        key="id",
        rowid=True,
    )
    op.create_index("subscriptions_by_player", "subscriptions", ["player"])
    op.create_index("subscriptions_by_session", "subscriptions", ["session"])
    make("vacations", "player text players.id, begins bigint, ends bigint", key="player begins")
