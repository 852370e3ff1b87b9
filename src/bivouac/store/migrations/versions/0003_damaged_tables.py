"""What is wrong with a table that cannot be read, so that nobody tries again and again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """No table was known to be damaged before."""
    op.add_column("tables", sa.Column("damaged", sa.Text, nullable=False, server_default=""))
