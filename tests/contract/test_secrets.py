"""Who sees what at the tables of our own games, as their READMEs tell it."""

from __future__ import annotations

import pytest

import bivouac
from tests.contract.laws import secrets
from tests.contract.tables import SHELF, Table, names

OURS = [name for name in names() if (SHELF / name / "README.md").exists()]


@pytest.mark.parametrize("name", OURS)
def test_a_readme_tells_who_sees_what(name: str, full: bool) -> None:
    game = bivouac.game(name)
    rows = secrets.rows_of(SHELF / name / "README.md")
    assert rows, "a table `| what | seen by | outlook path |` is needed"
    sight = secrets.Sight()
    low, high = game.facts.seats
    for seats in range(low, high + 1) if full else {low, high}:
        for seed in range(5, 11 if full else 6):
            secrets.the_table_is_true(Table(game, seats), seed, rows, sight)
    assert list(secrets.what_was_never_met(rows, sight)) == []
