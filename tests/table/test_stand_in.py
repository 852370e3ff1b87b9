"""Who plays for people who are away: the planner where the game advises, greedy elsewhere, at every door."""

from __future__ import annotations

import pytest

import bivouac
from bivouac.core.contract import Game
from bivouac.core.entries import Lent, Resigned
from bivouac.table import ClockPlan, lessons
from bivouac.table.playing import lend, resign, tick
from bivouac.table.stand_in import GREEDY, PLANNER, stand_in
from bivouac.table.successors import fork
from tests.table.parlour import actor, last, started
from tests.table.people import HOST, LANTERNS, NOON, SEED, STRANGER, TAKARA

CONTINENT = bivouac.game("continent")
LATER = NOON + 3_600_000
BOTH = pytest.mark.parametrize(("game", "bot"), [(CONTINENT, PLANNER), (LANTERNS, GREEDY)])


@BOTH
def test_a_seat_lent_to_no_bot_in_particular_is_the_stand_in_s(game: Game, bot: str) -> None:
    table = started("human", "human", game=game)
    lend(table, 1, None, NOON)
    assert last(table) == Lent(1, bot)
    assert table.seats[1].acting_bot == bot


@BOTH
def test_a_seat_lent_to_a_certain_bot_is_that_one_s(game: Game, bot: str) -> None:
    table = started("human", "human", game=game)
    lend(table, 0, "random", NOON)
    assert table.seats[0].acting_bot == "random"


@BOTH
def test_a_seat_that_was_given_up_is_the_stand_in_s(game: Game, bot: str) -> None:
    table = started("human", "human", game=game)
    resign(table, 1, NOON)
    assert last(table) == Resigned(1, bot)


@BOTH
def test_a_seat_whose_time_has_run_out_is_the_stand_in_s(game: Game, bot: str) -> None:
    table = started("human", "human", game=game, clock=ClockPlan(bank=1_000))
    late = actor(table)
    tick(table, LATER)
    assert table.seats[late].acting_bot == bot


@BOTH
def test_a_what_if_is_played_with_stand_ins(game: Game, bot: str) -> None:
    table = started("human", "random", game=game)
    assert fork(table, "table-2", 0, HOST, "Ada", LATER).seats[1].acting_bot == bot


def test_a_lesson_of_a_game_without_advice_is_played_with_greedy() -> None:
    table = lessons.found(TAKARA, "table-1", SEED, STRANGER, "Zoe", NOON)
    others = {seat.acting_bot for seat in table.seats if seat.player is None}
    assert others == {stand_in(TAKARA)} == {GREEDY}
