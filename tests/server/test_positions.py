"""A position that somebody brings is opened as a what-if, or refused with the line that is wrong."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.server.guests import play_on
from tests.server.houses import Served, served

TEXT = "takara\nseats: 3\nactive: 1\nasked: assign\nkaras 1: 12\nsite 1, 3 left: drake up wounds 1\n"
LAST = "takara\nactive: 0\nasked: assign\nsite 1, 1 left: karas_6\nempty sites: 2, 3, 4\n"


def test_a_position_becomes_a_table_of_whoever_brings_it(house: Served) -> None:
    ada = house.guest("Ada")
    opened = ada.post("/api/tables/import", text=TEXT)
    table = opened["table"]
    assert (table["game"], table["status"], table["mine"]) == ("takara", "playing", [1])
    assert [seat["bot"] is not None and seat["bot"] != "" for seat in table["seats"]] == [True, False, True]
    seen = ada.get(f"/api/tables/{opened['id']}/position")
    assert seen["outlook"]["players"][1]["karas"] == 12
    assert seen["outlook"]["sites"][0]["tiles"][0]["kind"] == "drake"


def test_it_is_played_on_and_taken_back(house: Served) -> None:
    ada = house.guest("Ada")
    opened = ada.post("/api/tables/import", text=TEXT)
    window = ada.window(opened["id"])
    play_on([window], Random(1), 3)
    assert ada.get(f"/api/tables/{opened['id']}/position")["number"] >= 3


def test_it_has_no_journal_for_it_was_not_dealt(house: Served) -> None:
    ada = house.guest("Ada")
    opened = ada.post("/api/tables/import", text=LAST)
    window = ada.window(opened["id"])
    assert window.act("dig 1")["type"] == "ack"
    answer = ada.http.get(f"/api/tables/{opened['id']}/journal")
    assert (answer.status_code, answer.json()["code"]) == (400, "no_journal")


def test_what_is_wrong_is_said_with_its_line_in_the_reader_s_language(house: Served) -> None:
    ada = house.guest("Ada")
    answer = ada.http.post(
        "/api/tables/import", json={"text": TEXT + "won 0: dragon\n"}, headers={"accept-language": "fr"}
    )
    assert answer.status_code == 400
    assert answer.json()["code"] == "position_name"
    assert answer.json()["say"].startswith("Ligne 7\N{NO-BREAK SPACE}: «\N{NO-BREAK SPACE}dragon")
    unknown = ada.http.post("/api/tables/import", json={"text": "chess\n"}).json()
    assert (unknown["error"], unknown["code"]) == ("setup", "no_game")


def test_it_is_still_there_after_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/house.sqlite"
    with served(database=database) as house:
        ada = house.guest("Ada")
        id = ada.post("/api/tables/import", text=TEXT)["id"]
        before = ada.get(f"/api/tables/{id}/position")["outlook"]
        cookie = f"bivouac={ada.cookie}"
    with served(database=database) as house:
        ada = house.guest(cookie=cookie)
        assert ada.get(f"/api/tables/{id}/position")["outlook"] == before
