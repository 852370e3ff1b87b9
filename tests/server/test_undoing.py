"""Going back over the wire: freely while nothing was revealed, by consent beyond."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.guests import Window
from tests.server.houses import Served
from tests.server.prepared import begun


@pytest.fixture
def windows(house: Served) -> list[Window]:
    """A game of two."""
    people = [house.guest("Ada"), house.guest("Bo")]
    table = begun(house, *people)
    return [guest.window(table) for guest in people]


def step(windows: list[Window], luck: Random) -> Window:
    """One random action; the window of whoever did it."""
    line = max(window.seq for window in windows)
    for window in windows:
        window.catch_up(line)
    acting = next(window for window in windows if window.moves())
    answer = acting.act(luck.choice(acting.moves()))
    for window in windows:
        window.catch_up(answer["line"])
    return acting


def play_until(windows: list[Window], *, free: bool) -> tuple[Window, Window]:
    """Random actions until the last may be undone freely, or only by asking; who did it, and the other."""
    luck = Random(5)
    for _ in range(60):
        acting = step(windows, luck)
        assert acting.position is not None
        if (acting.position["undo"] is not None) is free:
            return acting, next(window for window in windows if window is not acting)
    raise AssertionError("no such action came up")


def number(window: Window) -> int:
    """How many actions stand, as far as a window knows."""
    assert window.position is not None
    return int(window.position["number"])


def test_what_revealed_nothing_is_undone_without_asking(windows: list[Window]) -> None:
    acting, other = play_until(windows, free=True)
    before = number(acting)
    assert acting.ask("undo", seq=acting.seq)["type"] == "ack"
    assert other.learns("undone")["number"] == before - 1
    assert number(other) == before - 1
    assert acting.moves()


def test_what_revealed_something_is_undone_once_the_other_agrees(windows: list[Window]) -> None:
    acting, other = play_until(windows, free=False)
    before, seat = number(acting), acting.table["mine"][0]
    answer = acting.ask("undo", seq=acting.seq)
    assert answer["type"] == "ack"
    asked = other.learns("asked")
    assert (asked["seat"], asked["number"]) == (seat, before - 1)
    assert other.table["asked"] == {"seat": seat, "number": before - 1, "agreed": []}
    assert number(other) == before
    assert other.ask("answer", agrees=True)["type"] == "ack"
    assert acting.learns("undone")["number"] == before - 1
    assert number(acting) == before - 1
    assert acting.table["asked"] is None


def test_the_same_chance_follows_what_was_undone(windows: list[Window]) -> None:
    acting, other = play_until(windows, free=False)
    before, seen = number(acting), acting.position
    assert seen is not None
    acting.ask("undo", seq=acting.seq)
    other.learns("asked")
    acting.catch_up(other.ask("answer", agrees=True)["line"])
    acting.catch_up(acting.act(acting.played[-1])["line"])
    assert number(acting) == before
    assert acting.position is not None
    assert acting.position["outlook"] == seen["outlook"]


def test_one_refusal_is_enough(windows: list[Window]) -> None:
    acting, other = play_until(windows, free=False)
    before = number(acting)
    acting.ask("undo", seq=acting.seq)
    other.learns("asked")
    assert other.ask("answer", agrees=False)["type"] == "ack"
    acting.learns("answered", agrees=False)
    assert number(acting) == before
    assert acting.table["asked"] is None
    assert other.refusal("answer", agrees=True) == "nothing_asked"


def test_only_one_question_at_a_time_and_nobody_answers_their_own(windows: list[Window]) -> None:
    acting, other = play_until(windows, free=False)
    acting.ask("undo", seq=acting.seq)
    other.learns("asked")
    assert acting.refusal("answer", agrees=True) == "nothing_asked"
    assert other.refusal("undo", seq=other.seq) == "undo_asked_already"


def test_nothing_can_be_undone_before_the_first_action(windows: list[Window]) -> None:
    for window in windows:
        assert window.refusal("undo", seq=window.seq) == "nothing_to_undo"
        assert window.refusal("undo", seq=window.seq, number=5) == "nothing_to_undo"


def test_acting_on_makes_the_question_void(windows: list[Window]) -> None:
    acting, other = play_until(windows, free=False)
    acting.ask("undo", seq=acting.seq)
    other.learns("asked")
    turn = acting if acting.moves() else other
    turn.catch_up(turn.act()["line"])
    assert turn.table["asked"] is None
    assert other.refusal("answer", agrees=True) == "nothing_asked"
