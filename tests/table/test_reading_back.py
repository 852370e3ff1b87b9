"""A table is its lines: read back it is the same, whole, in pieces, or from a snapshot."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bivouac.core.contract import Game
from bivouac.table import ClockPlan, Table
from bivouac.table.lines import Fact, Undone
from tests.table.parlour import LANTERNS, NOON, TAKARA, opened, read_back, record, seated, views
from tests.table.wandering import wander

CLOCK = ClockPlan(move=1_000, bank=60_000, increment=500)
WALKS = [
    (LANTERNS, ("human", "open"), None),
    (LANTERNS, ("human", "open", "open"), CLOCK),
    (TAKARA, ("human", "human"), CLOCK),
    (TAKARA, ("human", "open", "greedy"), None),
]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("game", "plans", "clock"), WALKS, ids=["lanterns", "lanterns-clock", "takara-clock", "takara-bot"])
def test_a_table_read_back_from_its_lines_is_the_same(
    game: Game, plans: tuple[str, ...], clock: ClockPlan | None, seed: int
) -> None:
    luck = Random(seed)
    table = opened(*plans, game=game, clock=clock)
    for step, at in enumerate(wander(table, luck, 160)):
        if step % 8 == 0 or step > 150:
            again = read_back(table)
            assert record(again) == record(table)
            assert views(again, at) == views(table, at)
