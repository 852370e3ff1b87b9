"""The list of tables, sent again to those who have it open whenever it changed."""

import asyncio

from bivouac.server.audience import Listener
from bivouac.server.messages import Lobby, SeatCard, TableCard
from bivouac.server.rooms import Room, Rooms
from bivouac.store import Row
from bivouac.table import Line
from bivouac.table.lines import Acted, Said
from bivouac.table.table import Table

PAUSE = 0.5  # seconds between two sendings of the same list
LONGEST = 50


class LobbyKeeper:
    """Knows who looks at the list, and that it must be written anew."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.listeners: set[Listener] = set()
        self.changed = asyncio.Event()

    def notice(self, room: Room, lines: list[Line], wrote: bool) -> None:
        """Something happened at a table; actions and words do not change the list."""
        if any(not isinstance(line.fact, Acted | Said) for line in lines):
            self.changed.set()

    async def serve(self) -> None:
        """Send the list again after every change, but not too often."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            for listener in list(self.listeners):
                listener.send(await self.list_for(listener.player))
            await asyncio.sleep(PAUSE)

    async def list_for(self, player: str | None) -> Lobby:
        """The tables with a seat open to anybody, and the player's own."""
        rows = await self.rooms.store.lobby(LONGEST)
        mine = await self.rooms.store.tables_of(player, LONGEST) if player is not None else []
        return Lobby(
            open=[await self._card(row, player) for row in rows],
            mine=[await self._card(row, player) for row in mine],
        )

    async def _card(self, row: Row, player: str | None) -> TableCard:
        def seats(table: Table, room: Room) -> list[SeatCard]:
            return [
                SeatCard(
                    seat.kind, seat.name, seat.mind, seat.free, player is not None and seat.player == player
                )
                for seat in table.seats
            ]

        return TableCard(row.id, row.game, row.status, await self.rooms.look(row.id, seats), row.touched)
