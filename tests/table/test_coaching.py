"""The coach at a table: where it may be asked, by whom, and what is written down of it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from bivouac import Refusal
from bivouac.core import journal as journals
from bivouac.core import replay
from bivouac.core.entries import Advised, Sealed
from bivouac.table import Table
from bivouac.table.coaching import allowed, ask, is_what_if
from bivouac.table.past import state_at
from bivouac.table.playing import lend
from bivouac.table.successors import fork, lay, rematch, what_if, written
from bivouac.table.views import table_view
from tests.table.parlour import actor, last, opened, play, play_on, seated, started, texts
from tests.table.people import HOST, NAMES, NOON, PEOPLE, SEED, STRANGER, TAKARA


def agreeing(table: Table, coach: bool | None) -> Table:
    """The same table, opened with or without the coach."""
    return Table(table.id, msgspec.structs.replace(table.charter, coach=coach), table.game)


def refused(table: Table, seat: int) -> str:
    """The ruling against asking."""
    with pytest.raises(Refusal) as refusal:
        ask(table, seat, NOON)
    return refusal.value.ruling


def test_against_bots_alone_the_coach_may_be_asked() -> None:
    assert allowed(opened("human", "greedy"))
    assert not allowed(opened("human", "human"))
    assert not allowed(opened("human", "open", "greedy"))


def test_among_people_only_where_the_table_says_so_before_they_sit_down() -> None:
    assert allowed(agreeing(opened("human", "human"), True))
    assert not allowed(agreeing(opened("human", "greedy"), False))
    assert refused(started("human", "human"), 0) == "house.no_coach"


def test_only_whoever_is_to_act_asks() -> None:
    table = started("human", "greedy")
    while actor(table) != 0:
        play(table, texts(table)[0])
    assert refused(table, 1) == "house.not_your_turn"
    lend(table, 0, "random", NOON, alone=True)
    assert refused(table, 0) == "house.not_your_turn", "a bot needs no advice"
    assert refused(seated("human", "greedy"), 0) == "house.not_your_turn"


def to_act(table: Table) -> Table:
    while actor(table) != 0:
        play(table, texts(table)[0])
    return table


def test_it_is_written_down_once_for_each_position() -> None:
    table = to_act(started("human", "greedy"))
    ask(table, 0, NOON)
    assert last(table) == Advised(0)
    lines, turned = table.seq, table.turned
    ask(table, 0, NOON)
    assert table.seq == lines
    assert table.turned == turned, "the game has not moved"
    play(table, texts(table)[0])
    to_act(table)
    ask(table, 0, NOON)
    assert table.seats[0].advised == 2
    assert [seat.advised for seat in table_view(table, HOST, NOON).seats] == [2, 0]


def test_a_journal_tells_it_and_is_replayed_as_if_it_did_not() -> None:
    table = to_act(started("human", "random", game=TAKARA))
    ask(table, 0, NOON)
    play_on(table, Random(3))
    journal = written(table)
    text = journals.format(journal)
    assert "\ncoach 0\n" in text
    assert journals.parse(text) == journal
    without = journals.parse(
        journals.head(journal)
        + "".join(
            journals.line(entry) for entry in journal.entries if not isinstance(entry, (Advised, Sealed))
        )
    )
    assert replay.replay(TAKARA, journal).key() == replay.replay(TAKARA, without).key()
    brought = lay(TAKARA, journal, "table-2", HOST, NAMES[0], NOON)
    assert brought.seats[0].advised == 1, "it comes along"


def test_a_seat_that_is_not_there_has_asked_nobody() -> None:
    text = journals.format(started("human", "random", game=TAKARA).journal()) + "coach 7\n"
    with pytest.raises(journals.JournalError, match="no seat 7"):
        journals.parse(text)


def test_a_what_if_may_ask_whatever_the_game_it_comes_from_agreed_on() -> None:
    table = play_on(started("human", "human", game=TAKARA), Random(1))
    assert not allowed(table)
    assert allowed(fork(table, "table-3", 4, HOST, NAMES[0], NOON))


def test_a_what_if_begins_before_the_last_choice_of_whoever_asks() -> None:
    table = play_on(started("human", "human", game=TAKARA), Random(1))
    for player in (*PEOPLE[:2], STRANGER):
        new = fork(table, "table-3", None, player, "Zoe", NOON)
        assert new.state is not None
        assert new.status == "playing"
        number = new.course.count
        seat = table.course.actions[number].seat
        assert len(new.state.legal(seat)) > 1
        assert player == STRANGER or table.seats[seat].player == player
        later = table.course.actions[number + 1 :]
        own = [action for action in later if player in (STRANGER, table.seats[action.seat].player)]
        for action in own:
            state = state_at(table, action.number - 1)
            assert len(state.legal(action.seat)) == 1, "nothing was to be chosen afterwards"


def test_a_what_if_is_told_from_a_rematch_and_a_game_that_was_brought() -> None:
    table = play_on(started("human", "human", game=TAKARA), Random(1))
    assert is_what_if(fork(table, "table-3", 4, HOST, NAMES[0], NOON))
    assert not is_what_if(table)
    assert not is_what_if(rematch(table, "table-4", SEED, NOON))
    assert is_what_if(what_if(TAKARA, TAKARA.start(2, 5).position(), "table-5", HOST, "Ada", NOON))
