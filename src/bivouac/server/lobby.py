"""The list of tables, sent again to those who have it open whenever it changed."""

import asyncio

from bivouac.core.entries import Acted
from bivouac.server.audience import Listener
from bivouac.server.messages import Lobby, SeatCard, TableCard
from bivouac.server.reading import Plate, plates_of
from bivouac.server.rooms import Room, Rooms
from bivouac.store import Row
from bivouac.table import Line
from bivouac.table.lines import Said
from bivouac.table.seats import all_called
from bivouac.table.views import whole_seconds

PAUSE = 0.5  # seconds between two sendings of the same list
LONGEST = 50


class LobbyKeeper:
    """Knows who looks at the list, and that it must be written again."""

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
        self.changed.set()  # a change may have been missed before this began
        while True:
            await self.changed.wait()
            self.changed.clear()
            for listener in list(self.listeners):
                listener.send(await self.list_for(listener.player))
            await asyncio.sleep(PAUSE)

    async def list_for(self, player: str | None) -> Lobby:
        """The tables with a seat open to anybody, and the player's own."""
        store = self.rooms.store
        rows = await store.lobby(LONGEST)
        mine = await store.tables_of(player, LONGEST) if player is not None else []
        plates = {row.id: plates_of(row) for row in (*rows, *mine)}
        people = {plate.player for seats in plates.values() for plate in seats if plate.player}
        names = await store.names(sorted(people))

        def card(row: Row) -> TableCard:
            laid = plates[row.id]
            seated = [None if plate.kind == "bot" else names.get(plate.player, "") for plate in laid]
            called = all_called(seated)
            seats = [_seat(plate, name, player) for plate, name in zip(laid, called, strict=True)]
            return TableCard(
                row.id, row.game, "damaged" if row.damaged else row.status, seats, whole_seconds(row.touched)
            )

        return Lobby(open=[card(row) for row in rows], mine=[card(row) for row in mine])


def _seat(plate: Plate, name: str, player: str | None) -> SeatCard:
    free = plate.kind != "bot" and not plate.player
    own = player is not None and plate.player == player
    return SeatCard(plate.kind, name, plate.bot, free, own)
