"""Simulations: balanced seats, the same results for any number of workers, and nothing lost on the way."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from bivouac.cli.parallel_games import play_all, play_game
from bivouac.cli.win_rates import Plan, summary
from bivouac.lab.intervals import wilson
from bivouac.lab.local_pool import WorkerLost
from tests.cli.shell import Run, assert_one_line, started

PLAN = Plan("takara", "1", ("random", "greedy:1", "random"), 5, {"strict_observation": False})
ALONE = ("simulate", "takara", "--bots", "random,random", "--workers", "1")


def document(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def test_bots_change_seats_from_game_to_game() -> None:
    assert [PLAN.order(number).index("greedy:1") for number in range(6)] == [1, 0, 2, 1, 0, 2]


def test_the_json_says_who_won_how_often_by_bot_and_by_seat(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.json"
    answer = run(
        "simulate", "takara", "--bots", "greedy:1,random", "--games", "6", "--workers", "1", "--json", path
    )
    assert answer.status == 0
    found = document(path)
    assert found["config"]["bots"] == ["greedy:1", "random"]
    assert [game["seed"] for game in found["games"]] == list(range(6))
    assert [game["order"][0] for game in found["games"]] == ["greedy:1", "random"] * 3
    for name, count in found["bots"].items():
        share = sum(
            1 / len(game["winners"])
            for game in found["games"]
            if game["order"].index(name) in game["winners"]
        )
        assert count["games"] == 6
        assert count["wins"] == pytest.approx(share)
        assert count["win_share"] == pytest.approx(share / 6)
        assert count["wilson95"][0] <= count["win_share"] <= count["wilson95"][1]
    assert sum(seat["games"] for seat in found["seats"]) == 12
    assert "greedy:1" in answer.out


def test_a_shared_win_counts_in_part_and_an_unfinished_game_for_nobody() -> None:
    records: list[dict[str, Any]] = [
        {
            "seed": 5,
            "order": PLAN.order(0),
            "winners": [0, 1],
            "points": [3, 3, 1],
            "actions": 9,
            "kind": "ranked",
        },
        {
            "seed": 6,
            "order": PLAN.order(1),
            "winners": [],
            "points": None,
            "actions": 20000,
            "kind": "unfinished",
        },
    ]
    found = summary(PLAN, records)
    assert found["bots"]["greedy:1"]["wins"] == 0.5
    assert found["bots"]["random"] == {
        "games": 4,
        "wins": 0.5,
        "ties": 1,
        "win_share": 0.125,
        "wilson95": [round(bound, 6) for bound in wilson(0.5, 4)],
        "mean_points": 2.0,
    }
    assert found["unfinished"] == 1


def test_winning_together_is_no_tie() -> None:
    seats = {"order": PLAN.order(0), "winners": [0, 1, 2], "points": None}
    won = {"seed": 5, "actions": 9, "kind": "together", **seats}
    assert summary(PLAN, [won])["bots"]["greedy:1"]["ties"] == 0


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 0, 0, 1), (0, 10, 0, 0.2775), (10, 10, 0.7225, 1), (60, 100, 0.502, 0.6906)],
)
def test_the_interval_is_wilson_s(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_results_are_the_same_for_any_number_of_workers(run: Run, tmp_path: Path) -> None:
    texts = []
    for workers in (1, 3):
        path = tmp_path / f"{workers}.json"
        answer = run(
            *(
                "simulate",
                "takara",
                "--bots",
                "random,greedy:1",
                "--seats",
                "3",
                "--games",
                "8",
                "--seed",
                "40",
            ),
            *("--workers", str(workers), "--json", path),
        )
        assert answer.status == 0
        texts.append(path.read_text("utf-8"))
    assert texts[0] == texts[1]
    assert document(tmp_path / "1.json")["config"]["bots"] == ["random", "greedy:1", "random"]


def test_a_simulation_goes_on_from_what_its_file_holds(run: Run, tmp_path: Path) -> None:
    path, whole = tmp_path / "parts.json", tmp_path / "whole.json"
    run(*ALONE, "--games", "12", "--json", whole)
    run(*ALONE, "--games", "5", "--json", path)
    held = document(path)
    held["games"][2]["actions"] = 12345  # a game that is there is not played again
    path.write_text(json.dumps(held), "utf-8")
    run(*ALONE, "--games", "12", "--json", path)
    assert document(path)["games"][2]["actions"] == 12345
    assert document(path)["games"][3:] == document(whole)["games"][3:]
    before = path.read_bytes()
    assert run(*ALONE, "--games", "3", "--json", path).status == 0
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "other",
    [("--seed", "1"), ("--bots", "random,greedy"), ("--seats", "3"), ("--option", "strict_observation=yes")],
)
def test_a_file_of_another_simulation_is_refused_and_kept(
    run: Run, tmp_path: Path, other: tuple[str, str]
) -> None:
    path = tmp_path / "games.json"
    command = (*ALONE, "--games", "2", "--json", path)
    run(*command)
    before = path.read_bytes()
    assert_one_line(run(*command, *other), "games.json", "other games")
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "[" * 9999, '{"games": 3}', '{"config": {}, "games": []}', "\x00"]
)
def test_a_file_that_is_no_simulation_is_refused_and_kept(run: Run, tmp_path: Path, text: str) -> None:
    path = tmp_path / "games.json"
    path.write_text(text, "utf-8")
    assert_one_line(run("simulate", "takara", "--games", "1", "--json", path), "games.json")
    assert path.read_text("utf-8") == text


def test_a_spoilt_game_in_the_file_is_named(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.json"
    command = (*ALONE, "--games", "3", "--json", path)
    run(*command)
    held = document(path)
    held["games"][1]["order"] = ["random", "greedy"]
    path.write_text(json.dumps(held), "utf-8")
    assert_one_line(run(*command), "games[1]")


def test_a_folder_that_is_not_there_is_told_before_the_first_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "games.json"
    assert_one_line(run("simulate", "takara", "--games", "1000000", "--json", path), "nowhere")


def test_workers_that_die_are_named_and_what_was_reported_stands() -> None:
    doomed = Plan("takara", "1", ("random", "no such bot"), 0, {"strict_observation": False})
    with pytest.raises(WorkerLost, match=r"exit status 1\) in one of the games \d to \d"):
        list(play_all(doomed, list(range(6)), 2))
    good = sorted(play_all(PLAN, list(range(6)), 2), key=lambda record: int(record["seed"]))
    assert good == [play_game(PLAN, None, number) for number in range(6)]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGINT to send")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_keeps_what_is_done(tmp_path: Path, workers: str) -> None:
    path = tmp_path / "games.json"
    command = ("simulate", "takara", "--bots", "random,random", "--games", "100000")
    with started(*command, "--workers", workers, "--json", path, home=tmp_path) as process:
        deadline = time.monotonic() + 60
        while not path.exists() and time.monotonic() < deadline:
            time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    games = document(path)["games"]
    assert games
    kept = "1 game is" if len(games) == 1 else f"{len(games):,} games are"  # on a busy machine
    assert err == f"bivouac: stopped; {kept} kept, and the same command goes on from there\n"
    assert "random" in out
    assert [name.name for name in tmp_path.iterdir() if name.suffix == ".part"] == []
