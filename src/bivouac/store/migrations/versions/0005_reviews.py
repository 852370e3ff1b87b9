"""Reviews of finished games: made once, kept for whoever may see the game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """No game was reviewed before."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reviews_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_reviews"),
    )
