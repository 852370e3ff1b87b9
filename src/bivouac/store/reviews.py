"""Reviews of finished games, inside a transaction that somebody else opened; what they say is opaque here."""

from __future__ import annotations

from sqlalchemy import Connection, select

from bivouac.store.engine import insert
from bivouac.store.schema import REVIEWS


def find(connection: Connection, table: str) -> bytes | None:
    """The review of a table's game."""
    found = connection.execute(select(REVIEWS.c.body).where(REVIEWS.c.table_id == table)).scalar()
    return None if found is None else bytes(found)


def keep(connection: Connection, table: str, body: bytes) -> None:
    """Keep a review instead of any before it."""
    adding = insert(connection, REVIEWS).values(table_id=table, body=body)
    connection.execute(adding.on_conflict_do_update(index_elements=["table_id"], set_={"body": body}))
