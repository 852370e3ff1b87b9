"""Sitting down and getting up: by link, by invitation, with the key of a seat; and the start."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.guests import Guest, problem
from tests.server.houses import Served


def seats(guest: Guest, table: str) -> list[str]:
    """Who sits in the seats: names of people, and the specs of bots, whose names the house chooses."""
    return [seat["bot"] or seat["name"] for seat in guest.get(f"/api/tables/{table}")["seats"]]


def test_whoever_has_the_link_of_a_table_for_friends_may_sit_down(house: Served) -> None:
    ada, bo, cy = house.guest("Ada"), house.guest("Bo"), house.guest("Cy")
    table = ada.opens("human", "human", "random")
    assert (ada.joins(table)["seat"], bo.joins(table)["seat"]) == (0, 1)
    assert seats(cy, table) == ["Ada", "Bo", "random"]
    assert cy.refused(f"/api/tables/{table}/join") == "no_free_seat"


def test_a_link_says_where_the_table_is(house: Served) -> None:
    ada = house.guest("Ada")
    opened = ada.post("/api/tables", game="takara", seats=[{"kind": "human"}, {"kind": "human"}])
    assert opened["link"].endswith(f"/t/{opened['id']}")
    assert opened["table"]["status"] == "gathering"
    assert (opened["table"]["hosting"], opened["table"]["mine"]) == (True, [])


def test_where_both_kinds_of_seat_exist_a_friends_seat_wants_the_invitation(house: Served) -> None:
    ada, bo, cy = house.guest("Ada"), house.guest("Bo"), house.guest("Cy")
    wishes = [{"kind": "human"}, {"kind": "human"}, {"kind": "open"}]
    opened = ada.post("/api/tables", game="takara", seats=wishes)
    table = opened["id"]
    assert bo.refused(f"/api/tables/{table}/join", seat=0) == "not_invited"
    assert bo.joins(table)["seat"] == 2
    assert cy.refused(f"/api/tables/{table}/join") == "no_free_seat"
    assert cy.refused(f"/api/tables/{table}/join", key="forged") == "no_free_seat"
    assert cy.joins(table, key=opened["invitation"])["seat"] == 0
    assert ada.joins(table)["seat"] == 1


def test_an_invitation_to_another_table_is_none(house: Served) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    wishes = [{"kind": "human"}, {"kind": "open"}]
    here, there = (ada.post("/api/tables", game="takara", seats=wishes) for _ in range(2))
    table, key = here["id"], there["invitation"]
    assert bo.refused(f"/api/tables/{table}/join", seat=0, key=key) == "not_invited"


def test_who_sits_already_keeps_the_seat(house: Served) -> None:
    ada = house.guest("Ada")
    table = ada.opens("human", "human")
    first = ada.joins(table)
    again = ada.joins(table)
    assert again["seat"] == first["seat"] == 0
    assert again["table"]["seq"] == first["table"]["seq"]


def test_one_player_may_hold_several_seats(house: Served) -> None:
    ada = house.guest("Ada")
    table = ada.opens("human", "human")
    ada.joins(table, seat=1)
    assert ada.joins(table, seat=0)["table"]["mine"] == [0, 1]
    assert ada.starts(table)["status"] == "playing"


def test_a_seat_that_is_taken_or_not_there_is_refused(house: Served) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = ada.opens("human", "human", "random")
    ada.joins(table)
    assert bo.refused(f"/api/tables/{table}/join", seat=0) == "seat_taken"
    assert bo.refused(f"/api/tables/{table}/join", seat=2) == "seat_taken"
    assert bo.refused(f"/api/tables/{table}/join", seat=7) == "no_such_seat"


def test_the_key_of_a_seat_finds_it_again_from_another_device(house: Served) -> None:
    ada, bo, phone = house.guest("Ada"), house.guest("Bo"), house.guest()
    table = ada.opens("human", "human")
    key = ada.joins(table)["key"]
    bo.joins(table)
    ada.starts(table)
    found = phone.joins(table, key=key)
    assert (found["seat"], found["table"]["mine"]) == (0, [0])
    assert found["table"]["seats"][0]["name"] == "Ada"
    assert phone.window(table).moves()
    assert ada.get(f"/api/tables/{table}")["mine"] == []


def test_the_key_of_a_seat_is_void_after_leaving(house: Served) -> None:
    ada, bo, eve = house.guest("Ada"), house.guest("Bo"), house.guest("Eve")
    table = ada.opens("human", "human")
    ada.joins(table)
    key = bo.joins(table)["key"]
    bo.post(f"/api/tables/{table}/leave")
    eve.joins(table)
    assert bo.refused(f"/api/tables/{table}/join", key=key) == "no_free_seat"
    assert seats(ada, table) == ["Ada", "Eve"]


def test_the_key_of_a_seat_opens_no_other_table(house: Served) -> None:
    ada, eve = house.guest("Ada"), house.guest("Eve")
    here, there = ada.opens("human", "human"), ada.opens("human", "human")
    key = ada.joins(here)["key"]
    ada.joins(there)
    assert eve.joins(there, key=key)["seat"] == 1


def test_getting_up_frees_the_seat_before_the_start_only(house: Served) -> None:
    ada, bo, cy = house.guest("Ada"), house.guest("Bo"), house.guest("Cy")
    table = ada.opens("human", "human")
    ada.joins(table)
    bo.joins(table)
    assert cy.refused(f"/api/tables/{table}/leave") == "not_seated"
    assert bo.post(f"/api/tables/{table}/leave")["seats"][1]["taken"] is False
    cy.joins(table)
    ada.starts(table)
    assert cy.refused(f"/api/tables/{table}/leave") == "already_started"


def test_the_host_may_free_anybodys_seat_and_nobody_else(house: Served) -> None:
    ada, bo, cy = house.guest("Ada"), house.guest("Bo"), house.guest("Cy")
    table = ada.opens("human", "human", "human")
    bo.joins(table)
    cy.joins(table)
    assert bo.refused(f"/api/tables/{table}/leave", seat=1) == "not_seated"
    assert ada.post(f"/api/tables/{table}/leave", seat=1)["seats"][1]["taken"] is False
    with problem(401, "unknown_player") as answers:
        answers.append(house.guest().http.post(f"/api/tables/{table}/leave"))


def test_the_host_gives_free_seats_to_others(house: Served) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = ada.opens("human", "human", "human")
    bo.joins(table)
    place = f"/api/tables/{table}/seats"
    view = ada.post(place, seat=1, kind="bot", bot="greedy")
    assert view["seats"][1]["bot"] == "greedy"
    assert ada.post(place, seat=2, kind="open")["seats"][2]["kind"] == "open"
    assert ada.post(place, seat=1, kind="human")["seats"][1]["bot"] == ""
    assert bo.refused(place, seat=1, kind="open") == "not_the_host"
    assert ada.refused(place, seat=0, kind="open") == "seat_taken"
    assert ada.refused(place, seat=9, kind="open") == "no_such_seat"
    answer = ada.http.post(place, json={"seat": 1, "kind": "bot", "bot": "deepblue"})
    assert (answer.status_code, answer.json()["error"]) == (400, "setup")


def test_a_game_begins_once_and_only_with_every_seat_taken(house: Served) -> None:
    ada, bo, cy = house.guest("Ada"), house.guest("Bo"), house.guest("Cy")
    table = ada.opens("human", "human")
    bo.joins(table)
    assert ada.refused(f"/api/tables/{table}/start") == "seats_empty"
    assert ada.refused(f"/api/tables/{table}/outlook", "GET") == "not_started"
    ada.joins(table)
    assert cy.refused(f"/api/tables/{table}/start") == "not_seated"
    assert bo.starts(table)["status"] == "playing"
    assert ada.refused(f"/api/tables/{table}/start") == "already_started"
    assert cy.refused(f"/api/tables/{table}/join") == "already_started"
    assert ada.refused(f"/api/tables/{table}/seats", seat=0, kind="open") == "already_started"


def test_the_seed_is_committed_to_and_kept_until_the_end(house: Served) -> None:
    ada = house.guest("Ada")
    opened = ada.post("/api/tables", game="takara", seats=[{"kind": "human"}, {"kind": "human"}])
    assert len(opened["table"]["commitment"]) == 64
    assert opened["table"]["seed"] is None


@pytest.mark.parametrize("count", [1, 5])
def test_a_game_has_as_many_seats_as_its_box_allows(house: Served, count: int) -> None:
    body = {"game": "takara", "seats": [{"kind": "human"}] * count}
    assert house.guest("Ada").http.post("/api/tables", json=body).status_code == 400


def test_the_options_of_a_table_are_those_asked_for(house: Served) -> None:
    ada = house.guest("Ada")
    table = ada.opens("human", "human", options={"strict_observation": True})
    assert ada.get(f"/api/tables/{table}")["options"] == {"strict_observation": True}


def test_two_who_want_the_last_seat_at_once_do_not_both_get_it(house: Served) -> None:
    ada = house.guest("Ada")
    table = ada.opens("human", "human")
    ada.joins(table)
    rivals = [house.guest(f"Rival {number}") for number in range(6)]
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda rival: rival.http.post(f"/api/tables/{table}/join"), rivals))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
