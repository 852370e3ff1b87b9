"""A program that finishes rated games of a few people for ever, and tells each once it is acknowledged."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Mapping, Sequence
from itertools import combinations
from multiprocessing.connection import Connection

from bivouac.store import Holder, Result, Standing, Store
from tests.store.samples import a_player, add, played, put_table

PEOPLE = ("p1", "p2", "p3")


def one_point(results: Sequence[Result], before: Mapping[str, Standing]) -> dict[str, Standing]:
    """A point for whoever has won; the count of games is what tells a result that counted twice."""
    new = {}
    for one in results:
        known = before.get(one.player, Standing(one.player, one.game, 0.0, 1.0, 0))
        new[one.player] = Standing(one.player, one.game, known.rating + one.won, 1.0, known.games + 1)
    return new


def run(url: str, mouth: Connection) -> None:
    """Open the store, say so, and finish games until killed."""
    asyncio.run(_finish_all(url, mouth.fileno()))


async def _finish_all(url: str, pipe: int) -> None:
    store = await Store.open(url)
    for player in PEOPLE:
        await store.add_player(a_player(player))
    first = (await store.counts())["over"] + (await store.counts())["gathering"]
    os.write(pipe, b"open 0\n")
    await asyncio.gather(
        *(_finish(store, pair, f"{first}-{at}", pipe) for at, pair in enumerate(combinations(PEOPLE, 2)))
    )


async def _finish(store: Store, pair: tuple[str, ...], name: str, pipe: int) -> None:
    number = 0
    while True:
        table, number = f"t{name}-{number}", number + 1
        await put_table(store, table, [Holder(seat, player) for seat, player in enumerate(pair)])
        ends = [
            Result(
                player=player,
                ended=number,
                table_id=table,
                seat=seat,
                game="takara",
                seats=2,
                rank=seat + 1,
                won=seat == 0,
                actions=100,
                rated=True,
            )
            for seat, player in enumerate(pair)
        ]
        await add(store, table, played(2), status="over", ends=ends, rate=one_point)
        os.write(pipe, f"{table} 2\n".encode())
