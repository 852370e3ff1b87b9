"""Company: friends by mutual consent, invitations, a seat for any comer; and a way out of bad company."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from tests.server.guests import Guest, play_on, problem
from tests.server.houses import Served, served
from tests.server.prepared import account, nearly_over

COMPANY = "/api/me/company"


def handle(guest: Guest) -> str:
    """By what others find them."""
    return str(guest.get("/api/me")["handle"])


def says(guest: Guest, other: Guest, wish: str) -> dict[str, Any]:
    """What one wishes of another, and one's company afterwards."""
    told: dict[str, Any] = guest.post(COMPANY, handle=handle(other), wish=wish)
    return told


def befriend(one: Guest, other: Guest) -> None:
    """Both want it."""
    says(one, other, "friend")
    says(other, one, "friend")


def names(people: list[dict[str, Any]]) -> list[str]:
    """The names in a list of people."""
    return [person["name"] for person in people]


def test_two_are_friends_once_both_have_asked(house: Served) -> None:
    ada, bo = account(house, "Ada"), account(house, "Bo")
    assert names(says(ada, bo, "friend")["asked"]) == ["Bo"]
    theirs = bo.get(COMPANY)
    assert (names(theirs["asking"]), theirs["friends"]) == (["Ada"], [])
    assert names(says(bo, ada, "friend")["friends"]) == ["Ada"]
    assert names(ada.get(COMPANY)["friends"]) == ["Bo"]
    says(bo, ada, "nothing")
    assert ada.get(COMPANY)["friends"] == []


def test_a_friend_is_invited_and_finds_the_seat_kept_for_them(house: Served) -> None:
    ada, bo, eve = account(house, "Ada"), account(house, "Bo"), account(house, "Eve")
    befriend(ada, bo)
    table = ada.opens("human", "human", "open")
    ada.joins(table, seat=0)
    ada.post(f"/api/tables/{table}/invite", handle=handle(bo))
    (card,) = bo.get(COMPANY)["invitations"]
    assert (card["table"], card["game"], card["name"]) == (table, "takara", "Ada")
    bo.joins(table, seat=1, key=card["key"])
    assert bo.get(COMPANY)["invitations"] == [], "it was taken up"
    with problem(404, "not_found") as answers:
        answers.append(bo.http.post(f"/api/tables/{table}/invite", json={"handle": "nobody"}))
    assert eve.refused(f"/api/tables/{table}/invite", handle=handle(bo)) == "not_seated"


def test_an_invitation_is_declined(house: Served) -> None:
    ada, bo = account(house, "Ada"), account(house, "Bo")
    befriend(ada, bo)
    table = ada.opens("human", "human")
    ada.post(f"/api/tables/{table}/invite", handle=handle(bo))
    assert bo.http.delete(f"/api/me/invitations/{table}").json()["invitations"] == []


def test_nobody_is_invited_who_is_no_friend(house: Served) -> None:
    ada, bo = account(house, "Ada"), account(house, "Bo")
    says(ada, bo, "friend")
    table = ada.opens("human", "human")
    answer = ada.http.post(f"/api/tables/{table}/invite", json={"handle": handle(bo)})
    assert (answer.status_code, answer.json()["code"]) == (404, "no_friend")
    assert bo.get(COMPANY)["invitations"] == []


def test_a_blocked_player_reaches_nobody_by_any_way(house: Served) -> None:
    ada, eve = account(house, "Ada"), account(house, "Eve")
    befriend(ada, eve)
    over = nearly_over(house, ada, eve)
    play_on([ada.window(over), eve.window(over)], Random(1), 1_000)
    assert names(says(ada, eve, "block")["blocked"]) == ["Eve"]
    assert eve.get(COMPANY)["friends"] == []
    hers = ada.opens("human", "open")
    ada.joins(hers, seat=0)
    with problem(403, "forbidden") as answers:
        answers.append(eve.http.post(f"/api/tables/{hers}/join"))
        answers.append(eve.http.post(f"/api/tables/{over}/rematch"))
    assert hers not in [card["id"] for card in eve.get("/api/tables")["open"]]
    assert eve.get("/api/lobby/seat", game="takara", seats=2)["table"] != hers
    assert eve.http.get(f"/api/players/{handle(ada)}/profile").status_code == 404
    says(eve, ada, "friend")
    assert ada.get(COMPANY)["asking"] == []
    mine = eve.opens("human", "human")
    answer = eve.http.post(f"/api/tables/{mine}/invite", json={"handle": handle(ada)})
    assert answer.status_code == 404
    assert ada.get(COMPANY)["invitations"] == []
    elsewhere = eve.opens("human", "open")
    eve.joins(elsewhere, seat=0)
    assert ada.http.post(f"/api/tables/{elsewhere}/join").status_code == 403, "they meet no more, either way"


def test_a_blocked_player_does_not_look_on_while_the_game_lasts(house: Served) -> None:
    ada, bo, eve = account(house, "Ada"), account(house, "Bo"), account(house, "Eve")
    table = nearly_over(house, ada, bo)
    looking, playing = eve.window(table), eve.window(eve.plays_with(ada))
    says(ada, eve, "block")
    assert looking.closing() == 4403, "shown out as by any host, and told nothing else"
    assert eve.knock(f"/ws/{table}").closing() == 4403
    assert playing.ask("ping")["type"] == "pong", "a game that the two have begun goes on"
    play_on([ada.window(table), bo.window(table)], Random(1), 1_000)
    assert eve.window(table).table["status"] == "over", "what is over is anybody's to see"


def test_a_block_works_both_ways_in_lists_and_live_games(house: Served) -> None:
    ada, bo, eve = account(house, "Ada"), account(house, "Bo"), account(house, "Eve")
    says(ada, eve, "block")
    table = ada.opens("open", "open")
    ada.joins(table, seat=0)
    bo.joins(table, seat=1)
    ada.starts(table)
    assert table in [card["id"] for card in bo.get("/api/tables")["mine"]]
    assert table not in [card["id"] for card in eve.get("/api/tables")["live"]]
    theirs = eve.opens("open", "open")
    eve.joins(theirs, seat=0)
    assert theirs not in [card["id"] for card in ada.get("/api/tables")["open"]]
    assert ada.get("/api/lobby/seat", game="takara", seats=2)["table"] != theirs
    assert ada.http.get(f"/api/players/{handle(eve)}/profile").status_code == 404
    says(ada, eve, "nothing")
    assert table in [card["id"] for card in eve.get("/api/tables")["live"]]


# Whoever is blocked does not look on, so has nothing to say there.
@pytest.mark.parametrize(("wish", "looking_on"), [("mute", False), ("mute", True), ("block", False)])
def test_unwanted_words_do_not_reach_the_window_or_the_log(
    house: Served, wish: str, looking_on: bool
) -> None:
    ada, bo, eve = account(house, "Ada"), account(house, "Bo"), account(house, "Eve")
    table = ada.plays_with(bo if looking_on else eve)
    window = ada.window(table)
    loud = eve.window(table)
    assert loud.ask("say", text="before")["type"] == "ack"
    assert window.learns("said")["text"] == "before"
    says(ada, eve, wish)
    line = loud.ask("say", text="unwanted")["line"]
    window.catch_up(line)
    ada.window(table).ask("say", text="mine")
    assert window.learns("said")["text"] == "mine"
    assert "unwanted" not in str(window.heard)
    assert "unwanted" not in str(ada.get(f"/api/tables/{table}/log"))
    assert "unwanted" not in str(ada.window(table).heard)
    assert "unwanted" in str(eve.get(f"/api/tables/{table}/log")), "others hear them"
    says(ada, eve, "nothing")
    assert "unwanted" in str(ada.get(f"/api/tables/{table}/log"))


def test_another_worker_does_not_pass_unwanted_words_on_either(postgres_url: str) -> None:
    with served(database=postgres_url, workers=2) as here, served(database=postgres_url, workers=2) as there:
        ada, eve = account(here, "Ada"), account(here, "Eve")
        table = ada.plays_with(eve)
        window = there.guest(Cookie=f"bivouac={ada.cookie}").window(table)
        says(ada, eve, "mute")
        speaking = eve.window(table)
        speaking.ask("say", text="unwanted")
        ada.window(table).ask("say", text="mine")
        while window.learns("said")["text"] != "mine":
            pass
        assert "unwanted" not in str(window.heard[-3:])


def test_whoever_sits_there_is_muted_also_as_a_guest(house: Served) -> None:
    ada, eve = house.guest("Ada"), house.guest("Eve")
    table = ada.plays_with(eve)
    assert names(ada.post(f"/api/tables/{table}/company", seat=1, wish="mute")["muted"]) == ["Eve"]
    answer = ada.http.post(f"/api/tables/{table}/company", json={"seat": 9, "wish": "mute"})
    assert (answer.status_code, answer.json()["code"]) == (404, "nobody_there")
    own = ada.http.post(f"/api/tables/{table}/company", json={"seat": 0, "wish": "block"})
    assert own.status_code == 404, "one cannot block oneself"


def test_the_operator_is_told_and_the_trail_keeps_ids_alone(own_house: Served) -> None:
    ada, eve = own_house.guest("Ada"), own_house.guest("Eve")
    table = ada.plays_with(eve)
    ada.post(f"/api/tables/{table}/report", seat=1, reason="words", words="  rude \n words ")
    (told,) = own_house.do(lambda house: house.store.people.reports(9))
    assert (told.reason, told.words, told.table_id) == ("words", "rude words", table)
    (trace,) = own_house.do(lambda house: house.store.trail(9, kind="reported"))
    assert (trace.actor, trace.subject, trace.detail) == (told.reporter, told.subject, "words")


def test_who_wants_a_game_is_led_to_the_table_that_waits_longest(own_house: Served) -> None:
    ada, bo, cy = own_house.guest("Ada"), own_house.guest("Bo"), own_house.guest("Cy")
    address = "/api/lobby/seat"
    assert cy.get(address, game="takara", seats=2) == {"table": None}
    first = ada.opens("open", "open")
    ada.joins(first, seat=0)
    own_house.clockwork.wait(60_000)
    second = bo.opens("open", "open")
    bo.joins(second, seat=0)
    assert cy.get(address, game="takara", seats=2) == {"table": first}
    assert ada.get(address, game="takara", seats=2) == {"table": second}, "not the table one sits at"
    assert cy.get(address, game="takara", seats=3) == {"table": None}
    assert cy.get(address, game="temple", seats=2) == {"table": None}
    assert cy.http.get(address, params={"game": "chess", "seats": 2}).status_code == 404


def test_a_game_that_began_among_strangers_can_be_watched_unless_it_is_private(house: Served) -> None:
    ada, bo, cy = house.guest("Ada"), house.guest("Bo"), house.guest("Cy")

    def playing(*seats: str, **more: Any) -> str:
        table = ada.opens(*seats, **more)
        ada.joins(table, seat=0)
        bo.joins(table, seat=1)
        ada.starts(table)
        return table

    shown, among_friends, hidden = (
        playing("open", "open"),
        playing("human", "human"),
        playing("open", "open", private=True),
    )
    live = [card["id"] for card in cy.get("/api/tables")["live"]]
    assert shown in live
    assert among_friends not in live
    assert hidden not in live
    ada.post(f"/api/tables/{shown}/onlookers", onlookers="none")
    assert shown not in [card["id"] for card in cy.get("/api/tables")["live"]]


def test_wishes_are_not_made_without_end(own_house: Served) -> None:
    with served(rate=10_000.0) as strict:
        ada, bo = account(strict, "Ada"), account(strict, "Bo")
        body = {"handle": handle(bo), "wish": "mute"}
        answers = [strict.guests[0].http.post(COMPANY, json=body).status_code for _ in range(25)]
        assert answers[:20] == [200] * 20
        assert 429 in answers
        assert ada.get(COMPANY)["muted"]


def test_an_account_is_found_by_its_name_unless_it_hides_or_is_blocked(house: Served) -> None:
    ada, zoe = account(house, "Ada"), account(house, "Zoé Ébène")
    called = partial(ada.get, "/api/me/called")
    assert called(name=" zoe  EBENE ") == [{"name": "Zoé Ébène", "handle": handle(zoe)}]
    assert called(name="zoe") == [], "a part of a name finds nobody"
    found = [one["handle"] for one in called(name="ada")]
    assert handle(ada) not in found, "nobody looks for themselves"
    zoe.patch("/api/me", profile="hidden")
    assert called(name="zoe ebene") == []
    zoe.patch("/api/me", profile="shown", name="Zoë")
    assert called(name="zoe ebene") == []
    assert [one["name"] for one in called(name="zoe")] == ["Zoë"]
    says(zoe, ada, "block")
    assert called(name="zoe") == []
    guest = house.guest()
    guest.patch("/api/me", name="Nobody Yet")
    assert called(name="nobody yet") == [], "guests are not listed"
