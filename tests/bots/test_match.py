"""Whole games among bots: they end, they can be repeated, and the better bot wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bivouac import game
from bivouac.bots import UNFINISHED, Bot, Glimpse, Result, bot_seed, make_bot, play_match
from bivouac.core.game import HouseGame

TAKARA = game("takara")


def match(specs: Sequence[str], seed: int) -> Result:
    return play_match(TAKARA, [make_bot(spec, bot_seed(seed, seat)) for seat, spec in enumerate(specs)], seed)


def wins(strong: str, weak: str, seats: int, games: int) -> float:
    """The wins of a bot that changes seats from game to game; a shared one counts in part."""
    won = 0.0
    for seed in range(games):
        at = seed % seats
        result = match([strong if seat == at else weak for seat in range(seats)], seed)
        won += 1 / len(result.winners) if at in result.winners else 0
    return won


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("spec", ["random", "greedy:2", "ismcts:15"])
def test_a_match_of_equals_ends(seats: int, spec: str) -> None:
    for seed in range(2):
        result = match([spec] * seats, seed)
        assert result.kind in ("ranked", "all_lost")
        assert 0 < result.actions < 2000
        assert len(result.utility) == len(result.ranks) == seats


def test_a_match_can_be_played_again() -> None:
    assert match(["greedy:2", "ismcts:10", "random"], 4) == match(["greedy:2", "ismcts:10", "random"], 4)


class Dallier:
    """A bot that only gambles at the den, so that the game never ends."""

    name = "dallier"

    def choose(self, glimpse: Glimpse) -> int:
        legal = glimpse.legal()
        den = TAKARA.start(2).parse("den")
        return den if den in legal else legal[-1]


def test_a_game_that_runs_into_its_cap_is_unfinished_and_nobody_has_won() -> None:
    assert isinstance(TAKARA, HouseGame)
    short = replace(TAKARA, facts=replace(TAKARA.facts, cap=40))
    dalliers: list[Bot] = [Dallier(), Dallier()]
    result = play_match(short, dalliers, 1)
    assert (result.kind, result.winners, result.points, result.actions) == (UNFINISHED, (), None, 40)


@pytest.mark.full
def test_greedy_beats_random(deep: bool) -> None:
    games = 200 if deep else 12
    assert wins("greedy", "random", 2, games) >= 0.95 * games - 1


@pytest.mark.full
@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_beats_a_table_of_random(seats: int, deep: bool) -> None:
    games = 120 if deep else 8
    assert wins("greedy", "random", seats, games) >= 0.85 * games


def test_search_beats_greedy(deep: bool) -> None:
    """At length only: a few games prove nothing."""
    if not deep:
        pytest.skip("it takes minutes; --deep plays it")
    games = 200
    assert wins("ismcts:500", "greedy", 2, games) >= 0.58 * games
