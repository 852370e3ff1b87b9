"""Tables with their journals, players and secrets."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything; there was nothing before."""
    _make_tables()
    _make_parts()
    _make_players()


def _make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("charter", sa.LargeBinary, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("turn", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seats", sa.LargeBinary, nullable=False),
        sa.Column("archived", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sqlite_with_rowid=False,
    )
    latest = ["status", "touched", "id"]
    op.create_index("tables_by_status", "tables", latest)
    _make_partial("tables_listed", "tables", latest, sqlite="listed = 1", postgresql="listed")
    _make_partial("tables_waiting_for_bot", "tables", latest, sqlite="turn = 'bot'")
    _make_partial("tables_waiting_for_clock", "tables", latest, sqlite="turn = 'clock'")
    _make_partial("tables_not_archived", "tables", latest, sqlite="archived = 0", postgresql="NOT archived")


def _make_parts() -> None:
    _make_part(
        "entries",
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("author", sa.Text),
        key=("table_id", "seq"),
        small=True,
    )
    _make_partial("entries_by_author", "entries", ["author"], sqlite="author IS NOT NULL")
    _make_part("archives", sa.Column("body", sa.LargeBinary, nullable=False))
    _make_part(
        "snapshots",
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    _make_part(
        "holders",
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        key=("table_id", "seat"),
        small=True,
    )
    op.create_index("holders_by_player", "holders", ["player"])


def _make_players() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("banned", sa.Boolean, nullable=False),
        sa.Column("login", sa.Text),
        sa.Column("passphrase", sa.Text),
        sa.Column("mail", sa.Text),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_players")),
        sa.UniqueConstraint("login", name=op.f("uq_players_login")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
        sqlite_with_rowid=False,
    )


def _make_part(
    name: str, *columns: sa.Column[object], key: tuple[str, ...] = ("table_id",), small: bool = False
) -> None:
    """A table of things that belong to one of our tables, and go with it."""
    op.create_table(
        name,
        sa.Column("table_id", sa.Text, nullable=False),
        *columns,
        sa.PrimaryKeyConstraint(*key, name=op.f(f"pk_{name}")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f(f"fk_{name}_table_id"), ondelete="CASCADE"
        ),
        sqlite_with_rowid=not small,
    )


def _make_partial(
    name: str, table: str, columns: list[str], *, sqlite: str, postgresql: str | None = None
) -> None:
    """An index of some rows only."""
    op.create_index(
        name, table, columns, sqlite_where=sa.text(sqlite), postgresql_where=sa.text(postgresql or sqlite)
    )
