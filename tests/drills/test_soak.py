"""The soak itself, at its smallest: it plays under storms, finds faults, and knows growth from noise."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from bench.slopes import common_slope, in_blocks
from bench.soak import KILLS, Quarter, summary

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.timeout(600)


def a_quarter(memory: list[tuple[float, float]], *faults: str) -> Quarter:
    """One with this memory and these faults."""
    return Quarter(900, 5000, 20, 15, 3, 40, 5, {"flood": 9}, memory, list(faults), "2026-01-01")


def noisy(growth: float, seed: int) -> list[tuple[float, float]]:
    """Memory that grows by so many MiB an hour, as seen every two seconds."""
    dice = random.Random(seed)
    return [(at, 200 + 10 * seed + growth * at / 3600 + dice.gauss(0, 0.3)) for at in range(0, 300, 2)]


@pytest.mark.smoke
@pytest.mark.parametrize("growth", [0.0, 60.0, -30.0])
def test_a_slope_is_found_within_its_interval(growth: float) -> None:
    slope = common_slope([in_blocks(noisy(growth, seed), 20) for seed in range(4)])
    assert slope is not None
    assert abs(slope.value * 3600 - growth) <= 2 * slope.margin * 3600
    assert slope.margin * 3600 < 20
    assert common_slope([[(0, 1.0)]]) is None


@pytest.mark.smoke
def test_growth_and_faults_are_called_by_their_name() -> None:
    flat = [a_quarter(noisy(0.0, seed)) for seed in range(4)]
    lines, well = summary(flat)
    assert well
    assert "lost, doubled or unhandled: nothing" in "\n".join(lines)
    assert not summary([*flat, a_quarter(noisy(0.0, 5), "a move was lost")])[1]
    grown, well = summary([a_quarter(noisy(120.0, seed)) for seed in range(4)])
    assert not well
    assert "it grows" in "\n".join(grown)


def test_a_short_soak_loses_nothing(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    asked = ("--kept", tmp_path / "kept", "--minutes", "0.5", "--quarters", "1", "--write", page)
    done = subprocess.run(
        [sys.executable, str(ROOT / "bench" / "soak.py"), *map(str, asked)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=400,
        env={**os.environ, "BIVOUAC_COMPILE": "0"},
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    told = page.read_text("utf-8")
    assert "lost, doubled or unhandled: nothing" in told
    assert f"{KILLS} kills and restarts" in told
