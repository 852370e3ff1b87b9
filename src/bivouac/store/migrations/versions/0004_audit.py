"""A trail of events that can only be added to."""

from __future__ import annotations

from alembic import op

from bivouac.store.migrations.making import make

revision = "0004"
down_revision = "0003"

REASON = "the audit trail can only be added to"


def upgrade() -> None:
    """Make the trail, and have the database itself guard it."""
    event = "number int, at bigint, kind text, actor text, subject text, detail text, link text"
    make("audit", event, key="number", rowid=True)
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
