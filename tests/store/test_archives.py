"""Archives: any entries come back exactly, damage is told, and a finished game is small."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bivouac.store import Entry, Holder, Store, StoreError
from bivouac.store.archives import Damaged, pack, unpack
from tests.store.samples import a_game, a_row, put_table

GAMES, LARGEST = 40, 5_000

BODIES = st.one_of(
    st.binary(max_size=60),
    st.from_regex(rb'\{"seat":[0-9]{1,3},"text":"[a-z" ]{0,9}","on":-?[0-9]{1,20}\}', fullmatch=True),
    st.sampled_from([b"", b'"', b'""', b"007", b"0", b'{"a":1}', b'{"a":01}', b'{"a":-5}', b"1" * 40]),
)
ENTRIES = st.lists(
    st.builds(
        Entry,
        st.integers(1, 1 << 31),
        st.integers(-(1 << 62), 1 << 62),
        st.sampled_from(["played", "lent", "", "é\x00"]) | st.text(max_size=5),
        BODIES,
        st.none() | st.text(max_size=5),
    ),
    max_size=30,
)


@given(ENTRIES)
def test_any_entries_come_back_exactly(entries: list[Entry]) -> None:
    assert unpack(pack(entries)) == entries


def test_a_long_game_comes_back_exactly() -> None:
    game = a_game(random.Random(1), 3_000)
    assert unpack(pack(game)) == game


def test_no_damaged_archive_is_taken_for_another_game() -> None:
    packed = pack(a_game(random.Random(2), 50))
    dice = random.Random(3)
    for at in dice.sample(range(len(packed)), 200):
        for damaged in (
            packed[:at] + bytes([packed[at] ^ (1 << dice.randrange(8))]) + packed[at + 1 :],
            packed[:at],
        ):
            with pytest.raises(Damaged):
                unpack(damaged)


@pytest.mark.anyio
async def test_a_damaged_archive_is_one_clear_sentence(sqlite_url: str, tmp_path: Path) -> None:
    store = await Store.open(sqlite_url)
    await put_table(store, status="over")
    await store.archive("t1")
    with sqlite3.connect(tmp_path / "data" / "bivouac.db") as connection:
        connection.execute("UPDATE archives SET body = x'01ff00'")
    connection.close()
    with pytest.raises(StoreError, match=r"bivouac\.db: table t1: an archive is damaged"):
        await store.entries("t1")
    await store.close()


@pytest.mark.anyio
async def test_a_finished_game_rests_in_less_than_5_kilobytes(sqlite_url: str, tmp_path: Path) -> None:
    store = await Store.open(sqlite_url)
    file = tmp_path / "data" / "bivouac.db"
    dice = random.Random(4)
    before = used_bytes(file)
    for number in range(GAMES):
        id, game = f"{dice.getrandbits(80):020x}", a_game(dice)
        charter = b'{"game":"takara","seats":4,"options":{"strict_observation":false},"clock":null}'
        row = a_row(id, status="over", turn="", charter=charter, touched=game[-1].at, seq=len(game))
        await store.create(row, game, [Holder(seat, f"{dice.getrandbits(80):020x}") for seat in range(4)])
        await store.archive(id)
        assert number % 20 or await store.entries(id) == game
    assert (used_bytes(file) - before) / GAMES < LARGEST
    await store.close()


def used_bytes(file: Path) -> int:
    """What the rows and indices of a database occupy, whole pages counted, free ones not."""
    with sqlite3.connect(file) as connection:
        size, pages, free = (
            connection.execute(f"PRAGMA {what}").fetchone()[0]
            for what in ("page_size", "page_count", "freelist_count")
        )
    connection.close()
    return int(size * (pages - free))
