"""The names by which accounts that do not hide are found, as people type them."""

from __future__ import annotations

import unicodedata

from sqlalchemy import Connection, delete, select

from bivouac.store.engine import insert
from bivouac.store.records import Player
from bivouac.store.schema import LISTED_NAMES, PLAYERS


def plain(name: str) -> str:
    """A name as people type it when they look for it: accents, capitals and blanks aside."""
    if name.isascii():
        return " ".join(name.lower().split())
    parts = unicodedata.normalize("NFKD", name.casefold())
    return " ".join("".join(part for part in parts if not unicodedata.combining(part)).split())


def note(connection: Connection, player: Player) -> None:
    """List an account under the name it has now, unless it hides; guests are not listed."""
    connection.execute(delete(LISTED_NAMES).where(LISTED_NAMES.c.player == player.id))
    name = plain(player.name)
    if player.handle is not None and not player.private and name:
        connection.execute(insert(connection, LISTED_NAMES).values(name=name, player=player.id))


def find(connection: Connection, name: str, limit: int) -> list[Player]:
    """The accounts of that name, those who were here last first."""
    here = PLAYERS.join(LISTED_NAMES, LISTED_NAMES.c.player == PLAYERS.c.id)
    called = select(PLAYERS).select_from(here).where(LISTED_NAMES.c.name == plain(name))
    found = called.order_by(PLAYERS.c.seen.desc(), PLAYERS.c.id).limit(limit)
    return [Player(**row._mapping) for row in connection.execute(found)]
