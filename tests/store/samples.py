"""Tables, entries and players as a server would hand them in."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Connection

from bivouac.store import Entry, Holder, Player, Row, Session, Store

MADE = Entry(1, 1_000, "made", b'{"seats":2}')
LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"


def a_row(id: str = "t1", **changes: Any) -> Row:
    """A listed table that gathers, with its first entry."""
    usual: dict[str, Any] = {
        "game": "takara",
        "rules": "1",
        "charter": b'{"seats":2}',
        "status": "gathering",
        "turn": "people",
        "listed": True,
        "created": 1_000,
        "touched": 1_000,
        "seq": 1,
    }
    return Row(id=id, **{**usual, **changes})


def a_player(id: str = "p1", **changes: Any) -> Player:
    """A guest."""
    usual: dict[str, Any] = {"name": "Ada", "lang": "fr", "generation": 1, "created": 1_000, "seen": 1_000}
    return Player(id=id, **{**usual, **changes})


def a_session(id: str = "s1", player: str = "p1", **changes: Any) -> Session:
    """In a browser of a player's."""
    return Session(**{"id": id, "player": player, "created": 1_000, "seen": 1_000, **changes})


def played(seq: int, text: str = "dig 3") -> Entry:
    """An action."""
    return Entry(seq, 1_000 + seq, "played", b'{"seat":0,"text":"%b","on":%d}' % (text.encode(), seq))


def said(seq: int, author: str = "p1", text: str = "hello") -> Entry:
    """A line of chat."""
    return Entry(seq, 1_000 + seq, "said", b'{"text":"%b"}' % text.encode(), author)


async def put_table(store: Store, id: str = "t1", holders: Sequence[Holder] = (), **changes: Any) -> None:
    """Create a table with its first entry."""
    await store.create(a_row(id, **changes), [MADE], holders)


async def add(store: Store, table: str, *entries: Entry, **changes: Any) -> None:
    """Append entries to a table in play, by players who are there."""
    for author in sorted({entry.author for entry in entries if entry.author}):
        await store.add_player(a_player(author))
    usual: dict[str, Any] = {"status": "playing", "turn": "people", "listed": True, "touched": 2_000}
    await store.append(table, entries, **{**usual, **changes})


def a_game(dice: random.Random, length: int = 400) -> list[Entry]:
    """The entries of a long game, as hard to compress as they come: each has a word of chance in it."""
    at, entries = 1_790_000_000_000, []
    for seq in range(1, length + 1):
        at += int(dice.lognormvariate(8.5, 1.2))
        text = f"{dice.choice(['dig', 'observe', 'move', 'take', 'pass'])} {dice.randrange(1, 9)}"
        client, on = "".join(dice.choices(LETTERS, k=6)), max(seq - dice.choice([1, 1, 2, 3]), 0)
        body = f'{{"seat":{dice.randrange(4)},"text":"{text}","client":"{client}","on":{on}}}'
        entries.append(Entry(seq, at, "played", body.encode()))
    return entries


@asynccontextmanager
async def one_batch(store: Store) -> AsyncIterator[None]:
    """Keep the writer busy, so that whatever is handed in meanwhile is committed together."""
    begun, done = threading.Event(), threading.Event()

    def wait(connection: Connection) -> None:
        begun.set()
        done.wait(10)

    waiting = asyncio.wrap_future(store.writer.submit(wait))
    await asyncio.to_thread(begun.wait, 10)
    yield
    await asyncio.sleep(0.05)  # until those who were just started have handed in their jobs
    done.set()
    await waiting
