"""Points line by line, against a count by hand of every assignment."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from bivouac.core.contract import State
from tests.games.agartha.stage import stage
from tests.games.playing import play

TYPES = ("forest", "mountain", "village")
LAST = ["1 1 bid", "1 1 bid", "2 1 bid", "2 1 bid", "3 1 bid"]
SETS = [0, 1, 3, 5, 7, 9]


def ended(boards: dict[int, dict[str, list[str]]]) -> State:
    """The end of a game with these boards: the sixth round is over and nothing more was won."""
    state = stage(round=6, boards=boards, tiles={1: [], 2: [], 3: []}, placed=LAST)
    return play(state, "1 place 3 1 bid")


def by_hand(slots: list[list[str]]) -> int:
    """The best of all assignments of a type, or none, to each slot."""
    best = 0
    for chosen in product((None, *TYPES), repeat=3):
        worth, types = 0, set()
        for slot, type in zip(slots, chosen, strict=True):
            if type is not None and "compass" in slot and type in slot:
                worth += SETS[min(slot.count(type), 5)]
                types.add(type)
        best = max(best, worth + [0, 0, 2, 5][len(types)])
    return best


@pytest.mark.ruling("agartha.28", "agartha.29", "agartha.47")
def test_the_locations_score_the_best_assignment_of_types() -> None:
    for seed in range(150):
        luck = Random(seed)
        box = [*TYPES * 6, *["compass"] * 4, "character", "character"]
        luck.shuffle(box)
        slots = [sorted(box.pop() for _ in range(luck.randrange(7))) for _ in range(3)]
        outcome = ended({0: {f"location-{at + 1}": slot for at, slot in enumerate(slots)}}).outcome()
        assert outcome is not None
        lines = dict(outcome.lines[0])
        assert lines["locations"] + lines["types"] == by_hand(slots), slots
        assert outcome.points == (by_hand(slots), 0)


@pytest.mark.ruling("agartha.31")
@pytest.mark.parametrize(("met", "objects", "worth"), [(7, 3, 9), (6, 3, 9), (1, 3, 0), (8, 0, 0), (4, 4, 8)])
def test_objects_multiply_pairs(met: int, objects: int, worth: int) -> None:
    if met == 1:
        boards = {0: {"village-1": ["character"], "objects": ["knife", "axe", "torch"]}}
    else:
        objects_here = ["knife", "axe", "torch", "vial"][:objects]
        boards = {0: {"encounter": ["character"] * met, "objects": objects_here}}
    outcome = ended(boards).outcome()
    assert outcome is not None
    assert dict(outcome.lines[0])["objects"] == worth


@pytest.mark.ruling("agartha.32")
def test_every_source_of_points_is_a_line_and_the_lines_add_up() -> None:
    board = {
        "encounter": ["character"] * 4,
        "objects": ["knife", "vial"],
        "location-1": ["forest", "forest", "compass"],
        "location-2": ["village", "compass"],
        "amulets": ["amulet", "amulet"],
    }
    state = stage(
        round=6,
        boards={0: board},
        tiles={1: [], 2: [], 3: []},
        placed=LAST,
        explored={0: [1, 2, 3]},
        scored={0: 5},
    )
    outcome = play(state, "1 place 3 1 bid").outcome()
    assert outcome is not None
    assert dict(outcome.lines[0]) == {
        "village": 5,
        "objects": 4,
        "locations": 4,
        "types": 2,
        "exploration": 15,
        "amulets": 6,
    }
    assert outcome.points == (36, 0)
    assert outcome.winners == (0,)
