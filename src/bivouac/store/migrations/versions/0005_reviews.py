"""Reviews of finished games: made once, kept for whoever may see the game."""

from __future__ import annotations

from bivouac.store.migrations.making import make

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """No game was reviewed before."""
    make("reviews", "table_id text tables.id, body bytes", key="table_id", rowid=True)
