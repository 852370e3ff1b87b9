"""Tables the house must look at, what seats were told, by which ways, and who is on vacation.

What is due lives here and nowhere else: whoever takes a table has it for a while, and if they die with it,
it is due again.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec
from sqlalchemy import Connection, and_, delete, or_, select, update

from bivouac.store.engine import insert
from bivouac.store.journals import ROW
from bivouac.store.people import Reading, Writing
from bivouac.store.records import Claim, Full, Row, Subscription, Vacation
from bivouac.store.schema import NOTICES, SUBSCRIPTIONS, TABLES, VACATIONS

MOST_SUBSCRIPTIONS = 10  # browsers of one player; the oldest makes room
YEAR = 365 * 24 * 3600 * 1000


class Waits:
    """The part of an open store that is about waiting; the store lends it its ways to the database."""

    def __init__(self, ask: Reading, do: Writing) -> None:
        self._ask = ask
        self._do = do

    async def take(self, now: int, until: int, limit: int) -> list[Row]:
        """The tables that are due, the longest first; nobody else has them until then."""
        return await self._do(partial(take, now=now, until=until, limit=limit), "")

    async def put_off(self, table: str, seq: int, due: int | None) -> None:
        """A table taken is due again then, unless something happened there, which says when."""
        await self._do(partial(put_off, table=table, seq=seq, due=due), table)

    async def claim(self, one: Claim, now: int, stale: int) -> bool:
        """May this notice be sent? Only if nobody has, or began to before `stale` and did not finish."""
        return await self._do(partial(claim, one=one, now=now, stale=stale), one.table_id)

    async def settle(self, one: Claim) -> None:
        """The notice was sent, or cannot be."""
        await self._do(partial(settle, one=one), one.table_id)

    async def subscribe(self, one: Subscription) -> None:
        """Send messages there, too; a browser has one player at a time."""
        await self._do(partial(subscribe, one=one), one.player)

    async def subscriptions(self, player: str) -> list[Subscription]:
        """Where messages for a player go, the latest first."""
        return await self._ask(partial(subscriptions, player=player))

    async def unsubscribe(self, id: str, player: str | None = None) -> bool:
        """Send nothing there any more, if it is that player's; was there anything?"""
        return await self._do(partial(unsubscribe, id=id, player=player), player or "")

    async def vacations(self, players: Sequence[str], now: int) -> list[Vacation]:
        """Who of these is on vacation."""
        return await self._ask(partial(vacations, players=players, now=now))

    async def vacations_of(self, player: str, now: int) -> list[Vacation]:
        """A player's vacations of the last year, the first one first."""
        return await self._ask(partial(vacations_of, player=player, now=now))

    async def go_away(self, one: Vacation, now: int, most: int) -> None:
        """Begin a vacation; Full if there are not as many days left in a year, or one goes on already."""
        await self._do(partial(go_away, one=one, now=now, most=most), one.player)

    async def come_back(self, player: str, now: int) -> Vacation | None:
        """The vacation that ends now; None if there is none."""
        return await self._do(partial(come_back, player=player, now=now), player)


def take(connection: Connection, now: int, until: int, limit: int) -> list[Row]:
    """The tables that are due, which are nobody else's until then."""
    waiting = (
        select(TABLES.c.id)
        .where(TABLES.c.due.is_not(None), TABLES.c.due <= now)
        .order_by(TABLES.c.due)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    found = list(connection.scalars(waiting))
    if not found:
        return []
    connection.execute(update(TABLES).where(TABLES.c.id.in_(found)).values(due=until))
    rows = connection.execute(select(*ROW).where(TABLES.c.id.in_(found)))
    return [Row(**values._mapping) for values in rows]


def put_off(connection: Connection, table: str, seq: int, due: int | None) -> None:
    """A table is due again then, unless its journal has moved on."""
    connection.execute(update(TABLES).where(TABLES.c.id == table, TABLES.c.seq == seq).values(due=due))


def claim(connection: Connection, one: Claim, now: int, stale: int) -> bool:
    """Take the right to send a notice, once for each wait and kind."""
    putting = insert(connection, NOTICES).values(**msgspec.structs.asdict(one), at=now, done=False)
    abandoned = and_(NOTICES.c.wait == one.wait, ~NOTICES.c.done, NOTICES.c.at <= stale)
    taken = putting.on_conflict_do_update(
        index_elements=["table_id", "seat", "kind"],
        set_={"wait": one.wait, "at": now, "done": False},
        where=or_(NOTICES.c.wait < one.wait, abandoned),
    )
    return connection.execute(taken.returning(NOTICES.c.wait)).one_or_none() is not None


def settle(connection: Connection, one: Claim) -> None:
    """The notice needs to be sent no more."""
    which = [getattr(NOTICES.c, name) == value for name, value in msgspec.structs.asdict(one).items()]
    connection.execute(update(NOTICES).where(*which).values(done=True))


def subscribe(connection: Connection, one: Subscription) -> None:
    """Keep where messages go; the oldest of too many makes room."""
    values = msgspec.structs.asdict(one)
    putting = insert(connection, SUBSCRIPTIONS).values(**values)
    connection.execute(putting.on_conflict_do_update(index_elements=["id"], set_=values))
    for former in subscriptions(connection, one.player)[MOST_SUBSCRIPTIONS:]:
        unsubscribe(connection, former.id, one.player)


def subscriptions(connection: Connection, player: str) -> list[Subscription]:
    """Where messages for a player go, the latest first."""
    theirs = select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.player == player)
    found = connection.execute(theirs.order_by(SUBSCRIPTIONS.c.created.desc(), SUBSCRIPTIONS.c.id))
    return [Subscription(**row._mapping) for row in found]


def unsubscribe(connection: Connection, id: str, player: str | None) -> bool:
    """Send nothing there any more, if it is that player's."""
    which = [SUBSCRIPTIONS.c.id == id] + ([] if player is None else [SUBSCRIPTIONS.c.player == player])
    return connection.execute(delete(SUBSCRIPTIONS).where(*which)).rowcount > 0


def vacations(connection: Connection, players: Sequence[str], now: int) -> list[Vacation]:
    """Who of these few is on vacation."""
    away = (VACATIONS.c.player.in_(players), VACATIONS.c.begins <= now, VACATIONS.c.ends > now)
    return [Vacation(**row._mapping) for row in connection.execute(select(VACATIONS).where(*away))]


def vacations_of(connection: Connection, player: str, now: int) -> list[Vacation]:
    """A player's vacations of the last year, the first one first."""
    theirs = select(VACATIONS).where(VACATIONS.c.player == player, VACATIONS.c.ends > now - YEAR)
    return [Vacation(**row._mapping) for row in connection.execute(theirs.order_by(VACATIONS.c.begins))]


def used(taken: Sequence[Vacation], now: int) -> int:
    """How many milliseconds of the year that ends now were, or are to be, spent away."""
    return sum(one.ends - max(one.begins, now - YEAR) for one in taken)


def go_away(connection: Connection, one: Vacation, now: int, most: int) -> None:
    """Begin a vacation, if none goes on and the year has as much left."""
    taken = vacations_of(connection, one.player, now)
    if one in taken:  # our own work, whose answer was lost
        return
    if any(former.ends > one.begins for former in taken):
        raise Full("vacations", 1)
    if used(taken, now) + one.ends - one.begins > most:
        raise Full("vacation", most)
    connection.execute(insert(connection, VACATIONS).values(**msgspec.structs.asdict(one)))


def come_back(connection: Connection, player: str, now: int) -> Vacation | None:
    """End a vacation now."""
    for one in vacations(connection, [player], now):
        which = (VACATIONS.c.player == player, VACATIONS.c.begins == one.begins)
        back = msgspec.structs.replace(one, ends=max(now, one.begins + 1))
        connection.execute(update(VACATIONS).where(*which).values(ends=back.ends))
        return back
    return None
