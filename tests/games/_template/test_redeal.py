"""What a seat does not know is dealt anew, every order of it as likely; what it knows stays."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from bivouac import QuickChance
from tests.games._template.stage import seen, stage
from tests.games.playing import play

WORLDS = 1200


def orders(viewer: int) -> Counter[tuple[str, ...]]:
    """How often a viewer is dealt each order of a deck of four, seat 0 having seen the second lantern."""
    state = play(stage(["lamp", "beacon", "mirror", "gust"], left=4), "0 peek 2")
    dealt: Counter[tuple[str, ...]] = Counter()
    for number in range(WORLDS):
        document = state.redeal(viewer, QuickChance(number)).dump()
        dealt[tuple(reversed(document["lanterns"][: document["deck"]]))] += 1
    return dealt


def chi_square(dealt: Counter[tuple[str, ...]], possible: set[tuple[str, ...]]) -> float:
    """How far the counts are from being even over all that is possible, and nothing else."""
    assert set(dealt) <= possible
    even = WORLDS / len(possible)
    return sum((dealt[order] - even) ** 2 / even for order in possible)


def test_who_peeked_keeps_the_lantern_and_has_the_others_dealt_alike() -> None:
    possible: set[tuple[str, ...]] = {
        (first, "beacon", third, fourth) for first, third, fourth in permutations(["lamp", "mirror", "gust"])
    }
    # Five degrees of freedom: 20.5 is exceeded once in a thousand; the seeds are fixed.
    assert chi_square(orders(viewer=0), possible) < 20.5


def test_who_did_not_peek_has_all_dealt_alike() -> None:
    possible = set(permutations(["lamp", "beacon", "mirror", "gust"]))
    # Twenty-three degrees of freedom: 49.7 is exceeded once in a thousand; the seeds are fixed.
    assert chi_square(orders(viewer=1), possible) < 49.7


def test_odds_are_the_shares_of_what_the_seat_does_not_know() -> None:
    state = play(stage(["lamp", "beacon", "mirror", "gust"], left=4), "0 peek 2")
    take = state.parse("take")
    assert state.odds(0, take) == {"lanterns": {"lamp": 1 / 3, "mirror": 1 / 3, "gust": 1 / 3}}
    assert state.odds(1, take) == {
        "lanterns": {"lamp": 0.25, "beacon": 0.25, "mirror": 0.25, "gust": 0.25},
    }


def test_a_redealt_world_shows_the_seat_what_it_saw() -> None:
    state = play(stage(["lamp", "beacon"]), "0 peek 2")
    world = state.redeal(0, QuickChance(1))
    assert seen(world, 0) == seen(state, 0)
    assert world.outlook(0) == state.outlook(0)
