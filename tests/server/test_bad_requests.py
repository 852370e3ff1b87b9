"""Requests that cannot be understood or carried out: a name for programs, a sentence for people."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.guests import problem
from tests.server.houses import Served

HUMANS = [{"kind": "human"}, {"kind": "human"}]
JSON = {"Content-Type": "application/json"}


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"7",
        b'"takara"',
        b'{"game": "takara"}',
        b'{"game": "takara", "seats": []}',
        b'{"game": "takara", "seats": {}}',
        b'{"game": 7, "seats": [{"kind": "human"}]}',
        b'{"game": "takara", "seats": [{"kind": "cat"}, {"kind": "human"}]}',
        b'{"game": "takara", "seats": [{"kind": "human"}, {"kind": "human"}], "strange": 1}',
        b'{"game": "takara", "seats": [{"kind": "human", "strange": 1}, {"kind": "human"}]}',
        b'{"game": "takara", "seats": [{"kind": "human"}, {"kind": "human"}], "options": []}',
        b'{"game": "takara", "seats": [{"kind": "human"}, {"kind": "human"}], "clock": {"move": "x"}}',
        b'{"game": "takara", "seats": [{"kind": "human"}, {"kind": "human"}], "clock": {"strange": 1}}',
        b'{"game": "takara", "seats": ' + b"[" * 20_000,
        b'{"game": "takara", "seats": [{"kind": "human"}], "options": {"a": ' + b'{"a":' * 10_000,
        b'{"game": "\\ud800", "seats": [{"kind": "human"}, {"kind": "human"}]}',
        b'{"game": "\xff", "seats": [{"kind": "human"}, {"kind": "human"}]}',
        b"game=takara",
    ],
    ids=lambda body: body[:60].decode("latin-1"),
)
def test_a_body_that_is_no_table_is_named_in_one_sentence(house: Served, body: bytes) -> None:
    with problem(400, "request") as answers:
        answers.append(house.guest("Ada").http.post("/api/tables", content=body, headers=JSON))


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"game": "chess"}, "chess"),
        ({"seats": [{"kind": "human"}]}, "seat"),
        ({"seats": [{"kind": "human"}] * 9}, "seat"),
        ({"seats": [{"kind": "bot"}, {"kind": "human"}]}, "''"),
        ({"seats": [{"kind": "bot", "bot": "deepblue"}, {"kind": "human"}]}, "deepblue"),
        ({"seats": [{"kind": "bot", "bot": "ismcts:20001"}, {"kind": "human"}]}, "too long"),
        ({"seats": [{"kind": "bot", "bot": "ismcts:3600000ms"}, {"kind": "human"}]}, "too long"),
        ({"seats": [{"kind": "human", "bot": "greedy"}, {"kind": "human"}]}, "bot"),
        ({"options": {"strange": True}}, "strange"),
        ({"options": {"strict_observation": 7}}, "strict_observation"),
        ({"clock": {}}, "clock"),
        ({"clock": {"move": -1}}, "clock.move"),
        ({"clock": {"bank": 10**15}}, "clock.bank"),
    ],
)
def test_a_table_that_cannot_be_set_up_is_refused_with_the_reason(
    house: Served, change: dict[str, Any], part: str
) -> None:
    body = {"game": "takara", "seats": HUMANS, **change}
    answer = house.guest("Ada").http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["error"]) == (400, "setup"), answer.text
    assert part in answer.json()["say"]
    assert "\n" not in answer.json()["say"]


@pytest.mark.parametrize(("lang", "said"), [("en", "a list of names"), ("fr", "une liste de noms")])
def test_a_bad_option_is_told_in_the_language_asked_for(house: Served, lang: str, said: str) -> None:
    body = {"game": "temple", "seats": HUMANS, "options": {"decks": "coins"}}
    answer = house.guest("Ada").http.post("/api/tables", json=body, params={"lang": lang})
    assert said in answer.json()["say"]


def test_a_refused_table_makes_no_stranger_a_guest(house: Served) -> None:
    answer = house.guest().http.post("/api/tables", json={"game": "chess", "seats": HUMANS})
    assert "set-cookie" not in answer.headers


def test_a_body_that_is_too_large_is_not_read(house: Served) -> None:
    with problem(413, "too_large") as answers:
        http = house.guest("Ada").http
        answers.append(http.post("/api/tables", content=b'"' + b"x" * (64 << 10) + b'"', headers=JSON))
        answers.append(http.post("/api/tables", content=iter([b"x" * 10_000] * 10), headers=JSON))
        answers.append(http.post("/api/tables/import", json={"text": "x" * (2 << 20)}))


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
def test_a_form_of_another_page_is_no_request(house: Served, kind: str) -> None:
    body = b'{"game": "takara", "seats": [{"kind": "human"}, {"kind": "human"}]}'
    with problem(415, "media_type") as answers:
        http = house.guest("Ada").http
        answers.append(http.post("/api/tables", content=body, headers={"Content-Type": kind}))


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", ""),
        ("POST", "/join"),
        ("POST", "/leave"),
        ("POST", "/start"),
        ("GET", "/outlook"),
        ("GET", "/position"),
        ("GET", "/log"),
        ("GET", "/why?text=den"),
        ("GET", "/odds?text=den"),
        ("GET", "/journal"),
        ("POST", "/rematch"),
    ],
)
@pytest.mark.parametrize("id", ["nowhere", "x" * 300, "%00", "%F0%9F%8F%95", "..%5c"])
def test_a_table_that_is_not_there_is_not_found(house: Served, method: str, path: str, id: str) -> None:
    with problem(404, "no_table") as answers:
        answers.append(house.guest("Ada").http.request(method, f"/api/tables/{id}{path}"))


def test_an_unknown_table_leaves_no_room_behind(house: Served) -> None:
    before = len(house.house.rooms.rooms)
    for number in range(20):
        house.guest().http.get(f"/api/tables/nowhere{number}")
    assert len(house.house.rooms.rooms) == before


@pytest.mark.parametrize("query", ["at=x", "at=1.5", "at=", "seat=one", "at=1&seat=[]"])
def test_a_number_that_is_none_is_refused(house: Served, query: str) -> None:
    ada, table = _playing(house)
    with problem(400, "request") as answers:
        answers.append(ada.http.get(f"/api/tables/{table}/outlook?{query}"))


@pytest.mark.parametrize("query", ["at=-1", "at=1", "at=9007199254740992", "seat=-7", "seat=7", "seat=1"])
def test_a_moment_or_a_seat_that_is_not_ones_own_is_refused_by_a_ruling(house: Served, query: str) -> None:
    ada, table = _playing(house)
    answer = ada.http.get(f"/api/tables/{table}/outlook?{query}")
    assert answer.status_code == 409
    assert answer.json()["error"] in ("no_such_action", "no_such_seat", "not_seated")


def test_an_unknown_path_or_method_is_named(house: Served) -> None:
    http = house.guest().http
    with problem(404, "not_found") as answers:
        answers += [http.get("/api/nowhere"), http.post("/no/where"), http.get("/api/tables/a/b/c")]
    with problem(405, "method") as answers:
        answers += [http.delete("/api/games"), http.put("/api/tables"), http.get("/api/me/login")]
    assert all("allow" in answer.headers for answer in answers)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_refusal_speaks_the_language_asked_for(house: Served, lang: str) -> None:
    ada = house.guest("Ada")
    table = ada.opens("human", "human")
    answer: httpx.Response = ada.http.post(f"/api/tables/{table}/start", params={"lang": lang})
    assert answer.status_code == 409
    assert answer.json()["error"] == "not_seated" or answer.json()["error"] == "seats_empty"
    other = ada.http.post(f"/api/tables/{table}/start", params={"lang": "fr" if lang == "en" else "en"})
    assert answer.json()["say"] != other.json()["say"]
    assert answer.json()["refusal"]["ruling"].startswith("house.")


def _playing(house: Served) -> tuple[Any, str]:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = ada.plays_with(bo)
    return ada, table
