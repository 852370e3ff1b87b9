"""A long game is not played again from its deal: it is opened from a snapshot, and stands where it stood."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from bivouac.games import game
from bivouac.server import rooms as rooms_module
from bivouac.server.rooms import Rooms
from bivouac.store import Store
from bivouac.table import SeatPlan, Table
from bivouac.table.charter import found
from bivouac.table.gathering import start, take
from bivouac.table.playing import act, undo
from bivouac.table.table import Snapshot
from tests.server.houses import NOON, Clockwork
from tests.store.samples import a_player

pytestmark = pytest.mark.anyio

EVERY = 20


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Snapshots come early here, so that a game of Takara is a long one."""
    monkeypatch.setattr(rooms_module, "SNAPSHOT_EVERY", EVERY)


async def laid(rooms: Rooms) -> str:
    """A table for one person in both seats."""
    seats = [SeatPlan("human")] * 2
    table = Table(
        "long", found(game("takara"), options={}, seats=seats, seed=bytes(32), host="p"), game("takara")
    )
    for seat in (0, 1):
        take(table, "p", "Ana", NOON, seat=seat, invited=True)
    start(table, "p", NOON)
    await rooms.store.add_player(a_player("p"))
    await rooms.found(table)
    return table.id


async def play(rooms: Rooms, id: str, actions: int, luck: Random) -> None:
    """So many random actions."""

    def one(table: Table) -> None:
        assert table.state is not None
        seat = table.actors()[0]
        act(table, seat, table.state.text(luck.choice(table.state.legal(seat))), NOON)

    for _ in range(actions):
        await rooms.write(id, one)


async def key_of(rooms: Rooms, id: str) -> bytes:
    """The key of the state at a table."""
    return await rooms.look(id, lambda table, _: b"" if table.state is None else table.state.key())


async def kept_by(store: Store, id: str) -> Snapshot:
    """The snapshot that is stored."""
    kept = await store.snapshot(id)
    assert kept is not None, "no snapshot was taken"
    return msgspec.json.decode(kept.body, type=Snapshot)


async def test_a_long_game_is_opened_from_its_snapshot() -> None:
    store = await Store.open("sqlite://")
    first = Rooms(store, Clockwork(), 0, alone=True)
    id = await laid(first)
    await play(first, id, 2 * EVERY + 5, Random(1))
    kept = await kept_by(store, id)
    assert kept.number == 2 * EVERY
    again = Rooms(store, Clockwork(), 0, alone=True)
    assert await key_of(again, id) == await key_of(first, id)
    reveals = await again.look(id, lambda table, _: table.reveals)
    assert reveals[: kept.number] == [-1] * kept.number, "what came before the snapshot was played again"
    assert await again.look(id, lambda table, _: table.course.count) == 2 * EVERY + 5
    await store.close()


async def test_a_snapshot_of_what_was_undone_since_is_not_used() -> None:
    store = await Store.open("sqlite://")
    first = Rooms(store, Clockwork(), 0, alone=True)
    id = await laid(first)
    await play(first, id, EVERY + 2, Random(2))
    await first.write(id, lambda table: undo(table, 0, EVERY - 5, NOON))
    await play(first, id, 3, Random(3))
    assert (await kept_by(store, id)).number == EVERY
    again = Rooms(store, Clockwork(), 0, alone=True)
    assert await key_of(again, id) == await key_of(first, id)
    await store.close()
