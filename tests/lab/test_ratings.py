"""Ratings: known strengths are found again, and their intervals hold them as often as they promise."""

from __future__ import annotations

from itertools import permutations
from math import exp, log10
from random import Random

import pytest

from bivouac.lab.intervals import student95
from bivouac.lab.played import Played
from bivouac.lab.ratings import ELO, Rating, Scores, expected, rate, scores_of

TWO = ("a", "b")


def game(order: tuple[str, ...], ranks: tuple[int, ...], deal: int = 0) -> Played:
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Played(0, deal, deal, order, "ranked", winners, ranks, None, 1)


def duel(won: float, of: float) -> Scores:
    return [[0.0, won], [of - won, 0.0]]


def test_a_win_a_loss_and_a_tie_count_one_nothing_and_a_half() -> None:
    games = [game(TWO, (1, 2)), game(TWO, (2, 1)), game(("b", "a"), (1, 1))]
    assert scores_of(games, TWO) == [[0.0, 1.5], [1.5, 0.0]]


def test_at_a_larger_table_everybody_is_compared_with_everybody_else_but_themselves() -> None:
    assert scores_of([game(("a", "b", "a", "c"), (2, 1, 4, 2))], ("a", "b", "c")) == [
        [0.0, 0.0, 0.5],
        [2.0, 0.0, 1.0],
        [1.5, 0.0, 0.0],
    ]


def test_two_bots_are_as_far_apart_as_their_odds_say() -> None:
    a, b = rate(TWO, [duel(3, 4)] * 100)
    assert a.points + b.points == pytest.approx(0, abs=1e-6)
    assert a.points - b.points == pytest.approx(400 * log10(300.5 / 100.5), abs=1e-6)
    assert expected(a.points - b.points) == pytest.approx(300.5 / 401)


def test_the_scale_of_elo_gives_ten_to_one_at_400_points() -> None:
    assert expected(400) == pytest.approx(10 / 11)
    assert expected(0) == 0.5


def test_one_deal_has_no_interval() -> None:
    assert rate(TWO, [duel(1, 2)])[0].interval is None


def test_a_bot_that_never_lost_is_as_uncertain_as_an_exact_interval_says() -> None:
    games = 100
    a, b = rate(TWO, [duel(1, 1)] * games)
    assert a.interval is not None
    lowest = expected(2 * a.interval[0])  # the two lie on both sides of 0
    exact = 0.025 ** (1 / games)  # Clopper and Pearson
    assert 1 - lowest == pytest.approx(1 - exact, rel=0.25)
    assert b.points == pytest.approx(-a.points)


def test_games_on_one_deal_are_no_independent_witnesses() -> None:
    """Deals that decide the game themselves, one seating won and one lost, say that nobody is stronger."""
    decided = rate(TWO, [duel(1, 2)] * 50)[0]
    varied = rate(TWO, [duel(won, 2) for won in (0, 2)] * 25)[0]
    assert decided.points == varied.points == pytest.approx(0, abs=1e-6)
    assert _width(decided) < _width(varied) / 4


@pytest.mark.parametrize("seats", [2, 3])
def test_intervals_hold_the_truth_as_often_as_they_promise(seats: int) -> None:
    """Deals lean towards one bot or another, so that games on one deal are far from independent."""
    bots, truth, tries, deals = ("a", "b", "c"), (0.6, 0.0, -0.6), 300, 60
    luck = Random(11)
    held = 0
    for _ in range(tries):
        clusters = [_deal(luck, bots, truth, seats) for _ in range(deals)]
        for rating, strength in zip(rate(bots, clusters), _seen(bots, truth, seats), strict=True):
            assert rating.interval is not None
            held += rating.interval[0] <= ELO * strength <= rating.interval[1]
    assert 0.925 <= held / (tries * len(bots)) <= 0.985


def _deal(luck: Random, bots: tuple[str, ...], truth: tuple[float, ...], seats: int) -> Scores:
    leaning = {bot: luck.gauss(strength, LEAN) for bot, strength in zip(bots, truth, strict=True)}
    games = []
    for order in permutations(bots, seats):
        left = list(range(seats))
        ranks = [0] * seats
        for rank in range(1, seats + 1):
            first = luck.choices(left, [exp(leaning[order[seat]]) for seat in left])[0]
            left.remove(first)
            ranks[first] = rank
        games.append(game(order, tuple(ranks)))
    return scores_of(games, bots)


LEAN = 1.0


def _seen(bots: tuple[str, ...], truth: tuple[float, ...], seats: int) -> list[float]:
    """What the model comes to with more deals than any try has: leaning deals draw the strengths together."""
    luck = Random(5)
    many = rate(bots, [_deal(luck, bots, truth, seats) for _ in range(1500)]) if seats not in SEEN else []
    SEEN.setdefault(seats, [rating.points / ELO for rating in many])
    return SEEN[seats]


SEEN: dict[int, list[float]] = {}


def _width(rating: Rating) -> float:
    assert rating.interval is not None
    return rating.interval[1] - rating.interval[0]


@pytest.mark.parametrize(("freedom", "quantile"), [(4, 2.776), (9, 2.262), (29, 2.045), (999, 1.962)])
def test_few_deals_make_wide_intervals(freedom: int, quantile: float) -> None:
    assert student95(freedom) == pytest.approx(quantile, abs=0.02)
