"""Sessions and generations: whatever ends one wins over whatever is written beside it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bivouac.store import Ban, Crowd, Forgotten, Full, Holder, Player, Store
from tests.store.samples import a_player, a_session, add, one_batch, put_table, said

pytestmark = pytest.mark.anyio

ROUNDS = 12


@pytest.fixture
async def two(shared_url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two workers, or a server and an operator, with the same database."""
    stores = await Store.open(shared_url), await Store.open(shared_url)
    yield stores
    for store in stores:
        await store.close()


async def holds(store: Store, id: str) -> bool:
    """Is somebody known by that session?"""
    return await store.session(id) is not None


async def test_a_session_is_its_players_while_the_generation_is_theirs(store: Store) -> None:
    await store.add_player(a_player(), a_session())
    session, player = await store.session("s1") or pytest.fail("it holds")
    assert (session.player, session.generation, player) == ("p1", 1, a_player())
    renewed = await store.renew_player(a_session("s2"), 1, None)
    assert renewed is not None
    assert renewed.generation == 2
    assert not await holds(store, "s1")
    assert [one.id for one in await store.sessions_of("p1")] == ["s2"]


async def test_who_was_signed_out_changes_nothing(store: Store) -> None:
    await store.add_player(a_player(login="ada", passphrase="old"), a_session())
    await store.renew_player(a_session("s2"), 1, "old", login="ada", passphrase="new")
    assert await store.change_player("p1", 1, name="Thief") is None
    assert await store.renew_player(a_session("s3"), 1, "old") is None
    assert await store.renew_player(a_session("s3"), 2, "old", login="ada", passphrase="x") is None
    assert await store.sign_in(a_session("s3"), "old", None) is None
    kept = await store.player("p1")
    assert kept == a_player(login="ada", passphrase="new", generation=2)
    assert [one.id for one in await store.sessions_of("p1")] == ["s2"]


async def test_work_that_is_done_again_after_its_answer_was_lost_is_done_once(store: Store) -> None:
    await store.add_player(a_player(), a_session())
    first = await store.renew_player(a_session("s2"), 1, None)
    assert await store.renew_player(a_session("s2"), 1, None) == first


async def test_signing_in_replaces_the_session_of_that_browser(store: Store) -> None:
    await store.add_player(a_player(login="ada", passphrase="hash"), a_session("s1"))
    await store.add_player(a_player("p2"), a_session("guest", "p2"))
    assert await store.sign_in(a_session("s2"), "hash", "guest") is not None
    assert [await holds(store, id) for id in ("s1", "s2", "guest")] == [True, True, False]


async def test_revoking_wins_over_a_thief_who_renames_and_signs_in(two: tuple[Store, Store]) -> None:
    """What the thief knows is of before; whichever comes first, nothing of it holds afterwards."""
    here, there = two
    await here.add_player(a_player(login="ada", passphrase="hash0"), a_session("mine0"))
    for turn in range(ROUNDS):
        before = await here.player("p1")
        assert before is not None
        assert before.passphrase is not None
        stolen = a_session(f"stolen{turn}")
        await there.sign_in(stolen, before.passphrase, None)

        async def steal(before: Player = before, turn: int = turn) -> None:
            for number in range(4):
                await there.change_player("p1", before.generation, name=f"Thief {turn}.{number}")
                session = a_session(f"again{turn}.{number}")
                await there.sign_in(session, before.passphrase or "", f"stolen{turn}")

        renewed, _ = await asyncio.gather(
            here.renew_player(
                a_session(f"mine{turn + 1}"),
                before.generation,
                before.passphrase,
                login="ada",
                passphrase=f"hash{turn + 1}",
            ),
            steal(),
        )
        assert renewed is not None
        kept = await there.player("p1")
        assert kept is not None
        assert (kept.generation, kept.passphrase) == (before.generation + 1, f"hash{turn + 1}")
        assert [one.id for one in await there.sessions_of("p1")] == [f"mine{turn + 1}"]


async def test_of_two_new_passphrases_at_once_one_holds_and_the_other_is_told(
    two: tuple[Store, Store],
) -> None:
    await two[0].add_player(a_player(login="ada", passphrase="old"), a_session())
    done = await asyncio.gather(
        *(
            store.renew_player(a_session(f"s{number}"), 1, "old", login="ada", passphrase=f"new{number}")
            for number, store in enumerate(two, 2)
        )
    )
    (winner,) = [player for player in done if player is not None]
    assert await two[0].player("p1") == winner
    assert [f"s{winner.passphrase[-1:]}" if winner.passphrase else ""] == [
        one.id for one in await two[1].sessions_of("p1")
    ]


async def test_a_deleted_player_stays_deleted_whatever_is_written_beside_it(two: tuple[Store, Store]) -> None:
    here, there = two
    for turn in range(ROUNDS):
        id, table = f"p{turn}", f"t{turn}"
        await put_table(here, table)
        await here.add_player(a_player(id, passphrase="hash"), a_session(f"s{turn}", id))

        async def write(id: str = id, table: str = table) -> None:
            await there.change_player(id, 1, name="Still here")
            await there.sign_in(a_session(f"late {id}", id), "hash", None)
            try:
                await there.append(
                    table, [said(2, id, "secret")], status="playing", turn="", listed=False, touched=2_000
                )
            except Forgotten:
                return

        await asyncio.gather(
            write(),
            here.forget_player(id, lambda entry: b"blank"),
            write(id, "nowhere"),
            return_exceptions=True,
        )
        assert await there.player(id) is None
        assert await there.sessions_of(id) == []
        assert b"secret" not in b"".join(entry.body for entry in await there.entries(table))


async def test_words_of_somebody_who_was_deleted_are_not_written(store: Store) -> None:
    await put_table(store)
    async with one_batch(store):
        speaking = asyncio.ensure_future(
            store.append("t1", [said(2, "p9")], status="playing", turn="", listed=False, touched=2_000)
        )
    with pytest.raises(Forgotten):
        await speaking
    assert len(await store.entries("t1")) == 1


async def test_a_ban_holds_whatever_the_banned_player_writes(two: tuple[Store, Store]) -> None:
    here, operator = two
    await here.add_player(a_player(), a_session())
    ban = Ban(kind="player", subject="p1", until=9_000, reason="spam", created=5)
    await asyncio.gather(
        operator.ban(ban), *(here.change_player("p1", 1, name=f"Name {number}") for number in range(20))
    )
    assert await here.bans() == [ban]
    assert await operator.lift_ban("player", "p1")
    assert not await operator.lift_ban("player", "p1")
    assert await here.bans() == []


async def test_too_many_newcomers_of_one_network_are_refused_even_at_once(store: Store) -> None:
    def come(number: int, network: str = "192.0.2.1") -> asyncio.Future[None]:
        session = a_session(f"s{number}", f"p{number}", network=network)
        return asyncio.ensure_future(store.add_player(a_player(f"p{number}"), session, Crowd(500, 3)))

    results = await asyncio.gather(*(come(number) for number in range(8)), return_exceptions=True)
    assert [type(result) for result in results].count(Full) == 5
    await come(8, "192.0.2.2")


async def test_guests_who_never_played_are_swept_and_nobody_else(store: Store) -> None:
    await put_table(store, "open", host="host")
    for id in ("idle", "seated", "spoke", "host", "fresh"):
        await store.add_player(a_player(id, seen=9_000 if id == "fresh" else 1_000), a_session(f"s {id}", id))
    await store.add_player(a_player("kept", login="kept"))
    await add(store, "open", said(2, "spoke"))
    await store.append(
        "open", [said(3, "spoke")], status="playing", turn="", listed=False, touched=3_000,
        holders=[Holder(0, "seated")],
    )  # fmt: skip
    assert await store.sweep_guests(5_000, 10) == 1
    assert await store.player("idle") is None
    assert not await holds(store, "s idle")
    for id in ("seated", "spoke", "host", "fresh", "kept"):
        assert await store.player(id) is not None, id
