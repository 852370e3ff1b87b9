"""What a game was for each of its seats, and what is told of a running one in brief."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bivouac.store.migrations.making import make, make_partial

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Games that are over owe their results, which only those who know their rules can tell."""
    op.add_column("tables", sa.Column("brief", sa.LargeBinary, nullable=False, server_default=sa.text("''")))
    op.add_column("holders", sa.Column("rests", sa.Boolean, nullable=False, server_default=sa.text("false")))
    finished = "(SELECT id FROM tables WHERE status IN ('over', 'closed'))"
    op.execute(f"UPDATE holders SET rests = true WHERE table_id IN {finished}")
    make_partial("holders_at_open_tables", "holders", ["player"], sqlite="rests = 0", postgresql="NOT rests")
    _create_results()
    make("owed_results", "table_id text tables.id", key="table_id")
    op.execute(f"INSERT INTO owed_results {finished[1:-1]}")


def _create_results() -> None:
    make(
        "results",
        "player text, ended bigint, table_id text tables.id, seat int, bot text, game text, seats int, "
        "rank int, won bool, points int?, gave_up bool, length bigint, actions int, counted bool, rated bool",
        key="player ended table_id seat",
    )
    op.create_index("results_by_table", "results", ["table_id", "seat"], unique=True)
