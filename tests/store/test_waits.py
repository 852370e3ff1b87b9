"""What is due, who was told of it, by which ways, who is away: once each, whoever asks and whoever dies."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from bivouac.store import Claim, Full, Store, Subscription, Vacation
from tests.store.samples import a_player, a_session, add, played, put_table

pytestmark = pytest.mark.anyio

DAY = 24 * 3600 * 1000
NOW = 1_700_000_000_000


async def due(store: Store, table: str, at: int | None) -> None:
    """A table that is to be looked at then."""
    await put_table(store, table, due=at)


async def taken(store: Store, now: int, until: int, limit: int = 10) -> list[str]:
    """The ids of what is taken."""
    return [row.id for row in await store.waits.take(now, until, limit)]


async def test_what_is_due_is_taken_by_one_and_due_again_if_they_die(store: Store) -> None:
    await due(store, "early", NOW - 1)
    await due(store, "late", NOW + 1)
    await due(store, "never", None)
    assert await taken(store, NOW, NOW + 60) == ["early"]
    assert await taken(store, NOW, NOW + 60) == []
    assert sorted(await taken(store, NOW + 60, NOW + 120)) == ["early", "late"]


async def test_two_who_ask_at_once_take_different_tables(store: Store) -> None:
    names = [f"table{number:02}" for number in range(20)]
    for name in names:
        await due(store, name, NOW)
    halves = await asyncio.gather(*(taken(store, NOW, NOW + 60, 5) for _ in range(4)))
    assert sorted(id for half in halves for id in half) == names


async def test_what_happened_at_a_table_says_when_it_is_due_and_not_who_looked_before(store: Store) -> None:
    await due(store, "table", NOW)
    (row,) = await store.waits.take(NOW, NOW + 60, 1)
    await add(store, "table", played(row.seq + 1), due=NOW + 5)
    await store.waits.put_off("table", row.seq, NOW + 1_000)
    assert await taken(store, NOW + 5, NOW + 60) == ["table"]
    await store.waits.put_off("table", row.seq + 1, None)
    assert await taken(store, NOW + 10**9, NOW + 10**9) == []


async def test_a_notice_is_sent_once_for_each_wait_and_kind(store: Store) -> None:
    await due(store, "table", NOW)
    turn = Claim("table", 0, "turn", 7)
    claims = await asyncio.gather(*(store.waits.claim(turn, NOW, NOW - 60) for _ in range(5)))
    assert sorted(claims) == [False] * 4 + [True]
    assert await store.waits.claim(msgspec.structs.replace(turn, kind="reminder"), NOW, NOW - 60)
    assert await store.waits.claim(msgspec.structs.replace(turn, seat=1), NOW, NOW - 60)
    assert await store.waits.claim(msgspec.structs.replace(turn, wait=9), NOW, NOW - 60)
    assert not await store.waits.claim(turn, NOW, NOW - 60), "that wait is over"


async def test_whoever_dies_while_sending_is_replaced_and_whoever_has_sent_is_not(store: Store) -> None:
    await due(store, "table", NOW)
    turn = Claim("table", 0, "turn", 7)
    assert await store.waits.claim(turn, NOW, NOW - 60)
    assert not await store.waits.claim(turn, NOW + 59, NOW - 1)
    assert await store.waits.claim(turn, NOW + 60, NOW)
    await store.waits.settle(turn)
    assert not await store.waits.claim(turn, NOW + 10**6, NOW + 10**6)


def browser(number: int, player: str = "p1", session: str = "s1") -> Subscription:
    """Where messages for a browser go."""
    return Subscription(
        id=f"browser{number:02}",
        player=player,
        session=session,
        endpoint=f"https://push.example/{number}",
        key=b"k" * 65,
        auth=b"a" * 16,
        created=NOW + number,
    )


async def people(store: Store) -> None:
    """Two players with a browser each."""
    for number in (1, 2):
        await store.add_player(a_player(f"p{number}"), a_session(f"s{number}", f"p{number}"))


async def ids(store: Store, player: str) -> list[str]:
    """The browsers of a player."""
    return [one.id for one in await store.waits.subscriptions(player)]


async def test_a_browser_belongs_to_whoever_subscribed_last_and_the_oldest_makes_room(store: Store) -> None:
    await people(store)
    for number in range(12):
        await store.waits.subscribe(browser(number))
    assert await ids(store, "p1") == [f"browser{number:02}" for number in range(11, 1, -1)]
    await store.waits.subscribe(browser(5, "p2", "s2"))
    assert await ids(store, "p2") == ["browser05"]
    assert "browser05" not in await ids(store, "p1")
    assert not await store.waits.unsubscribe("browser05", "p1"), "it is another's"
    assert await store.waits.unsubscribe("browser05", "p2")


async def test_signing_out_and_leaving_for_good_end_the_messages(store: Store) -> None:
    await people(store)
    await store.waits.subscribe(browser(1))
    await store.end_session("s1", "p1")
    assert await ids(store, "p1") == []
    await store.waits.subscribe(browser(2, "p2", "s2"))
    await store.waits.go_away(Vacation("p2", NOW, NOW + DAY), NOW, 30 * DAY)
    await store.forget_player("p2", lambda entry: b"{}")
    assert (await ids(store, "p2"), await store.waits.vacations(["p2"], NOW)) == ([], [])


async def test_vacations_are_bounded_in_a_year_and_one_at_a_time(store: Store) -> None:
    await people(store)
    await store.waits.go_away(Vacation("p1", NOW, NOW + 20 * DAY), NOW, 30 * DAY)
    with pytest.raises(Full):
        await store.waits.go_away(Vacation("p1", NOW + DAY, NOW + 2 * DAY), NOW + DAY, 30 * DAY)
    assert await store.waits.vacations(["p1", "p2"], NOW) == [Vacation("p1", NOW, NOW + 20 * DAY)]
    back = await store.waits.come_back("p1", NOW + 5 * DAY)
    assert back == Vacation("p1", NOW, NOW + 5 * DAY)
    assert await store.waits.come_back("p1", NOW + 5 * DAY) is None
    with pytest.raises(Full):
        await store.waits.go_away(Vacation("p1", NOW + 6 * DAY, NOW + 32 * DAY), NOW + 6 * DAY, 30 * DAY)
    await store.waits.go_away(Vacation("p1", NOW + 6 * DAY, NOW + 31 * DAY), NOW + 6 * DAY, 30 * DAY)
    later = NOW + 500 * DAY
    await store.waits.go_away(Vacation("p1", later, later + 30 * DAY), later, 30 * DAY)
