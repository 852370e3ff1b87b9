"""Time: free for each action, then from a bank; when that is empty a bot acts."""

from __future__ import annotations

from random import Random

import pytest

from bivouac.core.entries import Acted, Lent, Undone
from bivouac.table import ClockPlan, Table
from bivouac.table.clock import Clock
from bivouac.table.lines import Paused
from bivouac.table.playing import act, answer, lend, pause, resign, resume, say, take_back, tick, undo
from bivouac.table.stand_in import GREEDY
from bivouac.table.views import table_view
from tests.table.mirror import read_back, refused
from tests.table.parlour import actor, last, play, seated, started, texts
from tests.table.people import HOST, NOON, TAKARA
from tests.table.wandering import wander

PLAN = ClockPlan(move=1_000, bank=60_000, increment=500)


def timed(*plans: str, plan: ClockPlan = PLAN) -> Table:
    """A table of Lanterns with clocks, dealt at noon."""
    return started(*plans or ("human", "human"), clock=plan)


def clock_of(table: Table) -> Clock:
    """The clock it has."""
    assert table.clock is not None
    return table.clock


def banks(table: Table) -> list[int]:
    """What is in the banks now, as read back from the lines as well."""
    again = clock_of(read_back(table))
    assert (again.banks, again.since) == (clock_of(table).banks, clock_of(table).since)
    return clock_of(table).banks[:]


def first(table: Table) -> int:
    """Who is to act; the clock of exactly that seat runs."""
    (seat,) = clock_of(table).since
    assert [seat] == table.actors()
    return seat


def both(seat: int, mine: int, theirs: int) -> list[int]:
    """The banks of a table for two, that of the seat first."""
    return [mine, theirs] if seat == 0 else [theirs, mine]


# Thinking


def test_no_clock_runs_before_the_start() -> None:
    table = seated("human", "human", clock=PLAN)
    assert (clock_of(table).since, clock_of(table).deadline()) == ({}, None)
    tick(table, NOON + 10**9)
    assert clock_of(table).banks == [60_000, 60_000]


@pytest.mark.parametrize(
    ("thought", "left"),
    [(0, 60_500), (1_000, 60_500), (1_001, 60_499), (31_000, 30_500), (61_000, 500)],
)
def test_an_action_costs_what_was_thought_beyond_the_allowance_and_earns_the_increment(
    thought: int, left: int
) -> None:
    table = timed()
    seat = first(table)
    act(table, seat, "take", NOON + thought)
    assert last(table).bank == left  # type: ignore[union-attr]
    assert banks(table) == both(seat, left, 60_000)


def test_each_action_has_its_own_allowance_and_the_clock_goes_over_to_who_is_next() -> None:
    table = timed()
    seat = first(table)
    act(table, seat, "peek 1", NOON + 900)
    assert clock_of(table).since == {1 - seat: NOON + 900}
    act(table, 1 - seat, "peek 1", NOON + 1_800)
    assert clock_of(table).since == {seat: NOON + 1_800}
    assert banks(table) == [60_500, 60_500]


def test_a_seat_that_acts_twice_in_a_row_begins_anew_also_when_its_lines_are_read_one_by_one() -> None:
    table = started("human", "human", game=TAKARA, clock=PLAN)
    follower = read_back(table)
    at = NOON
    luck = Random(1)
    twice = 0
    for _ in range(30):
        at += 5_000
        seat = actor(table)
        act(table, seat, luck.choice(texts(table)), at)
        twice += table.actors() == [seat]
        follower.read(table.lines[follower.seq :])
        assert clock_of(follower).since == clock_of(table).since == {actor(table): at}
        assert clock_of(follower).banks == clock_of(table).banks
        tick(table, at)
    assert twice > 5


def test_talking_does_not_stop_the_clock() -> None:
    table = timed()
    seat = first(table)
    say(table, 1 - seat, "Bo", "well?", NOON + 20_000)
    assert banks(table) == [60_000, 60_000]
    act(again := read_back(table), seat, "take", NOON + 31_000)
    assert clock_of(again).banks[seat] == 30_500


def test_no_clock_runs_for_a_bot() -> None:
    table = timed("human", "greedy")
    while actor(table) == 0:
        play(table, "take")
    assert (clock_of(table).since, clock_of(table).deadline(), table.turn) == ({}, None, "bot")
    act(table, 1, "take", NOON + 500_000)
    assert last(table).bank == -1  # type: ignore[union-attr]
    assert clock_of(table).banks[1] == 60_000


def test_a_table_with_clocks_waits_for_people_whose_clock_runs() -> None:
    assert timed().turn == "clock"


def test_the_clock_stands_after_the_end() -> None:
    table = timed()
    while table.status == "playing":
        play(table, "take" if "take" in texts(table) else texts(table)[0])
    assert (clock_of(table).since, clock_of(table).deadline()) == ({}, None)


# Running out


def test_the_deadline_is_the_first_moment_at_which_the_time_has_run_out() -> None:
    table = timed()
    seat = first(table)
    assert clock_of(table).deadline() == NOON + 61_001
    tick(table, NOON + 61_000)
    assert table.seats[seat].attended
    tick(table, NOON + 61_001)
    assert last(table) == Lent(seat, GREEDY, late=True, bank=0)
    assert (table.bots_to_act(), clock_of(table).since) == ([seat], {})
    assert banks(table) == both(seat, 0, 60_000)


def test_the_deadline_is_that_of_who_runs_out_first() -> None:
    clock = Clock(PLAN, 3)
    clock.banks = [9_000, 5_000, 7_000]
    clock.run([0, 1, 2], NOON)
    assert clock.deadline() == NOON + 6_001
    assert clock.late(NOON + 8_001) == [1, 2]


def test_who_was_late_may_take_the_seat_back_with_an_empty_bank() -> None:
    table = timed()
    seat = first(table)
    tick(table, NOON + 70_000)
    take_back(table, seat, NOON + 80_000)
    assert clock_of(table).since == {seat: NOON + 80_000}
    assert clock_of(table).deadline() == NOON + 81_001
    act(table, seat, "take", NOON + 80_900)
    assert banks(table)[seat] == 500


def test_a_seat_without_any_time_left_is_not_taken_back() -> None:
    table = started("human", "human", clock=ClockPlan(bank=60_000, increment=500))
    seat = first(table)
    tick(table, NOON + 60_001)
    with refused(table, "house.no_time_left"):
        take_back(table, seat, NOON + 80_000)


def test_an_undo_waits_also_for_who_was_late() -> None:
    table = timed()
    seat = first(table)
    act(table, seat, "peek 1", NOON)
    undo(table, seat, None, NOON)
    tick(table, NOON + 70_000)
    assert isinstance(last(table), Lent)
    assert table.course.count == 1
    answer(table, 1 - seat, True, NOON + 70_000)
    assert isinstance(last(table), Undone)
    assert table.course.count == 0


# Stopping


def test_a_pause_stops_all_clocks_and_keeps_the_banks() -> None:
    table = timed()
    seat = first(table)
    pause(table, 1 - seat, NOON + 11_000)
    assert last(table) == Paused(1 - seat, both(seat, 50_000, 60_000))
    assert (clock_of(table).since, clock_of(table).deadline()) == ({}, None)
    assert banks(table) == both(seat, 50_000, 60_000)
    tick(table, NOON + 10**9)
    assert table.seats[seat].attended
    resume(table, seat, NOON + 10**9)
    assert clock_of(table).since == {seat: NOON + 10**9}
    act(table, seat, "take", NOON + 10**9 + 2_000)
    assert banks(table) == both(seat, 49_500, 60_000)


def test_a_seat_lent_by_its_holder_pays_for_its_time_and_earns_nothing() -> None:
    table = timed()
    seat = first(table)
    lend(table, seat, "greedy", NOON + 11_000)
    assert banks(table) == both(seat, 50_000, 60_000)
    for _ in range(3):
        take_back(table, seat, NOON + 50_000)
        lend(table, seat, "greedy", NOON + 50_000)
    assert banks(table) == both(seat, 50_000, 60_000)
    take_back(table, seat, NOON + 50_000)
    assert clock_of(table).since == {seat: NOON + 50_000}
    assert banks(table) == both(seat, 50_000, 60_000)


def test_lending_a_seat_leaves_the_clocks_of_others_alone() -> None:
    table = timed()
    seat = first(table)
    lend(table, 1 - seat, "greedy", NOON + 11_000)
    assert clock_of(table).since == {seat: NOON}
    assert banks(table) == [60_000, 60_000]
    take_back(table, 1 - seat, NOON + 12_000)
    assert clock_of(table).since == {seat: NOON}
    assert banks(table) == [60_000, 60_000]


def test_no_clock_runs_for_who_has_resigned() -> None:
    table = timed("human", "human", "human")
    seat = first(table)
    resign(table, seat, NOON + 11_000)
    assert (clock_of(table).since, table.bots_to_act()) == ({}, [seat])
    tick(table, NOON + 10**9)
    assert not any(isinstance(line.fact, Lent) for line in table.lines)


def test_an_undo_gives_no_time_back_and_takes_the_increment() -> None:
    table = timed()
    seat = first(table)
    act(table, seat, "peek 1", NOON + 11_000)
    undo(table, seat, None, NOON + 20_000)
    answer(table, 1 - seat, True, NOON + 22_000)
    assert last(table) == Undone(0, seat, banks=both(seat, 50_000, 50_000))
    assert clock_of(table).since == {seat: NOON + 22_000}
    assert banks(table) == both(seat, 50_000, 50_000)


# The house is closed, the lines are read again


def test_no_time_passes_while_the_house_is_closed() -> None:
    table = timed()
    seat = first(table)
    act(table, seat, "take", NOON + 2_000)
    closed = NOON + 10**9
    again = read_back(table, house_opened=closed)
    assert clock_of(again).since == {actor(table): closed}
    assert clock_of(again).deadline() == closed + 61_001
    assert clock_of(again).banks == clock_of(table).banks
    early = read_back(table, house_opened=NOON)
    assert clock_of(early).since == {actor(table): NOON + 2_000}


@pytest.mark.parametrize("seed", range(4))
def test_banks_read_back_are_the_same_whatever_happened_and_wherever_the_reading_stopped(seed: int) -> None:
    table = timed("human", "human", "human")
    luck = Random(100 + seed)
    follower = read_back(table)
    for _ in wander(table, luck, 120):
        if luck.random() < 0.5:
            follower.read(table.lines[follower.seq :])
            assert (clock_of(follower).banks, clock_of(follower).since) == (
                clock_of(table).banks,
                clock_of(table).since,
            )
            banks(table)
    assert sum(isinstance(line.fact, Acted) for line in table.lines) > 10


# What is shown


def test_a_view_shows_the_banks_as_thinking_began_and_does_not_change_afterwards() -> None:
    table = timed()
    seat = first(table)
    view = table_view(table, HOST, NOON + 7_000).clock
    assert view is not None
    assert (view.at, view.plan, view.banks, view.since) == (
        NOON + 7_000,
        PLAN,
        [60_000, 60_000],
        {seat: NOON},
    )
    act(table, seat, "take", NOON + 31_000)
    assert (view.banks, view.since) == ([60_000, 60_000], {seat: NOON})
    assert table_view(started("human", "human"), HOST, NOON).clock is None
