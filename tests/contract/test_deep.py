"""The deep run, chunk by chunk, with --deep; and a short one of its machinery always."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

import bivouac
from tests.contract import deep_runs, tables
from tests.contract.deep_runs import BEGIN, END, Chunk, Figures

# Five thousand of each of twelve tables for one.
ARNAKS = {("ends", "arnak", 1): 60_000, ("census", "arnak", 1): 60_000}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One test a chunk, so that workers share them out; none without --deep."""
    if "chunk" in metafunc.fixturenames:
        if metafunc.config.getoption("--deep"):
            metafunc.parametrize("chunk", deep_runs.chunks(), ids=lambda chunk: str(chunk.name))
        else:
            metafunc.parametrize("chunk", [pytest.param(None, marks=pytest.mark.skip("only with --deep"))])


@pytest.mark.timeout(1800)
def test_a_law_holds_in_thousands_of_games(chunk: Chunk) -> None:
    figures = deep_runs.run(chunk)
    assert figures.games == chunk.games


@pytest.mark.parametrize("law", deep_runs.LAWS)
def test_every_law_of_the_deep_run_can_be_run(law: str, tmp_path: Path) -> None:
    figures = deep_runs.run(Chunk(law, "takara", 2, first=0, games=1), tmp_path)
    assert figures.states > 0
    assert figures.seconds > 0


def test_a_chunk_that_was_run_is_not_run_again(tmp_path: Path) -> None:
    chunk = Chunk("ends", "takara", 2, first=0, games=1)
    first = deep_runs.run(chunk, tmp_path)
    kept = tmp_path / f"{chunk.name}.json"
    kept.write_text(kept.read_text("utf-8").replace(f'"states": {first.states}', '"states": 7'), "utf-8")
    assert deep_runs.run(chunk, tmp_path).states == 7


def test_the_chunks_cover_ten_thousand_games_of_each_law_and_seat_count() -> None:
    games: dict[tuple[str, str, int], list[int]] = {}
    for chunk in deep_runs.chunks():
        seeds = range(chunk.first, chunk.first + chunk.games)
        games.setdefault((chunk.law, chunk.game, chunk.seats), []).extend(seeds)
    assert {("ends", "takara", seats) for seats in (2, 3, 4)} <= set(games)
    for (law, name, seats), played in games.items():
        least = 1_000 if name == tables.TEMPLATE else 10_000
        assert sorted(played) == list(range(max(least, ARNAKS.get((law, name, seats), 0))))


def test_a_deep_run_of_arnak_plays_both_sides_and_every_rival_alone() -> None:
    alone = deep_runs.variants_of(bivouac.game("arnak"), 1)
    assert {(chosen["temple"], chosen["red"]) for chosen in alone} == {
        (temple, red) for temple in ("bird", "snake") for red in range(6)
    }
    assert deep_runs.variants_of(bivouac.game("arnak"), 4) == [{"temple": "bird"}, {"temple": "snake"}]


def test_figures_replace_their_section_and_nothing_else(tmp_path: Path) -> None:
    results = tmp_path / "bench" / "results.md"
    progress = tmp_path / "progress"
    deep_runs.write_figures(results, [progress])
    assert not results.exists()
    for first in (0, 1):
        deep_runs.run(Chunk("ends", "takara", 3, first=first, games=1), progress)
    deep_runs.write_figures(results, [progress])
    written = results.read_text("utf-8")
    assert written.startswith("# Results\n")
    assert written.count(BEGIN) == written.count(END) == 1
    assert "| takara | 6: random play ends, the outcome adds up | 3 | 2 |" in written
    results.write_text(f"# Speed\n\nfast\n\n{BEGIN}\nold\n{END}\n\n## Peers\n", "utf-8")
    deep_runs.write_figures(results, [progress])
    written = results.read_text("utf-8")
    assert written.startswith("# Speed\n\nfast\n\n<!-- deep:begin -->\n## Deep run")
    assert written.endswith("<!-- deep:end -->\n\n## Peers\n")
    assert "old" not in written


def test_chunks_of_one_law_and_seat_count_are_one_line() -> None:
    one = Figures("ends", "takara", 2, games=500, states=9, seconds=1.4, build="compiled")
    text = deep_runs.section([one, dataclasses.replace(one, states=2)])
    assert "| 2 | 1000 | 11 | 3 | compiled |" in text
