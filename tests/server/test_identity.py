"""Who is asking: a guest by a signed cookie, with a name that may be shown."""

from __future__ import annotations

import asyncio
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest

from tests.server.guests import Guest, problem
from tests.server.houses import Served, banish, served


def cookie_of(answer: httpx.Response) -> SimpleCookie:
    """What an answer sets."""
    return SimpleCookie(answer.headers.get("set-cookie", ""))


def test_a_stranger_who_looks_is_given_no_cookie(house: Served) -> None:
    stranger = house.guest()
    for path in ("/", "/api/games", "/api/tables", "/api/me", "/health"):
        assert "set-cookie" not in stranger.http.get(path).headers
    assert stranger.get("/api/me") == {
        "known": False,
        "name": "",
        "lang": "en",
        "login": None,
        "mail": None,
        "confirmed": False,
        "mails": False,
        "banned": None,
        "handle": None,
        "private": False,
        "mark": "",
    }


def test_a_guest_is_given_a_cookie_once(house: Served) -> None:
    ada = house.guest()
    first = ada.http.patch("/api/me", json={"name": "Ada"})
    assert "bivouac" in cookie_of(first)
    for answer in (ada.http.patch("/api/me", json={"name": "Ada L."}), ada.http.get("/api/me")):
        assert "set-cookie" not in answer.headers
    assert ada.get("/api/me")["name"] == "Ada L."


def test_the_cookie_is_kept_from_scripts_and_other_sites(house: Served) -> None:
    morsel = cookie_of(house.guest().http.patch("/api/me", json={}))["bivouac"]
    assert morsel["httponly"] is True
    assert morsel["samesite"] == "Lax"
    assert morsel["path"] == "/"
    assert morsel["secure"] == ""
    assert int(morsel["max-age"]) > 300 * 24 * 3600


def test_the_cookie_of_an_https_house_travels_by_https_only() -> None:
    with served(public_url="https://play.example") as house:
        assert cookie_of(house.guest().http.patch("/api/me", json={}))["bivouac"]["secure"] is True


def test_a_cookie_that_was_tampered_with_is_a_strangers(house: Served) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    assert ada.cookie is not None
    assert bo.cookie is not None
    payload, _, signature = ada.cookie.partition(".")
    forged = [
        payload,
        f"{payload}.",
        f"{payload}.{signature[:-2]}AA",
        f"{bo.cookie.partition('.')[0]}.{signature}",
        "W10.x",
        "x" * 4000,
        "",
    ]
    for cookie in forged:
        eve = house.guest(Cookie=f"bivouac={cookie}")
        assert eve.get("/api/me")["known"] is False, cookie


def test_a_key_of_a_seat_is_no_cookie(house: Served) -> None:
    ada = house.guest("Ada")
    key = ada.joins(ada.opens("human", "human"))["key"]
    assert house.guest(Cookie=f"bivouac={key}").get("/api/me")["known"] is False


def test_a_cookie_of_another_house_is_a_strangers(house: Served) -> None:
    with served() as other:
        cookie = other.guest("Ada").cookie
    assert house.guest(Cookie=f"bivouac={cookie}").get("/api/me")["known"] is False


def test_a_cookie_is_known_again_after_the_house_was_closed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/bivouac.db"
    with served(database=database) as house:
        cookie = house.guest("Ada").cookie
    with served(database=database) as house:
        assert house.guest(Cookie=f"bivouac={cookie}").get("/api/me")["name"] == "Ada"


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("A\u202eda\u200b", "A da"),
        ("A\nd\ta\x00", "A d a"),
        ("é" * 80, "é" * 24),
        ("\u2028", ""),
    ],
)
def test_a_name_is_made_fit_to_be_shown(house: Served, given: str, shown: str) -> None:
    ada = house.guest()
    assert ada.patch("/api/me", name=given)["name"] == shown
    table = ada.opens("human", "human")
    assert ada.joins(table)["table"]["seats"][0]["name"] == shown


def test_joining_with_a_name_is_enough_to_be_known(house: Served) -> None:
    host, ada = house.guest("Host"), house.guest()
    assert ada.joins(host.opens("human", "human"), name="Ada")["seat"] == 0
    assert ada.get("/api/me")["name"] == "Ada"


def test_what_is_not_mentioned_in_a_change_stays(house: Served) -> None:
    ada = house.guest("Ada")
    ada.patch("/api/me", lang="fr", mail=" ada@example.org ")
    mark = ada.get("/api/me")["mark"]
    assert len(mark) == 16
    assert ada.patch("/api/me") == {
        "known": True,
        "name": "Ada",
        "lang": "fr",
        "login": None,
        "mail": "ada@example.org",
        "confirmed": False,
        "mails": False,
        "banned": None,
        "handle": None,
        "private": False,
        "mark": mark,
    }
    assert ada.patch("/api/me", mail="")["mail"] is None


def test_who_asks_is_told_whether_this_server_can_write_to_them() -> None:
    with served(smtp="smtp://127.0.0.1:9") as house:
        assert house.guest().get("/api/me")["mails"] is True


@pytest.mark.parametrize("mail", ["nowhere", "a@b\nBcc: c@d", "a b@c", "@", "a@", "a@b\x00"])
def test_a_mail_address_that_is_none_is_refused(house: Served, mail: str) -> None:
    answer = house.guest("Ada").http.patch("/api/me", json={"mail": mail})
    assert (answer.status_code, answer.json()["error"]) == (400, "setup")


def test_nobody_is_told_who_has_which_mail_address(house: Served) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    ada.patch("/api/me", mail="ada@example.org")
    table = ada.opens("human", "human")
    ada.joins(table)
    bo.joins(table)
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/log", "/api/tables", "/"):
        assert "example.org" not in bo.http.get(path).text


def test_a_players_id_is_told_to_nobody(house: Served) -> None:
    """Who knows it could not do much; still, it is nobody's business."""
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = ada.opens("human", "open")
    ada.joins(table)
    bo.joins(table)
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/log", "/api/tables", "/"):
        assert "player0" not in bo.http.get(path).text
    window = bo.window(table)
    assert "player0" not in str(window.heard)


@pytest.fixture
def banned(own_house: Served) -> tuple[Served, Guest, str]:
    """Ada sits at a table, and an operator bans her."""
    ada, bo = own_house.guest("Ada"), own_house.guest("Bo")
    table = ada.plays_with(bo)
    return own_house, ada, table


def test_a_banned_player_is_nobody(banned: tuple[Served, Guest, str]) -> None:
    house, ada, table = banned
    window = ada.window(table)
    house.do(lambda open: banish(open, "player0001"))
    assert window.closing() == 4401
    assert ada.get("/api/me")["known"] is False
    with problem(403, "banned") as answers:
        answers.append(ada.http.post(f"/api/tables/{table}/leave"))
        answers.append(ada.http.post("/api/tables", json={"game": "takara", "seats": [{"kind": "human"}]}))
    assert ada.get(f"/api/tables/{table}")["mine"] == []


def test_a_banned_player_cannot_come_back_by_an_account(own_house: Served) -> None:
    ada = own_house.guest("Ada")
    ada.post("/api/me/account", login="ada", passphrase="correct horse")
    own_house.do(lambda open: banish(open, "player0001"))
    answer = own_house.guest().http.post(
        "/api/me/login", json={"login": "ada", "passphrase": "correct horse"}
    )
    assert (answer.status_code, answer.json()["error"]) == (403, "banned")


def test_cookies_are_read_by_many_at_once(house: Served) -> None:
    """A hundred requests of one guest, who was forgotten by the cache in the meantime."""
    ada = house.guest("Ada")
    house.clockwork.wait(6_000)

    async def ask_all() -> list[bool]:
        async with httpx.AsyncClient(
            base_url=house.url, headers={"Cookie": f"bivouac={ada.cookie}"}, trust_env=False, timeout=20
        ) as http:
            answers = await asyncio.gather(*(http.get("/api/me") for _ in range(100)))
        return [answer.json()["known"] for answer in answers]

    assert asyncio.run(ask_all()) == [True] * 100
