"""Does telling a thousand closed browsers a minute delay moves? `python -m bench.pushes [--write FILE]`.

A real server plays at many tables while a relay on this machine, in a process of its own, takes what it sends
to browsers that are closed. Calm stretches and stretches full of notices follow one another in pairs, so that
whatever else the machine does falls on both.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from multiprocessing.sharedctypes import Synchronized
from multiprocessing.synchronize import Event
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import Connection, update

from bench.load import NO_LIMIT, Figures, stretch
from bench.players import Floor
from bench.sections import put_section
from bench.served import serving
from bivouac.server.briefs import Brief
from bivouac.server.reading import Plate
from bivouac.server.waits import PATIENCE, Wait
from bivouac.store import Player, Row, Session, Store, Subscription
from bivouac.store.schema import TABLES

LATENCY = 0.05  # seconds a relay takes to answer


async def _take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, taken: Synchronized[int]) -> None:
    """One message after another on a connection, each answered after a while."""
    try:
        while True:
            head = await reader.readuntil(b"\r\n\r\n")
            lines = head.decode("latin-1").lower().splitlines()
            length = next(int(line.split(":")[1]) for line in lines if line.startswith("content-length:"))
            await reader.readexactly(length)
            await asyncio.sleep(LATENCY)
            writer.write(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n")
            with taken.get_lock():
                taken.value += 1
    except (asyncio.IncompleteReadError, ConnectionError):
        writer.close()


def _relay(port: Synchronized[int], taken: Synchronized[int], ready: Event) -> None:
    async def serve() -> None:
        server = await asyncio.start_server(lambda reader, writer: _take(reader, writer, taken), "127.0.0.1")
        port.value = server.sockets[0].getsockname()[1]
        ready.set()
        await server.serve_forever()

    asyncio.run(serve())


@contextmanager
def relaying() -> Iterator[tuple[str, Synchronized[int]]]:
    """A relay in a process of its own, and how many messages it has taken."""
    spawn = multiprocessing.get_context("spawn")
    port, taken, ready = spawn.Value("i", 0), spawn.Value("i", 0), spawn.Event()
    process = spawn.Process(target=_relay, args=(port, taken, ready), daemon=True)
    process.start()
    ready.wait(60)
    try:
        yield f"http://127.0.0.1:{port.value}", taken
    finally:
        process.terminate()
        process.join()


async def people_who_wait(store: Store, relay: str, count: int) -> None:
    """Players with a closed browser each, and a table that waits for each of them."""
    point = ec.generate_private_key(ec.SECP256R1()).public_key()
    key = point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    now = time.time_ns() // 1_000_000
    for number in range(count):
        id = f"waits{number}"
        player = Player(id=id, name=f"Waits {number}", lang="fr", generation=0, created=now, seen=now)
        await store.add_player(player, Session(id=f"s{number}", player=id, created=now, seen=now))
        await store.waits.subscribe(
            Subscription(
                id=id, player=id, session=f"s{number}", endpoint=f"{relay}/{number}", key=key,
                auth=secrets.token_bytes(16), created=now,
            )
        )  # fmt: skip
        brief = Brief([0], 3, "", {}, {}, [Wait(0, 1, now - 2 * PATIENCE)])
        plates = [Plate("human", "", id, []), Plate("human", "", "", [])]
        row = Row(
            id=f"waiting{number}", game="takara", rules="", charter=b"{}", status="playing", turn="people",
            listed=False, created=now, touched=now, seq=0, seats=msgspec.json.encode(plates),
            brief=msgspec.json.encode(brief),
        )  # fmt: skip
        await store.create(row, [])


async def make_due(store: Store, first: int, count: int, seconds: float) -> None:
    """So many tables become due, evenly, in the seconds to come."""
    now = time.time_ns() // 1_000_000

    def write(connection: Connection) -> None:
        for number in range(count):
            due = now + round(1000 * seconds * number / count)
            table = f"waiting{first + number}"
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(due=due))

    await asyncio.wrap_future(store.writer.submit(write))


async def measure(asked: argparse.Namespace, folder: Path) -> list[str]:
    """Pairs of stretches, calm and full of notices; the lines of a report."""
    each = round(asked.pushes * asked.seconds / 60)
    database = f"sqlite:///{folder / 'pushes.db'}"
    with relaying() as (relay, taken):
        store = await Store.open(database)
        await people_who_wait(store, relay, each * asked.pairs)
        with serving("--database", database, "--push", "--push-anywhere", *NO_LIMIT) as served:
            floor = Floor(served.url)
            await floor.open(asked.tables)
            await stretch(floor, served, asked.rate, 5)
            pairs: list[tuple[Figures, Figures]] = []
            sent: list[int] = []
            for number in range(asked.pairs):
                calm = await stretch(floor, served, asked.rate, asked.seconds)
                before = taken.value
                await make_due(store, number * each, each, asked.seconds)
                busy = await stretch(floor, served, asked.rate, asked.seconds)
                sent.append(taken.value - before)
                pairs.append((calm, busy))
                print(
                    f"calm  {calm}\nbusy  {busy}\n{sent[-1]} of {each} taken within the stretch", flush=True
                )
            await asyncio.sleep(5)
            await floor.close()
        await store.close()
        return _told(asked, pairs, sent, each, taken.value)


def _told(
    asked: argparse.Namespace, pairs: list[tuple[Figures, Figures]], sent: list[int], each: int, taken: int
) -> list[str]:
    def row(name: str) -> str:
        calm, busy = ([1000 * getattr(pair[which], name) for pair in pairs] for which in (0, 1))
        more = [b / c for c, b in zip(calm, busy, strict=True)]
        spread = f"{min(more):.2f} to {max(more):.2f}"
        return f"| {name} | {median(calm):.1f} | {median(busy):.1f} | {median(more):.2f} ({spread}) |"

    rate = 60 * sum(sent) / sum(pair[1].seconds for pair in pairs)
    cores = [median([pair[which].server for pair in pairs]) for which in (0, 1)]
    return [
        f"Measured on {date.today().isoformat()} by `python -m bench.pushes`: {asked.tables} tables, "
        f"{asked.rate:.0f} moves a second, {asked.pairs} pairs of {asked.seconds:.0f} s; a relay on the same "
        f"machine that takes {LATENCY * 1000:.0f} ms to answer. Must: 1 000 a minute without delaying moves.",
        "",
        f"{rate:.0f} pushes a minute were taken, {taken} of {each * len(pairs)} in all.",
        "",
        "| ms to all seats | calm | with pushes | ratio, median (range) of pairs |",
        "|---|---|---|---|",
        *(row(name) for name in ("p50", "p95", "p99")),
        "",
        f"Cores used by the server: {cores[0]:.2f} calm, {cores[1]:.2f} with pushes.",
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--rate", type=float, default=40.0, help="moves a second beside the notices")
    parser.add_argument("--pushes", type=int, default=1_200, help="notices a minute")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each stretch")
    parser.add_argument("--pairs", type=int, default=3)
    parser.add_argument("--write", type=Path, metavar="FILE")
    asked = parser.parse_args(arguments)
    with TemporaryDirectory(prefix="bivouac-pushes-") as folder:
        lines = asyncio.run(measure(asked, Path(folder)))
    print("\n".join(lines))
    if asked.write is not None:
        put_section(asked.write, "pushes", ["## Pushes beside moves", "", *lines])


if __name__ == "__main__":
    main()
