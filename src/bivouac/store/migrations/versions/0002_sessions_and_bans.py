"""Sessions by device, bans with a term and a reason, mail that was confirmed, and who hosts a table."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

from bivouac.store.migrations.making import make

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Nobody loses a seat: the cookies of before are one session a player, and bans stay."""
    _make_sessions()
    _make_bans()
    # What nobody has confirmed so far is asked for again before it is written to.
    op.add_column(
        "players", sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.text("false"))
    )
    op.create_index("players_by_seen", "players", ["seen"])
    _name_hosts()


def _make_sessions() -> None:
    make(
        "sessions",
        "id text, player text players.id, generation int, created bigint, seen bigint, device text, "
        "network text",
        key="id",
    )
    op.create_index("sessions_by_player", "sessions", ["player"])
    op.create_index("sessions_by_network", "sessions", ["network", "created"])
    op.create_index("sessions_by_seen", "sessions", ["seen"])
    op.execute(
        "INSERT INTO sessions (id, player, generation, created, seen, device, network) "
        "SELECT 'old ' || generation || ' ' || id, id, generation, created, seen, '', '' FROM players"
    )


def _make_bans() -> None:
    ban = "kind text, subject text, until bigint?, reason text, created bigint"
    make("bans", ban, key="kind subject")
    op.execute(
        "INSERT INTO bans (kind, subject, reason, created) "
        "SELECT 'player', id, '', seen FROM players WHERE banned"
    )
    op.execute("ALTER TABLE players DROP COLUMN banned")


def _name_hosts() -> None:
    """The hosts of tables that are open, which count towards what one may have open."""
    op.add_column("tables", sa.Column("host", sa.Text, nullable=False, server_default=sa.text("''")))
    op.create_index("tables_by_host", "tables", ["host", "status"])
    tables = sa.table("tables", sa.column("id"), sa.column("charter"), sa.column("status"), sa.column("host"))
    connection = op.get_bind()
    is_open = tables.c.status.in_(("gathering", "playing"))
    for id, charter in connection.execute(sa.select(tables.c.id, tables.c.charter).where(is_open)).all():
        connection.execute(sa.update(tables).where(tables.c.id == id).values(host=_host_in(charter)))


def _host_in(charter: bytes) -> str:
    try:
        return str(json.loads(charter)["host"])
    except (ValueError, KeyError, TypeError):  # a charter nobody can read has no host either
        return ""
