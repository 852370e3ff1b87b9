"""The reconstruction is playable: a small sample always, the whole measure with --deep."""

from __future__ import annotations

from pathlib import Path

import pytest

from bivouac.games.temple import columns
from tests.games.temple import balance
from tests.games.temple.balance import Figures


@pytest.mark.full
def test_greedy_players_hire_every_assistant_and_every_seat_can_win(tmp_path: Path) -> None:
    figures = balance.played("greedy:1", 3, 12, tmp_path)
    assert figures.games == 12
    assert sum(figures.wins) == pytest.approx(12)
    assert len(figures.picks) >= 10


def test_games_played_before_are_not_played_again(tmp_path: Path) -> None:
    first = balance.played("random", 2, 3, tmp_path)
    [kept] = tmp_path.glob("random-2-*.json")
    kept.write_text(kept.read_text("utf-8").replace('"games": 3', '"games": 7'), "utf-8")
    assert balance.played("random", 2, 3, tmp_path).games == 7
    assert first.games == 3


def test_what_is_out_of_balance_is_named() -> None:
    even = dict.fromkeys(columns.ASSISTANT_IDS, 100)
    fair = Figures(2)
    fair.add({"games": 2000, "wins": [1020.0, 980.0], "places": [1100.0, 900.0], "points": 0, "picks": even})
    assert (fair.uneven(), fair.one_sided()) == ([], [])
    skewed = Figures(2)
    skewed.add(
        {
            "games": 2000,
            "wins": [1200.0, 800.0],
            "places": [1000.0, 1000.0],
            "points": 0,
            "picks": even | {"patron": 400, "scout": 20},
        }
    )
    assert skewed.uneven() == ["2 players: seat 1 wins 60.0%", "2 players: seat 2 wins 40.0%"]
    assert skewed.one_sided() == [
        "2 players: patron makes 28.2% of the picks",
        "2 players: scout makes 1.4% of the picks",
    ]


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("bot", "games"), [("greedy", 2000), ("ismcts:100", 400)])
def test_every_seat_wins_alike(bot: str, games: int, seats: int, deep: bool) -> None:
    if not deep:
        pytest.skip("only with --deep")
    figures = balance.played(bot, seats, games)
    assert figures.uneven() == [], figures.told()


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("bot", "games"), [("greedy", 2000), ("ismcts:100", 400)])
def test_all_assistants_are_wanted(bot: str, games: int, seats: int, deep: bool) -> None:
    if not deep:
        pytest.skip("only with --deep")
    figures = balance.played(bot, seats, games)
    assert figures.one_sided() == [], figures.told()
