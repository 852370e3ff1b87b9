"""What a seat knows as numbers is pinned: nets are trained on these numbers, in this order."""

from __future__ import annotations

import json
from hashlib import blake2b
from itertools import islice
from pathlib import Path

import pytest

import bivouac
from bivouac.core.contract import Game
from bivouac.core.numbers import Numbers
from tests.contract.tables import Table, names
from tests.contract.variants import pairwise
from tests.contract.walk import walk

PINS = Path(__file__).parent / "golden" / "features.json"
MOVES = 120
EVERY = 6


@pytest.fixture(params=names())
def game(request: pytest.FixtureRequest) -> Game:
    """Each game; with --regold its pins are written first."""
    chosen = bivouac.game(request.param)
    if request.config.getoption("--regold"):
        pins = json.loads(PINS.read_text("utf-8")) if PINS.exists() else {}
        PINS.write_text(json.dumps(pins | {chosen.facts.name: said(chosen)}, indent=1) + "\n", "utf-8")
    return chosen


def said(game: Game) -> dict[str, str]:
    """By table, a digest of what all seats know now and then in a random game.

    Six digits of each number: the last ones of a tanh are the machine's own.
    """
    found = {}
    for seats, options in pairwise(game):
        told = blake2b(digest_size=8)
        for moment in islice(walk(Table(game, seats, options), seats), 0, MOVES, EVERY):
            for seat in range(seats):
                numbers = game.features(moment.state, seat)
                told.update(" ".join(f"{number:.6g}" for number in numbers).encode())
        found[f"{seats} seats, {json.dumps(options)}"] = told.hexdigest()
    return found


def test_the_numbers_are_those_that_nets_were_trained_on(game: Game) -> None:
    pinned = json.loads(PINS.read_text("utf-8"))[game.facts.name]
    assert said(game) == pinned, (
        f"{game.facts.name} tells other numbers. Weights know the old ones: if that is meant, run "
        "`python3 run.py test tests/contract/test_features.py --regold -n 0` and train them anew."
    )


def test_numbers_are_kept_in_their_order_and_make_room() -> None:
    numbers = Numbers(2)
    numbers.add(0.5)
    numbers.add_truth(True)
    numbers.add_truth(False)
    numbers.add_zeros(2)
    numbers.add_place(1, 3)
    numbers.add_place(-1, 2)
    numbers.raise_at(3, 2.5)
    numbers.raise_at(3, 1.0)
    assert numbers.listed() == [0.5, 1.0, 0.0, 3.5, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0]
    with pytest.raises(AssertionError, match="no such number"):
        numbers.raise_at(10, 1.0)
