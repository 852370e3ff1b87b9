"""What can be told of a player from all their games, and all that is kept of them, for themselves."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Integer, and_, cast, func, or_, select

from bivouac.store.journals import ENTRY
from bivouac.store.records import Ban, Bond, Companion, Entry, Invitation, Judged, Played, Report, Result
from bivouac.store.schema import (
    AUDIT,
    BANS,
    BONDS,
    ENTRIES,
    HOLDERS,
    INVITATIONS,
    REPORTS,
    RESULTS,
    REVIEWS,
    TABLES,
)

OTHERS_DEEDS = ("reported", "report_resolved")  # who told of somebody is not theirs to know
OF_LATE = 1_000  # games among which companions are counted


def games(connection: Connection, player: str) -> list[Played]:
    """Every game of a player that counts, the first one first."""
    columns = [getattr(RESULTS.c, name) for name in Played.__struct_fields__]
    counted = select(*columns).where(RESULTS.c.player == player, RESULTS.c.counted)
    return [Played(*row) for row in connection.execute(counted.order_by(RESULTS.c.ended))]


def companions(connection: Connection, player: str, limit: int) -> list[Companion]:
    """Those a player has played with most often of late, and how often the player has won then."""
    own = select(RESULTS.c.table_id, RESULTS.c.won).where(RESULTS.c.player == player, RESULTS.c.counted)
    mine = own.order_by(RESULTS.c.ended.desc()).limit(OF_LATE).subquery("mine")
    theirs = RESULTS.alias("theirs")
    together = func.count().label("together")
    won = func.sum(cast(mine.c.won, Integer)).label("won")
    found = (
        select(theirs.c.player, together, won)
        .select_from(mine.join(theirs, mine.c.table_id == theirs.c.table_id))
        .where(theirs.c.player.not_in(("", player)))
        .group_by(theirs.c.player)
        .order_by(together.desc(), theirs.c.player)
        .limit(limit)
    )
    return [Companion(row.player, row.together, int(row.won)) for row in connection.execute(found)]


def reviews(connection: Connection, player: str, limit: int) -> list[Judged]:
    """The reviews of the latest games of a player that have one."""
    found = (
        select(RESULTS.c.seat, REVIEWS.c.body)
        .join(REVIEWS, REVIEWS.c.table_id == RESULTS.c.table_id)
        .where(RESULTS.c.player == player, RESULTS.c.counted)
        .order_by(RESULTS.c.ended.desc())
        .limit(limit)
    )
    return [Judged(seat, bytes(body)) for seat, body in connection.execute(found)]


def everything(connection: Connection, player: str) -> dict[str, list[Any]]:
    """All rows that are kept of what a player did: where they sat, what they wrote, what they played."""
    seats = select(HOLDERS.c.table_id, HOLDERS.c.seat).where(HOLDERS.c.player == player)
    own = select(ENTRIES.c.table_id, *ENTRY).where(ENTRIES.c.author == player)
    bonds = select(BONDS).where(BONDS.c.player == player)
    told = select(REPORTS).where(REPORTS.c.reporter == player)
    played = select(RESULTS).where(RESULTS.c.player == player).order_by(RESULTS.c.ended)
    invited = select(INVITATIONS).where(or_(INVITATIONS.c.player == player, INVITATIONS.c.inviter == player))
    asked = select(BONDS.c.player, BONDS.c.at).where(BONDS.c.other == player, BONDS.c.kind == "friend")
    opened = select(TABLES.c.id, TABLES.c.game, TABLES.c.created).where(TABLES.c.host == player)
    banned = select(BANS).where(BANS.c.kind == "player", BANS.c.subject == player)
    traced = select(AUDIT.c.at, AUDIT.c.kind, AUDIT.c.detail).where(
        or_(AUDIT.c.actor == player, and_(AUDIT.c.subject == player, AUDIT.c.kind.not_in(OTHERS_DEEDS)))
    )
    return {
        "invitations": [Invitation(**row._mapping) for row in connection.execute(invited)],
        "asked": [tuple(row) for row in connection.execute(asked)],
        "opened": [tuple(row) for row in connection.execute(opened)],
        "bans": [Ban(**row._mapping) for row in connection.execute(banned)],
        "trail": [tuple(row) for row in connection.execute(traced.order_by(AUDIT.c.number))],
        "seats": [tuple(row) for row in connection.execute(seats)],
        "entries": [(table, Entry(*values)) for table, *values in connection.execute(own)],
        "bonds": [Bond(**row._mapping) for row in connection.execute(bonds)],
        "reports": [Report(**row._mapping) for row in connection.execute(told)],
        "results": [Result(**row._mapping) for row in connection.execute(played)],
    }
