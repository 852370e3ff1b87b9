"""The examples run as they stand."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def run(name: str, *arguments: str, seconds: int = 280) -> str:
    done = subprocess.run(
        [sys.executable, EXAMPLES / name, *arguments], capture_output=True, text=True, timeout=seconds
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("pettingzoo_random.py", r"player_0 gets -?[01]"),
        ("gymnasium_random.py", r"on average [+-]"),
        ("vector_random.py", r"\d+ games; won by seat: \[0\.\d+ +0\.\d+\]"),
    ],
)
def test_the_example_plays(name: str, said: str) -> None:
    assert re.search(said, run(name))


def test_openspiel_s_players_play() -> None:
    told = run("openspiel_bots.py", "--simulations", "3", "--games", "3")
    assert "python_bivouac_continent" in told
    assert re.search(r"ISMCTS against random: \[", told)
    assert re.search(r"Q-learning, 3 games against random: [+-]", told)


@pytest.mark.timeout(1600)  # a minute of processor time may take long on a machine with other tenants
def test_a_minute_of_learning_is_learning(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    curve = tmp_path / "curve.svg"
    alone = ("--cpu", "--threads", "1")  # threads that wait for one another spend the minute spinning
    short = ("--minutes", "1", "--points", "1", "--games", "20", "--curve", str(curve))
    told = run("ppo.py", *short, *alone, seconds=1500)
    shares = [float(share) for share in re.findall(r"random (\d\.\d\d)", told)]
    assert len(shares) == 2
    assert shares[1] > shares[0]
    assert curve.read_text(encoding="utf-8").startswith("<svg")
