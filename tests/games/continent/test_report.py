"""The report sends parties out, keeps what they lived through, and never plays an expedition twice."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.games.continent.report.__main__ import load, main
from tests.games.continent.report.expedition import explore
from tests.games.continent.report.figures import fortunes, page, regions
from tests.games.continent.report.parties import EXPLORERS, PARTIES

SOLO = PARTIES[0]
RANDOM = next(party for party in PARTIES if party.bot == "random")
FULL_DECK = 45


def test_what_was_spent_and_what_came_back_leaves_the_cards_of_the_deck() -> None:
    told = explore(RANDOM, 3)
    assert told["ending"] in ("lost", "abandoned")
    spent, returned = sum(told["spent"].values()), sum(told["returned"].values())
    assert FULL_DECK - spent + returned == told["left"]
    assert told["lowest"] <= told["left"]
    assert told["regions"][0] == "1"


def test_the_same_seed_is_the_same_expedition() -> None:
    assert explore(RANDOM, 5) == explore(RANDOM, 5)


def test_everybody_leads_a_party_in_turn() -> None:
    led = [SOLO.options(seed)["explorers"][0] for seed in range(5)]
    assert sorted(led) == sorted(EXPLORERS)


def test_an_expedition_that_was_kept_is_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kept.jsonl"
    main([str(file), "--games", "2", "--parties", "random", "--curses", "ink"])
    first = file.read_bytes()
    assert len(load(file)) == 2
    main([str(file), "--games", "3", "--parties", "random", "--curses", "ink"])
    assert file.read_bytes().startswith(first)
    assert len(load(file)) == 3
    assert "| random | 3 |" in capsys.readouterr().out


def test_expeditions_through_another_state_of_the_adventure_are_left_out(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    file.write_bytes(b'{"curse":"ink","party":"solo","seed":0,"adventure":"older"}\n{"party":"so')
    assert load(file) == {}


def test_only_what_was_kept_is_counted_when_nothing_is_to_be_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kept.jsonl"
    main([str(file), "--games", "1", "--parties", "random", "--curses", "fold"])
    main([str(file), "--games", "9", "--only-kept"])
    told = capsys.readouterr().out
    assert "# fold" in told
    assert "# ink" not in told
    assert len(load(file)) == 1


def test_a_party_goes_under_the_curse_it_is_sent_with() -> None:
    told = explore(replace(RANDOM, curse="legend"), 3)
    assert told["curse"] == "legend"
    assert "clue-legend" in told["satchel"]


def test_the_page_counts_ways_home_and_names_what_nobody_met() -> None:
    told = explore(RANDOM, 3)
    won = told | {"ending": "won", "way": "593", "party": "solo"}
    washed = told | {"ending": "won", "way": "591", "party": "solo"}
    line = fortunes({"solo": [won, washed, told]}).splitlines()[-1]
    assert line.startswith("| solo | 3 | 67% (21% – 94%) |")
    counted = page([won, washed, washed, told])
    assert "591 ×2, 592 ×0, 593 ×1" in counted
    assert "595" in counted.partition("Never seen")[2]
    assert "616" in counted.partition("Items nobody carried")[2].splitlines()[0]


def test_a_region_s_loss_is_told_with_its_interval() -> None:
    told = explore(RANDOM, 3)
    poorer = told | {"spent": {"1": 20}, "returned": {}}
    richer = told | {"spent": {"1": 16}, "returned": {"1": 2}}
    assert "| 17.0 ± 5.5 |" in regions([poorer, richer, poorer, richer]).splitlines()[2]
