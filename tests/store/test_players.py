"""Players: kept, changed, forgotten; and secrets, made once."""

from __future__ import annotations

import asyncio
import itertools

import pytest

from bivouac.store import Entry, Holder, LoginTaken, Store
from tests.store.samples import a_player, a_session, add, played, put_table, said

pytestmark = pytest.mark.anyio

BLANK = b'{"text":""}'


async def test_a_player_comes_back_as_added_and_adding_again_changes_nothing(store: Store) -> None:
    guest = a_player()
    await store.add_player(guest)
    await store.add_player(a_player(name="Zoé"))
    assert await store.player("p1") == guest
    assert await store.player("p2") is None
    assert await store.player_by_login("zoe") is None


async def test_only_the_columns_that_are_meant_are_written(store: Store) -> None:
    await store.add_player(a_player(login="ada", passphrase="old"))
    changed = await store.change_player("p1", 1, name="Zoé")
    assert changed == a_player(name="Zoé", login="ada", passphrase="old")
    assert await store.change_player("p1", 1, lang="en") == await store.player_by_login("ada")
    assert (await store.player("p1")) == a_player(name="Zoé", lang="en", login="ada", passphrase="old")


async def test_a_login_belongs_to_one_player(store: Store) -> None:
    await store.add_player(a_player("p1", login="ada"))
    await store.add_player(a_player("p2", name="Bob"))
    for asked in (
        store.add_player(a_player("p4", login="ada")),
        store.renew_player(a_session("s1", "p2"), 1, None, login="ada", passphrase="x"),
    ):
        with pytest.raises(LoginTaken) as refused:
            await asked
        assert refused.value.login == "ada"
    assert await store.player("p2") == a_player("p2", name="Bob")
    assert await store.player("p4") is None


async def test_two_who_want_a_login_at_once_do_not_both_get_it(store: Store) -> None:
    results = await asyncio.gather(
        *(store.add_player(a_player(f"p{number}", login="ada")) for number in range(5)),
        *(put_table(store, f"t{number}") for number in range(5)),
        return_exceptions=True,
    )
    assert [type(result) for result in results].count(LoginTaken) == 4
    assert results[5:] == [None] * 5


async def test_a_player_is_seen_and_time_does_not_run_back(store: Store) -> None:
    await store.add_player(a_player(seen=5), session := a_session(seen=5))
    await store.see_session(session, 9, "192.0.2.1")
    await store.see_session(session, 7, "192.0.2.2")
    await store.see_session(a_session("s2", "nobody"), 9, "")
    assert await store.player("p1") == a_player(seen=9)
    (seen,) = await store.sessions_of("p1")
    assert (seen.seen, seen.network) == (9, "192.0.2.1")


async def test_a_forgotten_player_leaves_journals_but_no_word_and_no_seat(store: Store) -> None:
    for player in ("p1", "p2"):
        await store.add_player(a_player(player))
    await put_table(store, "live", holders=[Holder(0, "p1"), Holder(1, "p2")])
    await add(store, "live", played(2), said(3, "p1", "secret"), said(4, "p2"))
    await put_table(store, "rest", holders=[Holder(0, "p1")])
    await add(store, "rest", said(2, "p1", "secret"), played(3), status="over")
    await store.archive("rest")
    await store.forget_player("p1", lambda entry: BLANK)
    assert await store.player("p1") is None
    assert await store.player("p2") == a_player("p2")
    live, rest = await store.entries("live"), await store.entries("rest")
    assert (live[2].author, live[2].body, live[2].kind, live[2].seq) == (None, BLANK, "said", 3)
    assert (rest[1].author, rest[1].body) == (None, BLANK)
    assert live[1] == played(2)
    assert live[3] == said(4, "p2")
    assert rest[2] == played(3)
    assert await store.holders("live") == [Holder(1, "p2")]
    assert await store.tables_of("p1", 10) == []
    await store.forget_player("p1", lambda entry: BLANK)


async def test_what_is_blanked_is_decided_entry_by_entry(store: Store) -> None:
    named = Entry(2, 5, "joined", b'{"seat":0,"name":"Ada"}', "p1")
    await put_table(store)
    await add(store, "t1", named, said(3), status="over")
    await store.archive("t1")
    await store.forget_player("p1", lambda entry: entry.kind.encode())
    assert [(entry.kind, entry.body, entry.author) for entry in await store.entries("t1", after=1)] == [
        ("joined", b"joined", None),
        ("said", b"said", None),
    ]
    await add(store, "t1", played(4), status="over")
    await store.archive("t1")
    assert [entry.seq for entry in await store.entries("t1")] == [1, 2, 3, 4]


async def test_a_secret_is_made_once_for_all_workers_and_for_ever(shared_url: str) -> None:
    stores = [await Store.open(shared_url) for _ in range(3)]
    numbers = itertools.count()
    asked = [store.secret("cookies", lambda: b"%d" % next(numbers)) for store in stores for _ in range(4)]
    found = set(await asyncio.gather(*asked))
    assert len(found) == 1
    for store in stores:
        await store.close()
    again = await Store.open(shared_url)
    assert {await again.secret("cookies", lambda: b"new")} == found
    assert await again.secret("other", lambda: b"\x00\xff") == b"\x00\xff"
    await again.close()
