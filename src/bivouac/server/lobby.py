"""The list of tables, sent again to those who have it open whenever it changed."""

import asyncio

from bivouac.core.entries import Acted
from bivouac.games import game, names
from bivouac.server.audience import Listener
from bivouac.server.briefs import Brief, read_brief
from bivouac.server.messages import Lobby, SeatCard, TableCard
from bivouac.server.reading import Plate, plates_of
from bivouac.server.rooms import Room, Rooms
from bivouac.store import Row
from bivouac.table import Line
from bivouac.table.lines import Said
from bivouac.table.seats import all_called
from bivouac.table.views import named, whole_seconds

PAUSE = 0.5  # seconds between two sendings of the same list
LONGEST = 50


class LobbyKeeper:
    """Knows who looks at the list, and that it must be written again."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.listeners: set[Listener] = set()
        self.changed = asyncio.Event()
        self.concerned: set[str] = set()  # players at whose tables somebody acted
        self.acted = asyncio.Event()

    def notice(self, room: Room, lines: list[Line], wrote: bool) -> None:
        """Something happened at a table; words change no list, actions those of whoever sits there."""
        if any(not isinstance(line.fact, Acted | Said) for line in lines):
            self.changed.set()
        elif room.table is not None and not room.table.bots_to_act():
            self.concerned |= {seat.player for seat in room.table.seats if seat.player}
            self.acted.set()

    async def serve(self) -> None:
        """Send the list again after every change, but not too often."""
        self.changed.set()  # a change may have been missed before this began
        while True:
            await self.changed.wait()
            self.changed.clear()
            self.concerned.clear()
            for listener in list(self.listeners):
                listener.send(await self.list_for(listener.player, listener.lang))
            await asyncio.sleep(PAUSE)

    async def serve_players(self) -> None:
        """Send it, after actions, to those at whose tables somebody acted: it may be their turn now."""
        while True:
            await self.acted.wait()
            self.acted.clear()
            concerned, self.concerned = self.concerned, set()
            for listener in [one for one in self.listeners if one.player in concerned]:
                listener.send(await self.list_for(listener.player, listener.lang))
            await asyncio.sleep(PAUSE)

    async def waiting_for(self, player: str) -> int:
        """How many tables wait for a player to act."""
        rows = await self.rooms.store.tables_of(player, LONGEST)
        return sum(_is_awaited(row, player) for row in rows)

    async def list_for(self, player: str | None, lang: str) -> Lobby:
        """The tables with a seat open to anybody, and those at which the player sits and a game goes on."""
        store = self.rooms.store
        unwanted = set() if player is None else await store.people.unwanted(player)
        rows = [row for row in await store.lobby(LONGEST) if not _is_unwanted(row, unwanted)]
        mine = await store.tables_of(player, LONGEST) if player is not None else []
        plates = {row.id: plates_of(row) for row in (*rows, *mine)}
        people = {plate.player for seats in plates.values() for plate in seats if plate.player}
        known = await store.names(sorted(people))

        def cards(some: list[Row]) -> list[TableCard]:
            return [_card(row, plates[row.id], known, player, lang) for row in some]

        free = [row for row in rows if row.status == "gathering"]
        live = [row for row in rows if row.status == "playing"]
        return Lobby(open=cards(free), live=cards(live), mine=cards(mine))

    async def free_seat(self, player: str | None, game: str, seats: int) -> str | None:
        """The table of that game and size that has waited longest for somebody, if there is one."""
        unwanted = set() if player is None else await self.rooms.store.people.unwanted(player)
        for row in reversed(await self.rooms.store.lobby(LONGEST)):
            laid = plates_of(row)
            fits = row.status == "gathering" and row.game == game and len(laid) == seats
            if fits and not _is_unwanted(row, unwanted) and player not in {plate.player for plate in laid}:
                return row.id
        return None


def _is_unwanted(row: Row, unwanted: set[str]) -> bool:
    """Is somebody there whom one does not meet any more?"""
    there = {row.host, *(plate.player for plate in plates_of(row))}
    return bool(unwanted & there)


def _card(row: Row, laid: list[Plate], known: dict[str, str], player: str | None, lang: str) -> TableCard:
    called = all_called([None if plate.kind == "bot" else known.get(plate.player, "") for plate in laid])
    brief = read_brief(row)
    own = [at for at, plate in enumerate(laid) if player is not None and plate.player == player]
    return TableCard(
        id=row.id,
        game=row.game,
        status="damaged" if row.damaged else row.status,
        seats=[_seat(plate, name, player) for plate, name in zip(laid, called, strict=True)],
        touched=whole_seconds(row.touched),
        turn=_is_awaited(row, player),
        round=brief.round,
        situation=_situation(row, brief, called, lang),
        until=min((brief.until[seat] for seat in own if seat in brief.until), default=None),
    )


def _is_awaited(row: Row, player: str | None) -> bool:
    """Is it for that player to act?"""
    laid = plates_of(row)
    acting = [laid[seat].player for seat in read_brief(row).actors if seat < len(laid)]
    return player is not None and not row.damaged and player in acting


def _situation(row: Row, brief: Brief, called: list[str], lang: str) -> str:
    """What is asked at the table; nothing of a game that is not installed, or whose rules are others now."""
    if not brief.asked or row.game not in names() or game(row.game).facts.rules != brief.rules:
        return ""
    return game(row.game).say_prompt(named(brief.asked, called), lang)


def _seat(plate: Plate, name: str, player: str | None) -> SeatCard:
    free = plate.kind != "bot" and not plate.player
    own = player is not None and plate.player == player
    return SeatCard(plate.kind, name, plate.bot, free, own)
