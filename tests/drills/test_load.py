"""The load bench itself, at its smallest: it plays, it counts, it fills, and it writes what it found."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bench.sections import put_section

ROOT = Path(__file__).resolve().parents[2]


def load(*arguments: str | Path) -> str:
    """What the bench prints."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "bench" / "load.py"), *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=240,
        env={**os.environ, "BIVOUAC_COMPILE": "0"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_small_load_reaches_every_seat_and_is_written_down(tmp_path: Path) -> None:
    page = tmp_path / "results.md"
    page.write_text("# Results\n\nolder figures\n", "utf-8")
    told = load("--tables", "4", "--rate", "10", "--seconds", "2", "--write", page)
    assert "4 tables, 16 sockets" in told
    found = re.search(r"10 moves/s asked, (\d+) made; ms to all seats: p50 ([\d.]+) .*errors: none", told)
    assert found, told
    assert float(found[2]) > 0
    written = page.read_text("utf-8")
    assert written.startswith("# Results\n\nolder figures\n\n<!-- load:begin -->\n## Load\n")
    assert found[0] in written


def test_stored_games_are_counted_and_opened(tmp_path: Path) -> None:
    told = load("--stored", "50")
    assert "50 finished games stored" in told
    assert re.search(r"a cold table: median \d+ ms, slowest of 30 \d+ ms", told), told


MARKED = "# Results\n\n<!-- x:begin -->\nold\n<!-- x:end -->\n"


@pytest.mark.parametrize("page", ["", MARKED, f"{MARKED}\n## Peers\n"], ids=["no page", "marked", "between"])
def test_a_section_replaces_the_one_of_its_name_and_nothing_else(page: str, tmp_path: Path) -> None:
    file = tmp_path / "results.md"
    if page:
        file.write_text(page, "utf-8")
    for text in ("first", "second"):
        put_section(file, "x", [text])
    assert file.read_text("utf-8") == (page or MARKED).replace("old", "second")
