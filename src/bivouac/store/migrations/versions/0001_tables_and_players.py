"""Tables with their journals, players and secrets."""

from __future__ import annotations

from alembic import op

from bivouac.store.migrations.making import make, make_partial

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything; there was nothing before."""
    _make_tables()
    _make_parts()
    _make_players()


def _make_tables() -> None:
    make(
        "tables",
        "id text, game text, rules text, charter bytes, status text, turn text, listed bool, created bigint, "
        "touched bigint, seq int, seats bytes, archived bool",
        key="id",
    )
    latest = ["status", "touched", "id"]
    op.create_index("tables_by_status", "tables", latest)
    make_partial("tables_listed", "tables", latest, sqlite="listed = 1", postgresql="listed")
    make_partial("tables_waiting_for_bot", "tables", latest, sqlite="turn = 'bot'")
    make_partial("tables_waiting_for_clock", "tables", latest, sqlite="turn = 'clock'")
    make_partial("tables_not_archived", "tables", latest, sqlite="archived = 0", postgresql="NOT archived")


def _make_parts() -> None:
    """What belongs to one of our tables, and goes with it."""
    entry = "table_id text tables.id, seq int, at bigint, kind text, body bytes, author text?"
    make("entries", entry, key="table_id seq")
    make_partial("entries_by_author", "entries", ["author"], sqlite="author IS NOT NULL")
    make("archives", "table_id text tables.id, body bytes", key="table_id", rowid=True)
    snapshot = "table_id text tables.id, seq int, rules text, body bytes"
    make("snapshots", snapshot, key="table_id", rowid=True)
    make("holders", "table_id text tables.id, seat int, player text", key="table_id seat")
    op.create_index("holders_by_player", "holders", ["player"])


def _make_players() -> None:
    make(
        "players",
        "id text, name text, lang text, generation int, created bigint, seen bigint, banned bool, "
        "login text?, passphrase text?, mail text?",
        key="id",
        unique="login",
    )
    make("secrets", "name text, value bytes", key="name")
