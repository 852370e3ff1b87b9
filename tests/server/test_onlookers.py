"""Onlookers of a table: marked as such where they speak, muted, sent off and shut out by its host."""

from __future__ import annotations

import pytest

from tests.server.guests import Guest, problem
from tests.server.houses import Served


@pytest.fixture
def company(house: Served) -> tuple[str, Guest, Guest, Guest]:
    """A table in play, its host, another player, and an onlooker under the host's name."""
    ada, bo, zoe = house.guest("Ada"), house.guest("Bo"), house.guest("Ada")
    table = ada.plays_with(bo)
    return table, ada, bo, zoe


def orders(host: Guest, table: str, **wish: str) -> dict[str, object]:
    """What the host wants, and who looks on then."""
    answer: dict[str, object] = host.post(f"/api/tables/{table}/onlookers", **wish)
    return answer


def test_an_onlooker_is_told_apart_from_the_player_whose_name_they_took(
    company: tuple[str, Guest, Guest, Guest],
) -> None:
    table, ada, bo, zoe = company
    window = bo.window(table)
    zoe.window(table).ask("say", text="I resign!")
    line = window.learns("said")
    assert (line["name"], line["seat"], len(line["who"])) == ("Ada", -1, 12)
    ada.window(table).ask("say", text="I do not!")
    line = window.learns("said")
    assert (line["name"], line["seat"], line.get("who")) == ("Ada", 0, "")


def test_the_host_sees_who_looks_on_and_nobody_else_does(company: tuple[str, Guest, Guest, Guest]) -> None:
    table, ada, bo, zoe = company
    zoe.window(table)
    told = ada.get(f"/api/tables/{table}/onlookers")
    assert told["reception"] == "welcome"
    (person,) = told["people"]
    assert (person["name"], person["order"], person["here"]) == ("Ada", "", True)
    assert "player0" not in str(told)
    for guest in (bo, zoe):
        assert guest.refused(f"/api/tables/{table}/onlookers", "GET") == "not_the_host"
        assert guest.refused(f"/api/tables/{table}/onlookers", onlookers="none") == "not_the_host"


def test_a_muted_onlooker_looks_on_in_silence(company: tuple[str, Guest, Guest, Guest]) -> None:
    table, ada, _, zoe = company
    window = zoe.window(table)
    (person,) = ada.get(f"/api/tables/{table}/onlookers")["people"]
    orders(ada, table, who=person["id"], order="muted")
    assert window.refusal("say", text="psst") == "muted"
    orders(ada, table, who=person["id"], order="welcome")
    assert window.ask("say", text="thank you")["type"] == "ack"


def test_one_who_is_sent_off_may_come_back(company: tuple[str, Guest, Guest, Guest]) -> None:
    table, ada, _, zoe = company
    window = zoe.window(table)
    (person,) = ada.get(f"/api/tables/{table}/onlookers")["people"]
    orders(ada, table, who=person["id"], order="off")
    assert window.closing() == 4403
    zoe.window(table)


def test_one_who_is_shut_out_sees_nothing_any_more(company: tuple[str, Guest, Guest, Guest]) -> None:
    table, ada, bo, zoe = company
    window, other = zoe.window(table), bo.window(table)
    (person,) = ada.get(f"/api/tables/{table}/onlookers")["people"]
    orders(ada, table, who=person["id"], order="out")
    assert window.closing() == 4403
    assert zoe.knock(f"/ws/{table}").closing() == 4403
    with problem(403, "forbidden") as answers:
        for path in ("", "/log", "/outlook", "/position"):
            answers.append(zoe.http.get(f"/api/tables/{table}{path}"))
    assert other.learns("minded")["order"] == "out"
    (person,) = ada.get(f"/api/tables/{table}/onlookers")["people"]
    assert (person["order"], person["here"]) == ("out", False)


def test_who_is_shut_out_takes_no_open_seat(house: Served) -> None:
    ada, zoe = house.guest("Ada"), house.guest("Zoe")
    table = ada.opens("human", "open")
    zoe.window(table)
    (person,) = ada.get(f"/api/tables/{table}/onlookers")["people"]
    orders(ada, table, who=person["id"], order="out")
    with problem(403, "forbidden") as answers:
        answers.append(zoe.http.post(f"/api/tables/{table}/join"))


def test_a_table_without_onlookers_keeps_its_players(company: tuple[str, Guest, Guest, Guest]) -> None:
    table, ada, bo, zoe = company
    windows = [zoe.window(table), bo.window(table)]
    assert orders(ada, table, onlookers="none")["reception"] == "none"
    assert windows[0].closing() == 4403
    assert windows[1].learns("received")["onlookers"] == "none"
    assert bo.get(f"/api/tables/{table}")["onlookers"] == "none"


def test_silent_onlookers_are_told_so(company: tuple[str, Guest, Guest, Guest]) -> None:
    table, ada, _, zoe = company
    window = zoe.window(table)
    orders(ada, table, onlookers="silent")
    assert window.refusal("say", text="psst") == "onlookers_silent"


def test_nobody_is_minded_by_a_name_that_is_none(company: tuple[str, Guest, Guest, Guest]) -> None:
    table, ada, _, _ = company
    for who in ("", "zoe", "z" * 12, "0" * 13):
        answer = ada.http.post(f"/api/tables/{table}/onlookers", json={"who": who, "order": "out"})
        assert answer.status_code == 400


def test_a_key_finds_its_seat_again_where_nobody_looks_on(
    house: Served, company: tuple[str, Guest, Guest, Guest]
) -> None:
    table, ada, bo, _ = company
    key = bo.joins(table)["key"]
    orders(ada, table, onlookers="none")
    assert house.guest("Bo's phone").joins(table, key=key)["seat"] == 1
