"""The table in columns holds what the lines hold; it needs pyarrow, which `bivouac[lab]` brings."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.shell import Run

parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow comes with bivouac[lab]")


def test_the_table_holds_every_game_that_counts_and_its_settings(run: Run, tmp_path: Path) -> None:
    command = ("tournament", "takara", "--bots", "random,greedy:1", "--deals", "3", "--jobs", "1")
    assert run(*command, "--out", tmp_path).status == 0
    table = parquet.read_table(tmp_path / "games.parquet")
    lines = (tmp_path / "games.jsonl").read_text("utf-8").splitlines()
    assert table.to_pylist() == [json.loads(line) for line in lines]
    summary = json.loads((tmp_path / "summary.json").read_text("utf-8"))
    assert json.loads(table.schema.metadata[b"bivouac"]) == summary["settings"]
