"""Bans: written by operators alone, so that nothing a server does can undo one."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, select

from bivouac.store import bus
from bivouac.store.engine import insert
from bivouac.store.records import Ban
from bivouac.store.schema import BANS

CHANGED = "bivouac_bans"  # the channel on which all workers hear that there are others


def all_bans(connection: Connection) -> list[Ban]:
    """Everybody who is let in no more, the latest first."""
    rows = connection.execute(select(BANS).order_by(BANS.c.created.desc(), BANS.c.subject))
    return [Ban(**values._mapping) for values in rows]


def put(connection: Connection, ban: Ban) -> None:
    """Let somebody in no more, or for another term."""
    values = msgspec.structs.asdict(ban)
    term = {"until": ban.until, "reason": ban.reason, "created": ban.created}
    adding = insert(connection, BANS).values(**values)
    connection.execute(adding.on_conflict_do_update(index_elements=["kind", "subject"], set_=term))
    bus.tell(connection, CHANGED, "")


def lift(connection: Connection, kind: str, subject: str) -> bool:
    """Let somebody in again; were they banned?"""
    lifting = delete(BANS).where(BANS.c.kind == kind, BANS.c.subject == subject)
    lifted = connection.execute(lifting).rowcount > 0
    bus.tell(connection, CHANGED, "")
    return lifted
