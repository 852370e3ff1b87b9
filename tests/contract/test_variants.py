"""The variants the laws are tried with: any two values meet at some table, and every table can be laid."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import bivouac
from bivouac.core.contract import Game
from tests.contract.tables import names, tables
from tests.contract.variants import alone, is_meant, offered, pairwise, values


@pytest.fixture(params=names())
def game(request: pytest.FixtureRequest) -> Game:
    """Each game."""
    return bivouac.game(str(request.param))


def shown(game: Game, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """What a table shows of every option; a list, whose choices depend on others, is there or not."""
    chosen = {option["key"]: options.get(option["key"], option["default"]) for option in game.facts.options}
    lists = {option["key"] for option in game.facts.options if option["type"] == "list"}
    return {"seats": seats} | {key: bool(value) if key in lists else value for key, value in chosen.items()}


def test_any_two_values_meet_at_some_table(game: Game) -> None:
    low, high = game.facts.seats
    met = [shown(game, seats, options) for seats, options in pairwise(game)]
    every: dict[str, list[Any]] = {"seats": list(range(low, high + 1))}
    for option in game.facts.options:
        every[option["key"]] = [False, True] if option["type"] == "list" else values(option, high, {})
    meant = {option["key"]: option for option in game.facts.options}
    for one, other in itertools.combinations(every, 2):
        for first, second in itertools.product(every[one], every[other]):
            if one == "seats" and not is_meant(meant[other], first):
                continue
            if second is True and "among" in meant[other] and not offered(meant[other], {one: first}):
                continue
            found = any(table[one] == first and table[other] == second for table in met)
            assert found, f"{game.facts.name}: nowhere {one}={first} with {other}={second}"


def test_every_choice_of_a_list_is_tried_unless_there_are_fewer_seats(game: Game) -> None:
    lists = [option for option in game.facts.options if option["type"] == "list"]
    for option in (option for option in lists if not option.get("ordered")):
        tried = {one for _, options in pairwise(game) for one in options.get(option["key"], [])}
        assert tried == set(option["choices"])


def test_every_seat_count_is_played_by_the_rules_as_they_are_without_options(game: Game) -> None:
    low, high = game.facts.seats
    assert pairwise(game)[: high - low + 1] == [(seats, {}) for seats in range(low, high + 1)]


def test_every_table_can_be_laid(game: Game) -> None:
    low, high = game.facts.seats
    single = [(seats, options) for seats in range(low, high + 1) for options in alone(game, seats)]
    for seats, options in [*pairwise(game), *single]:
        assert game.start(seats, 1, options).actors()


def test_the_quick_lane_has_the_same_tables_as_the_full_one() -> None:
    assert [table.name for table in tables()] == [table.name for table in tables(thorough=True)]


def test_a_law_is_tried_once_in_the_quick_lane_and_at_length_in_the_full_one() -> None:
    quick, full = next(tables()), next(tables(thorough=True))
    assert (quick.seeds(1, 2, 3), full.seeds(1, 2, 3)) == ((1,), (1, 2, 3))
    assert (quick.enough(20), full.enough(20)) == (2, 20)
    assert (quick.enough(5, least=2), full.enough(5, least=2)) == (2, 5)
    assert (quick.stride(4), full.stride(4)) == (4, 1)
