"""Before the start: who sits where, whose word counts, who may begin."""

from __future__ import annotations

from hashlib import sha256

import pytest

from bivouac.core.mistakes import PlayerMistake
from bivouac.table import ClockPlan, SeatPlan, Table
from bivouac.table.charter import LONGEST_BANK, SeatKind, found
from bivouac.table.gathering import leave, plan, recover, start, take
from bivouac.table.lines import Left, Planned, Took
from bivouac.table.playing import close, say
from bivouac.table.pledges import pledge, pledge_of
from bivouac.table.seats import fair_name
from bivouac.table.views import table_view
from tests.table.mirror import refused
from tests.table.parlour import last, opened, seated, started
from tests.table.people import HOST, LANTERNS, NOON, PEOPLE, SEED, STRANGER

ADA, BO, CY, _ = PEOPLE


def held(table: Table) -> list[str | None]:
    """Who holds each seat."""
    return [seat.player for seat in table.seats]


# What can be agreed on


def test_a_charter_takes_the_rules_of_its_game_and_completes_the_options() -> None:
    charter = opened("human", "greedy", options={}).charter
    assert (charter.game, charter.rules, charter.options) == ("_template", "1", {"single_peek": False})


@pytest.mark.parametrize(
    ("seats", "options", "clock", "code", "fact"),
    [
        (["human"], {}, None, "option_seats", "1"),
        (["human"] * 5, {}, None, "option_seats", "5"),
        (["human", "bot"], {}, None, "bot_seat", None),
        (["human", "human"], {"moon": True}, None, "option_unknown", "'moon'"),
        (["human", "human"], {}, ClockPlan(), "clock_empty", None),
        (["human", "human"], {}, ClockPlan(increment=5), "clock_empty", None),
        (["human", "human"], {}, ClockPlan(move=-1, bank=5), "clock_length", "move"),
        (["human", "human"], {}, ClockPlan(bank=LONGEST_BANK + 1), "clock_length", "bank"),
        (["human", "human"], {}, ClockPlan(move=1, increment=-1), "clock_length", "increment"),
    ],
)
def test_what_cannot_be_played_is_not_agreed_on(
    seats: list[SeatKind], options: dict[str, bool], clock: ClockPlan | None, code: str, fact: str | None
) -> None:
    plans = [SeatPlan(kind) for kind in seats]
    with pytest.raises(PlayerMistake) as caught:
        found(LANTERNS, options=options, seats=plans, seed=SEED, host=HOST, clock=clock)
    assert caught.value.code == code
    assert fact is None or fact in caught.value.facts.values()


def test_a_person_s_seat_has_no_strength() -> None:
    with pytest.raises(PlayerMistake, match="only a bot’s seat names a bot"):
        found(LANTERNS, options={}, seats=[SeatPlan("open", "greedy")] * 2, seed=SEED, host=HOST)


# Sitting down


def test_who_comes_by_invitation_gets_the_first_seat_kept_for_a_person_then_an_open_one() -> None:
    table = opened("open", "human", "greedy", "human")
    assert [take(table, player, "", NOON, invited=True) for player in PEOPLE[:3]] == [1, 3, 0]
    assert held(table) == [CY, ADA, None, BO]


def test_who_comes_without_invitation_gets_the_first_open_seat() -> None:
    table = opened("human", "open", "open")
    assert [take(table, player, "", NOON, invited=False) for player in (ADA, BO)] == [1, 2]


def test_a_seat_can_be_chosen() -> None:
    table = opened("open", "open", "human")
    assert take(table, ADA, "Ada", NOON, seat=2, invited=True) == 2
    assert take(table, BO, "Bo", NOON, seat=1, invited=False) == 1
    assert [line.fact for line in table.lines] == [Took(2, ADA, "Ada"), Took(1, BO, "Bo")]


def test_who_sits_down_twice_keeps_the_seat() -> None:
    table = seated("open", "open")
    lines = len(table.lines)
    assert take(table, BO, "Bob", NOON, invited=False) == 1
    assert take(table, BO, "Bob", NOON, seat=1, invited=False) == 1
    assert len(table.lines) == lines


def test_who_comes_back_after_the_start_keeps_the_seat() -> None:
    table = started("human", "human")
    assert take(table, BO, "Bo", NOON, invited=False) == 1
    assert take(table, BO, "Bo", NOON, seat=1, invited=False) == 1


def test_one_player_may_hold_several_seats() -> None:
    table = opened("human", "human", "open")
    take(table, ADA, "Ada", NOON, seat=0, invited=True)
    take(table, ADA, "Ann", NOON, seat=2, invited=True)
    assert table.seats_of(ADA) == [0, 2]
    assert table_view(table, ADA, NOON).mine == [0, 2]
    assert [seat.name for seat in table.seats] == ["Ada", "", "Ann"]


def test_a_seat_kept_for_a_person_wants_an_invitation() -> None:
    table = opened("human", "open")
    with refused(table, "house.not_invited"):
        take(table, STRANGER, "Zoe", NOON, seat=0, invited=False)


def test_a_taken_seat_and_a_bot_s_seat_are_not_free() -> None:
    table = seated("human", "greedy")
    for seat in (0, 1):
        with refused(table, "house.seat_taken") as caught:
            take(table, STRANGER, "Zoe", NOON, seat=seat, invited=True)
        assert caught.value.facts == {"seat": seat + 1}


def test_without_a_free_seat_nobody_sits_down() -> None:
    with refused(table := opened("human", "greedy"), "house.no_free_seat"):
        take(table, STRANGER, "Zoe", NOON, invited=False)
    with refused(table := seated("human", "open"), "house.no_free_seat"):
        take(table, STRANGER, "Zoe", NOON, invited=True)


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_are_no_seats_beyond_those_of_the_table(seat: int) -> None:
    table = seated("human", "human")
    with refused(table, "house.no_such_seat"):
        take(table, STRANGER, "Zoe", NOON, seat=seat, invited=True)
    with refused(table, "house.no_such_seat"):
        leave(table, HOST, NOON, seat=seat)
    with refused(table, "house.no_such_seat"):
        plan(table, HOST, seat, "open", NOON)
    with refused(table, "house.no_such_seat"):
        recover(table, seat, STRANGER, "Zoe", NOON)


def test_a_table_is_listed_while_a_seat_is_open_to_strangers() -> None:
    table = opened("human", "open")
    assert table.listed
    take(table, BO, "Bo", NOON, invited=False)
    assert not table.listed
    leave(table, BO, NOON)
    assert table.listed
    close(table, "operator", NOON)
    assert not table.listed
    assert not opened("human", "greedy").listed


# Names


@pytest.mark.parametrize(
    ("name", "fair"),
    [
        ("  Ada  ", "Ada"),
        ("Ada\n\tLovelace", "Ada Lovelace"),
        ("Zo\u202eë", "Zo ë"),  # turns the writing round
        ("\u200b\u0007", ""),
        ("a" * 30, "a" * 24),
        ("a" * 23 + " b", "a" * 23),
        ("Élodie", "Élodie"),
    ],
)
def test_names_are_made_fair(name: str, fair: str) -> None:
    assert fair_name(name) == fair
    table = opened("human", "human")
    take(table, ADA, name, NOON, invited=True)
    assert table.seats[0].name == fair
    recover(table, 0, BO, name, NOON)
    assert table.seats[0].name == fair


# Getting up, giving seats


def test_who_gets_up_leaves_the_seat_free_and_takes_name_and_pledge_along() -> None:
    table = seated("human", "open")
    pledge(table, BO, 1, pledge_of("ladder"), NOON)
    leave(table, BO, NOON)
    seat = table.seats[1]
    assert (seat.free, seat.kind, seat.name, seat.pledge) == (True, "open", "", "")
    assert last(table) == Left(1)


def test_who_gets_up_leaves_all_seats_or_the_one_named() -> None:
    table = opened("human", "human", "human")
    for seat in range(3):
        take(table, BO, "Bo", NOON, seat=seat, invited=True)
    leave(table, BO, NOON, seat=1)
    assert held(table) == [BO, None, BO]
    leave(table, BO, NOON)
    assert held(table) == [None, None, None]


def test_the_host_frees_the_seat_of_another() -> None:
    table = seated("human", "human")
    leave(table, HOST, NOON, seat=1)
    assert held(table) == [HOST, None]


def test_nobody_else_frees_the_seat_of_another() -> None:
    table = seated("human", "human", "human", "greedy")
    with refused(table, "house.not_seated"):
        leave(table, BO, NOON, seat=2)
    with refused(table, "house.not_seated"):
        leave(table, STRANGER, NOON)
    with refused(table, "house.not_seated"):
        leave(table, HOST, NOON, seat=3)


def test_the_host_gives_a_free_seat_to_a_bot_and_to_others_again() -> None:
    table = opened("human", "human")
    plan(table, HOST, 1, "bot", NOON, bot="greedy:4")
    assert last(table) == Planned(1, "bot", "greedy:4")
    assert (table.seats[1].free, table.seats[1].acting_bot) == (False, "greedy:4")
    plan(table, HOST, 1, "open", NOON, bot="greedy:4")
    assert (table.seats[1].free, table.seats[1].acting_bot, table.listed) == (True, "", True)


def test_a_seat_is_not_given_to_a_bot_without_a_strength() -> None:
    table = opened("human", "human")
    with pytest.raises(PlayerMistake, match="only a bot’s seat names a bot"):
        plan(table, HOST, 1, "bot", NOON)
    assert table.lines == []


def test_only_the_host_gives_seats() -> None:
    table = seated("human", "human")
    leave(table, BO, NOON)
    with refused(table, "house.not_the_host"):
        plan(table, BO, 1, "bot", NOON, bot="greedy")


def test_a_seat_somebody_holds_is_not_given_away() -> None:
    table = seated("human", "human")
    with refused(table, "house.seat_taken"):
        plan(table, HOST, 1, "bot", NOON, bot="greedy")


def test_a_seat_is_found_again_from_another_device() -> None:
    table = started("human", "human")
    recover(table, 1, "player-bo-phone", "", NOON)
    assert (table.seats_of(BO), table.seats_of("player-bo-phone")) == ([], [1])
    assert table.seats[1].name == "Bo"
    recover(table, 1, "player-bo-laptop", "Robert", NOON)
    assert table.seats[1].name == "Robert"
    lines = len(table.lines)
    recover(table, 1, "player-bo-laptop", "Rob", NOON)
    assert len(table.lines) == lines


def test_a_seat_nobody_held_is_not_found_again() -> None:
    table = opened("human", "greedy")
    for seat in (0, 1):
        with refused(table, "house.not_seated"):
            recover(table, seat, STRANGER, "Zoe", NOON)


# The seed


def test_the_table_commits_to_its_seed_before_anybody_sits_down() -> None:
    assert opened("human", "human").commitment == sha256(SEED).hexdigest()
    assert table_view(opened("human", "human"), None, NOON).commitment == sha256(SEED).hexdigest()


# The start


def test_the_game_begins_when_every_seat_is_taken() -> None:
    table = opened("human", "human", "open", "greedy")
    take(table, HOST, "Ada", NOON, invited=True)
    with refused(table, "house.seats_empty") as caught:
        start(table, HOST, NOON)
    assert caught.value.facts == {"count": 2}
    take(table, BO, "Bo", NOON, invited=True)
    take(table, CY, "Cy", NOON, invited=True)
    start(table, HOST, NOON)
    assert (table.status, table.course.count) == ("playing", 0)
    assert table.actors() != []


def test_whoever_sits_at_the_table_may_start_it_and_its_host() -> None:
    for player in (HOST, BO):
        table = seated("human", "human")
        start(table, player, NOON)
        assert table.status == "playing"


def test_nobody_else_starts_it() -> None:
    table = seated("human", "human")
    with refused(table, "house.not_seated"):
        start(table, STRANGER, NOON)


def test_seats_are_chosen_before_the_game_begins() -> None:
    table = started("human", "human")
    with refused(table, "house.already_started"):
        take(table, STRANGER, "Zoe", NOON, invited=True)
    with refused(table, "house.already_started"):
        take(table, STRANGER, "Zoe", NOON, seat=1, invited=True)
    with refused(table, "house.already_started"):
        leave(table, BO, NOON)
    with refused(table, "house.already_started"):
        plan(table, HOST, 1, "open", NOON)
    with refused(table, "house.already_started"):
        pledge(table, BO, 1, pledge_of("late"), NOON)
    with refused(table, "house.already_started"):
        start(table, HOST, NOON)


def test_nothing_is_done_at_a_table_that_was_closed_before_its_game() -> None:
    table = seated("human", "human")
    close(table, "operator", NOON)
    assert table.status == "closed"
    with refused(table, "house.table_closed"):
        start(table, HOST, NOON)
    with refused(table, "house.table_closed"):
        take(table, STRANGER, "Zoe", NOON, invited=True)
    with refused(table, "house.table_closed"):
        leave(table, BO, NOON)
    with refused(table, "house.table_closed"):
        say(table, 0, "Ada", "hello", NOON)
    lines = len(table.lines)
    close(table, "operator", NOON)
    assert len(table.lines) == lines
