"""Whom people want for company and whom they do not, invitations, and reports to the operator."""

from __future__ import annotations

from alembic import op

from bivouac.store.migrations.making import make

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Nobody had said anything of anybody before."""
    make(
        "bonds",
        "player text players.id, other text players.id, kind text, at bigint",
        key="player other",
    )
    op.create_index("bonds_by_other", "bonds", ["other"])
    make(
        "invitations",
        "player text players.id, table_id text tables.id, inviter text players.id, at bigint",
        key="player table_id",
    )
    op.create_index("invitations_by_inviter", "invitations", ["inviter"])
    op.create_index("invitations_by_table", "invitations", ["table_id"])
    make(
        "reports",
        "id text, at bigint, reporter text players.id, subject text players.id, table_id text, reason text, "
        "words text",
        key="id",
    )
    op.create_index("reports_by_moment", "reports", ["at", "id"])
    op.create_index("reports_by_reporter", "reports", ["reporter", "at"])
    op.create_index("reports_by_subject", "reports", ["subject"])
