"""Deleting one's own data: nothing of the person is left, and the others play on."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from tests.server.guests import Guest
from tests.server.houses import Served, served

NAME = "Zerlina Quux"
WORDS = "parsnip marmalade"


def test_a_game_goes_on_without_the_one_who_left_for_good(own_house: Served) -> None:
    ada, bo, table = playing(own_house)
    window = bo.window(table)
    assert forgotten(ada)["known"] is False
    line = window.learns("resigned", seat=0)
    assert line["bot"] == "greedy"
    while not window.moves():  # the bot plays until it is Bo's turn
        window.hear()
    assert window.act()["type"] == "ack"
    seat = bo.get(f"/api/tables/{table}")["seats"][0]
    assert (seat["name"], seat["resigned"], seat["bot"]) == ("", True, "greedy")


def test_the_windows_of_others_are_told_everything_again_without_the_name(own_house: Served) -> None:
    ada, bo, table = playing(own_house)
    window = bo.window(table)
    ada.window(table).ask("say", text=WORDS)
    assert window.learns("said")["name"] == NAME
    assert NAME in str(window.table)
    forgotten(ada)
    again = window.wait("welcome")
    assert NAME not in str(again)
    assert WORDS not in str(again)
    assert [line["seq"] for line in again["lines"]] == list(range(1, again["seq"] + 1))


def test_name_and_words_are_gone_from_whatever_others_ask_for(own_house: Served) -> None:
    ada, bo, table = playing(own_house)
    elsewhere = bo.opens("human", "human")
    ada.window(elsewhere).ask("say", text=WORDS)  # as an onlooker
    gathering = bo.opens("open", "open")
    ada.joins(gathering)
    ada.window(table).ask("say", text=WORDS)
    forgotten(ada)
    paths = ["/", "/api/tables"]
    for id in (table, elsewhere, gathering):
        paths += [f"/api/tables/{id}", f"/api/tables/{id}/log"]
    for path in (*paths, f"/api/tables/{table}/outlook", f"/api/tables/{table}/position"):
        text = bo.http.get(path).text
        assert NAME not in text, path
        assert WORDS not in text, path
    assert [seat["taken"] for seat in bo.get(f"/api/tables/{gathering}")["seats"]] == [False, False]


def test_a_paused_game_goes_on_too(own_house: Served) -> None:
    ada, bo, table = playing(own_house)
    assert ada.window(table).ask("pause")["type"] == "ack"
    forgotten(ada)
    view = bo.get(f"/api/tables/{table}")
    assert (view["status"], view["paused"]) == ("playing", False)
    assert view["seats"][0]["resigned"] is True


def test_a_table_nobody_is_left_at_is_closed(own_house: Served) -> None:
    ada = own_house.guest(NAME)
    table = ada.opens("human", "random")
    ada.joins(table)
    ada.starts(table)
    forgotten(ada)
    assert own_house.guest().get(f"/api/tables/{table}")["status"] == "closed"


def test_the_cookie_and_the_account_are_void(own_house: Served) -> None:
    ada, _, table = playing(own_house)
    cookie = ada.cookie
    ada.post("/api/me/account", login="zerlina", passphrase="correct horse")
    window = ada.window(table)
    forgotten(ada)
    assert ada.cookie is None
    assert window.closing() == 4401
    assert own_house.guest(Cookie=f"bivouac={cookie}").get("/api/me")["known"] is False
    account = {"login": "zerlina", "passphrase": "correct horse"}
    assert own_house.guest().http.post("/api/me/login", json=account).status_code == 401
    assert own_house.guest().post("/api/me/account", **account)["login"] == "zerlina"


def test_a_rematch_keeps_no_seat_for_somebody_who_is_gone(own_house: Served) -> None:
    ada, bo, table = playing(own_house)
    bo.post("/api/me/account", login="bo-stays", passphrase="correct horse")  # so that bots may play on alone
    for guest in (ada, bo):
        assert guest.window(table).ask("lend", bot="random")["type"] == "ack"
    window = bo.window(table)
    while window.table["status"] != "over":
        window.hear()
    forgotten(ada)
    again = bo.post(f"/api/tables/{table}/rematch")["table"]
    assert [seat["taken"] for seat in again["seats"]] == [False, True]


def test_another_worker_forgets_too(postgres_url: str) -> None:
    with served(database=postgres_url, workers=2) as here, served(database=postgres_url, workers=2) as there:
        ada, bo, table = playing(here)
        elsewhere = there.guest(Cookie=f"bivouac={bo.cookie}")
        window = elsewhere.window(table)
        hers = there.guest(Cookie=f"bivouac={ada.cookie}").window(table)
        assert NAME in str(window.table)
        forgotten(ada)
        assert NAME not in str(window.wait("welcome"))
        assert NAME not in elsewhere.http.get(f"/api/tables/{table}/log").text
        assert there.guest(Cookie=f"bivouac={ada.cookie}").get("/api/me")["known"] is False
        assert hers.closing() == 4401


def test_nothing_of_the_person_is_left_in_the_database_file(tmp_path: Path) -> None:
    file = tmp_path / "bivouac.db"
    with served(database=f"sqlite:///{file}") as house:
        ada, _, table = playing(house)
        ada.patch("/api/me", mail="zerlina@example.org")
        ada.post("/api/me/account", login="zerlina", passphrase="correct horse")
        ada.window(table).ask("say", text=WORDS)
        assert house.do(lambda open: open.store.player_by_login("zerlina"))
        forgotten(ada)
    left = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for trace in (NAME, WORDS, "zerlina", "example.org", "$argon2id$"):
        assert trace.encode() not in left, trace
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT count(*) FROM players").fetchone() == (1,)
    connection.close()


def test_a_table_of_a_game_that_is_no_longer_installed_keeps_nobody_from_going(tmp_path: Path) -> None:
    file = tmp_path / "bivouac.db"
    with served(database=f"sqlite:///{file}") as house:
        ada, _, table = playing(house)
        cookie = ada.cookie
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE tables SET charter = replace(charter, 'takara', 'sunken')")
    connection.close()
    with served(database=f"sqlite:///{file}") as house:
        ada = house.guest(Cookie=f"bivouac={cookie}")
        answer = ada.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["error"]) == (400, "setup")
        assert "sunken" in answer.json()["say"]
        assert forgotten(ada)["known"] is False
    assert NAME.encode() not in file.read_bytes()


def playing(house: Served) -> tuple[Guest, Guest, str]:
    """A game between Zerlina, who sits first, and Bo."""
    ada, bo = house.guest(NAME), house.guest("Bo")
    table = ada.plays_with(bo)
    return ada, bo, table


def forgotten(guest: Guest) -> dict[str, object]:
    """What is answered to somebody who wants to be forgotten."""
    answer = guest.http.delete("/api/me")
    assert answer.status_code == 200, answer.text
    told: dict[str, object] = answer.json()
    return told
