"""What is over and done with: every earlier position and event is shown again as it was."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from bivouac.core.contract import Game
from bivouac.core.entries import Acted, Undone
from bivouac.table import Line, Table
from bivouac.table.lines import Said, Started
from bivouac.table.past import numbered, state_at, witnessed
from bivouac.table.playing import free_undo, undo
from bivouac.table.table import REMEMBERED
from bivouac.table.views import news, position
from tests.table.mirror import read_back, refused
from tests.table.parlour import key, play, play_on, seated, started, texts
from tests.table.people import LANTERNS, NOON, TAKARA

BOTH = pytest.mark.parametrize("game", [LANTERNS, TAKARA], ids=["lanterns", "takara"])


def shown(table: Table, number: int | None = None) -> list[dict[str, Any]]:
    """The position of every viewer after an action, without what is only true now."""
    seen = [msgspec.to_builtins(position(table, viewer, "en", number)) for viewer in table.viewers()]
    return [{name: seat[name] for name in ("number", "viewer", "outlook", "prompt")} for seat in seen]


@BOTH
def test_every_earlier_position_is_shown_as_it_was(game: Game) -> None:
    table = started("human", "human", game=game)
    luck = Random(9)
    then = [shown(table)]
    for _ in range(24):
        play_on(table, luck, 1)
        then.append(shown(table))
    for number, seen in enumerate(then[: table.course.count + 1]):
        assert shown(table, number) == seen
        assert shown(read_back(table), number) == seen


def test_an_earlier_position_offers_no_moves_and_no_undo() -> None:
    luck = Random(9)
    table = started("human", "human", game=TAKARA)
    while free_undo(table, table.actors()[0]) is None:
        play_on(table, luck, 1)
    count = table.course.count
    for viewer in table.viewers():
        for number in range(count):
            earlier = position(table, viewer, "en", number)
            assert (earlier.moves, earlier.undo, earlier.number) == ([], None, number)
            assert earlier.seq == table.seq
    now = [position(table, viewer, "en") for viewer in table.viewers()]
    assert [position(table, viewer, "en", count) for viewer in table.viewers()] == now
    assert any(seen.moves and seen.undo is not None for seen in now)


def test_looking_back_leaves_the_game_where_it_is() -> None:
    table = play_on(started("human", "human", game=TAKARA), Random(9), 12)
    before = key(table)
    state_at(table, 4)
    news(table, 0, 0, "en")
    assert key(table) == before


@BOTH
def test_events_seen_again_are_those_remembered(game: Game) -> None:
    table = started("human", "human", game=game)
    luck = Random(3)
    live = [{viewer: news(table, viewer, table.seq - 1, "en") for viewer in table.viewers()}]
    while table.status == "playing" and table.course.count < 2 * REMEMBERED:
        before = table.seq
        play_on(table, luck, 1)
        live.append({viewer: news(table, viewer, before, "en")[:1] for viewer in table.viewers()})
        if luck.random() < 0.1 and (free := free_undo(table, table.state.actors()[0])) is not None:  # type: ignore[union-attr]
            undo(table, table.actors()[0], free, NOON)
            del live[free + 1 :]
    assert game is LANTERNS or table.course.count > REMEMBERED
    numbers = range(table.course.count + 1)
    for viewer in table.viewers():
        told = [told for told in news(table, viewer, 0, "en") if told.events]
        assert told == [line for then in live for line in then[viewer] if line.events]
        again = witnessed(read_back(table), viewer, numbers)
        assert witnessed(table, viewer, numbers) == again
        assert [again[number] for number in numbers] == [
            [seen.event for line in then[viewer] for seen in line.events] for then in live
        ]


def test_the_latest_events_are_remembered_and_no_more() -> None:
    table = play_on(started("human", "greedy", game=TAKARA), Random(3), 50)
    latest = list(range(50 - REMEMBERED + 1, 51))
    assert [number for number, _ in table.recent] == latest
    assert [number for number, _ in read_back(table).recent] == latest


def test_what_was_undone_is_not_remembered() -> None:
    table = play_on(started("human", "greedy", game=TAKARA), Random(3), 10)
    assert undo(table, 0, 5, NOON)
    assert [number for number, _ in table.recent] == [0, 1, 2, 3, 4, 5]


def test_what_is_remembered_after_an_undo_is_what_stands() -> None:
    table = play_on(started("human", "greedy", game=TAKARA), Random(3), 50)
    assert undo(table, 0, 45, NOON)
    play_on(table, Random(1), 3)
    assert [number for number, _ in table.recent][-4:] == [45, 46, 47, 48]
    for viewer in table.viewers():
        again = witnessed(table, viewer, range(49))  # more than is remembered: all are played again
        assert {number: events[viewer] for number, events in table.recent}.items() <= again.items()


def test_there_is_no_position_beyond_the_last_action() -> None:
    table = play_on(started("human", "human"), Random(9), 5)
    for number in (-1, 6):
        with refused(table, "house.no_such_action") as caught:
            position(table, 0, "en", number)
        assert caught.value.facts == {"number": number, "count": 5}


def test_there_is_nothing_to_look_back_to_before_the_start() -> None:
    table = seated("human", "human")
    with refused(table, "house.not_started"):
        position(table, 0, "en", 0)


def lines(*facts: Started | Acted | Undone | Said, first: int = 1) -> list[Line]:
    """These facts as lines."""
    return [Line(first + at, NOON, fact) for at, fact in enumerate(facts)]


def test_lines_are_numbered_by_the_actions_that_stand() -> None:
    acted = [Acted(number, 0, "take") for number in range(1, 5)]
    assert numbered(lines(Started([]), acted[0], Said("hm"), acted[1])) == {1: 0, 2: 1, 4: 2}
    assert numbered(lines(Started([]), acted[0], acted[1], Undone(1, 0), acted[1])) == {1: 0, 2: 1, 5: 2}
    assert numbered(lines(Started([]), acted[0], Undone(0, 0))) == {1: 0}
    assert numbered(lines(acted[3], Undone(1, 0), acted[1], first=20)) == {22: 2}
    assert numbered([]) == {}


def test_a_line_after_an_undo_is_told_with_its_own_events() -> None:
    table = started("human", "greedy")
    play(table, "peek 1")
    undo(table, 0, 0, NOON)
    after = table.seq
    play(table, next(text for text in texts(table) if text == "peek 3"))
    (told,) = news(table, 0, after, "en")
    (look,) = [seen.event for seen in told.events if seen.event["kind"] == "look"]
    assert table.state is not None
    assert look["element"] == table.state.outlook(0)["deck"]["lanterns"][2]["id"]
