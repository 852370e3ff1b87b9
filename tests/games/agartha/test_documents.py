"""Documents that cannot be played on are refused, each with its reason."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from bivouac import SetupError, game
from bivouac.core.contract import State
from tests.games.agartha.stage import stage
from tests.games.playing import play

GAME = game("agartha")
WON = ["3 1 bid", "1 3 bid", "1 3 bid", "2 3 bid", "2 3 bid"]


def placing() -> State:
    """Seat 0 has won two cards and has yet to place them."""
    return play(stage(tiles={1: ["forest", "compass"]}, placed=WON), "1 place 3 3 bid")


def offering() -> State:
    """Seat 0 may use a pair."""
    boards = {0: {"village-1": ["character"]}}
    state = stage(boards=boards, tiles={1: ["character", "forest"]}, placed=WON)
    return play(state, "1 place 3 3 bid", "0 to village-1", "0 to village-2")


def refused(document: dict[str, Any], reason: str) -> None:
    """The loader refuses the document for this reason."""
    with pytest.raises(SetupError, match=reason):
        GAME.load(document)


def put(document: dict[str, Any], path: list[Any], value: Any) -> dict[str, Any]:
    """A copy with another value somewhere."""
    damaged = copy.deepcopy(document)
    holder = damaged
    for part in path[:-1]:
        holder = holder[part]
    holder[path[-1]] = value
    return damaged


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        (["zones", 0], 2, "action zone is taken"),
        (["values", 0], 1, "lies there already"),
        (["step"], 1, "still being placed"),
        (["bottom"], 99, "bottom"),
        (["boards", 0, 5], [0], "lies in two places"),
        (["pending"], [[0, 102]], "for more players"),
        (["agenda"], [[7, 0, 3]], "two places"),
        (["agenda"], [[10, 0, 3]], "still being placed"),
        (["agenda"], [[12, 0, 0]], "no step that waits"),
        (["agenda"], [[2, 2, 0]], "no seat 2"),
        (["agenda"], [[2, 0, 2]], "about nothing"),
        (["round"], 6, "between 0 and 5"),
        (["options", "token_map"], "swap", "token_map"),
        (["explored", 0, 0], 1, "true or false"),
    ],
)
def test_a_position_in_the_bidding_that_cannot_be_is_refused(
    path: list[Any], value: Any, reason: str
) -> None:
    document = stage(placed=["2 1 action", "1 2 action", "1 1 bid", "2 1 bid"]).dump()
    refused(put(document, path, value), reason)


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ([[9, 1, 0]], "nobody has won that card"),
        ([[9, 0, 1], [9, 0, 0]], "waits twice"),
        ([[10, 0, 1]], "nobody has won that card"),
        ([[9, 0, 0], [8, 0, 0]], "picks for"),
        ([], "nobody is to place|long ago"),
    ],
)
def test_winnings_that_nobody_can_place_are_refused(value: list[list[int]], reason: str) -> None:
    refused(placing().dump() | {"agenda": value}, reason)


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ([[10, 0, 4]], "nothing can be offered"),
        ([[3, 0, 0]], "no such card"),
        ([[5, 0, 50]], "no such card"),
        ([[10, 0, 1], [9, 0, 0]], "has won nothing"),
    ],
)
def test_open_slots_that_cannot_be_are_refused(value: list[list[int]], reason: str) -> None:
    refused(offering().dump() | {"agenda": value}, reason)


def test_a_card_of_another_kind_in_a_sector_is_refused() -> None:
    document = stage(boards={0: {"location-1": ["forest"]}}).dump()
    boards = document["boards"]
    boards[0][8], boards[0][0] = boards[0][0], []
    refused(document | {"boards": boards}, "among the encounters")
    boards[0][7], boards[0][8] = boards[0][8], []
    refused(document | {"boards": boards}, "among the Amulets")
    boards[0][5], boards[0][7] = boards[0][7], []
    refused(document | {"boards": boards}, "among the Objects")
    boards[0][5] = []
    refused(document | {"boards": boards}, "is missing")


def test_cards_of_a_place_stand_in_the_order_of_their_numbers() -> None:
    document = stage(boards={0: {"location-1": ["forest", "compass"]}}).dump()
    document["boards"][0][0].reverse()
    refused(document, "does not come after")
