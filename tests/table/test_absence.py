"""Somebody keeps the table waiting: who lends their seat, when, to whom; and bots left among themselves."""

from __future__ import annotations

import pytest

from bivouac import SetupError
from bivouac.core.entries import Lent
from bivouac.table import Charter, ClockPlan, SeatPlan, Table
from bivouac.table.charter import LONGEST_BANK, SHORTEST_ABSENCE, found
from bivouac.table.gathering import start, take
from bivouac.table.playing import act, lend, lend_absent, pause, resume, take_back, tick
from tests.table.mirror import read_back, record, refused
from tests.table.parlour import actor, last, opened, started, texts
from tests.table.people import HOST, LANTERNS, NAMES, NOON, PEOPLE, SEED

HOUR = 3600_000


def agreed(absence: int, *, alone: bool = False, seats: int = 2) -> Table:
    """A game of people who agreed on how long the table waits for somebody away."""
    plans = [SeatPlan("human")] * seats
    charter = found(LANTERNS, options={}, seats=plans, seed=SEED, host=HOST, absence=absence, alone=alone)
    table = Table("table-1", charter, LANTERNS)
    for player, name in list(zip(PEOPLE, NAMES, strict=True))[:seats]:
        take(table, player, name, NOON, invited=True)
    start(table, HOST, NOON)
    return table


def test_without_a_term_nobody_lends_the_seat_of_another() -> None:
    table = started("human", "human")
    with refused(table, "house.no_term"):
        lend_absent(table, actor(table), None, NOON, NOON + LONGEST_BANK)


def test_a_seat_is_lent_by_others_once_the_table_has_waited_for_the_term() -> None:
    table = agreed(2 * HOUR)
    seat = actor(table)
    with refused(table, "house.not_away"):
        lend_absent(table, seat, None, NOON, NOON + 2 * HOUR - 1)
    with refused(table, "house.not_away"):
        lend_absent(table, seat, None, None, NOON + 9 * HOUR)  # there is a window of theirs
    with refused(table, "house.not_away"):
        lend_absent(table, seat, None, NOON + HOUR, NOON + 2 * HOUR)  # and was an hour ago
    lend_absent(table, seat, None, NOON, NOON + 2 * HOUR)
    assert last(table) == Lent(seat, "greedy")
    take_back(table, seat, NOON + 3 * HOUR)


def test_the_term_begins_when_it_is_their_turn() -> None:
    table = agreed(HOUR)
    seat = actor(table)
    with refused(table, "house.not_away"):
        lend_absent(table, 1 - seat, None, NOON, NOON + 9 * HOUR)
    act(table, seat, texts(table)[0], NOON + HOUR)
    while actor(table) == seat:
        act(table, seat, texts(table)[0], NOON + HOUR)
    with refused(table, "house.not_away"):
        lend_absent(table, 1 - seat, None, NOON, NOON + 2 * HOUR - 1)
    pause(table, seat, NOON + 2 * HOUR)
    resume(table, seat, NOON + 5 * HOUR)
    with refused(table, "house.not_away"):
        lend_absent(table, 1 - seat, None, NOON, NOON + 6 * HOUR - 1)
    lend_absent(table, 1 - seat, None, NOON, NOON + 6 * HOUR)


def test_the_seat_of_another_goes_to_the_stand_in_only() -> None:
    table = agreed(HOUR)
    seat = actor(table)
    with refused(table, "house.stand_in_only"):
        lend_absent(table, seat, "random", NOON, NOON + HOUR)
    lend_absent(table, seat, "greedy", NOON, NOON + HOUR)
    with refused(table, "house.seat_lent"):
        lend_absent(table, seat, None, NOON, NOON + 2 * HOUR)
    with refused(table, "house.no_such_seat"):
        lend_absent(table, 7, None, NOON, NOON + HOUR)


@pytest.mark.parametrize("absence", [1, SHORTEST_ABSENCE - 1, LONGEST_BANK + 1, -HOUR])
def test_a_term_of_moments_or_of_months_cannot_be_agreed(absence: int) -> None:
    with pytest.raises(SetupError, match="absence"):
        agreed(absence)


def test_a_charter_of_before_has_no_term() -> None:
    assert Charter(game="", rules="", options={}, seats=[], seed=b"", host="").absence == 0


# Bots among themselves


def test_bots_alone_begin_only_where_an_account_asked_for_it() -> None:
    with refused(table := opened("greedy", "greedy"), "house.bots_alone"):
        start(table, HOST, NOON)
    bots = [SeatPlan("bot", "greedy")] * 2
    charter = found(LANTERNS, options={}, seats=bots, seed=SEED, host=HOST, alone=True)
    table = Table("table-1", charter, LANTERNS)
    start(table, HOST, NOON)
    assert (table.bots_to_act(), table.turn) == ([actor(table)], "bot")


def test_the_last_person_lends_their_seat_only_with_an_account() -> None:
    table = started("human", "greedy")
    with refused(table, "house.bots_alone"):
        lend(table, 0, "greedy", NOON)
    lend(table, 0, "greedy", NOON, alone=True)
    assert last(table) == Lent(0, "greedy", alone=True)
    assert table.bots_to_act() == [actor(table)]
    assert record(read_back(table)) == record(table)
    assert read_back(table).turn == "bot"


def test_bots_stand_still_when_time_ran_out_for_everybody() -> None:
    table = started("human", "human", clock=ClockPlan(move=1_000, bank=60_000))
    tick(table, NOON + 10**9)
    while table.attended:
        act(table, actor(table), texts(table)[0], NOON + 10**9)
        tick(table, NOON + 2 * 10**9)
    assert (table.bots_to_act(), table.turn) == ([], "people")
    assert read_back(table).turn == "people"
