"""A trail of events that can only be added to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

REASON = "the audit trail can only be added to"


def upgrade() -> None:
    """Make the trail, and have the database itself guard it."""
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("actor", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sa.Column("link", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_audit"),
    )
    if op.get_bind().dialect.name == "postgresql":
        _guard_postgres()
    else:
        _guard_sqlite()


def _guard_sqlite() -> None:
    existing = "WHEN EXISTS (SELECT 1 FROM audit WHERE number = NEW.number)"  # else REPLACE would delete it
    for name, change in (("update", "UPDATE"), ("delete", "DELETE"), ("replace", "INSERT")):
        when = f" {existing}" if change == "INSERT" else ""
        op.execute(
            f"CREATE TRIGGER audit_refuses_{name} BEFORE {change} ON audit{when} "
            f"BEGIN SELECT RAISE(ABORT, '{REASON}'); END"
        )


def _guard_postgres() -> None:
    op.execute(
        "CREATE OR REPLACE FUNCTION audit_refuses() RETURNS trigger LANGUAGE plpgsql AS "
        f"$$ BEGIN RAISE EXCEPTION '{REASON}'; END $$"
    )
    op.execute(
        "CREATE TRIGGER audit_refuses_change BEFORE UPDATE OR DELETE OR TRUNCATE ON audit "
        "FOR EACH STATEMENT EXECUTE FUNCTION audit_refuses()"
    )
