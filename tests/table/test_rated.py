"""A rated table: nobody is helped, nobody is replaced, and whoever goes away has lost."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import msgspec
import pytest

import bivouac
from bivouac.core.mistakes import PlayerMistake
from bivouac.core.refusal import Refusal
from bivouac.table import ClockPlan, SeatPlan, Table
from bivouac.table.charter import found
from bivouac.table.ending import ends_of
from bivouac.table.gathering import recover, start, take
from bivouac.table.playing import act, lend, lend_absent, pause, resign, tick, undo
from bivouac.table.rated import check_rated, must_be_casual, must_have_account
from bivouac.table.successors import fork, rematch

TAKARA = bivouac.game("takara")
NOON = 1_800_000_000_000
MINUTE = 60_000
CLOCK = ClockPlan(bank=MINUTE)


@contextmanager
def refused(ruling: str) -> Iterator[None]:
    """Refused by that ruling."""
    with pytest.raises(Refusal) as no:
        yield
    assert no.value.ruling == ruling


def begun(*people: str, rated: bool = True) -> Table:
    """A table of these people that has begun; a name with a dot is that of a bot."""
    plans = [SeatPlan("bot", name[1:]) if name.startswith(".") else SeatPlan("human") for name in people]
    charter = found(
        TAKARA,
        options={},
        seats=plans,
        seed=bytes(32),
        host=people[0],
        clock=CLOCK,
        absence=10 * MINUTE,
        rated=rated,
    )
    table = Table("t1", charter, TAKARA)
    for seat, name in enumerate(people):
        if not name.startswith("."):
            take(table, name, name, NOON, seat=seat, invited=True)
    start(table, people[0], NOON)
    return table


def moved(table: Table, most: int) -> Table:
    """So many random actions."""
    luck = Random(2)
    for _ in range(most):
        if table.actors() and table.state is not None:
            seat = table.actors()[0]
            act(table, seat, table.state.text(luck.choice(table.state.legal(seat))), NOON)
    return table


@pytest.mark.parametrize("wish", ["coach", "fork", "lend", "pause", "undo"])
def test_nobody_is_helped_while_a_rated_game_goes_on(wish: str) -> None:
    table = begun("ada", "bo")
    with refused("house.rated"):
        must_be_casual(table, wish)  # type: ignore[arg-type]
    must_be_casual(begun("ada", "bo", rated=False), wish)  # type: ignore[arg-type]


def test_no_seat_is_lent_no_clock_stopped_and_no_game_forked() -> None:
    table = moved(begun("ada", ".greedy"), 9)
    for what in (
        lambda: lend(table, 0, None, NOON, alone=True),
        lambda: pause(table, 0, NOON),
        lambda: fork(table, "t2", 3, "ada", "Ada", NOON),
    ):
        with refused("house.rated"):
            what()


def test_what_was_shown_is_not_taken_back_even_if_all_would_agree() -> None:
    table = begun("ada", "bo")
    while table.reveals[-1] == table.reveals[0] or len(table.reveals) < 2:
        moved(table, 1)
    seat = table.course.actions[-1].seat
    with refused("house.rated"):
        undo(table, seat, 0, NOON)
    assert table.asked is None


def test_everybody_sits_once_and_keeps_the_seat() -> None:
    with refused("house.rated_seat"):
        begun("ada", "ada")
    with refused("house.rated_seat"):
        recover(begun("ada", "bo"), 1, "eve", "Eve", NOON)


def test_a_guest_could_come_back_as_somebody_else() -> None:
    with refused("house.rated_account"):
        must_have_account(rated=True, account=False)
    must_have_account(rated=True, account=True)
    must_have_account(rated=False, account=False)


@pytest.mark.parametrize("other", ["bo", ".club"])
def test_whose_time_runs_out_has_given_up(other: str) -> None:
    table = begun("ada", other)
    while 0 not in table.thinking():
        moved(table, 1)
    tick(table, NOON + MINUTE + 2)
    assert table.status == "closed"
    assert [(end.rank, end.gave_up) for end in ends_of(table)] == [(2, True), (1, False)]


def test_who_stays_away_longer_than_agreed_has_given_up() -> None:
    table = begun("ada", "bo", "cy")
    seat = table.thinking()[0]
    lend_absent(table, seat, None, NOON, NOON + 11 * MINUTE)
    assert table.seats[seat].resigned


def test_a_game_of_two_is_decided_when_one_gives_up_and_a_larger_one_goes_on() -> None:
    two, three = begun("ada", "bo"), begun("ada", "bo", "cy")
    resign(two, 1, NOON)
    resign(three, 1, NOON)
    assert (two.status, three.status) == ("closed", "playing")
    assert [end.won for end in ends_of(two)] == [True, False]
    resign(three, 2, NOON)
    assert [end.rank for end in ends_of(three)] == [1, 3, 2]


def test_what_follows_a_rated_game_is_rated_if_it_is_a_game_of_its_own() -> None:
    table = begun("ada", "bo")
    moved(table, 10_000)
    assert table.status == "over"
    assert rematch(table, "t2", bytes(32), NOON).charter.rated
    assert not fork(table, "t3", 3, "ada", "Ada", NOON).charter.rated


@pytest.mark.parametrize(
    ("game", "seats", "clock", "code"),
    [
        ("continent", 2, CLOCK, "rated_together"),
        ("arnak", 1, CLOCK, "rated_alone"),
        ("takara", 2, None, "rated_clock"),
    ],
)
def test_a_rated_table_needs_somebody_to_beat_and_a_clock(
    game: str, seats: int, clock: ClockPlan | None, code: str
) -> None:
    with pytest.raises(PlayerMistake) as wrong:
        check_rated(bivouac.game(game), seats, clock)
    assert wrong.value.code == code
    check_rated(TAKARA, 2, CLOCK)


def test_a_table_that_is_not_rated_is_written_down_as_before() -> None:
    written = msgspec.json.encode(begun("ada", "bo", rated=False).charter)
    assert b"rated" not in written
