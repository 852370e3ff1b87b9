"""Sessions: in which browsers a player is known, since when, and how each of them ends."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, select, update

from bivouac.store import bus
from bivouac.store.engine import insert
from bivouac.store.records import Full, Player, Session
from bivouac.store.schema import PLAYERS, SESSIONS


class Crowd(NamedTuple):
    """How many may come in anew from one network since a moment."""

    since: int
    most: int


def add(connection: Connection, session: Session, generation: int) -> None:
    """Open a session of a player's generation; if that is over by now, it is void."""
    values = msgspec.structs.asdict(session) | {"generation": generation}
    connection.execute(insert(connection, SESSIONS).values(**values).on_conflict_do_nothing())


def check_crowd(connection: Connection, session: Session, crowd: Crowd) -> None:
    """Full if as many have come in anew from the session's network as may."""
    came = select(func.count()).select_from(SESSIONS.join(PLAYERS))
    of_late = came.where(SESSIONS.c.network == session.network, SESSIONS.c.created >= crowd.since)
    guests = of_late.where(PLAYERS.c.login.is_(None))
    if connection.execute(guests).scalar_one() >= crowd.most:
        raise Full("guests", crowd.most)


def find(connection: Connection, id: str) -> tuple[Session, Player] | None:
    """A session that holds, and whose it is."""
    session = connection.execute(select(SESSIONS).where(SESSIONS.c.id == id)).one_or_none()
    if session is None:
        return None
    held = Session(**session._mapping)
    which = (PLAYERS.c.id == held.player, PLAYERS.c.generation == held.generation)
    player = connection.execute(select(PLAYERS).where(*which)).one_or_none()
    return None if player is None else (held, Player(**player._mapping))


def of_player(connection: Connection, player: str) -> list[Session]:
    """A player's sessions that hold, the latest seen first."""
    held = select(SESSIONS).join(PLAYERS).where(
        SESSIONS.c.player == player, SESSIONS.c.generation == PLAYERS.c.generation
    )  # fmt: skip
    rows = connection.execute(held.order_by(SESSIONS.c.seen.desc(), SESSIONS.c.id))
    return [Session(**values._mapping) for values in rows]


def see(connection: Connection, id: str, at: int, network: str) -> None:
    """Note when and from where a session was last used; time never runs back."""
    seeing = update(SESSIONS).where(SESSIONS.c.id == id, SESSIONS.c.seen < at)
    connection.execute(seeing.values(seen=at, network=network))


def end(connection: Connection, id: str, player: str | None = None) -> bool:
    """End one session, if it is that player's; was there one?"""
    ending = delete(SESSIONS).where(SESSIONS.c.id == id)
    if player is not None:
        ending = ending.where(SESSIONS.c.player == player)
    whose = connection.execute(ending.returning(SESSIONS.c.player)).scalar()
    if whose is not None:
        bus.tell(connection, "bivouac_player", whose)
    return whose is not None


def end_all(connection: Connection, player: str) -> None:
    """End every session of a player."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.player == player))


def sweep(connection: Connection, seen_before: int, accounts_before: int) -> int:
    """Delete the sessions nobody has used since then, those of accounts after a shorter time; how many."""
    idle = delete(SESSIONS).where(SESSIONS.c.seen < seen_before)
    accounts = select(PLAYERS.c.id).where(PLAYERS.c.login.is_not(None))
    of_accounts = delete(SESSIONS).where(SESSIONS.c.seen < accounts_before, SESSIONS.c.player.in_(accounts))
    return connection.execute(idle).rowcount + connection.execute(of_accounts).rowcount
