"""What a game was for each seat: the rules rank those who stayed, and whoever gave up comes after them."""

from __future__ import annotations

from random import Random

import bivouac
from bivouac.core.entries import Closed
from bivouac.table import SeatPlan, Table
from bivouac.table.charter import found
from bivouac.table.ending import ends_of, is_counted, length_of
from bivouac.table.gathering import start, take
from bivouac.table.playing import act, resign
from bivouac.table.successors import fork

TAKARA = bivouac.game("takara")
NOON = 1_800_000_000_000
PEOPLE = ("ada", "bo", "cy")


def begun(*people: str, game: str = "takara") -> Table:
    """A table of these people, dealt and begun; a name with a dot is that of a bot."""
    rules = bivouac.game(game)
    plans = [SeatPlan("bot", name[1:]) if name.startswith(".") else SeatPlan("human") for name in people]
    charter = found(rules, options={}, seats=plans, seed=bytes(32), host=people[0])
    table = Table("t1", charter, rules)
    for seat, name in enumerate(people):
        if not name.startswith("."):
            take(table, name, name, NOON, seat=seat, invited=True)
    start(table, people[0], NOON)
    return table


def played_out(table: Table) -> Table:
    """The rest at random, every seat acting for itself."""
    luck = Random(5)
    while table.actors():
        assert table.state is not None
        seat = table.actors()[0]
        act(table, seat, table.state.text(luck.choice(table.state.legal(seat))), NOON + 60_000)
    return table


def test_a_game_that_goes_on_is_nothing_yet() -> None:
    assert ends_of(begun("ada", "bo")) == []


def test_a_game_that_is_over_is_what_its_rules_say() -> None:
    table = played_out(begun(*PEOPLE))
    outcome = table.state.outcome() if table.state else None
    assert outcome is not None
    ends = ends_of(table)
    assert [end.rank for end in ends] == list(outcome.ranks)
    assert [end.points for end in ends] == list(outcome.points or ())
    assert [seat for seat, end in enumerate(ends) if end.won] == list(outcome.winners)
    assert length_of(table) == 60_000


def test_who_gave_up_comes_last_whatever_the_bot_made_of_it() -> None:
    ranks = set()
    for leaver in range(3):
        table = begun(*PEOPLE)
        resign(table, leaver, NOON)
        ends = ends_of(played_out(table))
        assert (ends[leaver].rank, ends[leaver].won, ends[leaver].gave_up) == (3, False, True)
        others = [end for seat, end in enumerate(ends) if seat != leaver]
        assert sorted(end.rank for end in others) in ([1, 2], [1, 1])
        assert all(end.won == (end.rank == 1) for end in others)
        ranks |= {tuple(end.rank for end in ends)}
    assert len(ranks) == 3, "the seat that would have won was among those that gave up"


def test_of_those_who_gave_up_the_last_comes_first() -> None:
    table = begun(*PEOPLE)
    for seat in (1, 2, 0):
        resign(table, seat, NOON)
    assert table.status == "closed"
    ends = ends_of(table)
    assert [end.rank for end in ends] == [1, 3, 2]
    assert [end.won for end in ends] == [True, False, False]
    assert {end.points for end in ends} == {None}


def test_a_person_who_leaves_the_bots_alone_has_lost() -> None:
    table = begun("ada", ".greedy")
    resign(table, 0, NOON)
    assert [(end.rank, end.won) for end in ends_of(table)] == [(2, False), (1, True)]


def test_nobody_wins_an_expedition_that_was_abandoned() -> None:
    table = begun("ada", "bo", game="continent")
    resign(table, 0, NOON)
    resign(table, 1, NOON)
    assert [end.won for end in ends_of(table)] == [False, False]


def test_a_game_broken_off_by_the_operator_is_nothing() -> None:
    table = begun("ada", "bo")
    table.write(Closed("operator"), NOON)
    assert ends_of(table) == []


def test_a_what_if_and_a_game_against_oneself_are_not_counted() -> None:
    table = played_out(begun("ada", "bo"))
    assert is_counted(table)
    assert not is_counted(fork(table, "t2", 3, "ada", "Ada", NOON))
    assert not is_counted(begun("ada", "ada"))
