"""Leaving for good: seats are given up, so that those who stay can play on; then the person is forgotten."""

import logging

from bivouac.core.refusal import SetupError
from bivouac.server.house import House
from bivouac.store import Player, StoreError
from bivouac.table import Table, gathering, playing

MOST_TABLES = 100_000

log = logging.getLogger(__name__)


async def forget(house: House, player: Player) -> None:
    """Delete a player's own data, here and on disk; whoever looks at their tables is told everything anew."""
    for row in await house.store.tables_of(player.id, MOST_TABLES):
        if row.status in ("gathering", "playing"):
            await _leave(house, row.id, player.id)
    for id in await house.identity.forget(player):
        await house.bus.reread(id)
    await house.bus.heed(player.id)


async def _leave(house: House, id: str, player: str) -> None:
    try:
        await house.rooms.write(id, lambda table: give_up(table, player, house.sources.now()))
    except StoreError:
        raise
    except SetupError as wrong:  # a table that cannot be opened any more keeps nobody from going
        log.warning("a seat could not be given up", extra={"table": id[:4], "reason": str(wrong)})


def give_up(table: Table, player: str, at: int) -> None:
    """Get up before the start, resign after it."""
    seats = table.seats_of(player)
    if seats and table.status == "gathering":
        gathering.leave(table, player, at)
    for seat in seats:
        if table.status == "playing" and not table.seats[seat].resigned:
            if table.paused:
                playing.resume(table, seat, at)
            playing.resign(table, seat, at)
