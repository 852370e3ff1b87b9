"""A program that appends to some tables for ever and tells each entry once it is acknowledged."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress

from bivouac.store import Conflict, Store
from tests.store.samples import add, played, put_table, said

TABLES = ("t0", "t1", "t2", "t3")


def run(url: str, pipe: int) -> None:
    """Open the store, say so, and append until killed."""
    asyncio.run(_play_all(url, pipe))


async def _play_all(url: str, pipe: int) -> None:
    store = await Store.open(url)
    os.write(pipe, b"open 0\n")
    await asyncio.gather(*(_play(store, table, pipe) for table in TABLES))


async def _play(store: Store, table: str, pipe: int) -> None:
    def tell(seq: int) -> int:
        os.write(pipe, f"{table} {seq}\n".encode())
        return seq

    with suppress(Conflict):  # it is there from an earlier life
        await put_table(store, table)
    seq = tell((await store.last_seqs([table]))[table])
    while True:
        entries = [played(seq + 1, "x" * (seq % 300)), said(seq + 2)] if seq % 3 else [played(seq + 1)]
        await add(store, table, *entries)
        seq = tell(entries[-1].seq)
        if seq % 10 == 0:
            await add(store, table, played(seq + 1), status="over")
            seq = tell(seq + 1)
            await store.archive(table)
