"""Two processes at one table, and somebody who leaves in the middle of an act: nobody is told less."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator

import pytest

from bivouac.core.refusal import Refusal
from bivouac.games import game
from bivouac.server.audience import Listener
from bivouac.server.rooms import IDLE, Room, Rooms
from bivouac.store import Entry, Store
from bivouac.table import SeatPlan, Table
from bivouac.table.charter import found
from bivouac.table.gathering import start, take
from bivouac.table.lines import Line
from bivouac.table.playing import close, say
from tests.server.houses import NOON, Clockwork
from tests.store.samples import a_player

pytestmark = pytest.mark.anyio

ID = "shared"


@pytest.fixture
async def store() -> AsyncIterator[Store]:
    """A database that both processes would open."""
    opened = await Store.open("sqlite://")
    for id in ("ana", "bo"):
        await opened.add_player(a_player(id))
    yield opened
    await opened.close()


def rooms_of(store: Store, *, alone: bool) -> Rooms:
    """The rooms of one process, which tells its windows but hears nothing from others."""
    rooms = Rooms(store, Clockwork(), 0, alone=alone)

    def tell(room: Room, lines: list[Line], wrote: bool) -> None:
        if room.table is not None:
            room.audience.tell(room.table, NOON)

    rooms.watchers = [tell]
    return rooms


async def laid(rooms: Rooms) -> None:
    """A table for two, with one of them."""
    takara = game("takara")
    charter = found(takara, options={}, seats=[SeatPlan("human")] * 2, seed=bytes(32), host="ana")
    table = Table(ID, charter, takara)
    take(table, "ana", "Ana", NOON, invited=True)
    await rooms.found(table)


def sits_down(table: Table) -> None:
    """Bo takes the other seat."""
    take(table, "bo", "Bo", NOON, invited=True)


async def two_who_differ(store: Store) -> tuple[Rooms, Rooms]:
    """Two processes with the table open, the second before Bo sat down in the first."""
    here, there = rooms_of(store, alone=False), rooms_of(store, alone=False)
    await laid(here)
    await there.look(ID, lambda table, room: None)
    await here.write(ID, sits_down)
    return here, there


async def test_nobody_is_refused_for_what_another_process_has_changed(store: Store) -> None:
    _, there = await two_who_differ(store)
    await there.write(ID, lambda table: start(table, "ana", NOON))
    assert await there.look(ID, lambda table, room: table.status) == "playing"


async def test_what_is_still_so_is_refused_wherever_one_asks(store: Store) -> None:
    _, there = await two_who_differ(store)
    with pytest.raises(Refusal, match="not_seated"):
        await there.write(ID, lambda table: start(table, "cy", NOON))


async def test_a_look_sees_what_another_process_has_written(store: Store) -> None:
    here, there = await two_who_differ(store)
    assert await there.look(ID, lambda table, room: table.seats[1].player) == "bo"
    await here.write(ID, lambda table: close(table, "abandoned", NOON))
    assert await there.look(ID, lambda table, room: table.status) == "closed"


async def test_a_line_written_while_a_table_is_read_is_no_damage(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = rooms_of(store, alone=False), rooms_of(store, alone=False)
    await laid(here)
    read_lines = store.entries

    async def after_bo_sat_down(table: str, after: int = 0) -> list[Entry]:
        monkeypatch.setattr(store, "entries", read_lines)
        await here.write(ID, sits_down)
        return await read_lines(table, after)

    monkeypatch.setattr(store, "entries", after_bo_sat_down)
    assert await there.look(ID, lambda table, room: table.seats[1].player) == "bo"
    row = await store.row(ID)
    assert row is not None
    assert row.damaged == ""


async def test_who_leaves_in_the_middle_of_an_act_keeps_the_news_from_nobody(store: Store) -> None:
    rooms = rooms_of(store, alone=True)
    await laid(rooms)
    window = Listener("ana", "en", None, 1)
    await rooms.look(ID, lambda table, room: room.audience.listeners.add(window))
    gate = threading.Event()
    store.writer.submit(lambda connection: gate.wait(), "before all others")
    act = asyncio.create_task(rooms.write(ID, lambda table: say(table, 1, "Bo", "au revoir", NOON)))
    while not rooms.room(ID).lock.locked():
        await asyncio.sleep(0)
    act.cancel()
    with pytest.raises(asyncio.CancelledError):
        await act
    gate.set()
    async with asyncio.timeout(30):
        assert b"au revoir" in (await window.outbox.get() or b"")
    assert await rooms.look(ID, lambda table, room: table.seq) == 2


@pytest.mark.parametrize("hours", [0, -6, 6])
async def test_a_table_is_put_away_when_time_has_passed_wherever_the_clock_stands(
    store: Store, hours: int
) -> None:
    clockwork = Clockwork()
    rooms = Rooms(store, clockwork, 0, alone=True)
    await laid(rooms)
    clockwork.moment += hours * 3_600_000
    rooms.put_away_idle()
    assert ID in rooms.rooms, "somebody was here a moment ago"
    clockwork.wait(IDLE + 1)
    rooms.put_away_idle()
    assert ID not in rooms.rooms
