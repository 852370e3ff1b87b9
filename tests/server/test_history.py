"""What one has played: a page of it at a time, found again by game, end and companion; what waits for one."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import text

from bivouac.table import ClockPlan
from tests.server.guests import Guest, play_on, problem
from tests.server.houses import NOON, Served, served
from tests.server.prepared import begun, nearly_over

HISTORY = "/api/me/history"


def finished(house: Served, *people: Guest) -> str:
    """A game of these people that is over."""
    table = nearly_over(house, *people)
    play_on([guest.window(table) for guest in people], Random(1), 1_000)
    return table


def ids(guest: Guest, **query: Any) -> list[str]:
    """The tables on a page."""
    return [game["id"] for game in guest.get(HISTORY, **query)["games"]]


def test_a_finished_game_leaves_the_open_tables_for_the_history_of_everybody_there(house: Served) -> None:
    ada, bo, eve = house.guest("Ada"), house.guest("Bo"), house.guest("Eve")
    table = finished(house, ada, bo)
    assert ada.get("/api/tables")["mine"] == []
    (game,) = ada.get(HISTORY)["games"]
    outcome = ada.get(f"/api/tables/{table}")["outcome"]
    assert (game["id"], game["game"], game["status"], game["counted"]) == (table, "takara", "over", True)
    assert [seat["points"] for seat in game["seats"]] == outcome["points"]
    assert [seat["rank"] for seat in game["seats"]] == outcome["ranks"]
    assert [(seat["name"], seat["mine"]) for seat in game["seats"]] == [("Ada", True), ("Bo", False)]
    (same,) = bo.get(HISTORY)["games"]
    assert [seat["mine"] for seat in same["seats"]] == [False, True]
    assert eve.get(HISTORY) == {"games": [], "next": None}
    assert house.guest().get(HISTORY) == {"games": [], "next": None}, "a stranger has none"


def test_a_history_is_endless_by_pages(own_house: Served) -> None:
    ada = own_house.guest("Ada")
    tables = []
    for _ in range(23):
        own_house.clockwork.wait(1_000)
        table = ada.opens("human", "random")
        ada.joins(table)
        ada.starts(table)
        assert ada.window(table).ask("resign")["type"] == "ack"
        tables.append(table)
    first = ada.get(HISTORY)
    assert [game["id"] for game in first["games"]] == tables[:2:-1]
    second = ada.get(HISTORY, after=first["next"])
    assert [game["id"] for game in second["games"]] == tables[2::-1]
    assert second["next"] is None
    assert first["games"][0]["status"] == "closed"
    assert [seat["gave_up"] for seat in first["games"][0]["seats"]] == [True, False]


def test_a_page_that_is_none_is_refused_by_name(house: Served) -> None:
    ada = house.guest("Ada")
    with problem(400, "setup") as answers:
        answers += [
            ada.http.get(HISTORY, params={"after": odd}) for odd in ("", "x", "1", "9" * 30 + ".t", "².t")
        ]
    assert {answer.json()["code"] for answer in answers} == {"page_unknown"}


def test_games_are_found_by_companion_without_minding_accents(house: Served) -> None:
    ada, elo, bo = house.guest("Ada"), house.guest("Élodie"), house.guest("Bo")
    with_elo, with_bo = finished(house, ada, elo), finished(house, ada, bo)
    assert ids(ada, sought="ELOD") == [with_elo]
    assert ids(ada, sought="bo") == [with_bo]
    assert ids(ada, sought="nobody") == []
    assert ids(ada, game="temple") == []
    assert set(ids(ada, end="won") + ids(ada, end="lost")) == {with_elo, with_bo}


def test_who_left_for_good_is_departed_in_the_games_of_others(house: Served) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    finished(house, ada, bo)
    assert ada.http.delete("/api/me").status_code == 200
    (game,) = bo.get(HISTORY)["games"]
    assert (game["seats"][0]["name"], game["seats"][0]["departed"]) == ("", True)
    assert game["seats"][1]["departed"] is False


def test_a_table_says_that_it_waits_for_one_and_for_what(house: Served) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = begun(house, ada, bo, clock=ClockPlan(bank=60_000))
    first, second = (ada, bo) if ada.get("/api/me/turns") == {"waiting": 1} else (bo, ada)
    assert second.get("/api/me/turns") == {"waiting": 0}
    (card,) = first.get("/api/tables", lang="fr")["mine"]
    assert (card["id"], card["turn"], card["round"]) == (table, True, 1)
    assert card["situation"] == first.get(f"/api/tables/{table}/position", lang="fr")["prompt"]
    assert card["until"] == NOON + 60_001
    (other,) = second.get("/api/tables")["mine"]
    assert (other["turn"], other["until"]) == (False, None)


def test_the_list_is_told_again_to_those_whose_turn_it_has_become(house: Served) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = begun(house, ada, bo)
    windows = {guest: guest.window(table) for guest in (ada, bo)}
    first = next(guest for guest, window in windows.items() if window.moves())
    second = bo if first is ada else ada
    lobby = second.knock("/ws/lobby")
    while windows[first].moves():
        windows[first].act()
        windows[first].catch_up(windows[first].heard[-1].get("line", 0))
    while not lobby.wait("lobby")["mine"][0]["turn"]:
        pass
    assert second.get("/api/me/turns") == {"waiting": 1}


def test_nothing_waits_for_one_at_a_table_that_is_paused_or_over(house: Served) -> None:
    ada = house.guest("Ada")
    table = ada.plays_alone()
    assert ada.get("/api/me/turns") == {"waiting": 1}
    window = ada.window(table)
    window.ask("pause")
    assert ada.get("/api/me/turns") == {"waiting": 0}


def test_games_of_before_results_were_kept_come_into_the_history(tmp_path: Path) -> None:
    with served(database=f"sqlite:///{tmp_path}/bivouac.db") as house:
        ada, bo = house.guest("Ada"), house.guest("Bo")
        table = finished(house, ada, bo)

        async def go_back(house: Any) -> None:
            for change in ("DELETE FROM results", f"INSERT INTO owed_results VALUES ('{table}')"):
                await house.store._write(lambda open, change=change: open.execute(text(change)))

        house.do(go_back)
        assert ids(ada) == []
        house.do(lambda house: house.look_around())
        assert ids(ada) == ids(bo) == [table]
