"""Going back: freely to the last thing anybody learned, beyond it only when the others agree."""

from __future__ import annotations

from random import Random

import pytest

from bivouac.core import replay
from bivouac.core.contract import Game
from bivouac.core.entries import Acted, Undone
from bivouac.table import Table
from bivouac.table.gathering import start, take
from bivouac.table.lines import Answered, Asked
from bivouac.table.playing import act, answer, free_undo, lend, resign, say, take_back, undo
from bivouac.table.views import position, table_view
from tests.table.mirror import read_back, record, refused
from tests.table.parlour import actor, key, last, opened, play, play_on, started, texts
from tests.table.people import HOST, LANTERNS, NOON, PEOPLE, TAKARA

BOTH = pytest.mark.parametrize("game", [LANTERNS, TAKARA], ids=["lanterns", "takara"])


def told_by_replaying(table: Table, seat: int) -> int | None:
    """The earliest action the seat may freely go back to, found by playing what stands once more."""
    again = table.open_journal(table.header.words or ())
    for action in table.course.actions:
        again.add(action)
    counts = [state.revealed() for _, state in replay.steps(table.game, again)]
    seats = [action.seat for action in table.course.actions]
    allowed = [
        number
        for number in range(len(seats))
        if set(seats[number:]) == {seat} and counts[number] == counts[-1]
    ]
    return min(allowed, default=None)


def reversible(seed: int = 0) -> Table:
    """A table of Takara at which the last action can be taken back freely."""
    luck = Random(seed)
    table = started("human", "human", game=TAKARA)
    for _ in range(300):
        seat = actor(table)
        play(table, luck.choice(texts(table)))
        if free_undo(table, seat) is not None:
            return table
    raise AssertionError("nothing could be taken back")


def last_seat(table: Table) -> int:
    """Who acted last."""
    acted = [line.fact for line in table.lines if isinstance(line.fact, Acted)]
    return acted[-1].seat


def looked(*plans: str) -> tuple[Table, int]:
    """A table at which somebody has looked in secret, which is only undone by consent; and that seat."""
    table = started(*plans)
    seat = actor(table)
    act(table, seat, "peek 1", NOON)
    return table, seat


# Freely


@BOTH
@pytest.mark.parametrize("seed", range(3))
def test_an_undo_is_free_to_the_last_thing_learned_and_no_further(game: Game, seed: int) -> None:
    luck = Random(seed)
    table = started("human", "human", game=game)
    met = set()
    for _ in range(80):
        play_on(table, luck, 1)
        if table.status != "playing":
            break
        for seat in (0, 1):
            told = told_by_replaying(table, seat)
            assert free_undo(table, seat) == told
            assert position(table, seat, "en").undo == told
            met.add(told is None)
        assert position(table, -1, "en").undo is None
        if luck.random() < 0.2 and (free := free_undo(table, last_seat(table))) is not None:
            assert undo(table, last_seat(table), luck.randint(free, table.course.count - 1), NOON)
    assert met == {True, False}


def test_several_actions_are_taken_back_at_once_but_not_one_too_many() -> None:
    luck = Random(0)
    table = started("human", "human", game=TAKARA)
    while (free := free_undo(table, seat := actor(table))) is None or table.course.count - free < 2:
        play_on(table, luck, 1)
        assert table.status == "playing"
    before = read_back(table)
    assert undo(table, seat, free, NOON)
    assert (table.course.count, table.asked) == (free, None)
    assert not undo(before, seat, free - 1, NOON)
    assert before.asked == Asked(free - 1, seat)


def test_an_undo_leads_to_the_very_state_there_was_and_is_a_line() -> None:
    table = reversible()
    seat, count = last_seat(table), table.course.count
    keys = [state.key() for _, state in replay.steps(TAKARA, table.journal())]
    assert undo(table, seat, None, NOON, client="window-1", on=9)
    assert key(table) == keys[count - 1]
    assert last(table) == Undone(count - 1, seat, "window-1", 9)
    assert table.messages[seat, "window-1", 9] == table.seq
    assert (table.course.count, table.turned) == (count - 1, table.seq)
    assert len(table.reveals) == count


@BOTH
def test_the_same_chance_follows_an_undo(game: Game) -> None:
    table = play_on(started("human", "greedy", game=game), Random(4), 24)
    after = key(table)
    played = [line.fact for line in table.lines if isinstance(line.fact, Acted)]
    assert undo(table, 0, 5, NOON)
    for fact in played[5:]:
        act(table, fact.seat, fact.text, NOON)
    assert key(table) == after
    again = [line.fact for line in table.lines if isinstance(line.fact, Acted)][len(played) :]
    assert again == played[5:]


def test_the_first_action_can_be_undone() -> None:
    table = started("human", "greedy")
    dealt = key(table)
    play(table, "peek 1")
    assert undo(table, 0, None, NOON)
    assert (table.course.count, key(table)) == (0, dealt)
    assert position(table, 0, "en").number == 0


def test_there_is_nothing_to_undo_before_the_first_action_and_after_the_last() -> None:
    table = started("human", "human")
    with refused(table, "house.nothing_to_undo"):
        undo(table, 0, None, NOON)
    play(table, "take")
    for number in (-1, table.course.count, 99):
        with refused(table, "house.nothing_to_undo"):
            undo(table, 0, number, NOON)


# By consent


def test_beyond_that_every_other_person_is_asked() -> None:
    table, seat = looked("human", "human", "greedy", "human")
    people = [other for other in (0, 1, 3) if other != seat]
    assert len(people) == 2
    dealt = table.course.count - 1
    assert not undo(table, seat, None, NOON)
    assert last(table) == Asked(dealt, seat)
    answer(table, people[0], True, NOON)
    view = table_view(table, HOST, NOON).asked
    assert view is not None
    assert (view.seat, view.number, view.agreed) == (seat, dealt, people[:1])
    assert table.course.count == 1
    for other in people[1:]:
        answer(table, other, True, NOON)
    assert last(table) == Undone(dealt, seat)
    assert (table.course.count, table.asked, table.agreed) == (dealt, None, set())


def test_one_who_declines_ends_the_question() -> None:
    table, seat = looked("human", "human", "human")
    first, second = [other for other in range(3) if other != seat]
    undo(table, seat, None, NOON)
    answer(table, first, True, NOON)
    answer(table, second, False, NOON)
    assert last(table) == Answered(second, False)
    assert (table.course.count, table.asked) == (1, None)
    undo(table, seat, None, NOON)  # who agreed before is asked anew
    answer(table, second, True, NOON)
    assert table.course.count == 1


def test_bots_always_agree() -> None:
    table = started("human", "greedy", "random")
    play_on(table, Random(1), 5)
    assert undo(table, 0, 2, NOON)
    assert [type(line.fact) for line in table.lines[-2:]] == [Asked, Undone]


def test_one_s_own_other_seats_agree() -> None:
    table = opened("human", "human", "human")
    for seat, player in enumerate((HOST, HOST, PEOPLE[1])):
        take(table, player, "", NOON, seat=seat, invited=True)
    start(table, HOST, NOON)
    play(table, "peek 1")
    assert not undo(table, 0, None, NOON)
    answer(table, 2, True, NOON)
    assert table.course.count == 0


def test_one_request_is_answered_before_the_next() -> None:
    table, seat = looked("human", "human")
    undo(table, seat, None, NOON)
    for other in (seat, 1 - seat):
        with refused(table, "house.undo_asked_already"):
            undo(table, other, 0, NOON)


def test_nobody_answers_what_was_not_asked_of_them() -> None:
    table, seat = looked("human", "human", "human")
    other = (seat + 1) % 3
    with refused(table, "house.nothing_asked"):
        answer(table, other, True, NOON)
    undo(table, seat, None, NOON)
    with refused(table, "house.nothing_asked"):
        answer(table, seat, True, NOON)
    answer(table, other, True, NOON)
    with refused(table, "house.nothing_asked"):
        answer(table, other, False, NOON)


def test_acting_ends_the_question() -> None:
    table, seat = looked("human", "human")
    undo(table, seat, None, NOON)
    say(table, seat, "Ada", "please", NOON)
    assert table.asked is not None
    play(table, "take")
    assert table.asked is None
    with refused(table, "house.nothing_asked"):
        answer(table, 1 - seat, True, NOON)


def test_a_seat_that_was_lent_is_asked_through_its_holder() -> None:
    for lent_first in (True, False):
        table, seat = looked("human", "human")
        other = 1 - seat
        if lent_first:
            lend(table, other, "greedy", NOON)
        assert not undo(table, seat, None, NOON)
        if not lent_first:
            lend(table, other, "greedy", NOON)
        assert (table.course.count, table.asked) == (1, Asked(0, seat))
        answer(table, other, True, NOON)
        assert last(table) == Undone(0, seat)


def test_a_seat_that_resigns_while_it_is_asked_agrees_like_a_bot() -> None:
    table, seat = looked("human", "human")
    undo(table, seat, None, NOON)
    resign(table, 1 - seat, NOON)
    assert last(table) == Undone(0, seat)


def test_a_seat_taken_back_while_others_are_asked_is_asked_too() -> None:
    table, seat = looked("human", "human", "human")
    first, second = [other for other in range(3) if other != seat]
    lend(table, second, "greedy", NOON)
    undo(table, seat, None, NOON)
    take_back(table, second, NOON)
    answer(table, first, True, NOON)
    assert table.course.count == 1
    answer(table, second, True, NOON)
    assert table.course.count == 0


def test_an_undo_may_go_back_behind_the_actions_of_others() -> None:
    table = play_on(started("human", "human"), Random(6), 9)
    before = record(table)["journal"]
    undo(table, 0, 3, NOON)
    answer(table, 1, True, NOON)
    assert table.course.count == 3
    assert record(table)["journal"] == before + "undo 3\n"
