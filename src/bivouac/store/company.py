"""Whom people want for company: friends by mutual consent, those they mute or block; invitations, reports.

What somebody has said of another is one row: to block a friend is to lose them. Two are friends once both
have asked for it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, and_, delete, exists, func, or_, select, update

from bivouac.store import bus
from bivouac.store.engine import insert
from bivouac.store.players import CHANGED
from bivouac.store.records import OPEN, Bond, Full, Invitation, Report
from bivouac.store.schema import BONDS, INVITATIONS, REPORTS, TABLES

FRIEND, MUTE, BLOCK = "friend", "mute", "block"
MOST_BONDS = 500
MOST_INVITATIONS = 20  # that wait for one player
MOST_REPORTS = 10  # of one player in a day
DAY = 24 * 3600 * 1000


def say(connection: Connection, bond: Bond) -> None:
    """Note what somebody says of another, instead of what they said before; Full if of too many already."""
    said = select(func.count()).where(BONDS.c.player == bond.player, BONDS.c.other != bond.other)
    if connection.execute(said).scalar_one() >= MOST_BONDS:
        raise Full("bonds", MOST_BONDS)
    if bond.kind == FRIEND and BLOCK in _kinds(connection, bond.other, bond.player):
        return  # whoever is blocked is not told so
    values = msgspec.structs.asdict(bond)
    putting = insert(connection, BONDS).values(**values)
    changed = {"kind": bond.kind, "at": bond.at}
    connection.execute(putting.on_conflict_do_update(index_elements=["player", "other"], set_=changed))
    bus.tell(connection, CHANGED, bond.player)
    if bond.kind == BLOCK:
        _part(connection, bond.player, bond.other)


def take_back(connection: Connection, player: str, other: str) -> None:
    """Nothing is said of them any more; a friendship ends on both sides."""
    connection.execute(delete(BONDS).where(BONDS.c.player == player, BONDS.c.other == other))
    asked = (BONDS.c.player == other, BONDS.c.other == player, BONDS.c.kind == FRIEND)
    connection.execute(delete(BONDS).where(*asked))
    bus.tell(connection, CHANGED, player)


def of_player(connection: Connection, player: str) -> list[Bond]:
    """What a player says of others, and who asks for their friendship."""
    asked = and_(BONDS.c.other == player, BONDS.c.kind == FRIEND)
    found = select(BONDS).where(or_(BONDS.c.player == player, asked)).order_by(BONDS.c.at.desc())
    return [Bond(**row._mapping) for row in connection.execute(found)]


def unwanted(connection: Connection, player: str) -> set[str]:
    """Those a player has blocked, and those who have blocked the player: the two meet no more."""
    mine = select(BONDS.c.other).where(BONDS.c.player == player, BONDS.c.kind == BLOCK)
    theirs = select(BONDS.c.player).where(BONDS.c.other == player, BONDS.c.kind == BLOCK)
    return {*connection.scalars(mine), *connection.scalars(theirs)}


def unheard(connection: Connection, player: str) -> set[str]:
    """Those whose words a player does not want to read."""
    which = (BONDS.c.player == player, BONDS.c.kind.in_((MUTE, BLOCK)))
    return set(connection.scalars(select(BONDS.c.other).where(*which)))


def invite(connection: Connection, invitation: Invitation) -> bool:
    """Invite a friend to a table, once; False, and nothing has changed, if the two are no friends."""
    pair = (invitation.inviter, invitation.player)
    if FRIEND not in _kinds(connection, *pair) or FRIEND not in _kinds(connection, *reversed(pair)):
        return False
    own = INVITATIONS.c.player == invitation.player
    gathers = select(TABLES.c.id).where(TABLES.c.id == INVITATIONS.c.table_id, TABLES.c.status == OPEN[0])
    connection.execute(delete(INVITATIONS).where(own, ~exists(gathers)))  # too late for those
    waiting = select(func.count()).where(own)
    if connection.execute(waiting).scalar_one() >= MOST_INVITATIONS:
        raise Full("invitations", MOST_INVITATIONS)
    putting = insert(connection, INVITATIONS).values(**msgspec.structs.asdict(invitation))
    connection.execute(putting.on_conflict_do_nothing())
    return True


def invitations(connection: Connection, player: str) -> list[Invitation]:
    """Where a player is invited, at tables that still gather, the latest first."""
    found = (
        select(INVITATIONS)
        .join(TABLES, TABLES.c.id == INVITATIONS.c.table_id)
        .where(INVITATIONS.c.player == player, TABLES.c.status == OPEN[0])
        .order_by(INVITATIONS.c.at.desc())
    )
    return [Invitation(**row._mapping) for row in connection.execute(found)]


def decline(connection: Connection, player: str, table: str) -> None:
    """An invitation is gone: it was taken up, or is not wanted."""
    there = (INVITATIONS.c.player == player, INVITATIONS.c.table_id == table)
    connection.execute(delete(INVITATIONS).where(*there))


def report(connection: Connection, one: Report) -> None:
    """Tell the operator of somebody; Full if that was done too often today."""
    today = (REPORTS.c.reporter == one.reporter, REPORTS.c.at > one.at - DAY)
    if connection.execute(select(func.count()).where(*today)).scalar_one() >= MOST_REPORTS:
        raise Full("reports", MOST_REPORTS)
    connection.execute(
        insert(connection, REPORTS).values(**msgspec.structs.asdict(one)).on_conflict_do_nothing()
    )


def reports(connection: Connection, limit: int, before: int | None, unresolved: bool) -> list[Report]:
    """What the operator was told, the latest first and before a moment; all of it, or what waits for them."""
    found = select(REPORTS).order_by(REPORTS.c.at.desc(), REPORTS.c.id.desc()).limit(limit)
    if before is not None:
        found = found.where(REPORTS.c.at < before)
    if unresolved:
        found = found.where(REPORTS.c.resolved.is_(None))
    return [Report(**row._mapping) for row in connection.execute(found)]


def resolve_report(connection: Connection, id: str, at: int) -> str | None:
    """Whom a report is about that has been seen to, now or before; None if there is no such report."""
    connection.execute(
        update(REPORTS).where(REPORTS.c.id == id, REPORTS.c.resolved.is_(None)).values(resolved=at)
    )
    found: str | None = connection.execute(select(REPORTS.c.subject).where(REPORTS.c.id == id)).scalar()
    return found


def _kinds(connection: Connection, player: str, other: str) -> Sequence[str]:
    said = select(BONDS.c.kind).where(BONDS.c.player == player, BONDS.c.other == other)
    return list(connection.scalars(said))


def _part(connection: Connection, player: str, other: str) -> None:
    """Nothing that the other has begun towards the player is left."""
    asked = (BONDS.c.player == other, BONDS.c.other == player, BONDS.c.kind == FRIEND)
    connection.execute(delete(BONDS).where(*asked))
    for one, two in ((player, other), (other, player)):
        between = (INVITATIONS.c.player == one, INVITATIONS.c.inviter == two)
        connection.execute(delete(INVITATIONS).where(*between))
