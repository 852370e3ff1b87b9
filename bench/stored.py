"""A database full of finished games: a few that were really played, copied under many names."""

from __future__ import annotations

import random
import time
from functools import partial
from pathlib import Path

import httpx
import msgspec
from sqlalchemy import Connection

from bench.served import Served, memory, serving
from bivouac.games import game, names
from bivouac.server.clock_and_ids import Sources
from bivouac.server.reading import Plate
from bivouac.store import Entry, Store
from bivouac.store.archives import pack
from bivouac.store.schema import ARCHIVES, ENTRIES, HOLDERS, TABLES
from bivouac.table import SeatPlan, Table, charter, gathering, playing
from bivouac.table.lines import Took, encode, kind_of

REAL = 8  # games played for each game on the shelf
BATCH = 500
PLAYERS = 1000
COLD = 30  # tables opened to time it
UNPACKED = 4.0  # seconds after which a new server has read the words of its games


class Stored(msgspec.Struct, frozen=True):
    """What a full database costs, beside an empty one."""

    games: int
    bytes_per_game: float
    start: float
    start_empty: float
    cold: list[float]
    memory: int
    memory_empty: int
    memory_after: int


def played(name: str, dice: random.Random) -> Table:
    """A finished game of people who play at random."""
    box, sources = game(name), Sources()
    seats = min(4, box.facts.seats[1])
    agreed = charter.found(
        box, options={}, seats=[SeatPlan("human")] * seats, seed=dice.randbytes(32), host="p0"
    )
    table = Table(sources.table_id(), agreed, box)
    at = sources.now() - dice.randrange(10**10)
    for seat in range(seats):
        gathering.take(table, f"p{seat}", f"Player {seat + 1}", at, invited=True)
    gathering.start(table, "p0", at)
    while actors := table.actors():
        assert table.state is not None, "it has been dealt"
        action = dice.choice(table.state.legal(actors[0]))
        at += dice.randrange(500, 20_000)
        playing.act(table, actors[0], table.state.text(action), at, client="b" * 8, on=table.seq)
    return table


class Original:
    """A game that was played, as it is stored: the lines that name a person apart from all others."""

    def __init__(self, table: Table) -> None:
        self.table = table
        entries = [Entry(line.seq, line.at, kind_of(line.fact), encode(line.fact)) for line in table.lines]
        self.seats = {line.seq: line.fact.seat for line in table.lines if isinstance(line.fact, Took)}
        self.taken = [entry for entry in entries if entry.seq in self.seats]
        self.archive = pack([entry for entry in entries if entry.seq not in self.seats])


async def fill(url: str, count: int) -> list[str]:
    """Add so many finished and archived games, and return their names."""
    dice = random.Random(1)
    originals = [Original(played(name, dice)) for name in names() for _ in range(REAL)]
    ids = [Sources().table_id() for _ in range(count)]
    store = await Store.open(url)
    try:
        for first in range(0, count, BATCH):
            copies = [(id, dice.choice(originals)) for id in ids[first : first + BATCH]]
            store.writer.submit(partial(_write, copies=copies, dice=dice)).result()
    finally:
        await store.close()
    return ids


def _write(connection: Connection, copies: list[tuple[str, Original]], dice: random.Random) -> None:
    """A batch of copies as the server would have left them, each held by other players."""
    holders, entries = [], []
    for id, original in copies:
        people = [f"p{dice.randrange(PLAYERS)}" for _ in original.table.seats]
        holders += [
            {"table_id": id, "seat": seat, "player": player, "rests": True}
            for seat, player in enumerate(people)
        ]
        entries += [
            {"table_id": id, **msgspec.structs.asdict(entry), "author": people[original.seats[entry.seq]]}
            for entry in original.taken
        ]
    connection.execute(TABLES.insert(), [_row(id, original.table) for id, original in copies])
    connection.execute(HOLDERS.insert(), holders)
    connection.execute(ARCHIVES.insert(), [{"table_id": id, "body": made.archive} for id, made in copies])
    connection.execute(ENTRIES.insert(), entries)


def _row(id: str, table: Table) -> dict[str, object]:
    return {
        "id": id,
        "game": table.charter.game,
        "rules": table.charter.rules,
        "charter": msgspec.json.encode(table.charter),
        "status": table.status,
        "turn": table.turn,
        "listed": table.listed,
        "created": table.lines[0].at,
        "touched": table.lines[-1].at,
        "seq": table.seq,
        "seats": msgspec.json.encode(
            [Plate(seat.kind, seat.acting_bot, seat.player or "") for seat in table.seats]
        ),
        "archived": True,
    }


async def measure(folder: Path, count: int, rules: Path | None) -> Stored:
    """Start a server on an empty and on a full database, and open cold tables in the full one."""
    empty, full = folder / "empty", folder / "full"
    with serving("--data", str(empty), rules=rules) as served:
        served.stop()
        start_empty = served.start()  # with the database already made, as the full one is
        memory_empty = memory(served.pid)
    full.mkdir()
    ids = await fill(f"sqlite:///{full / 'bivouac.db'}", count)
    size = sum(path.stat().st_size for path in full.iterdir())
    with serving("--data", str(full), rules=rules) as served:
        served.stop()
        start = served.start()
        memory_full = memory(served.pid)
        cold = open_cold(served, random.Random(2).sample(ids, min(COLD, count)))
        memory_after = memory(served.pid)
    return Stored(
        games=count,
        bytes_per_game=size / count,
        start=start,
        start_empty=start_empty,
        cold=cold,
        memory=memory_full,
        memory_empty=memory_empty,
        memory_after=memory_after,
    )


def open_cold(served: Served, ids: list[str]) -> list[float]:
    """The seconds until each of these tables was shown for the first time."""
    seconds = []
    with httpx.Client(base_url=served.url, timeout=60) as client:
        client.get("/health").raise_for_status()
        time.sleep(UNPACKED)
        for id in ids:
            begun = time.monotonic()
            client.get(f"/api/tables/{id}/position").raise_for_status()
            seconds.append(time.monotonic() - begun)
    return seconds
