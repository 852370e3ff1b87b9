"""Golden keys and perft counts: they change only with the version of the rules."""

from __future__ import annotations

import copy

import pytest

import bivouac
from tests.contract import golden, tables


@pytest.fixture(params=tables.names())
def name(request: pytest.FixtureRequest) -> str:
    """Each game; with --regold its golden file is written first."""
    chosen = str(request.param)
    if request.config.getoption("--regold"):
        golden.write(bivouac.game(chosen))
    return chosen


def pinned(name: str) -> dict[str, object]:
    """The golden file of a game, which must be there and of the version played."""
    game = bivouac.game(name)
    found = golden.read(game)
    assert found is not None, f"{name} has no golden file. {golden.HOW}"
    version = game.facts.rules
    assert found["rules"] == version, (
        f"the golden file of {name} is of rules {found['rules']}, the game of {version}. {golden.HOW}"
    )
    return found


def test_golden_games_still_have_their_keys(name: str) -> None:
    games = pinned(name)["games"]
    assert isinstance(games, list)
    assert games
    for one in games:
        golden.replays(bivouac.game(name), one)


def test_golden_positions_still_have_their_counts_and_order(name: str) -> None:
    positions = pinned(name)["positions"]
    assert isinstance(positions, list)
    assert positions
    for one in positions:
        golden.counts(bivouac.game(name), one)


def test_a_changed_key_fails_and_says_what_to_do() -> None:
    game = bivouac.game("takara")
    one = golden.played(tables.Table(game, 2), 1)
    golden.replays(game, one)
    wrong = copy.deepcopy(one)
    wrong["keys"]["40"] = "00" * 16
    with pytest.raises(AssertionError, match=r"after move 40 the key is .*--regold"):
        golden.replays(game, wrong)


def test_a_changed_order_or_count_fails_and_says_what_to_do() -> None:
    game = bivouac.game("takara")
    one = golden.counted(tables.Table(game, 2), 7)
    golden.counts(game, one)
    for what, value in (("order", "0 den"), ("perft", [1, 2, 3])):
        with pytest.raises(AssertionError, match=rf"{what} is .*--regold"):
            golden.counts(game, {**one, what: value})
