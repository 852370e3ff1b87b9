"""Odds are exact and from public knowledge: tables of composition K, defeat, easy mode, and their speed."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb
from time import perf_counter

import pytest

from bivouac.core.build import compiled
from bivouac.core.chance import chance_of
from bivouac.core.contract import State
from bivouac.games.continent import GAME, columns
from bivouac.games.continent.kinds import CURSE
from bivouac.games.continent.odds import draws
from bivouac.games.continent.setup import set_up
from bivouac.games.continent.state import State as Expedition
from tests.games.continent.trial import TRIAL

BOX = columns.of(TRIAL.name)
CHOSEN = {
    "adventure": TRIAL.name,
    "curses": [],
    "easy": False,
    "explorers": [],
    "legacy": [],
    "policy": "any",
}


def table(seats: int, **options: object) -> Expedition:
    """A fresh expedition with the deck of composition K."""
    state = set_up(seats, chance_of(1), CHOSEN | options)
    state.rules = GAME.rules
    return state


def chance(state: Expedition, cards: int, need: int, sevens: int = 0) -> Fraction:
    """The exact chance of so many successes with so many cards of a fresh deck."""
    state.attempt = BOX.attempts[BOX.greens[10][0]][0]
    wins, _, total = draws.Question(state, need, sevens, cards).counts(cards)
    return Fraction(wins, total)


# Percent for 1 to 6 cards, by the successes needed: enumerated once, pinned for good.
TABLES = {
    1: [
        [57.78, 88.28, 97.29, 99.44, 99.90, 99.98],
        [6.67, 50.81, 80.70, 93.93, 98.40, 99.64],
        [2.22, 15.56, 47.41, 75.44, 90.82, 97.15],
        [0, 2.63, 17.63, 45.80, 71.86, 88.13],
        [0, 0.20, 4.28, 19.57, 44.74, 69.19],
        [0, 0, 0.78, 5.82, 20.78, 44.00],
        [0, 0, 0.01, 1.16, 7.10, 21.76],
    ],
    2: [
        [56.00, 88.24, 97.37, 99.47, 99.90, 99.98],
        [6.00, 50.29, 80.45, 93.92, 98.43, 99.65],
        [2.00, 14.69, 46.24, 75.02, 90.75, 97.15],
        [0, 2.29, 16.44, 44.74, 71.29, 87.93],
    ],
    3: [
        [54.55, 88.28, 97.45, 99.49, 99.91, 99.98],
        [5.45, 49.90, 80.20, 93.93, 98.45, 99.66],
        [1.82, 14.01, 45.21, 74.69, 90.70, 97.15],
        [0, 2.02, 15.46, 43.88, 70.78, 87.76],
    ],
    4: [
        [53.33, 88.36, 97.52, 99.51, 99.91, 99.98],
        [5.00, 49.60, 79.95, 93.94, 98.48, 99.66],
        [1.67, 13.45, 44.29, 74.44, 90.65, 97.15],
        [0, 1.81, 14.64, 43.18, 70.33, 87.62],
    ],
}
MEAN = [
    [55.41, 88.29, 97.40, 99.48, 99.90, 99.98],
    [5.78, 50.15, 80.33, 93.93, 98.44, 99.65],
    [1.93, 14.43, 45.79, 74.90, 90.73, 97.15],
    [0, 2.19, 16.05, 44.40, 71.07, 87.86],
]


@pytest.mark.ruling("continent.135")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_odds_of_composition_k_are_those_of_its_tables(seats: int) -> None:
    state = table(seats)
    for need, row in enumerate(TABLES[seats], 1):
        for cards, percent in enumerate(row, 1):
            found = float(100 * chance(state, cards, need))
            assert found == pytest.approx(percent, abs=0.006), f"{cards} cards, {need} successes"


@pytest.mark.ruling("continent.135")
def test_the_mean_over_one_to_four_players_is_the_published_one() -> None:
    tables = [table(seats) for seats in (1, 2, 3, 4)]
    for need, row in enumerate(MEAN, 1):
        for cards, percent in enumerate(row, 1):
            found = float(25 * sum(chance(state, cards, need) for state in tables))
            assert found == pytest.approx(percent, abs=0.006), f"{cards} cards, {need} successes"


@pytest.mark.ruling("continent.135")
def test_odds_are_exact_fractions() -> None:
    solo = table(1)
    assert [chance(solo, 1, need) for need in (1, 2, 3)] == [
        Fraction(26, 45), Fraction(1, 15), Fraction(1, 45),
    ]  # fmt: skip
    assert [chance(solo, 2, need) for need in (1, 2, 3, 4)] == [
        Fraction(437, 495), Fraction(503, 990), Fraction(7, 45), Fraction(13, 495),
    ]  # fmt: skip
    assert [chance(solo, 3, need) for need in (1, 2)] == [Fraction(251, 258), Fraction(5726, 7095)]


@pytest.mark.ruling("continent.43")
@pytest.mark.parametrize(
    ("cards", "percents"),
    [
        (1, [66.67, 8.89, 2.22]),
        (2, [92.32, 60.71, 22.02]),
        (3, [98.56, 87.72, 59.65]),
        (4, [99.77, 96.95, 84.81]),
    ],
)
def test_a_help_that_counts_sevens_is_worth_what_the_tables_say(cards: int, percents: list[float]) -> None:
    solo = table(1)
    for need, percent in enumerate(percents, 1):
        assert float(100 * chance(solo, cards, need, sevens=1)) == pytest.approx(percent, abs=0.006)


@pytest.mark.ruling("continent.41")
def test_counting_by_sides_is_counting_every_draw() -> None:
    state = table(3)
    state.attempt = BOX.attempts[BOX.greens[10][0]][0]
    pool = state.deck.pieces[:9]
    for cards in (2, 3, 4):
        for need in (1, 2, 3, 4):
            found = draws.Pool(state, pool, cards, need, 1)
            found.keep_curses()
            every = sum(worth(draw) >= need for draw in combinations(pool, cards))
            assert found.ways(cards, draws.Start()) == every


def worth(draw: tuple[int, ...]) -> int:
    """The successes of a draw, a success for each seven."""
    left, right, either = (sum(BOX.half[card] == side for card in draw) for side in (1, 2, 3))
    pairs = max(min(left + at, right + either - at) for at in range(either + 1))
    return pairs + sum(BOX.stars[card] + BOX.sevens[card] for card in draw)


def with_deck(state: Expedition, left: int) -> Expedition:
    """The same expedition with all but so many cards of the deck discarded."""
    document = state.dump()
    document["discard"] = sorted(document["deck"][left:])
    document["deck"] = document["deck"][:left]
    new = GAME.load(document)
    assert isinstance(new, Expedition)
    new.attempt = BOX.attempts[BOX.greens[10][0]][0]
    return new


@pytest.mark.ruling("continent.135")
def test_an_empty_deck_brings_the_risk_of_defeat() -> None:
    state = with_deck(table(1), 0)
    assert sum(BOX.kind[card] == CURSE for card in state.discards()) == 5
    for cards in (1, 2, 3):
        line = draws.Question(state, 1, 0, cards).line(cards)
        assert line["defeat"] == pytest.approx(1 - comb(40, cards) / comb(45, cards))
        assert line["success"] + line["failure"] + line["defeat"] == pytest.approx(1)
        assert line["left"] == 0


@pytest.mark.ruling("continent.66")
def test_a_draw_across_deck_and_discard_counts_the_deck_s_cards_as_certain() -> None:
    state = with_deck(table(1), 2)
    deck, pile = state.deck.pieces, state.discards()
    safe = [card for card in pile if BOX.kind[card] != CURSE]
    for need in (1, 2, 3):
        wins = sum(plain_worth((*deck, *draw)) >= need for draw in combinations(safe, 2))
        line = draws.Question(state, need, 0, 4).line(4)
        assert line["success"] == pytest.approx(wins / comb(len(pile), 2))
        assert line["defeat"] == pytest.approx(1 - comb(len(safe), 2) / comb(len(pile), 2))


def plain_worth(draw: tuple[int, ...]) -> int:
    """The successes of a draw, sevens ignored."""
    return worth(draw) - sum(BOX.sevens[card] for card in draw)


@pytest.mark.ruling("continent.127")
def test_in_easy_mode_the_first_curse_is_a_blank() -> None:
    state = with_deck(table(1, easy=True), 0)
    line = draws.Question(state, 1, 0, 2).line(2)
    wins = sum(plain_worth(draw) >= 1 for draw in combinations(state.discards(), 2))
    assert line["defeat"] == 0
    assert line["success"] == pytest.approx(wins / comb(45, 2))


@pytest.mark.ruling("continent.135")
def test_the_odds_told_at_each_step_are_of_the_cards_still_to_be_revealed() -> None:
    state = table(1)
    first = state.legal(0)[0]
    before = state.odds(0, first)
    assert before is not None
    assert {"need", "cards", "success", "failure", "defeat", "left", "helped", "more", "helps"} == set(before)
    assert [line["cards"] for line in before["more"]] == list(range(before["cards"] + 1, before["cards"] + 9))
    state.play(0, first)
    assert state.text(first).startswith("act")
    draw, done = state.parse("draw"), state.parse("done")
    assert drawn(state, draw) == drawn(state, done) + 1
    assert state.odds(0, draw)["success"] > state.odds(0, done)["success"]  # type: ignore[index]
    assert state.odds(0, state.parse("camp")) is None


def drawn(state: State, action: int) -> int:
    """How many cards an answer would reveal."""
    told = state.odds(0, action)
    assert told is not None
    return int(told["cards"])


@pytest.mark.skipif(not compiled(), reason="the rules are not compiled")
def test_a_hover_is_answered_within_5_milliseconds() -> None:
    state = table(4)
    acts = [code for code in state.legal(0) if state.odds(0, code) is not None]
    slowest = 0.0
    for code in acts:
        quickest = 1.0
        for _ in range(20):
            begun = perf_counter()
            state.odds(0, code)
            quickest = min(quickest, perf_counter() - begun)
        slowest = max(slowest, quickest)
    assert acts
    assert slowest < 0.005


def test_ways_of_a_long_deck_are_counted_exactly_beyond_63_bits() -> None:
    sides = draws.Sides(40, 1)
    for _ in range(80):
        sides.add(0)
    assert sides.row(40) == [comb(80, 40)]
    assert comb(80, 40) > 2**63
