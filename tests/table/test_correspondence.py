"""Days for each action: they run by the calendar, stand still on vacation, and end as other clocks do."""

from __future__ import annotations

from random import Random

import pytest

from bivouac import SetupError
from bivouac.core.entries import Closed, Lent, Resigned
from bivouac.core.mistakes import PlayerMistake
from bivouac.table import ClockPlan, SeatPlan, Table
from bivouac.table.charter import DAY, MOST_DAYS, found
from bivouac.table.clock import Clock
from bivouac.table.gathering import start, take
from bivouac.table.lines import Away
from bivouac.table.playing import act, lend_absent, stay_away, take_back, tick
from bivouac.table.views import news, table_view
from bivouac.table.waiting import wait_of
from tests.table.mirror import read_back, record, refused
from tests.table.parlour import actor, last, started, texts
from tests.table.people import HOST, LANTERNS, NAMES, NOON, PEOPLE, SEED

THREE = ClockPlan(days=3)


def by_post(*, rated: bool = False, absence: int = 0) -> Table:
    """Two people with three days for each action, dealt at noon."""
    plans = [SeatPlan("human")] * 2
    charter = found(
        LANTERNS, options={}, seats=plans, seed=SEED, host=HOST, clock=THREE, rated=rated, absence=absence
    )
    table = Table("table-1", charter, LANTERNS)
    for player, name in list(zip(PEOPLE, NAMES, strict=True))[:2]:
        take(table, player, name, NOON, invited=True)
    start(table, HOST, NOON)
    return table


def clock_of(table: Table) -> Clock:
    """Its clock, the same as read back from the lines at any time."""
    assert table.clock is not None
    for opened in (0, NOON + 2 * DAY, NOON + 9 * DAY):
        again = read_back(table, house_opened=opened).clock
        assert again is not None
        assert (again.since, again.deadline()) == (table.clock.since, table.clock.deadline())
    return table.clock


def player_in(table: Table, seat: int) -> str:
    """Who sits there."""
    player = table.seats[seat].player
    assert player is not None
    return player


def test_an_action_has_its_days_however_often_the_house_is_closed_and_opened() -> None:
    table = by_post()
    assert clock_of(table).deadline() == NOON + 3 * DAY + 1
    act(table, actor(table), texts(table)[0], NOON + DAY)
    assert clock_of(table).deadline() == NOON + 4 * DAY + 1


def test_time_that_is_not_used_is_not_kept() -> None:
    table = by_post()
    luck = Random(1)
    for number in range(6):
        act(table, actor(table), luck.choice(texts(table)), NOON + number)
    assert clock_of(table).banks == [0, 0]
    assert clock_of(table).deadline() == NOON + 5 + 3 * DAY + 1


def test_whose_days_run_out_is_stood_in_for_and_may_come_back_to_a_new_term() -> None:
    table = by_post()
    seat = actor(table)
    tick(table, NOON + 3 * DAY)
    assert not isinstance(last(table), Lent)
    tick(table, NOON + 3 * DAY + 1)
    tick(table, NOON + 3 * DAY + 1)  # another worker was slower
    assert last(table) == Lent(seat, "greedy", late=True, bank=0)
    take_back(table, seat, NOON + 5 * DAY)
    assert clock_of(table).deadline() == NOON + 8 * DAY + 1


def test_at_a_rated_table_they_have_lost() -> None:
    table = by_post(rated=True)
    seat = actor(table)
    tick(table, NOON + 3 * DAY + 1)
    assert [line.fact for line in table.lines[-2:]] == [Resigned(seat, "greedy"), Closed("abandoned")]


def test_a_clock_that_is_set_back_takes_and_gives_nothing() -> None:
    table = by_post()
    act(table, actor(table), texts(table)[0], NOON + DAY)
    act(table, actor(table), texts(table)[0], NOON - DAY)
    assert clock_of(table).deadline() == NOON + 4 * DAY + 1


@pytest.mark.parametrize("rated", [False, True])
def test_the_days_stand_still_while_their_player_is_on_vacation(rated: bool) -> None:
    table = by_post(rated=rated)
    seat = actor(table)
    stay_away(table, player_in(table, seat), NOON + DAY, NOON + 11 * DAY, NOON + DAY)
    assert last(table) == Away(seat, NOON + DAY, NOON + 11 * DAY)
    assert clock_of(table).deadline() == NOON + 13 * DAY + 1
    tick(table, NOON + 13 * DAY)
    assert isinstance(last(table), Away)
    shown = table_view(table, None, NOON + 2 * DAY)
    assert (shown.seats[seat].away, shown.seats[1 - seat].away) == (NOON + 11 * DAY, None)
    assert shown.clock is not None
    assert shown.clock.until == {seat: NOON + 13 * DAY}
    assert table_view(table, None, NOON + 11 * DAY).seats[seat].away is None
    told = news(table, 1 - seat, table.seq - 1, "en")[-1]
    assert (told.kind, told.seat, told.ends) == ("away", seat, NOON + 11 * DAY)


def test_a_turn_that_comes_in_a_vacation_begins_after_it() -> None:
    table = by_post()
    seat = actor(table)
    other = 1 - seat
    stay_away(table, player_in(table, other), NOON, NOON + 5 * DAY, NOON)
    while actor(table) == seat:
        act(table, seat, texts(table)[0], NOON + DAY)
    assert clock_of(table).deadline() == NOON + 8 * DAY + 1


def test_coming_back_early_sets_the_clock_going_and_two_vacations_add_up() -> None:
    table = by_post()
    player = player_in(table, actor(table))
    stay_away(table, player, NOON + DAY, NOON + 9 * DAY, NOON + DAY)
    stay_away(table, player, NOON + DAY, NOON + 2 * DAY, NOON + 2 * DAY)
    assert clock_of(table).deadline() == NOON + 4 * DAY + 1
    stay_away(table, player, NOON + 3 * DAY, NOON + 5 * DAY, NOON + 3 * DAY)
    assert clock_of(table).deadline() == NOON + 6 * DAY + 1


def test_a_vacation_is_told_once_and_only_where_days_are_given() -> None:
    table = by_post()
    player = player_in(table, 0)
    stay_away(table, player, NOON, NOON + DAY, NOON)
    before = record(table)
    stay_away(table, player, NOON, NOON + DAY, NOON + 5)
    stay_away(table, "nobody here", NOON, NOON + DAY, NOON + 5)
    assert record(table) == before
    quick = started("human", "human", clock=ClockPlan(bank=60_000))
    stay_away(quick, player_in(quick, 0), NOON, NOON + DAY, NOON)
    assert not isinstance(last(quick), Away)


def test_nobody_lends_the_seat_of_somebody_on_vacation() -> None:
    table = by_post(absence=DAY)
    seat = actor(table)
    stay_away(table, player_in(table, seat), NOON, NOON + 5 * DAY, NOON)
    with refused(table, "house.on_vacation"):
        lend_absent(table, seat, None, NOON, NOON + 4 * DAY)
    lend_absent(table, seat, None, NOON, NOON + 5 * DAY)
    assert last(table) == Lent(seat, "greedy", bank=0)


def test_a_wait_is_told_by_the_line_it_began_with_whatever_others_do_meanwhile() -> None:
    table = by_post()
    seat = actor(table)
    begun = wait_of(table, seat)
    stay_away(table, player_in(table, 1 - seat), NOON, NOON + DAY, NOON)
    assert wait_of(table, seat) == begun
    act(table, seat, texts(table)[0], NOON)
    assert wait_of(table, seat) == table.turned > begun


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (ClockPlan(days=MOST_DAYS + 1), "clock_days"),
        (ClockPlan(days=-1), "clock_days"),
        (ClockPlan(days=1, bank=1), "clock_either"),
        (ClockPlan(), "clock_empty"),
    ],
)
def test_a_clock_nobody_could_read_is_refused_by_name(plan: ClockPlan, code: str) -> None:
    with pytest.raises(PlayerMistake) as wrong:
        found(LANTERNS, options={}, seats=[SeatPlan("human")] * 2, seed=SEED, host=HOST, clock=plan)
    assert isinstance(wrong.value, SetupError)
    assert wrong.value.code == code
