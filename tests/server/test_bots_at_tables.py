"""Bots at tables: they act in their turn, and their failures do not stop a game."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import pytest

from bivouac.server import bots_and_clocks
from bivouac.server.thinkers import Thinkers
from tests.server.guests import Json, Window
from tests.server.houses import Served, served


def alone_against(house: Served, *bots: str, login: str = "") -> Window:
    """A game of one person against bots, with an account if a name is given for it."""
    ada = house.guest("Ada")
    if login:
        ada.post("/api/me/account", login=login, passphrase="long enough to keep")
    table = ada.opens("human", *bots)
    ada.joins(table)
    ada.starts(table)
    return ada.window(table)


def my_turn(window: Window) -> None:
    """Wait until it is one's turn again, or the game is over."""
    while not window.moves() and window.table["status"] == "playing":
        window.hear()


def test_bots_act_whenever_it_is_their_turn(house: Served) -> None:
    window = alone_against(house, "random", "greedy")
    for _ in range(15):
        my_turn(window)
        window.catch_up(window.act()["line"])
    acted = {
        line["seat"]
        for message in window.heard
        for line in message.get("lines", [])
        if line["kind"] == "acted"
    }
    assert acted == {0, 1, 2}


def test_bots_play_a_game_to_its_end_when_all_seats_are_lent(house: Served) -> None:
    window = alone_against(house, "random", login="bots-alone")
    window.ask("lend", bot="random")
    while window.table["status"] != "over":
        window.hear()
    assert window.table["outcome"]["ranks"]
    journal = house.guest().get(f"/api/tables/{window.table['id']}/journal")
    assert "\nend " in journal


def test_a_bot_that_was_cut_off_goes_on_when_the_house_opens_again(tmp_path: object) -> None:
    database = f"sqlite:///{tmp_path}/bivouac.db"
    with served(database=database) as house:
        house.house.bots_and_clocks.closed = True  # nobody looks after the bots
        window = alone_against(house, "random")
        while window.moves():
            window.catch_up(window.act()["line"])
        table, seq = window.table["id"], window.seq
        assert window.table["actors"] == [1]
    with served(database=database) as house:
        watcher = house.guest().window(table, after=seq)
        while not any(
            line["kind"] == "acted" for message in watcher.heard for line in message.get("lines", [])
        ):
            watcher.hear()


def test_a_game_goes_on_when_no_bot_can_think_at_all() -> None:
    with served() as house:
        broken = Thinkers(1, seconds=2.0, worker=(sys.executable, "-c", "raise SystemExit(7)"))
        house.house.bots_and_clocks.thinkers = broken
        window = alone_against(house, "greedy")
        for _ in range(3):
            my_turn(window)
            assert window.moves()
            window.catch_up(window.act()["line"])
        assert window.table["status"] == "playing"


def test_a_table_is_told_once_in_both_languages_when_another_bot_thinks() -> None:
    with served() as house:
        odd = Thinkers(1, worker=(sys.executable, str(Path(__file__).with_name("odd_bots.py"))))
        house.house.bots_and_clocks.thinkers = odd
        window = alone_against(house, "master")
        for _ in range(40):
            my_turn(window)
            if len([line for line in lines_of(window, "acted") if line["seat"] == 1]) > 1:
                break
            window.catch_up(window.act()["line"])
        (said,) = lines_of(window, "said")
        assert said["seat"] == 1
        assert "expert plays" in said["text"]
        assert "expert joue" in said["text"]


def lines_of(window: Window, kind: str) -> list[Json]:
    """All lines of a kind that a window was told."""
    lines = (line for message in window.heard for line in message.get("lines", []))
    return [line for line in lines if line["kind"] == kind]


@contextmanager
def all_places_taken(house: Served) -> Iterator[None]:
    """Another table's bot thinks meanwhile, where only one can."""
    places = AsyncExitStack()
    house.do(lambda inside: places.enter_async_context(inside.thinkers.slow.queue.take("somebody else")))
    yield
    house.do(lambda _: places.aclose())


def their_turn(window: Window) -> None:
    """Act until it is somebody else's turn."""
    while window.moves():
        window.catch_up(window.act()["line"])


def test_a_table_is_told_that_its_bot_waits_for_a_turn_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_and_clocks, "PROMISE", 0.05)
    with served() as house:
        window = alone_against(house, "master")
        my_turn(window)
        with all_places_taken(house):
            their_turn(window)
            assert window.wait("queued") == {"type": "queued", "seq": window.seq, "seat": 1}
            assert house.guest().window(window.table["id"]).table["actors"] == [1], "it still waits"
        assert window.learns("acted")["seat"] == 1


def test_a_bot_that_has_begun_to_think_is_not_excused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_and_clocks, "PROMISE", 0.2)
    with served() as house:
        window = alone_against(house, "ismcts:400ms")
        my_turn(window)
        their_turn(window)
        my_turn(window)
        assert "queued" not in {message["type"] for message in window.heard}


def test_a_promise_is_of_a_whole_turn() -> None:
    turn = bots_and_clocks.Turn()
    first = turn.late(1, 100.0)
    assert first == 100.0 + bots_and_clocks.PROMISE
    assert turn.late(1, 101.5) == first, "a second action of the same turn"
    assert turn.late(2, 101.5) == first + 1.5, "the next bot's own turn"


def test_windows_in_another_process_are_told_too(monkeypatch: pytest.MonkeyPatch, postgres_url: str) -> None:
    monkeypatch.setattr(bots_and_clocks, "PROMISE", 0.05)
    with served(database=postgres_url, workers=2) as here, served(database=postgres_url, workers=2) as there:
        here.house.bus.name, there.house.bus.name = "here", "there"  # as two processes have
        window = alone_against(here, "master")
        my_turn(window)
        elsewhere = there.guest().window(window.table["id"])
        with all_places_taken(here):
            their_turn(window)
            assert elsewhere.wait("queued")["seat"] == 1
            window.wait("queued")
        assert len([message for message in window.heard if message["type"] == "queued"]) == 1


def test_a_crashing_bot_at_one_table_costs_another_table_nothing() -> None:
    with served() as house:
        window = alone_against(house, "random")
        my_turn(window)
        house.house.bots_and_clocks.thinkers.quick.staff.command = (
            sys.executable,
            "-c",
            "raise SystemExit(7)",
            "1",
        )
        hindered = alone_against(house, "random")
        while hindered.moves():
            hindered.catch_up(hindered.act()["line"])
        people = [house.guest("Bo"), house.guest("Cy")]
        table = people[0].opens("human", "human")
        for guest in people:
            guest.joins(table)
        people[0].starts(table)
        windows = [guest.window(table) for guest in people]
        turn = next(each for each in windows if each.moves())
        assert turn.act()["type"] == "ack"


def test_bots_never_act_for_a_seat_that_was_taken_back(house: Served) -> None:
    window = alone_against(house, "random", login="coming-and-going")
    my_turn(window)
    for _ in range(5):
        assert window.ask("lend", bot="random")["type"] == "ack"
        line = window.ask("back")["line"]
        window.catch_up(line)
        my_turn(window)
        assert window.table["seats"][0]["lent"] is False
        answer = window.act()
        assert answer["type"] == "ack"
        window.catch_up(answer["line"])
        my_turn(window)


def test_the_times_that_are_told_are_whole_seconds(own_house: Served) -> None:
    own_house.clockwork.wait(1_234)
    window = alone_against(own_house, "random")
    my_turn(window)
    moments = {line["at"] % 1000 for message in window.heard for line in message.get("lines", [])}
    assert moments == {0}
    cards = own_house.guests[0].get("/api/tables")["mine"]
    assert [card["touched"] % 1000 for card in cards] == [0]
