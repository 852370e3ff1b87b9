"""Players, what they may have forgotten, and the secrets of the house."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, update
from sqlalchemy.exc import IntegrityError

from bivouac.store.engine import insert
from bivouac.store.journals import ENTRY
from bivouac.store.records import Entry, LoginTaken, Player
from bivouac.store.schema import ENTRIES, HOLDERS, PLAYERS, SECRETS


def by_id(connection: Connection, id: str) -> Player | None:
    """The player with that id."""
    return _one(connection, PLAYERS.c.id == id)


def by_login(connection: Connection, login: str) -> Player | None:
    """The player with that login."""
    return _one(connection, PLAYERS.c.login == login)


def put(connection: Connection, player: Player) -> None:
    """Add a player or change the one with this id; a login that is another's raises LoginTaken."""
    values = msgspec.structs.asdict(player)
    rest = {key: value for key, value in values.items() if key != "id"}
    adding = insert(connection, PLAYERS).values(**values)
    try:
        connection.execute(adding.on_conflict_do_update(index_elements=["id"], set_=rest))
    except IntegrityError:
        if player.login is None:
            raise
        raise LoginTaken(player.login) from None


def see(connection: Connection, id: str, at: int) -> None:
    """Note when a player was last here; time never runs back."""
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == id, PLAYERS.c.seen < at).values(seen=at))


def forget(connection: Connection, id: str, redact: Callable[[Entry], bytes]) -> list[str]:
    """Delete a player and where they sat, and what their own entries say of them; journals stay.

    The tables whose journals have changed.
    """
    own = connection.execute(select(ENTRIES.c.table_id, *ENTRY).where(ENTRIES.c.author == id)).all()
    for table, *values in own:
        entry = Entry(*values)
        connection.execute(
            update(ENTRIES)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.seq == entry.seq)
            .values(author=None, body=redact(entry))
        )
    connection.execute(delete(HOLDERS).where(HOLDERS.c.player == id))
    connection.execute(delete(PLAYERS).where(PLAYERS.c.id == id))
    return sorted({str(table) for table, *_ in own})


def secret(connection: Connection, name: str, make: Callable[[], bytes]) -> bytes:
    """The secret of that name, made now if nobody ever has."""
    known = select(SECRETS.c.value).where(SECRETS.c.name == name)
    found: bytes | None = connection.execute(known).scalar()
    if found is None:
        made = insert(connection, SECRETS).values(name=name, value=make())
        connection.execute(made.on_conflict_do_nothing())
        found = connection.execute(known).scalar_one()
    return found


def _one(connection: Connection, which: Any) -> Player | None:
    found = connection.execute(select(PLAYERS).where(which)).one_or_none()
    return Player(**found._mapping) if found else None
