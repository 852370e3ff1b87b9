"""Away from the table: seats lent and taken back, resigned, a game paused."""

from __future__ import annotations

from random import Random

import pytest

from bivouac.core.entries import Closed, Lent, Resigned, TakenBack
from bivouac.table.gathering import start, take
from bivouac.table.lines import Paused, Resumed
from bivouac.table.playing import act, answer, close, lend, pause, resign, resume, say, take_back, tick, undo
from bivouac.table.stand_in import GREEDY
from bivouac.table.views import position, table_view
from tests.table.mirror import refused
from tests.table.parlour import actor, last, opened, play, play_on, seated, started, texts
from tests.table.people import HOST, NOON


def test_a_bot_acts_for_a_lent_seat_until_it_is_taken_back() -> None:
    table = started("human", "human")
    seat = actor(table)
    lend(table, seat, "greedy:4", NOON)
    assert last(table) == Lent(seat, "greedy:4")
    assert (table.bots_to_act(), table.thinking(), table.turn) == ([seat], [], "bot")
    shown = table_view(table, None, NOON).seats[seat]
    assert (shown.lent, shown.bot, shown.taken) == (True, "greedy:4", True)
    assert position(table, seat, "en").moves == []
    take_back(table, seat, NOON)
    assert last(table) == TakenBack(seat)
    assert (table.bots_to_act(), table.thinking(), table.turn) == ([], [seat], "people")
    assert [move.text for move in position(table, seat, "en").moves] == texts(table)


def test_a_lent_seat_is_still_held_by_its_player_and_plays_on() -> None:
    table = started("human", "human")
    seat = actor(table)
    lend(table, seat, "greedy", NOON)
    holder = table.seats[seat].player
    assert table.seats_of(holder) == [seat]
    play(table, "take")
    assert table.course.count == 1
    assert last(table).seat == seat  # type: ignore[union-attr]


def test_a_bot_s_lent_or_resigned_seat_is_not_lent() -> None:
    table = started("human", "human", "human", "greedy")
    lend(table, 1, "random", NOON)
    resign(table, 2, NOON)
    for seat in (1, 2, 3):
        with refused(table, "house.seat_lent") as caught:
            lend(table, seat, "greedy", NOON)
        assert caught.value.facts == {"seat": seat + 1}


def test_a_seat_that_is_not_lent_is_not_taken_back() -> None:
    table = started("human", "human", "greedy")
    resign(table, 1, NOON)
    for seat in (0, 1, 2):
        with refused(table, "house.not_lent"):
            take_back(table, seat, NOON)


def test_a_bot_plays_on_for_who_resigns() -> None:
    table = started("human", "human", "human")
    resign(table, 1, NOON)
    assert last(table) == Resigned(1, GREEDY)
    assert table.status == "playing"
    shown = table_view(table, None, NOON).seats[1]
    assert (shown.resigned, shown.lent, shown.bot) == (True, True, GREEDY)
    while actor(table) != 1:
        play(table, "take" if "take" in texts(table) else texts(table)[0])
    assert table.bots_to_act() == [1]


def test_a_lent_seat_can_be_resigned() -> None:
    table = started("human", "human")
    lend(table, 1, "random", NOON)
    resign(table, 1, NOON)
    assert table.seats[1].acting_bot == GREEDY
    assert table.status == "playing"


def test_nobody_resigns_twice_and_bots_never_do() -> None:
    table = started("human", "human", "greedy")
    resign(table, 1, NOON)
    for seat in (1, 2):
        with refused(table, "house.seat_lent"):
            resign(table, seat, NOON)


def test_the_table_is_closed_when_the_last_person_resigns() -> None:
    table = started("human", "human", "greedy")
    resign(table, 1, NOON)
    resign(table, 0, NOON)
    assert last(table) == Closed("abandoned")
    assert (table.status, table.actors()) == ("closed", [])
    with refused(table, "house.table_closed"):
        take_back(table, 0, NOON)
    with refused(table, "house.table_closed"):
        resign(table, 0, NOON)


def test_one_player_in_all_seats_resigns_seat_by_seat() -> None:
    table = opened("human", "human")
    for seat in (0, 1):
        take(table, HOST, "", NOON, seat=seat, invited=True)
    start(table, HOST, NOON)
    resign(table, 0, NOON)
    assert table.status == "playing"
    resign(table, 1, NOON)
    assert table.status == "closed"


def test_a_lent_seat_keeps_the_table_open() -> None:
    table = started("human", "human")
    lend(table, 0, "greedy", NOON)
    resign(table, 1, NOON)
    assert table.status == "playing"


def test_nobody_acts_while_the_game_is_paused() -> None:
    table = play_on(started("human", "human"), Random(2), 3)
    seat, legal = actor(table), texts(table)
    undo(table, seat, 0, NOON)
    pause(table, 1, NOON)
    assert last(table) == Paused(1, [])
    assert (table.actors(), table.turn, table_view(table, None, NOON).paused) == ([], "", True)
    assert position(table, seat, "en").moves == []
    with refused(table, "house.paused"):
        act(table, seat, legal[0], NOON)
    with refused(table, "house.paused"):
        undo(table, seat, None, NOON)
    with refused(table, "house.paused"):
        answer(table, 1 - seat, True, NOON)
    with refused(table, "house.paused"):
        lend(table, seat, "greedy", NOON)
    with refused(table, "house.paused"):
        resign(table, seat, NOON)
    with refused(table, "house.paused"):
        pause(table, seat, NOON)
    say(table, seat, "Ada", "back in a minute", NOON)


def test_play_goes_on_after_a_pause_and_so_does_a_question() -> None:
    table = started("human", "human")
    seat = actor(table)
    play(table, "peek 1")
    undo(table, seat, None, NOON)
    pause(table, 0, NOON)
    resume(table, 1, NOON)
    assert last(table) == Resumed(1)
    assert table.actors() == [1 - seat]
    answer(table, 1 - seat, True, NOON)
    assert table.course.count == 0


def test_only_a_paused_game_is_resumed() -> None:
    table = started("human", "human")
    with refused(table, "house.not_paused"):
        resume(table, 0, NOON)
    pause(table, 0, NOON)
    close(table, "operator", NOON)
    with refused(table, "house.table_closed"):
        resume(table, 0, NOON)


@pytest.mark.parametrize("command", [pause, resign, take_back])
def test_nobody_pauses_resigns_or_takes_back_before_the_start(command: object) -> None:
    table = seated("human", "human")
    with refused(table, "house.not_started"):
        command(table, 0, NOON)  # type: ignore[operator]
    with refused(table, "house.not_started"):
        lend(table, 0, "greedy", NOON)


def test_without_clocks_time_changes_nothing() -> None:
    table = started("human", "human")
    tick(table, NOON + 10**12)
    assert table.lines[-1].at == NOON
