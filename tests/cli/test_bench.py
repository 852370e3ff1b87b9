"""The bench: numbers with their circumstances, and a page of which only one section is replaced."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from bivouac.cli import bench, measures
from bivouac.core.refusal import SetupError
from bivouac.games import game

FOUND: dict[str, Any] = {
    "about": bench.about(),
    "games": {"takara": dict.fromkeys(bench.MEASURES, 1_234_567.0)},
    "peers": [{"name": "peer 1.0", "actions": 1000.0, "copy": 500.0}],
}


def nap() -> int:
    """One piece of work, a hundredth of a second long."""
    time.sleep(0.01)
    return 1


def test_a_rate_is_work_by_the_second() -> None:
    begun = time.perf_counter()
    assert 20 < measures.rate(nap) < 100
    assert time.perf_counter() - begun >= measures.RUNS * measures.FEWEST_SECONDS


def test_random_play_is_measured_on_whole_games_and_states_all_over_them() -> None:
    takara = game("takara")
    assert measures.play_through(takara.start(4, 1), 1) > 50
    states = measures.sample(takara, 4)
    assert len(states) > 40
    assert all(state.actors() for state in states)
    assert len({state.key() for state in states}) == len(states)


@pytest.mark.full
def test_the_length_of_a_game_is_counted_in_actions_not_by_the_second(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(measures, "FEWEST_SECONDS", 0.001)
    takara = game("takara")
    played = [measures.play_through(takara.start(4, seed), seed) for seed in range(measures.GAMES)]
    assert measures.measure(takara)["length"] == sum(played) / len(played)
    assert not any("length" in line for line in bench.ratios(FOUND))


@pytest.mark.full
def test_continent_has_a_row_and_is_measured_on_its_whole_adventure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measures, "FEWEST_SECONDS", 0.001)
    found = {"about": bench.about(), "games": bench.measured(["continent"])}
    ((name, *cells),) = bench.rows(found)
    assert name == "continent other_side"
    assert "–" not in cells
    continent = game("continent")
    whole = [
        measures.play_through(continent.start(4, seed, {"adventure": "other_side"}), seed)
        for seed in range(measures.GAMES)
    ]
    taste = [measures.play_through(continent.start(4, seed), seed) for seed in range(measures.GAMES)]
    length = found["games"][name]["length"]
    assert length == sum(whole) / len(whole) != sum(taste) / len(taste)


def test_the_games_named_are_measured_and_no_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(measures, "FEWEST_SECONDS", 0.001)
    bench.bench(["temple", "takara"], json_=True)
    found = json.loads(capsys.readouterr().out)["games"]
    assert list(found) == ["temple", "takara"]
    assert all(row["native"] > 0 and row["looks"] > 0 for row in found.values())


def test_a_page_keeps_all_but_the_section_between_its_marks(tmp_path: Path) -> None:
    page = tmp_path / "results.md"
    page.write_text(f"# Kept\n\n{bench.BEGIN}\nold\n{bench.END}\n\nKept too\n", "utf-8")
    before, after = bench._frame(page)
    text = before + bench.markdown(FOUND) + after
    assert text.startswith(f"# Kept\n\n{bench.BEGIN}\nMeasured on ")
    assert text.endswith(f"\n{bench.END}\n\nKept too\n")
    assert "old" not in text
    assert "1\N{NO-BREAK SPACE}234\N{NO-BREAK SPACE}567" in text
    assert "takara / peer 1.0: actions ×1234.6, copy ×2469.1" in text


def test_a_page_without_marks_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "results.md"
    for text in ("no marks", f"{bench.END}{bench.BEGIN}", f"{bench.BEGIN}{bench.END}{bench.END}"):
        page.write_text(text, "utf-8")
        with pytest.raises(SetupError, match="needs one line"):
            bench._frame(page)
