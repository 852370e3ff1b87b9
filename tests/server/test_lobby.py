"""The list of tables: those anybody may join, one's own, and its socket; and private tables."""

from __future__ import annotations

from typing import Any

from bivouac.table.seats import BOT_NAMES
from tests.server.guests import Guest, Window, problem
from tests.server.houses import Served


def ids(cards: list[dict[str, Any]]) -> list[str]:
    """The tables of a list."""
    return [card["id"] for card in cards]


def until_listed(window: Window, table: str, listed: bool, part: str = "open") -> dict[str, Any]:
    """The next list in which the table is, or is not."""
    while True:
        lobby = window.wait("lobby")
        if (table in ids(lobby[part])) is listed:
            return lobby


def test_a_table_is_listed_while_a_seat_is_open_to_anybody(house: Served) -> None:
    ada, bo, cy = house.guest("Ada"), house.guest("Bo"), house.guest("Cy")
    friends, anybody = ada.opens("human", "human"), ada.opens("human", "open")
    assert anybody in ids(cy.get("/api/tables")["open"])
    assert friends not in ids(cy.get("/api/tables")["open"])
    bo.joins(anybody)
    assert anybody not in ids(cy.get("/api/tables")["open"])


def test_ones_own_tables_are_listed_with_the_seats_one_holds(house: Served) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = ada.opens("human", "human", "random")
    assert ada.get("/api/tables")["mine"] == []
    ada.joins(table)
    bo.joins(table)
    (card,) = ada.get("/api/tables")["mine"]
    assert (card["id"], card["game"], card["status"]) == (table, "takara", "gathering")
    assert [(seat["name"], seat["mine"], seat["free"]) for seat in card["seats"]] == [
        ("Ada", True, False),
        ("Bo", False, False),
        (BOT_NAMES[2], False, False),
    ]
    assert card["seats"][2]["bot"] == "random"
    ada.starts(table)
    assert ada.get("/api/tables")["mine"][0]["status"] == "playing"


def test_the_socket_of_the_list_tells_what_changes(house: Served) -> None:
    ada, bo, cy = house.guest("Ada"), house.guest("Bo"), house.guest("Cy")
    watching = cy.knock("/ws/lobby")
    watching.wait("lobby")
    table = ada.opens("human", "open")
    until_listed(watching, table, True)
    bo.joins(table)
    until_listed(watching, table, False)
    ada.joins(table)
    ada.starts(table)
    own = bo.knock("/ws/lobby")
    assert ids(own.wait("lobby")["mine"]) == [table]


def test_ones_own_list_follows_ones_own_table(house: Served) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    watching = bo.knock("/ws/lobby")
    watching.wait("lobby")
    table = ada.opens("human", "human")
    ada.joins(table)
    bo.joins(table)
    lobby = until_listed(watching, table, True, "mine")
    assert lobby["mine"][0]["status"] == "gathering"
    ada.starts(table)
    while watching.wait("lobby")["mine"][0]["status"] != "playing":
        pass


def test_whatever_is_said_to_the_list_is_not_answered(house: Served) -> None:
    watching = house.guest("Ada").knock("/ws/lobby")
    watching.wait("lobby")
    watching.socket.send("hello")
    watching.socket.send("{}")
    table = house.guest("Bo").opens("human", "open")
    until_listed(watching, table, True)


def test_who_talks_to_the_list_on_and_on_is_shown_out(house: Served) -> None:
    watching = house.guest("Ada").knock("/ws/lobby")
    watching.wait("lobby")
    for _ in range(50):
        watching.socket.send("hello")
        watching.socket.send(b"hello")
    assert watching.closing() == 4429


def private(house: Served) -> tuple[Guest, Guest, str]:
    """A private game between two."""
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = ada.opens("human", "human", private=True)
    ada.joins(table)
    bo.joins(table)
    ada.starts(table)
    return ada, bo, table


def test_a_private_table_has_no_onlookers(house: Served) -> None:
    ada, bo, table = private(house)
    eve = house.guest("Eve")
    with problem(403, "forbidden") as answers:
        for path in ("", "/outlook", "/position", "/log", "/why?text=den", "/odds?text=den", "/journal"):
            answers.append(eve.http.get(f"/api/tables/{table}{path}"))
        answers.append(eve.http.post(f"/api/tables/{table}/fork", json={"at": 0}))
    assert eve.knock(f"/ws/{table}").closing() == 4403
    for guest in (ada, bo):
        assert guest.get(f"/api/tables/{table}")["private"] is True
        assert guest.window(table).position is not None


def test_who_gets_up_from_a_private_table_looks_on_no_longer(house: Served) -> None:
    ada, eve, bo = house.guest("Ada"), house.guest("Eve"), house.guest("Bo")
    table = ada.opens("human", "human", private=True)
    ada.joins(table)
    eve.joins(table)
    window = eve.window(table)
    eve.post(f"/api/tables/{table}/leave")
    assert window.closing() == 4403
    bo.joins(table)
    ada.starts(table)
    assert bo.window(table).position is not None


def test_a_private_table_is_in_nobody_elses_list(house: Served) -> None:
    _, _, table = private(house)
    eve = house.guest("Eve")
    lobby = eve.get("/api/tables")
    assert table not in ids(lobby["open"]) + ids(lobby["mine"])
