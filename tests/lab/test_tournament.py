"""Tournaments from the command line: the same results however they come about, and nothing is lost."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from bivouac.games import game
from bivouac.lab.played import Played
from bivouac.lab.schedule import make_schedule
from bivouac.lab.sequential import Question
from bivouac.lab.tournament import Tournament, summary
from tests.cli.shell import Run, assert_one_line, environment, started

QUICK = ("tournament", "takara", "--bots", "random,greedy:1")


def document(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "summary.json").read_text("utf-8"))
    return found


def lines(folder: Path) -> list[str]:
    return (folder / "games.jsonl").read_text("utf-8").splitlines()


def test_the_folder_holds_the_games_the_summary_and_where_they_come_from(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "results"
    answer = run(*QUICK, "--games", "7", "--seed", "3", "--jobs", "1", "--out", folder)
    assert answer.status == 0
    games = [json.loads(line) for line in lines(folder)]
    assert [(one["number"], one["seed"]) for one in games] == [(n, 3 + n // 2) for n in range(8)]
    found = document(folder)
    assert (found["deals"], found["games"]) == (4, 8)
    assert [row["bot"] for row in found["standings"]] == ["greedy:1", "random"]
    wins = sum(1 for one in games for seat in one["winners"] if one["order"][seat] == "greedy:1")
    assert found["standings"][0]["wins"] == wins
    low, high = found["standings"][0]["interval"]
    assert low < found["standings"][0]["rating"] < high
    made = json.loads((folder / "manifest.json").read_text("utf-8"))
    assert made["settings"] == found["settings"]
    assert made["settings"]["rules"] == game("takara").facts.rules
    assert made["sessions"][0]["cores"] == os.cpu_count()
    assert "greedy:1" in answer.out
    assert "[lab]" in answer.err or (folder / "games.parquet").exists()


@pytest.mark.full
def test_results_do_not_depend_on_the_number_of_jobs(run: Run, tmp_path: Path) -> None:
    for jobs in ("1", "3"):
        command = ("--games", "18", "--seats", "3", "--jobs", jobs, "--out", tmp_path / jobs)
        assert run(*QUICK, *command).status == 0
    assert document(tmp_path / "1") == document(tmp_path / "3")
    assert sorted(lines(tmp_path / "1")) == sorted(lines(tmp_path / "3"))


@pytest.mark.full
def test_a_test_ends_at_the_same_deal_however_many_jobs_there_are(run: Run, tmp_path: Path) -> None:
    for jobs in ("1", "3"):
        command = ("--sprt", "greedy:1", "random", "--elo1", "200", "--jobs", jobs, "--out", tmp_path / jobs)
        answer = run("tournament", "takara", *command)
        assert answer.status == 0
        assert "greedy:1 is stronger than random" in answer.out
    first, other = document(tmp_path / "1"), document(tmp_path / "3")
    assert first == other
    assert first["sequential"]["answer"] == "better"
    assert first["deals"] == first["sequential"]["deals"] < 100


@pytest.mark.full
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL to send")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_killed_tournament_goes_on_with_nothing_lost_or_counted_twice(
    run: Run, tmp_path: Path, jobs: str
) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    kept = b""
    for go_on in ((), ("--resume",)):
        endless = (*QUICK, "--games", "100000", *go_on)  # there is more to play, however late it dies
        with started(*endless, "--jobs", jobs, "--out", parts, home=tmp_path) as process:
            _wait_for_lines(parts / "games.jsonl", kept.count(b"\n") + 7)
            os.killpg(process.pid, signal.SIGKILL)
        kept = (parts / "games.jsonl").read_bytes()
        with (parts / "games.jsonl").open("ab") as file:
            file.write(b'{"number":')  # what a power failure leaves of a line
    command = (*QUICK, "--games", str(2 * kept.count(b"\n")))  # something is left, however many were played
    assert run(*command, "--jobs", "1", "--out", whole).status == 0
    assert run(*command, "--jobs", jobs, "--out", parts, "--resume").status == 0
    assert (parts / "games.jsonl").read_bytes().startswith(kept)
    assert set(lines(parts)) >= set(lines(whole))
    assert len(set(lines(parts))) == len(lines(parts))
    assert (parts / "summary.json").read_bytes() == (whole / "summary.json").read_bytes()
    assert len(json.loads((parts / "manifest.json").read_text("utf-8"))["sessions"]) == 3


def _wait_for_lines(path: Path, count: int, *among: bytes) -> None:
    """Return once so many games are written, and these among them."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        written = path.read_bytes() if path.exists() else b""
        if written.count(b"\n") >= count and all(part in written for part in among):
            return
        time.sleep(0.02)
    pytest.fail("no games were written")


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGINT to send")
def test_an_interrupt_says_what_is_kept(tmp_path: Path) -> None:
    folder = tmp_path / "results"
    with started(*QUICK, "--games", "100000", "--jobs", "2", "--out", folder, home=tmp_path) as process:
        _wait_for_lines(folder / "games.jsonl", 5, b'"number":0,', b'"number":1,')
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    kept = len(lines(folder))
    assert f"bivouac: stopped; {kept} games are kept, and --resume goes on from there\n" in err
    assert document(folder)["deals"] <= kept // 2


@pytest.mark.skipif(sys.platform == "win32", reason="files have no limit there")
def test_a_full_disk_is_named_and_costs_no_game_that_was_written(run: Run, tmp_path: Path) -> None:
    folder, whole = tmp_path / "results", tmp_path / "whole"
    command = (*QUICK, "--games", "24", "--jobs", "1")
    full = subprocess.run(
        [sys.executable, "-m", "bivouac", *command, "--out", str(folder)],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        timeout=120,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000)),
    )
    assert full.returncode == 1
    assert "games.jsonl: the file is too large; " in full.stderr
    assert "Traceback" not in full.stderr
    kept = (folder / "games.jsonl").read_bytes()
    assert 1700 < len(kept) <= 2000
    assert kept.endswith(b"\n")
    assert run(*command, "--out", folder, "--resume").status == 0
    assert run(*command, "--out", whole).status == 0
    assert (folder / "summary.json").read_bytes() == (whole / "summary.json").read_bytes()


def test_more_deals_can_be_added_and_fewer_asked_for(run: Run, tmp_path: Path) -> None:
    folder, whole = tmp_path / "results", tmp_path / "whole"
    command = (*QUICK, "--jobs", "1", "--out")
    run(*command, folder, "--deals", "2")
    before = document(folder)
    run(*command, folder, "--deals", "5", "--resume")
    run(*command, whole, "--deals", "5")
    assert document(folder) == document(whole)
    run(*command, folder, "--deals", "2", "--resume")
    assert document(folder) == before
    assert len(lines(folder)) == 10


@pytest.mark.parametrize(
    ("other", "key"),
    [
        (("--seed", "1"), "seed"),
        (("--seats", "3"), "seats"),
        (("--option", "strict_observation=yes"), "options"),
        (("--bots", "random,greedy:2"), "bots"),
    ],
)
def test_results_of_other_settings_are_refused_and_kept(
    run: Run, tmp_path: Path, other: tuple[str, str], key: str
) -> None:
    command = (*QUICK, "--games", "2", "--jobs", "1", "--out", tmp_path)
    run(*command)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert_one_line(run(*command, "--resume", *other), str(tmp_path), f"another setting, {key}")
    assert_one_line(run(*command), "--resume")
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_results_of_other_rules_or_another_bivouac_are_refused(run: Run, tmp_path: Path) -> None:
    command = (*QUICK, "--games", "2", "--jobs", "1", "--out", tmp_path)
    run(*command)
    manifest = tmp_path / "manifest.json"
    good = manifest.read_text("utf-8")
    for old, new, key in (('"rules": "1"', '"rules": "0"', "rules"), ('"0.1.0"', '"0.0.9"', "bivouac")):
        manifest.write_text(good.replace(old, new, 1), "utf-8")
        assert_one_line(run(*command, "--resume"), f"another setting, {key}")
    for spoilt in ("", "{", "[]", "{}"):
        manifest.write_text(spoilt, "utf-8")
        assert_one_line(run(*command, "--resume"), "manifest.json")
        assert manifest.read_text("utf-8") == spoilt
    manifest.unlink()
    assert_one_line(run(*command), "manifest.json")
    assert len(lines(tmp_path)) == 2


def test_two_tournaments_do_not_write_into_one_folder(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "results"
    with started(*QUICK, "--games", "100000", "--jobs", "1", "--out", folder, home=tmp_path):
        _wait_for_lines(folder / "games.jsonl", 1)
        assert_one_line(run(*QUICK, "--games", "2", "--out", folder, "--resume"), "another tournament")


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (("takara", "--bots", "cat,random"), "no bot called 'cat'", "aucun robot ne s’appelle"),
        (("chess",), "'chess'", "chess"),
        (("takara", "--seats", "9"), "seats: 9", "9"),
        (("takara", "--option", "colour=red"), "colour", "colour"),
        (("takara", "--bots", "random"), "two bots", "deux robots"),
        (("takara", "--bots", "random,random"), "named twice", "deux fois"),
        (("takara", "--games", "0"), "--games 0", "--games 0"),
        (("takara", "--deals", "-1"), "--deals -1", "--deals -1"),
        (("takara", "--jobs", "0"), "--jobs 0", "--jobs 0"),
        (("takara", "--games", "9", "--deals", "9"), "not with both", "pas avec les deux"),
        (("takara", "--bots", "random,greedy", "--sprt", "random", "greedy"), "leave out", "laissez"),
        (("takara", "--sprt", "random", "greedy", "--elo1", "-5"), "elo0 must be", "elo0 doit"),
        (("takara", "--sprt", "random", "greedy", "--alpha", "0.7"), "below 0.5", "inférieur à 0.5"),
        (("takara", "--bots", "random,weights:nowhere.npz"), "nowhere.npz", "nowhere.npz"),
        (("takara", "--on", "moon"), "--on moon", "--on moon"),
        (("takara", "--on", "ray:"), "--on ray:", "--on ray:"),
        (("continent", "--sprt", "random", "planner"), "nobody to be ahead of", "n’oppose personne"),
        (("arnak", "--seats", "1", "--sprt", "random", "greedy"), "1 seat", "1 place"),
    ],
)
def test_bad_input_is_named_in_one_line_in_both_languages(
    run: Run, arguments: tuple[str, ...], english: str, french: str
) -> None:
    assert_one_line(run("tournament", *arguments, "--lang", "en"), english)
    assert_one_line(run("tournament", *arguments, "--lang", "fr"), french)


def test_a_file_in_the_place_of_the_folder_is_named_and_kept(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "results"
    file.write_text("mine", "utf-8")
    assert_one_line(run(*QUICK, "--out", file), "not a folder")
    assert file.read_text("utf-8") == "mine"


def test_a_game_won_together_is_measured_by_its_share_of_wins(run: Run) -> None:
    answer = run(
        "tournament", "arnak", "--bots", "random", "--seats", "1", "--games", "2", "--jobs", "1", "--json"
    )
    assert answer.status == 0
    found = json.loads(answer.out)
    assert found["settings"]["measure"] == "win_share"
    (row,) = found["standings"]
    assert row["rating"] is None
    assert row["games"] == 2
    assert row["win_interval"][0] <= row["win_share"] <= row["win_interval"][1]


def test_a_bot_that_thinks_by_the_clock_is_told_apart(run: Run) -> None:
    answer = run("tournament", "takara", "--bots", "ismcts:1ms,random", "--games", "2", "--jobs", "1")
    assert "ismcts:1ms think by the clock" in answer.err


def test_only_whole_deals_count_and_in_their_own_order() -> None:
    made = make_schedule(game("takara").facts, ["random", "greedy"])
    played = Tournament(made, 3, Question())
    for number in (4, 5, 0):
        played.add(_won_by_seat_0(made, number))
    assert summary(played)["deals"] == 0
    played.add(_won_by_seat_0(made, 1))
    played.add(_won_by_seat_0(made, 1))
    assert summary(played)["games"] == 2
    assert played.left() == [2, 3]
    played.add(_won_by_seat_0(made, 3))
    played.add(_won_by_seat_0(made, 2))
    assert summary(played)["deals"] == 3
    assert summary(played)["seats"] == [1.0, 0.0]
    assert [row["win_share"] for row in summary(played)["standings"]] == [0.5, 0.5]
    assert played.over


def _won_by_seat_0(made: Any, number: int) -> Played:
    deal, seed, order = made.deal_of(number), made.seed_of(number), made.order(number)
    return Played(number, deal, seed, order, "ranked", (0,), (1, 2), (5, 3), 9)
