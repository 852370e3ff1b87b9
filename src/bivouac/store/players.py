"""Players, what they may have forgotten, and the secrets of the house.

Only the columns that are meant are written, and only while the player's generation is the one the writer
knew: whoever was signed out meanwhile changes nothing, and nobody brings back what another has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, exists, func, or_, select, update
from sqlalchemy.exc import IntegrityError

from bivouac.store import bus, listed_names, results, sessions
from bivouac.store.engine import insert
from bivouac.store.journals import ENTRY
from bivouac.store.records import OPEN, Entry, LoginTaken, Player, Session
from bivouac.store.schema import ENTRIES, HOLDERS, PLAYERS, SECRETS, TABLES

CHANGED = "bivouac_player"  # the channel on which all workers hear of a player who is not as they knew


def by_id(connection: Connection, id: str) -> Player | None:
    """The player with that id."""
    return _one(connection, PLAYERS.c.id == id)


def by_login(connection: Connection, login: str) -> Player | None:
    """The player with that login."""
    return _one(connection, PLAYERS.c.login == login)


def by_handle(connection: Connection, handle: str) -> Player | None:
    """The account that others know by a handle."""
    return _one(connection, PLAYERS.c.handle == handle)


def by_ids(connection: Connection, ids: Sequence[str]) -> dict[str, Player]:
    """These players, as far as they are here; a few, for a query holds only so many."""
    found = connection.execute(select(PLAYERS).where(PLAYERS.c.id.in_(ids)))
    return {row.id: Player(**row._mapping) for row in found}


def latest(connection: Connection, limit: int) -> list[Player]:
    """Those who were here last."""
    found = connection.execute(select(PLAYERS).order_by(PLAYERS.c.seen.desc(), PLAYERS.c.id).limit(limit))
    return [Player(**values._mapping) for values in found]


def find(connection: Connection, sought: str, limit: int) -> list[Player]:
    """Players by id, account, handle or part of a name, those who were here last first."""
    text = sought.strip()
    named = func.lower(PLAYERS.c.name).contains(text.lower(), autoescape=True)
    known = or_(PLAYERS.c.id == text, PLAYERS.c.login == text.casefold(), PLAYERS.c.handle == text, named)
    found = select(PLAYERS).where(known).order_by(PLAYERS.c.seen.desc(), PLAYERS.c.id).limit(limit)
    return [Player(**values._mapping) for values in connection.execute(found)]


def add(
    connection: Connection,
    player: Player,
    session: Session | None = None,
    crowd: sessions.Crowd | None = None,
) -> None:
    """Add a player with their first session; LoginTaken for another's login, Full where too many came in."""
    if crowd is not None and session is not None:
        sessions.check_crowd(connection, session, crowd)
    adding = insert(connection, PLAYERS).values(**msgspec.structs.asdict(player))
    with _login(player.login):
        connection.execute(adding.on_conflict_do_nothing(index_elements=["id"]))
    if session is not None:
        sessions.add(connection, session, player.generation)
    if player.handle is not None:
        listed_names.note(connection, player)


def change(connection: Connection, id: str, generation: int, values: dict[str, Any]) -> Player | None:
    """The player after these columns were written; None, and nothing was, if their generation is over."""
    changing = update(PLAYERS).where(PLAYERS.c.id == id, PLAYERS.c.generation == generation)
    if connection.execute(changing.values(**values)).rowcount == 0:
        return None
    bus.tell(connection, CHANGED, id)
    return _listed(connection, id)


def renew(
    connection: Connection, session: Session, generation: int, former: str | None, account: dict[str, str]
) -> Player | None:
    """Begin a new generation, whose only session is this one, perhaps with another login and passphrase.

    None, and nothing has changed, if the generation or the passphrase of before is not theirs any more.
    """
    id = session.player
    changing = update(PLAYERS).where(
        PLAYERS.c.id == id,
        PLAYERS.c.generation == generation,
        PLAYERS.c.passphrase.is_not_distinct_from(former),
    )
    with _login(account.get("login")):
        done = connection.execute(changing.values(generation=PLAYERS.c.generation + 1, **account)).rowcount
    if done:
        sessions.end_all(connection, id)
        sessions.add(connection, session, generation + 1)
        bus.tell(connection, CHANGED, id)
    elif sessions.find(connection, session.id) is None:  # else it is our own work, whose answer was lost
        return None
    return _listed(connection, id)


def sign_in(
    connection: Connection, session: Session, passphrase: str, instead_of: str | None
) -> Player | None:
    """The player in a new session, instead of another of that browser; None if the hash is another."""
    player = by_id(connection, session.player)
    if player is None or player.passphrase != passphrase:
        return None
    if instead_of is not None:
        sessions.end(connection, instead_of)
    sessions.add(connection, session, player.generation)
    return player


def confirm_mail(connection: Connection, id: str, mail: str) -> Player | None:
    """The player, who reads that mail; None if it is not their address any more."""
    return _change_of_mail(connection, id, mail, confirmed=True, by_mail=True)


def stop_mail(connection: Connection, id: str, mail: str) -> Player | None:
    """The player, who wants no more mail there; None if it is not their address any more."""
    return _change_of_mail(connection, id, mail, by_mail=False)


def _change_of_mail(connection: Connection, id: str, mail: str, **values: bool) -> Player | None:
    changing = update(PLAYERS).where(PLAYERS.c.id == id, PLAYERS.c.mail == mail)
    if connection.execute(changing.values(**values)).rowcount == 0:
        return None
    bus.tell(connection, CHANGED, id)
    return by_id(connection, id)


def see(connection: Connection, id: str, at: int) -> None:
    """Note when a player was last here; time never runs back."""
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == id, PLAYERS.c.seen < at).values(seen=at))


def forget(connection: Connection, id: str, redact: Callable[[Entry], bytes]) -> list[str]:
    """Delete a player and where they sat, and what their own entries say of them; journals stay.

    The tables whose journals have changed.
    """
    connection.execute(delete(PLAYERS).where(PLAYERS.c.id == id))
    own = connection.execute(select(ENTRIES.c.table_id, *ENTRY).where(ENTRIES.c.author == id)).all()
    for table, *values in own:
        entry = Entry(*values)
        connection.execute(
            update(ENTRIES)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.seq == entry.seq)
            .values(author=None, body=redact(entry))
        )
    connection.execute(delete(HOLDERS).where(HOLDERS.c.player == id))
    results.forget(connection, id)
    bus.tell(connection, CHANGED, id)
    return sorted({str(table) for table, *_ in own})


def sweep(connection: Connection, seen_before: int, limit: int) -> int:
    """Delete guests not seen since then who never sat, spoke or opened a table; how many."""
    idle = (
        select(PLAYERS.c.id)
        .where(
            PLAYERS.c.seen < seen_before,
            PLAYERS.c.login.is_(None),
            ~exists().where(HOLDERS.c.player == PLAYERS.c.id),
            ~exists().where(ENTRIES.c.author == PLAYERS.c.id),
            ~exists().where(TABLES.c.host == PLAYERS.c.id, TABLES.c.status.in_(OPEN)),
        )
        .order_by(PLAYERS.c.seen)
        .limit(limit)
    )
    found = list(connection.scalars(idle))
    if found:
        connection.execute(delete(PLAYERS).where(PLAYERS.c.id.in_(found)))
    return len(found)


def secret(connection: Connection, name: str, make: Callable[[], bytes]) -> bytes:
    """The secret of that name, made now if nobody ever has."""
    known = select(SECRETS.c.value).where(SECRETS.c.name == name)
    found: bytes | None = connection.execute(known).scalar()
    if found is None:
        made = insert(connection, SECRETS).values(name=name, value=make())
        connection.execute(made.on_conflict_do_nothing())
        found = connection.execute(known).scalar_one()
    return found


def known_secret(connection: Connection, name: str) -> bytes | None:
    """The secret of that name, if there is one."""
    return connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == name)).scalar()


def put_secret(connection: Connection, name: str, value: bytes) -> None:
    """Keep a secret instead of the one before."""
    putting = insert(connection, SECRETS).values(name=name, value=value)
    connection.execute(putting.on_conflict_do_update(index_elements=["name"], set_={"value": value}))


@contextmanager
def _login(login: str | None) -> Iterator[None]:
    """A login that is another's raises LoginTaken."""
    try:
        yield
    except IntegrityError:
        if login is None:
            raise
        raise LoginTaken(login) from None


def _listed(connection: Connection, id: str) -> Player | None:
    """The player, found by others under the name they have now."""
    found = by_id(connection, id)
    if found is not None:
        listed_names.note(connection, found)
    return found


def _one(connection: Connection, which: Any) -> Player | None:
    found = connection.execute(select(PLAYERS).where(which)).one_or_none()
    return Player(**found._mapping) if found else None
