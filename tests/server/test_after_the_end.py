"""What comes after a game: its journal, a rematch, a what-if, and a journal laid on a table."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bivouac.core.journal import parse
from bivouac.core.replay import verify
from tests.server.guests import Guest, play_on, problem
from tests.server.houses import Served, served, until
from tests.server.prepared import TAKARA, begun, nearly_over

# The line that names the next table cannot be written.
CUT = """CREATE TRIGGER cut BEFORE INSERT ON entries WHEN NEW.kind = 'followed'
BEGIN SELECT RAISE(ABORT, 'cut off'); END"""


def test_the_journal_of_a_finished_game_proves_itself(house: Served, over: tuple[Guest, Guest, str]) -> None:
    ada, _, table = over
    answer = house.guest().http.get(f"/api/tables/{table}/journal")
    assert answer.headers["content-type"].startswith("text/plain")
    assert "attachment" in answer.headers["content-disposition"]
    journal = parse(answer.text)
    verify(TAKARA, journal)
    assert journal.commitment == ada.get(f"/api/tables/{table}")["commitment"]
    assert ada.get(f"/api/tables/{table}")["seed"] in answer.text


def test_a_journal_laid_on_a_table_and_taken_again_is_the_same(
    house: Served, over: tuple[Guest, Guest, str]
) -> None:
    ada, _, table = over
    text = ada.get(f"/api/tables/{table}/journal")
    eve = house.guest("Eve")
    laid = eve.post("/api/tables/import", text=text)
    assert laid["table"]["status"] == "over"
    assert laid["table"]["mine"] == [0, 1]
    assert laid["table"]["outcome"] == ada.get(f"/api/tables/{table}")["outcome"]
    assert eve.get(f"/api/tables/{laid['id']}/journal") == text


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: "",
        lambda text: "nonsense",
        lambda text: text.replace("game: takara", "game: chess"),
        lambda text: text.replace("seed: ", "seed: 00", 1),
        lambda text: text.replace("\n2 ", "\n3 ", 1),
        lambda text: text + "more\n",
        lambda text: text.replace("end ", "end 00", 1),
    ],
    ids=["empty", "nonsense", "game", "seed", "number", "more", "end"],
)
def test_a_journal_that_was_tampered_with_is_refused_with_the_reason(
    house: Served,
    over: tuple[Guest, Guest, str],
    damage: Callable[[str], str],
) -> None:
    ada, _, table = over
    text = ada.get(f"/api/tables/{table}/journal")
    damaged = damage(text)
    assert damaged != text
    with problem(400, "setup") as answers:
        answers.append(house.guest("Eve").http.post("/api/tables/import", json={"text": damaged}))


def test_a_rematch_seats_the_same_people_and_is_opened_once(over: tuple[Guest, Guest, str]) -> None:
    ada, bo, table = over
    window = bo.window(table)
    first = ada.post(f"/api/tables/{table}/rematch")
    assert first["table"]["origin"] == table
    assert [seat["name"] for seat in first["table"]["seats"]] == ["Ada", "Bo"]
    assert window.learns("followed")["table"] == first["id"]
    assert bo.post(f"/api/tables/{table}/rematch")["id"] == first["id"]
    assert bo.get(f"/api/tables/{table}")["follower"] == first["id"]
    assert bo.starts(first["id"])["status"] == "playing"
    assert ada.window(first["id"]).position is not None


def test_a_rematch_that_is_cut_off_before_it_is_named_leaves_no_table_behind(tmp_path: Path) -> None:
    file = tmp_path / "bivouac.db"
    with served(database=f"sqlite:///{file}") as house:
        ada, bo = house.guest("Ada"), house.guest("Bo")
        table = nearly_over(house, ada, bo)
        play_on([ada.window(table), bo.window(table)], Random(1), 10_000)
        operate(file, CUT)
        with problem(503, "store") as answers:
            answers.append(ada.http.post(f"/api/tables/{table}/rematch"))
        for guest in (ada, bo):
            assert guest.get("/api/tables")["mine"] == []
        operate(file, "DROP TRIGGER cut")
        again = ada.post(f"/api/tables/{table}/rematch")["id"]
        assert bo.get(f"/api/tables/{table}")["follower"] == again
        assert [card["id"] for card in bo.get("/api/tables")["mine"]] == [again]


def operate(file: Path, statement: str) -> None:
    """Lay a hand on the database while the house is open."""
    with closing(sqlite3.connect(file, timeout=10)) as connection, connection:
        connection.execute(statement)


def test_two_who_ask_for_a_rematch_at_once_get_one_table(own_house: Served) -> None:
    ada, bo = own_house.guest("Ada"), own_house.guest("Bo")
    table = nearly_over(own_house, ada, bo)
    play_on([ada.window(table), bo.window(table)], Random(1), 10_000)
    with ThreadPoolExecutor(2) as pool:
        asked = list(pool.map(lambda guest: guest.post(f"/api/tables/{table}/rematch")["id"], (ada, bo)))
    assert len(set(asked)) == 1
    assert [card["id"] for card in ada.get("/api/tables")["mine"]] == asked[:1]


def test_only_those_who_played_ask_for_a_rematch_and_only_after_the_end(
    house: Served, over: tuple[Guest, Guest, str]
) -> None:
    _, _, table = over
    assert house.guest("Eve").refused(f"/api/tables/{table}/rematch") == "not_seated"
    ada, bo = house.guest("Ada"), house.guest("Bo")
    assert ada.refused(f"/api/tables/{begun(house, ada, bo)}/rematch") == "not_over"
    with problem(401, "unknown_player") as answers:
        answers.append(house.guest().http.post(f"/api/tables/{table}/rematch"))


def test_a_what_if_goes_on_from_any_action_against_bots(
    house: Served, over: tuple[Guest, Guest, str]
) -> None:
    ada, bo, table = over
    fork = bo.post(f"/api/tables/{table}/fork", at=10)
    view = fork["table"]
    assert (view["origin"], view["number"], view["private"], view["mine"]) == (table, 10, True, [1])
    assert view["seats"][0]["bot"] == "greedy"
    window = bo.window(fork["id"])
    while not window.moves():
        window.hear()
    assert window.act()["type"] == "ack"
    assert ada.get(f"/api/tables/{table}")["status"] == "over"
    assert bo.refused(f"/api/tables/{table}/fork", at=100_000) == "no_such_action"
    assert house.guest("Eve").post(f"/api/tables/{table}/fork", at=0)["table"]["mine"] == [0]


def test_a_game_that_others_still_play_cannot_be_forked(house: Served) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = begun(house, ada, bo, actions=5)
    for guest in (ada, house.guest("Eve")):
        assert guest.refused(f"/api/tables/{table}/fork", at=3) == "not_over"


def test_ones_own_solo_game_can_be_forked_while_it_is_played(house: Served) -> None:
    ada = house.guest("Ada")
    table = ada.plays_alone()
    window = ada.window(table)
    for _ in range(4):
        window.catch_up(window.act()["line"])
    fork = ada.post(f"/api/tables/{table}/fork", at=2)
    assert fork["table"]["number"] == 2
    assert house.guest("Eve").refused(f"/api/tables/{table}/fork", at=2) == "not_over"


def test_a_finished_game_is_the_same_once_it_is_packed_up(own_house: Served) -> None:
    ada, bo = own_house.guest("Ada"), own_house.guest("Bo")
    table = nearly_over(own_house, ada, bo)
    windows = [ada.window(table), bo.window(table)]
    windows[0].ask("say", text="well played")
    play_on(windows, Random(1), 10_000)
    places = [f"/api/tables/{table}{room}" for room in ("", "/log", "/journal", "/outlook")]
    before = [ada.get(place) for place in places]
    for window in windows:
        window.close()
    until(lambda: not own_house.house.rooms.room(table).audience.listeners)
    own_house.clockwork.wait(2 * 3600_000)
    own_house.do(lambda open: open.look_around())
    own_house.clockwork.wait(2 * 60_000)
    own_house.do(lambda open: open.look_around())
    assert own_house.do(lambda open: open.store.to_archive(own_house.clockwork.now(), 9)) == []
    assert table not in own_house.house.rooms.rooms
    assert [ada.get(place) for place in places] == before
