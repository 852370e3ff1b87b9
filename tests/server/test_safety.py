"""What every request must pass, and what every answer bears."""

from __future__ import annotations

import http.client
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.guests import Guest, problem
from tests.server.houses import Served, served, until

BORNE = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
FOREIGN_HOSTS = (
    "else.example",
    "bivouac.example:80",
    "testserver.local",
    "",
    "[",
    "a b",
    "eve@127.0.0.1",
    "127.0.0.1:many",
    "127.0.0.1:99999",
    "127.0.0.1/else",
    "127.0.0.1?else",
)
NEW_TABLE: dict[str, Any] = {"game": "takara", "seats": [{"kind": "human"}, {"kind": "human"}]}


def assert_dressed(answer: httpx.Response) -> None:
    """The answer bears what every answer must."""
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    for name, value in BORNE.items():
        assert answer.headers.get_list(name) == [value]
    assert "server" not in answer.headers


def test_every_kind_of_answer_bears_the_headers_of_safety(house: Served) -> None:
    http = house.guest("Ada").http
    answers = {
        "page": http.get("/"),
        "json": http.get("/api/games"),
        "schema": http.get("/api/schema/openapi.json"),
        "metrics": http.get("/metrics"),
        "made": http.post("/api/tables", json=NEW_TABLE),
        "bad": http.post("/api/tables", json={"game": "chess", "seats": [{"kind": "human"}]}),
        "no table": http.get("/api/tables/nowhere"),
        "no route": http.get("/api/nowhere"),
        "no page": http.get("/t"),
        "method": http.delete("/api/games"),
        "options": http.options("/api/games"),
        "foreign": http.post("/api/tables", json=NEW_TABLE, headers={"Origin": "https://else.example"}),
        "host": http.get("/", headers={"Host": "else.example"}),
        "too large": http.post("/api/tables", content=b"x" * 70_000),
    }
    for kind, answer in answers.items():
        try:
            assert_dressed(answer)
        except (AssertionError, KeyError) as wrong:
            raise AssertionError(f"{kind}: {answer.status_code} {dict(answer.headers)}") from wrong


def test_an_error_of_ours_is_dressed_and_says_nothing_of_our_inside(house: Served) -> None:
    def broken(lang: str) -> list[dict[str, Any]]:
        raise ZeroDivisionError("secret of the inside")

    house.house.lobby.list_for = broken  # type: ignore[assignment, method-assign]
    try:
        answer = house.guest().http.get("/api/tables")
    finally:
        del house.house.lobby.list_for
    assert (answer.status_code, answer.json()["error"]) == (500, "server")
    assert_dressed(answer)
    assert "secret" not in answer.text
    assert "Zero" not in answer.text


@pytest.mark.parametrize("host", FOREIGN_HOSTS)
def test_a_host_we_do_not_go_by_is_refused(house: Served, host: str) -> None:
    with problem(421, "unknown_host") as answers:
        answers += [house.guest().http.get(path, headers={"Host": host}) for path in ("/health", "/nowhere")]


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:8000", "127.0.0.1", "192.168.1.20:8000", "[::1]:8000"]
)
def test_numbers_and_our_own_names_are_hosts_we_go_by(house: Served, host: str) -> None:
    assert house.guest().http.get("/health", headers={"Host": host}).status_code == 200


def test_the_public_address_is_a_host_and_an_origin_of_ours() -> None:
    with served(public_url="https://play.example/") as house:
        there = {"Host": "play.example", "Origin": "https://play.example"}
        guest = house.guest(**there)
        assert guest.post("/api/tables", **NEW_TABLE)["link"].startswith("https://play.example/t/")
        with problem(421, "unknown_host") as answers:
            answers.append(guest.http.get("/health", headers={"Host": "work.example"}))


def test_a_request_from_another_site_changes_nothing(house: Served) -> None:
    ada = house.guest("Ada")
    foreign = [
        {"Origin": "https://else.example"},
        {"Origin": "null"},
        {"Origin": house.url.replace("127.0.0.1", "localhost")},
        {"Origin": f"{house.url}.else.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ]
    with problem(403, "foreign_origin") as answers:
        for headers in foreign:
            answers.append(ada.http.post("/api/tables", json=NEW_TABLE, headers=headers))
            answers.append(ada.http.patch("/api/me", json={"name": "Eve"}, headers=headers))
            answers.append(ada.http.delete("/api/me", headers=headers))
    assert ada.get("/api/me")["name"] == "Ada"
    assert ada.get("/api/tables")["mine"] == []


def test_a_request_from_our_own_pages_is_answered(house: Served) -> None:
    headers = {"Origin": house.url, "Sec-Fetch-Site": "same-origin"}
    assert house.guest("Ada").http.post("/api/tables", json=NEW_TABLE, headers=headers).status_code == 201


def test_looking_is_allowed_from_anywhere_a_link_may_stand(house: Served) -> None:
    headers = {"Origin": "https://else.example", "Sec-Fetch-Site": "cross-site"}
    assert house.guest().http.get("/", headers=headers).status_code == 200


@pytest.mark.parametrize("path", ["/ws/lobby", "/ws/nowhere", "/nowhere"])
def test_a_socket_from_another_site_is_not_opened(house: Served, path: str) -> None:
    for headers in (
        {"Origin": "https://else.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Host": "else.example"},
    ):
        with pytest.raises(InvalidStatus) as refused:
            house.guest(**headers).knock(path)
        assert refused.value.response.status_code == 403


def test_a_socket_from_our_own_pages_is_opened(house: Served) -> None:
    assert house.guest().knock("/ws/lobby", origin=house.url).wait("lobby")


def test_no_answer_lets_other_sites_read_it(house: Served) -> None:
    answer = house.guest().http.get("/api/games", headers={"Origin": "https://else.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")]


def test_one_address_that_asks_too_fast_is_told_how_long_to_wait() -> None:
    with served(rate=0.5, trusted_proxies="127.0.0.1") as house:
        guest = house.guest()
        answers = [guest.http.get("/health") for _ in range(14)]
        assert [answer.status_code for answer in answers[:10]] == [200] * 10
        with problem(429, "too_fast") as slowed:
            slowed += [answer for answer in answers if answer.status_code != 200]
        assert len(slowed) >= 3
        assert 1 <= int(slowed[0].headers["retry-after"]) <= 3
        assert_dressed(slowed[0])
        with pytest.raises(InvalidStatus):
            guest.knock("/ws/lobby")
        other = house.guest(**{"X-Forwarded-For": "192.0.2.7"})
        assert other.http.get("/health").status_code == 200


def opens(guest: Guest, path: str) -> bool:
    """Is this socket opened?"""
    try:
        guest.knock(path)
    except InvalidStatus:
        return False
    return True


def test_one_address_holds_only_so_many_windows_open() -> None:
    with served(windows=2, trusted_proxies="127.0.0.1") as house:
        guest = house.guest()
        windows = [guest.knock("/ws/lobby") for _ in range(2)]
        assert all(window.wait("lobby") for window in windows)
        with pytest.raises(InvalidStatus):
            guest.knock("/ws/lobby")
        other = house.guest(**{"X-Forwarded-For": "192.0.2.7"})
        assert other.knock("/ws/lobby").wait("lobby")
        windows[0].close()
        until(lambda: opens(guest, "/ws/lobby"))


def test_only_a_trusted_proxy_speaks_for_others() -> None:
    with served(rate=0.5, trusted_proxies="192.0.2.1") as house:
        statuses = [
            house.guest(**{"X-Forwarded-For": f"192.0.2.{number}"}).http.get("/health").status_code
            for number in range(14)
        ]
        assert 429 in statuses


def test_a_refusal_that_is_no_matter_of_time_says_nothing_of_waiting(house: Served) -> None:
    answer = house.guest().http.get("/health", headers={"Host": "else.example"})
    assert "retry-after" not in answer.headers


def test_two_names_of_the_host_in_one_request_are_refused(house: Served) -> None:
    connection = http.client.HTTPConnection(urlsplit(house.url).netloc, timeout=10)
    connection.putrequest("GET", "/health", skip_host=True)
    for host in ("else.example", "localhost"):
        connection.putheader("Host", host)
    connection.endheaders()
    assert connection.getresponse().status in (400, 421)
    connection.close()


def test_an_empty_origin_is_no_origin_of_ours(house: Served) -> None:
    with problem(403, "foreign_origin") as answers:
        answers.append(house.guest().http.post("/api/tables", json=NEW_TABLE, headers={"Origin": ""}))


def test_nobody_keeps_what_was_answered_to_one_person(house: Served) -> None:
    ada = house.guest("Ada")
    table = ada.opens("human", "human")
    private = ["/api/me", "/api/me/sessions", "/api/tables", f"/api/tables/{table}", "/api/nowhere"]
    for path in (*private, f"/api/tables/{table}/log", f"/api/tables/{table}/onlookers"):
        assert ada.http.get(path).headers.get_list("cache-control") == ["no-store"], path
    assert ada.http.post(f"/api/tables/{table}/join").headers["cache-control"] == "no-store"
    assert "cache-control" not in ada.http.get("/api/games").headers


def test_the_length_of_a_message_tells_nothing_of_what_it_repeats(house: Served) -> None:
    """A word of a stranger and the secrets of a seat are never compressed together: nothing is."""
    ada = house.guest("Ada")
    assert ada.window(ada.opens("human", "human")).socket.protocol.extensions == []


def test_nobody_is_believed_to_speak_for_others_unless_named() -> None:
    with served(rate=0.5) as house:
        statuses = [
            house.guest(**{"X-Forwarded-For": f"192.0.2.{number}"}).http.get("/health").status_code
            for number in range(14)
        ]
        assert 429 in statuses
