"""The coach's lamp over the socket: answered to one window, by a process apart, until the move is made."""

from __future__ import annotations

import time

import pytest

from bivouac.server import lamps
from tests.server.guests import Guest, Json, Window
from tests.server.houses import Served
from tests.server.prepared import CLOCK, account

COLD = 60.0  # seconds: a process starts, on a busy machine


def to_act(window: Window) -> Window:
    """The window, once its seat may choose."""
    while not window.moves():
        window.hear()
    return window


def against_a_bot(guest: Guest, game: str = "takara") -> Window:
    """A game against a bot, at one's own turn."""
    table = guest.opens("human", "random", game=game)
    guest.joins(table)
    guest.starts(table)
    return to_act(guest.window(table))


def advice(window: Window, seconds: float = COLD, **fields: bool) -> Json:
    """What the coach says next."""
    return window.wait("advice", seconds=seconds, **fields)


def test_the_lamp_shows_moves_one_may_make_and_grows_surer(
    house: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lamps, "LOOKING", COLD / 2)  # it has seen enough long before
    window = against_a_bot(house.guest("Ada"))
    assert window.ask("advise")["type"] == "ack", "or a browser would wait for an answer"
    first = advice(window)
    assert {tip["text"] for tip in first["tips"]} <= set(window.moves())
    assert all(0 <= tip["chance"] <= 1 and tip["why"] for tip in first["tips"])
    last = advice(window, last=True)
    assert last["worlds"] > first["worlds"]


def test_that_it_was_asked_is_told_to_all_and_what_it_said_to_nobody_else(house: Served) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = ada.opens("human", "human", coach=True)
    for guest in (ada, bo):
        guest.joins(table)
    ada.starts(table)
    windows = [ada.window(table), bo.window(table)]
    asking, other = windows if windows[0].moves() else windows[::-1]
    asking.send("advise")
    advice(asking)
    seat = asking.table["mine"][0]
    assert other.learns("advised")["seat"] == seat
    assert other.refusal("advise") == "not_your_turn"
    asking.act()
    other.learns("acted")
    assert other.table["seats"][seat]["advised"] == 1
    assert not [message for message in other.heard if message["type"] == "advice"]


def test_where_people_have_not_agreed_there_is_no_coach(house: Served) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = ada.plays_with(bo)
    for guest in (ada, bo):
        window = guest.window(table)
        assert window.table["coach"] is False
        assert window.refusal("advise") == "no_coach"


def test_a_rated_game_knows_no_coach_even_against_a_bot_or_if_all_agreed(house: Served) -> None:
    ada, bo = account(house, "Ada"), account(house, "Bo")
    alone = ada.opens("human", "beginner", clock=CLOCK, rated=True, coach=True)
    ada.joins(alone)
    ada.starts(alone)
    agreed = ada.opens("human", "human", clock=CLOCK, rated=True, coach=True)
    for guest in (ada, bo):
        guest.joins(agreed)
    ada.starts(agreed)
    for window in (ada.window(alone), ada.window(agreed), bo.window(agreed)):
        assert window.table["coach"] is False
        assert window.refusal("advise") == "no_coach"


def test_onlookers_are_not_advised(house: Served) -> None:
    ada = house.guest("Ada")
    window = against_a_bot(ada)
    watching = house.guest("Zoe").window(window.table["id"])
    assert watching.refusal("advise") == "not_seated"


def test_once_the_move_is_made_nothing_more_is_said(house: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lamps, "LOOKING", 20.0)
    window = against_a_bot(house.guest("Ada"))
    window.send("advise")
    advice(window)
    assert window.act()["type"] == "ack"
    to_act(window)
    said = len([message for message in window.heard if message["type"] == "advice"])
    time.sleep(0.5)
    assert window.ask("ping")["type"] == "pong"
    assert len([message for message in window.heard if message["type"] == "advice"]) == said
    window.send("advise")
    assert advice(window)["tips"], "and the next question is answered again"


def test_the_lamp_is_put_out_when_one_looks_away(house: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lamps, "LOOKING", 20.0)
    window = against_a_bot(house.guest("Ada"))
    window.send("advise")
    advice(window)
    assert window.ask("advise", on=False)["type"] == "ack"
    window.ask("ping")
    said = len(window.heard)
    time.sleep(0.5)
    window.ask("ping")
    assert len(window.heard) == said + 1, "but for the pong"
