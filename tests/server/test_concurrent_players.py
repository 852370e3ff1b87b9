"""Revoking, a new passphrase, a ban and deletion win over whatever is asked meanwhile, on any worker."""

from __future__ import annotations

import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher

from bivouac.server.clock_and_ids import Sources
from bivouac.server.house import House
from bivouac.store import Ban, Store
from tests.server.guests import Guest
from tests.server.houses import Served, served, until

ROUNDS = 4
THIEVES = 3
OLD, NEW = "four wet tents", "five dry tents"

Houses = tuple[Served, Served]


@pytest.fixture(params=["sqlite", "postgres"])
def houses(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Houses]:
    """One house twice on SQLite, where there is one worker; two workers on PostgreSQL."""
    with ExitStack() as open:
        if request.param == "sqlite":
            alone = open.enter_context(house_at(f"sqlite:///{tmp_path}/bivouac.db", 1))
            yield alone, alone
        else:
            url = str(request.getfixturevalue("postgres_url"))
            here, there = (open.enter_context(house_at(url, 2)) for _ in range(2))
            yield here, there


@contextmanager
def house_at(database: str, workers: int) -> Iterator[Served]:
    """A house in which passphrases are compared quickly: what counts is the order of things."""
    with served(
        Sources(),
        database=database,
        workers=workers,
        rate=10_000.0,
        quotas=0,
        trusted_proxies="127.0.0.1",
    ) as house:
        house.house.identity._hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        yield house


@contextmanager
def restless(house: Served, cookie: str | None) -> Iterator[None]:
    """A thief with that cookie who renames themselves all the time, by several connections."""
    over = threading.Event()

    def rename(number: int) -> None:
        with httpx.Client(
            base_url=house.url, headers={"Cookie": f"bivouac={cookie}"}, trust_env=False, timeout=60
        ) as http:
            while not over.is_set():
                http.patch("/api/me", json={"name": f"Thief {number}"})
                http.cookies.clear()

    thieves = [threading.Thread(target=rename, args=(number,)) for number in range(THIEVES)]
    for thief in thieves:
        thief.start()
    try:
        yield
    finally:
        over.set()
        for thief in thieves:
            thief.join(60)


def signs_in(house: Served, login: str, passphrase: str, round: int) -> bool:
    """Does that open the account?"""
    device = house.guest(**{"X-Forwarded-For": f"192.0.2.{round}"})
    answer = device.http.post("/api/me/login", json={"login": login, "passphrase": passphrase})
    return answer.status_code == 200


def knows(house: Served, cookie: str | None) -> bool:
    """Is that cookie somebody's there?"""
    return bool(house.guest(Cookie=f"bivouac={cookie}").get("/api/me")["known"])


def test_a_thief_who_never_stops_asking_is_out_and_the_new_passphrase_holds(houses: Houses) -> None:
    here, there = houses
    for turn in range(ROUNDS):
        login = f"ada{turn}"
        ada = here.guest("Ada", **{"X-Forwarded-For": f"198.51.100.{turn}"})
        ada.post("/api/me/account", login=login, passphrase=OLD)
        stolen = ada.cookie
        with restless(there, stolen):
            until(lambda: ada.get("/api/me")["name"].startswith("Thief"))  # noqa: B023
            ada.post("/api/me/account", login=login, passphrase=NEW, former=OLD)
            ada.post("/api/me/revoke")
        until(lambda: not knows(there, stolen))  # noqa: B023
        assert not knows(here, stolen)
        assert knows(here, ada.cookie)
        assert knows(there, ada.cookie)
        assert not signs_in(there, login, OLD, turn)
        assert signs_in(there, login, NEW, turn)


def test_a_ban_holds_against_who_renames_all_the_time(houses: Houses) -> None:
    here, there = houses
    ada = here.guest("Ada")
    player = here.do(lambda house: house.identity.player_of(ada.cookie))
    assert player is not None
    with restless(there, ada.cookie):
        until(lambda: ada.get("/api/me")["name"].startswith("Thief"))
        here.do(by_operator(player.id))
        until(lambda: not knows(there, ada.cookie) and not knows(here, ada.cookie))
    bans = here.do(lambda house: house.store.bans())
    assert [ban.subject for ban in bans] == [player.id]
    assert not knows(there, ada.cookie)


def by_operator(player: str) -> Callable[[House], Awaitable[None]]:
    """A ban by a command beside the house."""

    async def ban(house: House) -> None:
        store = await Store.open(house.settings.database)
        await store.ban(Ban(kind="player", subject=player))
        await store.close()

    return ban


def test_who_deletes_themselves_is_gone_whatever_a_thief_asks(houses: Houses) -> None:
    here, there = houses
    for _ in range(ROUNDS):
        ada = here.guest("Ada")
        stolen = ada.cookie
        player = here.do(lambda house: house.identity.player_of(stolen))  # noqa: B023
        assert player is not None
        with restless(there, stolen):
            assert ada.http.delete("/api/me").json()["known"] is False
        id = player.id
        assert there.do(lambda house: house.store.player(id)) is None  # noqa: B023
        until(lambda: not knows(there, stolen))  # noqa: B023


def test_every_worker_closes_the_windows_of_a_session_that_ended(houses: Houses) -> None:
    here, there = houses
    ada = here.guest("Ada")
    ada.post("/api/me/account", login="ada", passphrase=OLD)
    phone = Guest(there.url, {"X-Forwarded-For": "192.0.2.77"})
    there.guests.append(phone)
    phone.post("/api/me/login", login="ada", passphrase=OLD)
    mine, theirs = ada.knock("/ws/lobby"), phone.knock("/ws/lobby")
    mine.wait("lobby")
    theirs.wait("lobby")
    (session,) = [one["id"] for one in ada.get("/api/me/sessions") if not one["here"]]
    assert ada.http.delete(f"/api/me/sessions/{session}").status_code == 200
    assert theirs.closing() == 4401
    assert not knows(there, phone.cookie)
    assert knows(there, ada.cookie)
    ada.http.patch("/api/me", json={"name": "Zoé"})
    until(lambda: there.guest(Cookie=f"bivouac={ada.cookie}").get("/api/me")["name"] == "Zoé", 3)
