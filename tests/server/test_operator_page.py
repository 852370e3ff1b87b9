"""The operator's page: one key, a short session, the deeds of the commands, and nothing of any deal."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest

from bivouac.server.operator_door import IDLE, LONGEST, shut_door, unlock_anew
from tests.server.guests import Guest, play_on
from tests.server.houses import Served, served
from tests.server.prepared import account

DOOR = "/api/operator"
PATHS = ("/vitals", "/reports", "/bans", "/tables", "/players", "/trail", "/trail/check")
DEEDS = {"/reports/r1": {}, "/bans": {"who": "x"}, "/bans/lift": {"who": "x"}, "/tables/t/close": {}}


@pytest.fixture
def house() -> Iterator[Served]:
    """A house of its own, with the clock in our hands."""
    with served(rate=10_000.0) as opened:
        yield opened


def key_of(house: Served) -> str:
    """A new key to the page."""
    return house.do(lambda opened: unlock_anew(opened.store))


def comes_in(house: Served, key: str | None = None) -> Guest:
    """Somebody at the operator's page."""
    operator = house.guest()
    operator.post(f"{DOOR}/session", key=key or key_of(house))
    return operator


def code(answer: httpx.Response) -> tuple[int, str]:
    """What went wrong."""
    return answer.status_code, str(answer.json()["code"])


def kinds(house: Served) -> list[str]:
    """What is on the trail, the latest first."""
    return [trace.kind for trace in house.do(lambda opened: opened.store.trail(9))]


def test_without_a_key_the_page_is_shut(house: Served) -> None:
    somebody = house.guest()
    for path in PATHS:
        assert code(somebody.http.get(DOOR + path)) == (404, "operator_shut")
    assert code(somebody.http.post(f"{DOOR}/session", json={"key": ""})) == (400, "request")
    assert code(somebody.http.post(f"{DOOR}/session", json={"key": "any"})) == (404, "operator_shut")
    operator = comes_in(house)
    house.do(lambda opened: shut_door(opened.store))
    assert code(operator.http.get(f"{DOOR}/vitals")) == (404, "operator_shut")


def test_nobody_comes_in_without_the_key_whoever_they_are(house: Served) -> None:
    key_of(house)
    for somebody in (house.guest(), house.guest("Ada"), account(house, "Bo")):
        for path in PATHS:
            assert code(somebody.http.get(DOOR + path)) == (401, "operator_out")
        for path, body in DEEDS.items():
            assert code(somebody.http.post(DOOR + path, json=body)) == (401, "operator_out")
    assert code(somebody.http.post(f"{DOOR}/session", json={"key": "wrong"})) == (401, "operator_key")
    assert somebody.http.get(f"{DOOR}/vitals").status_code == 401
    assert kinds(house)[0] == "operator_refused"


def test_the_cookie_is_short_lived_strict_and_for_that_path_alone(house: Served) -> None:
    answer = house.guest().http.post(f"{DOOR}/session", json={"key": key_of(house)})
    cookie = answer.headers["set-cookie"].lower()
    for part in ("httponly", "samesite=strict", f"path={DOOR}", f"max-age={IDLE}"):
        assert part in cookie
    assert answer.headers["cache-control"] == "no-store"
    assert kinds(house)[0] == "operator_signed_in"


def test_a_session_ends_when_it_is_left_idle_and_after_a_day_at_work(house: Served) -> None:
    idle, busy = comes_in(house), comes_in(house, key := key_of(house))
    assert idle.http.get(f"{DOOR}/vitals").status_code == 401, "another key was made since"
    idle = comes_in(house, key)
    for _ in range(LONGEST // (IDLE - 60)):
        house.clockwork.wait((IDLE - 60) * 1000)
        busy.get(f"{DOOR}/vitals")
    assert code(idle.http.get(f"{DOOR}/vitals")) == (401, "operator_out")
    house.clockwork.wait((IDLE - 60) * 1000)
    assert code(busy.http.get(f"{DOOR}/vitals")) == (401, "operator_out"), "it has lasted long enough"


def test_who_goes_out_is_out(house: Served) -> None:
    operator = comes_in(house)
    assert operator.http.delete(f"{DOOR}/session").status_code == 200
    assert operator.http.get(f"{DOOR}/vitals").status_code == 401


def test_whoever_guesses_from_everywhere_does_not_lock_the_operator_out() -> None:
    with served(rate=10_000.0, trusted_proxies="127.0.0.1") as house:
        key = key_of(house)
        answers = [
            house.guest(**{"X-Forwarded-For": f"198.51.100.{number}"}).http.post(
                f"{DOOR}/session", json={"key": "a guess"}
            )
            for number in range(30)
        ]
        assert [answer.status_code for answer in answers] == [401] * 20 + [429] * 10
        operator = house.guest(**{"X-Forwarded-For": "203.0.113.7"})
        assert operator.http.post(f"{DOOR}/session", json={"key": key}).status_code == 200


def test_keys_are_tried_slowly_and_the_right_one_waits_too(house: Served) -> None:
    key, guesser = key_of(house), house.guest()
    answers = [guesser.http.post(f"{DOOR}/session", json={"key": f"{n}"}) for n in range(12)]
    assert [one.status_code for one in answers][:8] == [401] * 8
    assert 429 in [one.status_code for one in answers]
    refused = guesser.http.post(f"{DOOR}/session", json={"key": key})
    assert (refused.status_code, refused.json()["code"]) == (429, "wait")
    assert int(refused.headers["retry-after"]) > 0


def test_pages_of_other_sites_and_forms_do_nothing(house: Served) -> None:
    operator = comes_in(house)
    body = {"who": "192.0.2.0/24"}
    elsewhere = operator.http.post(f"{DOOR}/bans", json=body, headers={"origin": "https://evil.example"})
    assert code(elsewhere) == (403, "foreign_origin")
    assert operator.http.post(f"{DOOR}/bans", data=body).status_code == 415
    assert operator.get(f"{DOOR}/bans") == []


def test_somebody_is_banned_until_then_and_let_in_again(house: Served) -> None:
    operator, eve = comes_in(house), account(house, "Eve")
    login, window = eve.get("/api/me")["login"], eve.knock("/ws/lobby")
    (ban,) = operator.post(f"{DOOR}/bans", who=login, until="3d", reason="spam")
    assert (ban["kind"], ban["name"], ban["reason"]) == ("player", "Eve", "spam")
    assert ban["until"] == house.clockwork.moment + 3 * 24 * 3600 * 1000
    assert window.closing() == 4401
    assert eve.get("/api/me")["banned"]["reason"] == "spam"
    assert operator.post(f"{DOOR}/bans/lift", who=login) == []
    assert eve.get("/api/me")["banned"] is None
    assert kinds(house)[:2] == ["unbanned", "banned"]
    wrong = [
        ({"who": "nobody at all"}, "nobody"),
        ({"who": "0.0.0.0/0"}, "wide_network"),
        ({"who": login, "until": "soon"}, "until"),
        ({"who": login, "until": "2001-01-01"}, "until_over"),
        ({"who": login, "reason": "a\nb"}, "reason"),
    ]
    for body, why in wrong:
        assert code(operator.http.post(f"{DOOR}/bans", json=body)) == (400, why)
    assert code(operator.http.post(f"{DOOR}/bans/lift", json={"who": login})) == (400, "not_banned")


def test_a_report_is_read_and_resolved(house: Served) -> None:
    operator, ada, eve = comes_in(house), house.guest("Ada"), house.guest("Eve")
    table = ada.plays_with(eve)
    ada.post(f"/api/tables/{table}/report", seat=1, reason="words", words="rude")
    (told,) = operator.get(f"{DOOR}/reports")["reports"]
    assert (told["reporter_name"], told["subject_name"], told["words"]) == ("Ada", "Eve", "rude")
    assert operator.get(f"{DOOR}/vitals")["reports"] == 1
    assert operator.post(f"{DOOR}/reports/{told['id']}")["reports"] == []
    (kept,) = operator.get(f"{DOOR}/reports", all=True)["reports"]
    assert kept["resolved"] == house.clockwork.moment
    assert code(operator.http.post(f"{DOOR}/reports/none")) == (400, "no_report")
    assert kinds(house)[0] == "report_resolved"


def test_a_table_is_closed_with_a_reason_and_its_windows_are_told(house: Served) -> None:
    operator, ada, bo = comes_in(house), house.guest("Ada"), house.guest("Bo")
    table = ada.plays_with(bo)
    window = ada.window(table)
    found = {one["id"]: one for one in operator.get(f"{DOOR}/tables", status="playing")["tables"]}
    assert [seat["player"] for seat in found[table]["seats"]] == ["player0001", "player0002"]
    operator.post(f"{DOOR}/tables/{table}/close", reason="a quarrel")
    assert window.learns("closed")["seq"] > 0
    assert operator.get(f"{DOOR}/tables", status="playing")["tables"] == []
    (trace,) = operator.get(f"{DOOR}/trail", kind="table_closed")["traces"]
    assert (trace["actor"], trace["subject"], trace["detail"]) == ("operator:web", table, "a quarrel")
    assert code(operator.http.post(f"{DOOR}/tables/nowhere/close", json={})) == (404, "no_table")


def test_a_damaged_table_is_listed_and_closed(house: Served) -> None:
    operator, ada, bo = comes_in(house), house.guest("Ada"), house.guest("Bo")
    table = ada.plays_with(bo)
    house.do(lambda opened: opened.store.mark(table, "entries: unreadable"))
    (found,) = operator.get(f"{DOOR}/tables", status="damaged")["tables"]
    assert (found["id"], found["damaged"]) == (table, "entries: unreadable")


def test_players_are_found_by_id_account_and_part_of_a_name(house: Served) -> None:
    operator, ada = comes_in(house), account(house, "Adélaïde")
    house.guest("Bo")
    for sought in ("player0001", "adélaïde", "déla", ada.get("/api/me")["handle"]):
        (found,) = operator.get(f"{DOOR}/players", sought=sought)["players"]
        assert found["name"] == "Adélaïde"
    assert operator.get(f"{DOOR}/players", sought="%")["players"] == []
    assert {one["name"] for one in operator.get(f"{DOOR}/players")["players"]} >= {"Adélaïde", "Bo"}


def test_the_trail_is_read_by_pages_and_checked(house: Served) -> None:
    operator = comes_in(house)
    for _ in range(60):
        house.do(lambda opened: opened.note("signed_in", "player0001"))
    first = operator.get(f"{DOOR}/trail")
    second = operator.get(f"{DOOR}/trail", before=first["next"])
    numbers = [one["number"] for one in first["traces"] + second["traces"]]
    assert numbers == sorted(numbers, reverse=True)
    assert (len(set(numbers)), second["next"]) == (61, None)
    checked = operator.get(f"{DOOR}/trail/check")
    assert (checked["broken"], checked["last"]) == (None, 61)
    assert len(checked["link"]) == 64


def test_the_house_is_seen_at_a_glance(house: Served) -> None:
    operator, ada, bo = comes_in(house), house.guest("Ada"), house.guest("Bo")
    ada.window(ada.plays_with(bo))
    seen = operator.get(f"{DOOR}/vitals")
    assert (seen["faults"], seen["windows"], seen["stored"]["playing"]) == ([], 1, 1)
    assert set(seen["queued"]) == {"quick", "slow"}


def everything(operator: Guest) -> list[httpx.Response]:
    """All that the page can read."""
    asked = [*PATHS, "/reports?all=true", "/tables?status=playing", "/players?sought=a"]
    return [operator.http.get(DOOR + path) for path in asked]


def test_nothing_that_is_answered_tells_of_a_deal_or_of_a_persons_secrets(house: Served) -> None:
    key = key_of(house)
    operator, ada, bo = comes_in(house, key), account(house, "Ada"), house.guest("Bo")
    ada.patch("/api/me", mail="ada@example.org")
    table = ada.plays_with(bo)
    play_on([ada.window(table), bo.window(table)], Random(1), 30)
    row = house.do(lambda opened: opened.store.row(table))
    secrets = [
        key,
        str(ada.cookie),
        "ada@example.org",
        "argon2",
        *_hidden(house, table),
        row.charter.hex() if row else "",
    ]
    for answer in everything(operator):
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-store"
        for secret in secrets:
            assert secret not in answer.text, f"{answer.url} tells {secret[:12]}"


def test_a_table_looks_the_same_in_every_world_nobody_can_tell_apart(house: Served) -> None:
    """Two tables that differ in nothing but their deals are the same to the operator."""
    operator, ada, bo = comes_in(house), house.guest("Ada"), house.guest("Bo")
    one, other = ada.plays_with(bo), ada.plays_with(bo)
    told: dict[str, Any] = {
        card["id"]: {name: value for name, value in card.items() if name != "id"}
        for card in operator.get(f"{DOOR}/tables")["tables"]
    }
    assert told[one] == told[other]
    assert _hidden(house, one) != _hidden(house, other)


def _hidden(house: Served, table: str) -> list[str]:
    """The seed of a running game, as it might be written."""

    async def seed(opened: Any) -> str:
        return str(await opened.rooms.look(table, lambda laid, room: laid.charter.seed.hex()))

    return [house.do(seed)]
