"""Quotas: what one guest, one account and one network may have, so that there is enough for the others."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from bivouac.server.house import UNPLAYED
from bivouac.server.networks import network_of
from bivouac.server.quotas import GUESTS, LOOKING_ON, SEATED, TABLES, WINDOWS
from tests.server.guests import Guest, play_on, problem
from tests.server.houses import Served, served
from tests.server.prepared import nearly_over

NEW_TABLE = {"game": "takara", "seats": [{"kind": "human"}, {"kind": "open"}]}


@pytest.fixture
def strict() -> Iterator[Served]:
    """A house with the quotas that hold by default."""
    with served(rate=10_000.0, trusted_proxies="127.0.0.1") as house:
        yield house


def at(house: Served, address: str, name: str = "") -> Guest:
    """Somebody who comes from there."""
    return house.guest(name, **{"X-Forwarded-For": address})


def open_many(guest: Guest, count: int) -> list[int]:
    """The answers to so many wishes for a table at once."""
    with ThreadPoolExecutor(8) as pool:
        wishes = [pool.submit(guest.http.post, "/api/tables", json=NEW_TABLE) for _ in range(count)]
        return [wish.result().status_code for wish in wishes]


def test_a_guest_has_so_many_tables_open_even_when_they_ask_at_once(strict: Served) -> None:
    ada = at(strict, "192.0.2.1", "Ada")
    statuses = open_many(ada, TABLES.guest + 8)
    assert (statuses.count(201), statuses.count(429)) == (TABLES.guest, 8)
    with problem(429, "too_many_tables") as answers:
        answers.append(ada.http.post("/api/tables", json=NEW_TABLE))
        answers.append(ada.http.post("/api/tables/lesson", json={"game": "takara"}))
    assert at(strict, "192.0.2.1", "Bo").http.post("/api/tables", json=NEW_TABLE).status_code == 201


def test_the_refusal_is_said_in_the_language_of_who_asks(strict: Served) -> None:
    ada = at(strict, "192.0.2.1", "Ada")
    open_many(ada, TABLES.guest)
    answer = ada.http.post("/api/tables", json=NEW_TABLE, headers={"Accept-Language": "fr"})
    assert f"Vous avez {TABLES.guest} tables ouvertes" in answer.json()["say"]


def test_a_table_that_its_host_closes_makes_room_for_another(strict: Served) -> None:
    ada = at(strict, "192.0.2.1", "Ada")
    table = ada.opens("human", "human")
    open_many(ada, TABLES.guest)
    assert ada.http.post("/api/tables", json=NEW_TABLE).status_code == 429
    assert ada.post(f"/api/tables/{table}/close")["status"] == "closed"
    assert ada.http.post("/api/tables", json=NEW_TABLE).status_code == 201


def test_an_account_may_have_more(strict: Served) -> None:
    ada = at(strict, "192.0.2.1", "Ada")
    ada.post("/api/me/account", login="ada", passphrase="four wet tents")
    assert open_many(ada, TABLES.guest + 2) == [201] * (TABLES.guest + 2)


def test_a_rematch_counts_like_any_other_table(strict: Served) -> None:
    ada, bo = at(strict, "192.0.2.1", "Ada"), at(strict, "192.0.2.2", "Bo")
    table = nearly_over(strict, ada, bo)
    play_on([ada.window(table), bo.window(table)], Random(7), 1_000)
    open_many(ada, TABLES.guest)
    with problem(429, "too_many_tables") as answers:
        answers.append(ada.http.post(f"/api/tables/{table}/rematch"))
    assert ada.get(f"/api/tables/{table}")["follower"] == ""
    assert bo.http.post(f"/api/tables/{table}/rematch").status_code == 201


def test_a_factor_makes_all_of_it_larger_and_0_lifts_it() -> None:
    with served(quotas=2.0) as house:
        assert house.house.quotas.guests == 2 * GUESTS
    with served(quotas=0) as house:
        assert open_many(house.guest("Ada"), TABLES.guest + 3) == [201] * (TABLES.guest + 3)


def test_so_many_guests_come_in_anew_from_one_network_in_a_day() -> None:
    with served(rate=10_000.0, quotas=0.05, trusted_proxies="127.0.0.1") as house:
        most = house.house.quotas.guests
        assert most == 10
        came = [
            at(house, f"2001:db8::{number:x}").http.patch("/api/me", json={}) for number in range(1, most + 2)
        ]
        assert [answer.status_code for answer in came] == [200] * most + [429]
        assert came[-1].json()["error"] == "too_many_guests"
        assert "set-cookie" not in came[-1].headers
        assert at(house, "2001:db8:0:1::1").http.patch("/api/me", json={}).status_code == 200
        house.clockwork.wait(25 * 3600_000)
        assert at(house, "2001:db8::1").http.patch("/api/me", json={}).status_code == 200


def test_guests_who_never_played_are_forgotten_and_others_are_not(own_house: Served) -> None:
    idle, host, player = own_house.guest("Idle"), own_house.guest("Host"), own_house.guest("Player")
    table = host.opens("human", "human")
    player.joins(table)
    own_house.clockwork.wait(UNPLAYED + 1)
    own_house.do(lambda house: house.look_around())
    assert [guest.get("/api/me")["known"] for guest in (idle, host, player)] == [False, True, True]


def test_a_player_has_so_many_windows_open(strict: Served) -> None:
    ada = at(strict, "192.0.2.1", "Ada")
    windows = [ada.knock("/ws/lobby") for _ in range(WINDOWS.guest)]
    assert all(window.wait("lobby") for window in windows)
    assert ada.knock("/ws/lobby").closing() == 4430
    table = at(strict, "192.0.2.9", "Bo").opens("human", "human")
    assert ada.knock(f"/ws/{table}").closing() == 4430
    windows[0].close()
    assert at(strict, "192.0.2.1", "Cy").knock("/ws/lobby").wait("lobby")


def test_words_have_a_pace_those_of_onlookers_a_slower_one(strict: Served) -> None:
    ada, zoe = at(strict, "192.0.2.1", "Ada"), at(strict, "192.0.2.2", "Zoe")
    table = ada.opens("human", "human")
    ada.joins(table)
    seated, looking = ada.window(table), [zoe.window(table) for _ in range(3)]
    spoken = [seated.ask("say", text="hello")["type"] for _ in range(int(SEATED.burst))]
    assert spoken == ["ack"] * int(SEATED.burst)
    heard = [window.ask("say", text="psst") for window in looking * 4]
    assert [answer["type"] for answer in heard[: int(LOOKING_ON.burst)]] == ["ack"] * int(LOOKING_ON.burst)
    assert heard[-1]["type"] == "refused"
    assert heard[-1]["refusal"]["ruling"] == "house.too_many_words"
    assert 1 <= heard[-1]["refusal"]["facts"]["seconds"] <= 1 / LOOKING_ON.rate


def test_the_list_shows_a_few_tables_of_each_host(strict: Served) -> None:
    bo = at(strict, "192.0.2.2", "Bo")
    theirs = bo.opens("human", "open")
    open_many(at(strict, "192.0.2.1", "Ada"), TABLES.guest)
    listed = [card["id"] for card in at(strict, "192.0.2.3").get("/api/tables")["open"]]
    assert theirs in listed
    assert len(listed) == 4


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_network_is_an_address_or_the_64_it_is_one_of(address: str, network: str) -> None:
    assert network_of(address) == network
