"""Reports that the operator has seen to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """None had been seen to before."""
    op.add_column("reports", sa.Column("resolved", sa.BigInteger(), nullable=True))
