"""Friends by mutual consent, the muted, the blocked, invitations, reports: none of it outlives its people."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from bivouac.store import Bond, Full, Invitation, Report, Store
from tests.store.samples import a_player, add, played, put_table

pytestmark = pytest.mark.anyio


@pytest.fixture
async def known(store: Store) -> Store:
    """A store that knows three people."""
    for player in ("p1", "p2", "p3"):
        await store.add_player(a_player(player))
    return store


async def says(store: Store, player: str, other: str, kind: Literal["friend", "mute", "block"]) -> None:
    """One says that of another."""
    await store.people.say(Bond(player, other, kind, 1_000))


async def befriend(store: Store) -> None:
    """p1 and p2 want each other."""
    await says(store, "p1", "p2", "friend")
    await says(store, "p2", "p1", "friend")


async def bonds(store: Store, player: str) -> set[tuple[str, str, str]]:
    """What a player is told of bonds."""
    return {(bond.player, bond.other, bond.kind) for bond in await store.people.bonds(player)}


async def test_what_is_said_of_others_is_ones_own_but_for_asking(known: Store) -> None:
    await says(known, "p1", "p2", "friend")
    await says(known, "p3", "p2", "mute")
    assert await bonds(known, "p2") == {("p1", "p2", "friend")}, "who mutes one is not told"
    assert await bonds(known, "p3") == {("p3", "p2", "mute")}


async def test_the_blocked_and_the_blocker_meet_no_more(known: Store) -> None:
    await befriend(known)
    await says(known, "p1", "p2", "block")
    assert await known.people.unwanted("p1") == {"p2"}
    assert await known.people.unwanted("p2") == {"p1"}
    assert await bonds(known, "p2") == set(), "the friendship is over, and nothing says why"
    await says(known, "p2", "p1", "friend")
    assert await bonds(known, "p1") == {("p1", "p2", "block")}
    await known.people.take_back("p1", "p2")
    assert await known.people.unwanted("p2") == set()


async def test_the_muted_are_only_not_heard(known: Store) -> None:
    await says(known, "p1", "p2", "mute")
    await says(known, "p1", "p3", "block")
    assert await known.people.unheard("p1") == {"p2", "p3"}
    assert await known.people.unheard("p2") == set()
    assert await known.people.unwanted("p1") == {"p3"}


async def test_a_friendship_ends_on_both_sides(known: Store) -> None:
    await befriend(known)
    await known.people.take_back("p2", "p1")
    assert await bonds(known, "p1") == await bonds(known, "p2") == set()


async def test_only_friends_are_invited_and_only_while_a_table_gathers(known: Store) -> None:
    await put_table(known, "t1")
    asked = Invitation("p2", "t1", "p1", 5)
    assert await known.people.invite(asked) is False
    await says(known, "p1", "p2", "friend")
    assert await known.people.invite(asked) is False, "one who asks is no friend yet"
    await says(known, "p2", "p1", "friend")
    assert await known.people.invite(asked) is True
    assert await known.people.invite(asked) is True
    assert await known.people.invitations("p2") == [asked]
    await add(known, "t1", played(2), status="playing")
    assert await known.people.invitations("p2") == []


async def test_invitations_that_came_too_late_leave_room_for_others(known: Store) -> None:
    await befriend(known)
    for number in range(25):
        await put_table(known, f"t{number}")
        assert await known.people.invite(Invitation("p2", f"t{number}", "p1", number))
        await add(known, f"t{number}", played(2), status="playing")
    assert await known.people.invitations("p2") == []


async def test_an_invitation_is_declined_or_lost_with_the_friendship(known: Store) -> None:
    await befriend(known)
    for table in ("t1", "t2"):
        await put_table(known, table)
        await known.people.invite(Invitation("p2", table, "p1", 5))
    await known.people.decline("p2", "t1")
    assert [one.table_id for one in await known.people.invitations("p2")] == ["t2"]
    await says(known, "p2", "p1", "block")
    assert await known.people.invitations("p2") == []


async def test_nobody_reports_or_is_invited_without_end(known: Store) -> None:
    await befriend(known)
    for number in range(20):
        await put_table(known, f"t{number}")
        await known.people.invite(Invitation("p2", f"t{number}", "p1", 5))
    await put_table(known, "t99")
    with pytest.raises(Full):
        await known.people.invite(Invitation("p2", "t99", "p1", 5))
    for number in range(10):
        await known.people.report(report(f"r{number}", at=1_000 + number))
    with pytest.raises(Full):
        await known.people.report(report("r99", at=2_000))
    await known.people.report(report("r99", at=2_000 + 24 * 3600 * 1000))
    assert [one.id for one in await known.people.reports(2)] == ["r99", "r9"]


async def test_nothing_of_all_that_outlives_its_people(known: Store) -> None:
    await befriend(known)
    await put_table(known, "t1")
    await known.people.invite(Invitation("p2", "t1", "p1", 5))
    await known.people.report(report("r1", at=1))
    await known.forget_player("p1", lambda entry: entry.body)
    assert await bonds(known, "p2") == set()
    assert await known.people.invitations("p2") == []
    assert await known.people.reports(9) == []


def report(id: str, **changes: Any) -> Report:
    """p1 tells of p2."""
    return Report(
        **{
            "id": id,
            "at": 1,
            "reporter": "p1",
            "subject": "p2",
            "table_id": "t1",
            "reason": "words",
            "words": "",
            **changes,
        }
    )
