"""What can be told of a player from all their games, and all that is kept of them, for themselves."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, and_, or_, select

from bivouac.store import ratings, tallies
from bivouac.store.journals import ENTRY
from bivouac.store.records import Ban, Bond, Career, Entry, Invitation, Judged, Report, Result
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

LATEST = 20  # results that are drawn
WAY = 50  # ratings that are drawn
DEAREST = 6
REVIEWED = 20  # the latest, of which accuracy and luck are the means
OTHERS_DEEDS = ("reported", "report_resolved")  # who told of somebody is not theirs to know


def career(connection: Connection, player: str) -> Career:
    """What all games of a player come to, in one go: many small questions cost more to ask than to answer."""
    streaks = tallies.streaks(connection, player)
    standings = {one.game: one for one in ratings.of_player(connection, player)}
    return Career(
        tallies=tallies.of_player(connection, player),
        streaks=streaks,
        standings=standings,
        latest={one.game: _latest(connection, player, one.game) for one in streaks},
        ways={game: _way(connection, player, game) for game in standings},
        companions=tallies.dearest(connection, player, DEAREST),
        reviews=_reviews(connection, player),
    )


def _latest(connection: Connection, player: str, game: str) -> list[bool]:
    """Whether the latest games that count were won, the first of them first."""
    which = (RESULTS.c.player == player, RESULTS.c.game == game, RESULTS.c.counted)
    found = select(RESULTS.c.won).where(*which).order_by(RESULTS.c.ended.desc()).limit(LATEST)
    return list(connection.scalars(found))[::-1]


def _way(connection: Connection, player: str, game: str) -> list[float]:
    """What the latest rated games have made of the rating, the first of them first."""
    which = (RESULTS.c.player == player, RESULTS.c.game == game, RESULTS.c.rated)
    found = select(RESULTS.c.rating).where(*which, RESULTS.c.rating.is_not(None))
    return list(connection.scalars(found.order_by(RESULTS.c.ended.desc()).limit(WAY)))[::-1]


def _reviews(connection: Connection, player: str) -> list[Judged]:
    """The reviews of the latest games that have one."""
    found = (
        select(RESULTS.c.seat, REVIEWS.c.body)
        .join(REVIEWS, REVIEWS.c.table_id == RESULTS.c.table_id)
        .where(RESULTS.c.player == player, RESULTS.c.counted)
        .order_by(RESULTS.c.ended.desc())
        .limit(REVIEWED)
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
        "sums": tallies.of_player(connection, player),
        "streaks": tallies.streaks(connection, player),
        "companions": tallies.companions(connection, player),
        "results": [Result(**row._mapping) for row in connection.execute(played)],
    }
