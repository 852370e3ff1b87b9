"""How many tables are open by the same hand, asked in the transaction that would open one more."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, func, select

from bivouac.store.records import OPEN, Allowance, Full
from bivouac.store.schema import SESSIONS, TABLES


def check(connection: Connection, allowance: Allowance) -> None:
    """Full if the host, or everybody from that network together, has as many tables open as may be."""
    if _open(connection, TABLES.c.host == allowance.host) >= allowance.by_host:
        raise Full("tables", allowance.by_host)
    neighbours = select(SESSIONS.c.player).where(SESSIONS.c.network == allowance.network)
    if _open(connection, TABLES.c.host.in_(neighbours)) >= allowance.by_network:
        raise Full("network_tables", allowance.by_network)


def _open(connection: Connection, which: Any) -> int:
    count = select(func.count()).select_from(TABLES).where(which, TABLES.c.status.in_(OPEN))
    return connection.execute(count).scalar_one()
