"""Playing: what is written down, what is refused, how a game ends."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bivouac.core.contract import Game
from bivouac.core.course import KEY_EVERY, SHORT
from bivouac.core.entries import Acted, Ended
from bivouac.core.journal import table_seed
from bivouac.table.lines import Said, Started
from bivouac.table.playing import LONGEST_SAYING, act, close, say, undo
from bivouac.table.views import position, table_view
from tests.table.mirror import refused
from tests.table.parlour import actor, key, last, opened, play_on, started, texts
from tests.table.people import HOST, LANTERNS, NOON, SEED, TAKARA

BOTH = pytest.mark.parametrize("game", [LANTERNS, TAKARA], ids=["lanterns", "takara"])


@BOTH
def test_every_action_is_a_line_and_every_eighth_carries_the_key_of_its_state(game: Game) -> None:
    table = started("human", "human", game=game)
    state = game.start(2, table_seed(SEED, ["", ""]))
    luck = Random(3)
    for number in range(1, 20):
        seat, text = actor(table), luck.choice(texts(table))
        act(table, seat, text, NOON + number)
        state.play(seat, state.parse(text))
        expected = state.key().hex()[:SHORT] if number % KEY_EVERY == 0 else ""
        assert last(table) == Acted(number, seat, text, expected)
        assert table.lines[-1].at == NOON + number
        assert key(table) == state.key()


def test_lines_are_numbered_without_a_gap_and_time_never_runs_back() -> None:
    table = started("human", "human")
    act(table, actor(table), "take", NOON + 50)
    say(table, 0, "Ada", "hm", NOON + 20)
    assert [line.seq for line in table.lines] == list(range(1, len(table.lines) + 1))
    assert [line.at for line in table.lines[-2:]] == [NOON + 50, NOON + 50]
    assert table.fresh == table.lines


def test_a_line_names_the_message_that_asked_for_it() -> None:
    table = started("human", "human", game=TAKARA)
    seat = actor(table)
    act(table, seat, "observe 1", NOON, client="window-1", on=3)
    acted = table.seq
    undo(table, 1 - seat, None, NOON)
    assert table.messages == {(seat, "window-1", 3): acted}


@BOTH
def test_what_is_refused_changes_nothing(game: Game) -> None:
    table = play_on(started("human", "human", game=game), Random(1), 7)
    seat = actor(table)
    with refused(table, "house.not_your_turn"):
        act(table, 1 - seat, texts(table)[0], NOON)
    with refused(table, "house.not_your_turn"):
        act(table, -1, texts(table)[0], NOON)
    for text in ("fly away", "", texts(table)[0].upper(), texts(table)[0] + " ", "é"):
        with refused(table, "house.unknown_text"):
            act(table, seat, text, NOON)
    assert table.state is not None
    written = [table.state.text(action) for action in range(game.vocabulary)]
    illegal = next(text for text in written if text not in texts(table))
    ruling = table.state.why_not(seat, table.state.parse(illegal))
    assert ruling is not None
    with refused(table, ruling.ruling):
        act(table, seat, illegal, NOON)


class Unasked:
    """A state whose judge is not to be asked beside `play`, which judges by itself."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def __getattr__(self, name: str) -> Any:
        assert name != "why_not", "a move is judged twice"
        return getattr(self.state, name)


def test_a_move_is_judged_once() -> None:
    table = started("human", "human")
    seat, text = actor(table), texts(table)[0]
    table.state = Unasked(table.state)
    act(table, seat, text, NOON)
    assert last(table) == Acted(1, seat, text, "")


def test_nobody_acts_before_the_start() -> None:
    table = opened("human", "human")
    with refused(table, "house.not_started"):
        act(table, 0, "take", NOON)


def test_bots_act_like_everybody_and_the_table_says_whom_it_waits_for() -> None:
    table = started("human", "greedy")
    turns = []
    while table.status == "playing":
        turns.append((actor(table), table.turn, *table.bots_to_act()))
        act(table, actor(table), "take" if "take" in texts(table) else texts(table)[0], NOON)
    assert set(turns) == {(0, "people"), (1, "bot", 1)}
    assert (table.turn, table.thinking()) == ("", [])


@BOTH
def test_the_game_ends_with_the_key_of_its_last_state_and_only_then_shows_its_seed(game: Game) -> None:
    table = started("human", "human", game=game)
    luck = Random(8)
    while table.status == "playing":
        assert table_view(table, HOST, NOON).seed is None
        assert table_view(table, HOST, NOON).outcome is None
        play_on(table, luck, 1)
    assert last(table) == Ended(key(table).hex())
    assert sum(isinstance(line.fact, Ended) for line in table.lines) == 1
    view = table_view(table, None, NOON)
    assert (view.status, view.seed, view.actors) == ("over", SEED.hex(), [])
    assert view.outcome is not None
    assert position(table, 0, "en").moves == []


def test_nothing_is_played_after_the_end() -> None:
    table = play_on(started("human", "human"), Random(1))
    with refused(table, "house.game_over"):
        act(table, 0, "take", NOON)
    with refused(table, "house.game_over"):
        undo(table, 0, None, NOON)
    close(table, "operator", NOON)
    assert table.status == "over"


def test_nothing_is_played_at_a_table_that_was_closed() -> None:
    table = play_on(started("human", "human"), Random(1), 3)
    close(table, "operator", NOON)
    assert (table.status, table.actors()) == ("closed", [])
    assert table_view(table, HOST, NOON).seed == SEED.hex()
    with refused(table, "house.table_closed"):
        act(table, 0, "take", NOON)


def test_the_start_is_the_first_line_of_the_game() -> None:
    table = started("human", "human", "greedy")
    assert isinstance(last(table), Started)
    assert table.turned == table.seq
    act(table, actor(table), "take", NOON)
    assert table.turned == table.seq
    say(table, 0, "Ada", "hm", NOON)
    assert table.turned == table.seq - 1


def test_what_is_said_is_one_line_of_visible_characters() -> None:
    table = opened("human", "human")
    say(table, -1, "Zoe", "  hello\n\u0007 there ", NOON)
    assert last(table) == Said("hello there", "Zoe", -1)
    play_on(table := started("human", "human"), Random(1))
    say(table, 0, "Ada", "well played", NOON)
    assert last(table) == Said("well played", "Ada", 0)


@pytest.mark.parametrize("text", ["", " \n\u200b", "a" * (LONGEST_SAYING + 1)])
def test_a_message_is_not_empty_and_not_endless(text: str) -> None:
    with refused(table := started("human", "human"), "house.bad_saying"):
        say(table, 0, "Ada", text, NOON)
    say(table, 0, "Ada", "a" * LONGEST_SAYING, NOON)
