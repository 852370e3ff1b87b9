"""On a Ray cluster the games are the same, and a worker that dies costs its own share only."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from bivouac.lab.engines import engine
from bivouac.lab.training.school import School
from tests.cli.shell import Run, assert_one_line, run_apart, started
from tests.lab.test_training import COURSE

pytest.importorskip("ray", reason="Ray comes with bivouac[cluster]")

COMMAND = ("tournament", "takara", "--bots", "random,greedy:1", "--games", "40", "--seed", "5", "--jobs", "2")
PATIENCE = 500  # seconds; a cluster takes its time to start where others work too


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The results of the same tournament in processes of this machine."""
    folder = tmp_path_factory.mktemp("here")
    assert run_apart(*COMMAND, "--out", folder / "results", home=folder).status == 0
    return folder / "results"


def test_the_results_are_those_of_this_machine(here: Path, tmp_path: Path) -> None:
    with started(*COMMAND, "--on", "ray", "--out", tmp_path / "results", home=tmp_path) as process:
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, err
    _assert_same(here, tmp_path / "results")


def test_a_worker_that_dies_costs_its_own_share_only(here: Path, tmp_path: Path) -> None:
    folder = tmp_path / "results"
    with started(*COMMAND, "--on", "ray", "--out", folder, home=tmp_path) as process:
        _wait_for_games(folder / "games.jsonl")
        os.kill(_busy_worker(tmp_path), signal.SIGKILL)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, err
    _assert_same(here, folder)


def test_a_judge_learns_the_same_there(tmp_path: Path) -> None:
    learned = []
    for on in (None, "ray"):
        with engine(on, 2) as crew:
            school = School(COURSE, tmp_path / (on or "here"), crew)
            reports = [report for _, report in zip(range(2), school.attend(1e15), strict=False)]
        learner = school.register.learner()
        assert learner is not None
        told = [(report.games, report.loss, report.deals, report.share) for report in reports]
        learned.append((told, [array.tobytes() for array in learner.arrays]))
    assert learned[0] == learned[1]
    assert learned[0][0][1][2] > 0, "the second generation was rated"


def test_a_cluster_that_is_not_there_is_named(run: Run) -> None:
    assert_one_line(run(*COMMAND, "--on", "ray:127.0.0.1:1"), "127.0.0.1:1")


def _assert_same(one: Path, other: Path) -> None:
    assert (one / "summary.json").read_bytes() == (other / "summary.json").read_bytes()
    lines = [sorted((folder / "games.jsonl").read_bytes().splitlines()) for folder in (one, other)]
    assert lines[0] == lines[1]


def _wait_for_games(path: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while not (path.exists() and path.stat().st_size) and time.monotonic() < deadline:
        time.sleep(0.05)


def _busy_worker(home: Path) -> int:
    """A process of the cluster under this home that is playing a batch now."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        for folder in Path("/proc").iterdir():
            try:
                title = (folder / "cmdline").read_bytes()
                ours = f"HOME={home}".encode() in (folder / "environ").read_bytes().split(b"\0")
            except OSError:
                continue
            if title.startswith(b"ray::") and b"_play_batch" in title and ours:
                return int(folder.name)
        time.sleep(0.01)
    raise AssertionError("no worker was seen at work")
