"""A table's journal: all or nothing, first come first served, archived without a trace."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bivouac.store import Conflict, Entry, Holder, Snapshot, Store
from tests.store.samples import MADE, a_row, add, played, put_table, said

pytestmark = pytest.mark.anyio


async def test_a_table_comes_back_as_it_was_created(store: Store) -> None:
    row = a_row("t1", charter=b"\x00\xff", listed=False, created=1 << 42)
    await store.create(row, [MADE], [Holder(1, "p2"), Holder(0, "p1")])
    assert await store.row("t1") == row
    assert await store.entries("t1") == [MADE]
    assert await store.holders("t1") == [Holder(0, "p1"), Holder(1, "p2")]


async def test_a_table_nobody_created_has_nothing(store: Store) -> None:
    assert await store.row("t1") is None
    assert await store.entries("t1") == []
    assert await store.holders("t1") == []
    assert await store.snapshot("t1") is None


async def test_a_second_table_of_the_same_name_is_a_conflict(store: Store) -> None:
    await put_table(store)
    with pytest.raises(Conflict) as refused:
        await store.create(a_row("t1", game="agartha"), [Entry(1, 2, "made", b"other")])
    assert (refused.value.table, refused.value.seq) == ("t1", 1)
    assert await store.row("t1") == a_row("t1")
    assert await store.entries("t1") == [MADE]


async def test_an_append_changes_the_journal_and_the_row_together(store: Store) -> None:
    await put_table(store)
    await add(store, "t1", played(2), said(3), status="over", turn="", listed=False, touched=7)
    assert await store.entries("t1") == [MADE, played(2), said(3)]
    assert await store.entries("t1", after=2) == [said(3)]
    assert await store.entries("t1", after=3) == []
    assert await store.row("t1") == a_row("t1", status="over", turn="", listed=False, touched=7, seq=3)


async def test_holders_are_replaced_only_when_they_are_given(store: Store) -> None:
    await put_table(store, holders=[Holder(0, "p1")])
    await add(store, "t1", played(2))
    assert await store.holders("t1") == [Holder(0, "p1")]
    await add(store, "t1", played(3), holders=[Holder(0, "p2"), Holder(1, "p1")])
    assert await store.holders("t1") == [Holder(0, "p2"), Holder(1, "p1")]
    await add(store, "t1", played(4), holders=[])
    assert await store.holders("t1") == []


async def test_what_is_shown_of_seats_is_replaced_only_when_it_is_given(store: Store) -> None:
    await put_table(store, seats=b'["Ada"]')
    await add(store, "t1", played(2))
    assert await store.row("t1") == a_row(status="playing", touched=2_000, seq=2, seats=b'["Ada"]')
    await add(store, "t1", played(3), seats=b"[]")
    assert await store.row("t1") == a_row(status="playing", touched=2_000, seq=3, seats=b"[]")


@pytest.mark.parametrize("seq", [1, 2, 4])
async def test_an_append_at_the_wrong_place_is_a_conflict_and_changes_nothing(store: Store, seq: int) -> None:
    await put_table(store, holders=[Holder(0, "p1")])
    await add(store, "t1", played(2))
    before = await store.row("t1")
    with pytest.raises(Conflict) as refused:
        await add(store, "t1", played(seq, "other"), played(seq + 1), status="over", holders=[])
    assert (refused.value.table, refused.value.seq) == ("t1", seq)
    assert await store.row("t1") == before
    assert await store.entries("t1") == [MADE, played(2)]
    assert await store.holders("t1") == [Holder(0, "p1")]


async def test_an_append_to_a_table_that_is_not_there_is_a_conflict(store: Store) -> None:
    with pytest.raises(Conflict):
        await add(store, "t1", played(1))
    assert await store.entries("t1") == []


async def test_of_those_who_write_the_same_entry_at_once_one_wins_and_the_others_know(store: Store) -> None:
    await put_table(store)
    others = [f"t{number}" for number in range(2, 12)]
    await asyncio.gather(*(put_table(store, other) for other in others))
    rivals = [played(2, f"dig {number}") for number in range(10)]
    results = await asyncio.gather(
        *(add(store, "t1", rival) for rival in rivals),
        *(add(store, other, played(2)) for other in others),
        return_exceptions=True,
    )
    winners = [rival for rival, result in zip(rivals, results[:10], strict=True) if result is None]
    assert await store.entries("t1", after=1) == winners
    assert len(winners) == 1
    assert [type(result) for result in results[:10]].count(Conflict) == 9
    assert results[10:] == [None] * 10
    assert await store.last_seqs(["t1", *others]) == dict.fromkeys(["t1", *others], 2)


async def test_two_stores_on_one_database_never_write_the_same_entry(shared_url: str) -> None:
    stores = [await Store.open(shared_url) for _ in range(2)]
    tables = [f"t{number}" for number in range(4)]
    for table in tables:
        await put_table(stores[0], table)

    async def write(store: Store, table: str, name: str) -> list[Entry]:
        kept: list[Entry] = []
        while len(kept) < 10:
            entry = played((await store.last_seqs([table]))[table] + 1, name)
            try:
                await add(store, table, entry)
            except Conflict:
                continue
            kept.append(entry)
        return kept

    jobs = [(table, write(store, table, f"by {at}")) for table in tables for at, store in enumerate(stores)]
    for (table, _), kept in zip(jobs, await asyncio.gather(*(job for _, job in jobs)), strict=True):
        entries = await stores[0].entries(table)
        assert [entry.seq for entry in entries] == list(range(1, 22))
        assert [entry for entry in entries if entry in kept] == kept
    for store in stores:
        await store.close()


async def test_what_is_committed_is_there_when_the_database_is_opened_again(shared_url: str) -> None:
    store = await Store.open(shared_url)
    await put_table(store)
    await add(store, "t1", played(2))
    await store.close()
    store = await Store.open(shared_url)
    assert await store.entries("t1") == [MADE, played(2)]
    await store.close()


async def test_an_archived_journal_reads_as_before(store: Store) -> None:
    await put_table(store)
    await add(store, "t1", played(2), said(3), played(4))
    await add(store, "t1", said(5), played(6), status="over")
    entries = await store.entries("t1")
    await store.save_snapshot("t1", Snapshot(4, "1", b"state"))
    await store.archive("t1")
    assert await store.entries("t1") == entries
    assert await store.entries("t1", after=3) == entries[3:]
    assert await store.snapshot("t1") is None
    assert await live_rows(store) == 2
    await store.archive("t1")
    assert await store.entries("t1") == entries


async def test_a_table_in_play_is_not_archived(store: Store) -> None:
    await put_table(store)
    await add(store, "t1", played(2))
    await store.archive("t1")
    await store.archive("nowhere")
    assert await live_rows(store) == 2
    assert await store.to_archive(9_999, 9) == []


async def test_no_seq_of_an_archived_journal_is_written_again(store: Store) -> None:
    await put_table(store)
    await add(store, "t1", played(2), played(3), status="over")
    await store.archive("t1")
    for seq in (1, 2, 3, 5):
        with pytest.raises(Conflict):
            await add(store, "t1", played(seq, "forged"), status="over")
    assert await store.entries("t1") == [MADE, played(2), played(3)]


async def test_an_archived_table_can_be_talked_at_and_played_on(store: Store) -> None:
    await put_table(store)
    await add(store, "t1", played(2), status="over", touched=5)
    await store.archive("t1")
    await add(store, "t1", said(3), status="over", touched=6)
    assert await store.to_archive(9_999, 9) == []
    await add(store, "t1", played(4), status="closed", touched=7)
    assert await store.to_archive(9_999, 9) == ["t1"]
    await store.archive("t1")
    assert await store.entries("t1") == [MADE, played(2), said(3), played(4)]
    assert await live_rows(store) == 1


async def test_only_the_latest_snapshot_is_kept(store: Store) -> None:
    await put_table(store)
    await store.save_snapshot("t1", Snapshot(4, "1", b"four"))
    await store.save_snapshot("t1", Snapshot(9, "1", b"nine"))
    await store.save_snapshot("t1", Snapshot(8, "1", b"late"))
    assert await store.snapshot("t1") == Snapshot(9, "1", b"nine")
    await store.save_snapshot("t1", Snapshot(8, "2", b"new rules"))
    assert await store.snapshot("t1") == Snapshot(8, "2", b"new rules")
    with pytest.raises(Conflict):
        await store.save_snapshot("nowhere", Snapshot(1, "1", b""))


async def live_rows(store: Store) -> int:
    """How many entries have a row of their own."""

    def count(connection: Any) -> int:
        return int(connection.exec_driver_sql("SELECT count(*) FROM entries").scalar_one())

    return await asyncio.wrap_future(store.writer.submit(count))
