"""The names by which accounts are found."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bivouac.store.listed_names import plain
from bivouac.store.migrations.making import make

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Accounts that do not hide can be found from now on."""
    make("listed_names", "player text players.id, name text", key="player")
    op.create_index("listed_names_by_name", "listed_names", ["name"])
    connection = op.get_bind()
    accounts = sa.text("SELECT id, name FROM players WHERE handle IS NOT NULL AND NOT private")
    rows = [{"player": id, "name": plain(name)} for id, name in connection.execute(accounts)]
    if rows:
        connection.execute(sa.text("INSERT INTO listed_names (player, name) VALUES (:player, :name)"), rows)
