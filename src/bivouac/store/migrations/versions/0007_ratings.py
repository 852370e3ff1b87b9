"""How strong accounts are in a game, and what each result made of that."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bivouac.store.migrations.making import make

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Nobody was rated before."""
    op.add_column("results", sa.Column("rating", sa.Float))
    op.add_column("results", sa.Column("spread", sa.Float))
    make(
        "ratings",
        "player text players.id, game text, rating float, spread float, sure float, games int, "
        "changed bigint",
        key="player game",
    )
    op.create_index("ratings_by_strength", "ratings", ["game", "sure", "player"])
