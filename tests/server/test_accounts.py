"""Accounts for those who want one: the same tables from every device, and the ways to end a session."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

from tests.server.guests import Guest, problem
from tests.server.houses import Served, served

SECRET = "correct horse battery"
ADDRESSES = count(1)
PROXY = "127.0.0.1"


def device(house: Served, name: str = "") -> Guest:
    """Somebody at an address of their own: attempts are slowed down for each address."""
    return house.guest(name, **{"X-Forwarded-For": f"192.0.2.{next(ADDRESSES)}"})


def account(login: str) -> dict[str, str]:
    """What opens an account."""
    return {"login": login, "passphrase": SECRET}


@pytest.fixture
def ada(house: Served) -> Iterator[Guest]:
    """Ada, with an account of that test's own."""
    guest = device(house, "Ada")
    guest.post("/api/me/account", **account(f"ada{next(ADDRESSES)}"))
    yield guest
    guest.close()


def login_of(guest: Guest) -> str:
    """The name of a guest's account."""
    return str(guest.get("/api/me")["login"])


def test_an_account_shows_the_same_tables_from_another_device(house: Served, ada: Guest) -> None:
    table = ada.opens("human", "human")
    ada.joins(table)
    phone = device(house)
    assert phone.post("/api/me/login", **account(login_of(ada)))["name"] == "Ada"
    assert [card["id"] for card in phone.get("/api/tables")["mine"]] == [table]
    assert phone.get(f"/api/tables/{table}")["mine"] == [0]
    assert phone.joins(table)["seat"] == 0


def test_a_login_is_the_same_however_it_is_typed(house: Served, ada: Guest) -> None:
    typed = f"  {login_of(ada).upper()} "
    assert device(house).post("/api/me/login", **account(typed))["known"] is True


def test_a_wrong_passphrase_and_an_unknown_name_are_answered_alike(house: Served, ada: Guest) -> None:
    wrong = {"login": login_of(ada), "passphrase": "wrong horse"}
    unknown = {"login": "nobody", "passphrase": "wrong horse"}
    with problem(401, "unknown_player") as answers:
        answers += [device(house).http.post("/api/me/login", json=body) for body in (wrong, unknown)]
    assert answers[0].json() == answers[1].json()
    assert not any("set-cookie" in answer.headers for answer in answers)


def test_a_login_that_is_taken_is_refused_and_changes_nothing(house: Served, ada: Guest) -> None:
    bo = device(house, "Bo")
    taken = {"login": login_of(ada).upper(), "passphrase": "another passphrase"}
    with problem(409, "login_taken") as answers:
        answers.append(bo.http.post("/api/me/account", json=taken))
    assert bo.get("/api/me")["login"] is None
    assert device(house).post("/api/me/login", **account(login_of(ada)))["name"] == "Ada"


@pytest.mark.parametrize(
    "body",
    [
        {"login": "a", "passphrase": SECRET},
        {"login": "ada", "passphrase": "short"},
        {"login": "ada", "passphrase": "x" * 201},
        {"login": "x" * 41, "passphrase": SECRET},
        {"login": "   ", "passphrase": SECRET},
        {"login": "a\x00b", "passphrase": SECRET},
        {"login": "a\u200bb", "passphrase": SECRET},
    ],
)
def test_an_account_nobody_could_come_back_to_is_refused(house: Served, body: dict[str, str]) -> None:
    answer = device(house).http.post("/api/me/account", json=body)
    assert answer.status_code == 400
    assert answer.json()["say"]


def test_a_passphrase_is_changed_by_who_knows_the_former_one(house: Served, ada: Guest) -> None:
    login = login_of(ada)
    new = {"login": login, "passphrase": "four wet tents"}
    with problem(401, "unknown_player") as answers:
        for former in ({}, {"former": "wrong horse"}):
            answers.append(ada.http.post("/api/me/account", json=new | former))
    assert device(house).post("/api/me/login", **account(login))["name"] == "Ada"
    ada.post("/api/me/account", **new, former=SECRET)
    with problem(401, "unknown_player") as answers:
        answers.append(device(house).http.post("/api/me/login", json=account(login)))
    assert device(house).post("/api/me/login", **new)["name"] == "Ada"


def test_a_passphrase_is_neither_answered_nor_kept_as_it_is(house: Served, ada: Guest) -> None:
    assert SECRET not in ada.http.get("/api/me").text
    login = login_of(ada)
    kept = house.do(lambda open: open.store.player_by_login(login))
    assert kept is not None
    assert kept.passphrase is not None
    assert kept.passphrase.startswith("$argon2id$")


def test_attempts_from_one_address_are_slowed_down() -> None:
    with served(trusted_proxies=PROXY) as house:
        device(house).post("/api/me/account", **account("ada"))
        eve = house.guest()
        guess = {"login": "ada", "passphrase": "another guess"}
        for _ in range(8):
            assert eve.http.post("/api/me/login", json=guess).status_code == 401
        while (last := eve.http.post("/api/me/login", json=guess)).status_code == 401:
            pass  # a slow machine: by now there is one more to try
        with problem(429, "too_fast") as answers:
            answers.append(last)
        assert 1 <= int(answers[0].headers["retry-after"]) <= 10
        with problem(429, "too_fast") as answers:
            answers.append(eve.http.post("/api/me/login", json=account("ada")))
        assert device(house).post("/api/me/login", **account("ada"))["known"] is True


def test_revoking_voids_every_other_device_and_closes_its_windows(house: Served, ada: Guest) -> None:
    table = ada.opens("human", "human")
    phone = device(house)
    phone.post("/api/me/login", **account(login_of(ada)))
    phone.joins(table)
    window, lobby = phone.window(table), phone.knock("/ws/lobby")
    lobby.wait("lobby")
    ada.post("/api/me/revoke")
    assert window.closing() == 4401
    assert lobby.closing() == 4401
    assert phone.get("/api/me")["known"] is False
    assert phone.http.post(f"/api/tables/{table}/leave").status_code == 401
    assert phone.window(table).table["mine"] == []
    assert ada.get("/api/me")["known"] is True
    assert ada.get(f"/api/tables/{table}")["mine"] == [0]


def test_a_stranger_has_nothing_to_revoke_or_delete(house: Served) -> None:
    stranger = device(house)
    with problem(401, "unknown_player") as answers:
        answers += [stranger.http.post("/api/me/revoke"), stranger.http.delete("/api/me")]


def test_logging_out_takes_the_cookie_back_from_this_device_only(house: Served, ada: Guest) -> None:
    phone = device(house)
    phone.post("/api/me/login", **account(login_of(ada)))
    assert phone.post("/api/me/logout")["known"] is False
    assert phone.cookie is None
    assert phone.get("/api/me")["known"] is False
    assert ada.get("/api/me")["known"] is True
