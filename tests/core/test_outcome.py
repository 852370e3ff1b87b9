"""Outcomes: ranks that share, utilities that add up to nought, and words that a table can send."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bivouac import Outcome
from bivouac.core.outcome import all_lost, ranked, ranks_of, utility_of

SCORES = st.lists(st.tuples(st.integers(-3, 3), st.integers(0, 2)), min_size=1, max_size=6)
FAST = settings(derandomize=True, max_examples=150, deadline=None)


@pytest.mark.parametrize(
    ("scores", "ranks"),
    [
        ([(5,), (3,), (9,)], (2, 3, 1)),
        ([(5,), (5,), (1,)], (1, 1, 3)),
        ([(5, 1), (5, 2)], (2, 1)),
        ([(-1,), (-2,), (-2,), (-3,)], (1, 2, 2, 4)),
        ([(0,)], (1,)),
    ],
)
def test_equal_scores_share_a_rank(scores: list[tuple[int, ...]], ranks: tuple[int, ...]) -> None:
    assert ranks_of(scores) == ranks


@pytest.mark.parametrize(
    ("ranks", "utility"),
    [
        ((1, 2), (1.0, -1.0)),
        ((2, 1, 3), (0.0, 1.0, -1.0)),
        ((1, 1), (0.0, 0.0)),
        ((1, 1, 3), (0.5, 0.5, -1.0)),
        ((1, 2, 2, 2), (1.0, -1 / 3, -1 / 3, -1 / 3)),
        ((1,), (1.0,)),
    ],
)
def test_those_who_tie_share_their_steps(ranks: tuple[int, ...], utility: tuple[float, ...]) -> None:
    assert utility_of(ranks) == pytest.approx(utility)


@FAST
@given(SCORES)
def test_a_better_score_is_a_better_rank_and_more_utility(scores: list[tuple[int, ...]]) -> None:
    ranks = ranks_of(scores)
    utility = utility_of(ranks)
    for one, mine in enumerate(scores):
        for other, theirs in enumerate(scores):
            assert (mine > theirs) == (ranks[one] < ranks[other])
            assert (mine > theirs) == (utility[one] > utility[other])
    assert all(-1 <= worth <= 1 for worth in utility)
    assert len(scores) == 1 or sum(utility) == pytest.approx(0)


def test_ties_are_told_apart_by_one_number_after_the_other() -> None:
    lines = ((("tiles", 5),), (("tiles", 5),), (("tiles", 5),))
    assert ranked(lines, [1, 2, 2]).ranks == (3, 1, 1)
    assert ranked(lines, [1, 2, 2], [9, 0, 1]).winners == (2,)


def test_an_ordinary_end_names_every_winner() -> None:
    lines = ((("tiles", 3), ("karas", 2)), (("tiles", 5),), (("tiles", 1),))
    outcome = ranked(lines)
    assert outcome.kind == "ranked"
    assert outcome.winners == (0, 1)
    assert outcome.points == (5, 5, 1)
    assert json.loads(json.dumps(outcome.to_dict())) == {
        "kind": "ranked",
        "winners": [0, 1],
        "ranks": [1, 1, 3],
        "points": [5, 5, 1],
        "lines": [[["tiles", 3], ["karas", 2]], [["tiles", 5]], [["tiles", 1]]],
        "utility": [0.5, 0.5, -1.0],
    }


def test_when_all_have_lost_nobody_has_points() -> None:
    outcome = all_lost(3)
    assert (outcome.kind, outcome.winners, outcome.points) == ("all_lost", (), None)
    assert outcome.ranks == (1, 1, 1)
    assert outcome.utility == (-1.0, -1.0, -1.0)
    assert outcome.to_dict()["points"] is None


def test_equal_outcomes_are_equal_and_others_are_not() -> None:
    one, same = all_lost(2), all_lost(2)
    assert one == same
    assert hash(one) == hash(same)
    assert one != all_lost(3)
    assert one != Outcome("all_lost", (), (1, 1), None, ((), ()), (-1.0, 0.0))
    assert one != "all_lost"
    assert "all_lost" in repr(one)
