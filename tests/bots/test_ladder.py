"""The bench of the ladder: it goes on where it was cut short, and forgets what a changed level once did."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import msgspec
import pytest

import bivouac
from bench import earlier, ladder, ladder_goals, ladder_page, ladder_rows
from bench.ladder_rows import Pace
from bivouac.bots.levels import Level, Otherwise
from bivouac.bots.style import Plan, Style
from bivouac.games import game
from bivouac.lab.ratings import Rating


@pytest.fixture(autouse=True)
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page, a file of rows and a game's levels of our own."""
    monkeypatch.setattr(ladder_rows, "FOLDER", tmp_path / "ladder")
    monkeypatch.setattr(ladder_page, "PAGE", tmp_path / "ladder.md")
    monkeypatch.setattr(ladder_page, "GAMES", tmp_path)
    for name in ("takara", "temple"):
        (tmp_path / name).mkdir()
        shipped = (SHIPPED / name / "levels.toml").read_text("utf-8")
        (tmp_path / name / "levels.toml").write_text(shipped)
    return tmp_path


SHIPPED = ladder_page.GAMES


def play(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    monkeypatch.setattr(sys, "argv", ["ladder", "takara", "--seed", "3", *arguments])
    ladder.main()


def test_a_row_is_played_once_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    play(monkeypatch, "--games", "4", "--rows", "1")
    file = ladder_rows.FOLDER / "takara.jsonl"
    played = file.read_bytes()
    play(monkeypatch, "--games", "4", "--rows", "1")
    assert file.read_bytes() == played
    file.write_bytes(played + b'{"type":"row","game":"tak')
    play(monkeypatch, "--games", "6", "--rows", "1")
    (row,) = ladder_page.rows()
    assert (row.head.bot, row.head.others, row.games) == ("casual", "beginner", 6)
    at_once = ladder.play_part(game("takara"), "", (2, "casual", "beginner"), 3, range(3))
    assert at_once.wins == row.wins


def test_deals_left_out_by_whoever_played_beside_are_played() -> None:
    """Parts of one row from several processes may end in any order."""
    parts = [row("greedy", [1.0] * count).head for count in (10, 3)]
    kept = [msgspec.structs.replace(part, first=first) for part, first in zip(parts, (10, 33), strict=True)]
    left = list(ladder.missing(40, kept))
    assert left == [range(10), range(20, 30), range(30, 33), range(36, 40)]
    assert list(ladder.missing(13, kept)) == [range(10)]
    assert list(ladder.missing(12, [])) == [range(10), range(10, 12)]


def test_what_a_changed_level_did_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    play(monkeypatch, "--games", "2", "--rows", "1")
    (row,) = ladder_page.rows()
    ladder_rows.add(msgspec.structs.replace(row.head, ways=("as it", "once was"), wins=[2.0]))
    assert sum(ladder_page.rows()[0].wins) == sum(row.wins)


@pytest.mark.parametrize("name", ["takara", "temple"])
def test_a_level_carries_what_was_measured_of_it_and_stays_what_it_is(desk: Path, name: str) -> None:
    path = desk / name / "levels.toml"
    before = tomllib.loads(path.read_text("utf-8"))
    rated = [Rating("club", 1398.6, (1350.2, 1447.0)), Rating("greedy", 1500.0, (1480.0, 1520.0))]
    pace = Pace(name, "", "club", "", 4, (1.0, 2.6), (3.0, 9.0))
    ladder_page.write_levels(name, rated, [pace])
    after = tomllib.loads(path.read_text("utf-8"))
    measured = {key: after["club"].pop(key) for key in ("rating", "interval", "seconds")}
    assert measured == {"rating": 1399, "interval": [1350, 1447], "seconds": 0.003}
    for level, entry in before.items():
        for key in ("rating", "interval", "seconds"):
            entry.pop(key, None)
        assert after[level] == entry


def test_a_plan_and_its_weights_are_part_of_how_a_level_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    ways = []
    for plan in (Plan(looks=5, learned=True), Plan(looks=6, learned=True), Plan(looks=6)):
        monkeypatch.setattr(ladder_rows, "levels_of", lambda name, plan=plan: {"master": Level(plan=plan)})
        for arrays in ([b"one"], [b"other"]):
            monkeypatch.setattr(ladder_rows, "_arrays", lambda name, option, arrays=arrays: arrays)
            ladder_rows.way.cache_clear()
            ways.append(ladder_rows.way("master", "temple", ""))
    ladder_rows.way.cache_clear()
    assert len(set(ways[:5])) == 5
    assert ways[4] == ways[5], "the estimate judges there"


def test_where_a_level_plans_is_part_of_how_it_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    ways = set()
    for other in (None, *(Otherwise(looks=5, among="decks", lacks=deck) for deck in ("coins", "plates"))):
        level = Level(style=Style(learned=False), otherwise=other)
        monkeypatch.setattr(ladder_rows, "levels_of", lambda name, level=level: {"master": level})
        ladder_rows.way.cache_clear()
        ways.add(ladder_rows.way("master", "temple", ""))
    ladder_rows.way.cache_clear()
    assert len(ways) == 3


def test_bots_of_an_earlier_commit_sit_at_our_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process follows by texts: with our own sources in the place of old ones it plays as we do."""
    (tmp_path / "today").mkdir()
    (tmp_path / "today" / "tree").symlink_to(Path(bivouac.__file__).parents[1])
    monkeypatch.setattr(earlier, "FOLDER", tmp_path)
    there = ladder.play_part(game("takara"), "", (2, "casual", "today/greedy:2"), 3, range(2))
    here = ladder.play_part(game("takara"), "", (2, "casual", "greedy:2"), 3, range(2))
    assert there.wins == here.wins
    assert [decisions for _, decisions in there.clocked] == [decisions for _, decisions in here.clocked]
    assert there.clocked[1][0] > 0
    earlier.process_of("today").end()
    earlier.process_of.cache_clear()


def test_a_commit_that_is_not_built_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(earlier, "FOLDER", tmp_path)
    with pytest.raises(SystemExit, match=r"python -m bench\.earlier 0000000"):
        play(monkeypatch, "--games", "2", "--row", "2,casual,0000000/greedy")


def row(others: str, wins: list[float], bot: str = "master") -> ladder_page.Row:
    part = ladder_rows.Part("takara", "", 2, bot, others, ("", ""), 1, 0, wins, [(1.0, 1), (1.0, 1)])
    return ladder_page.Row([part])


def test_whoever_has_met_nobody_of_the_anchor_s_has_no_rating() -> None:
    apart = row("f7f6b51/ismcts:2000", [2.0, 1.0] * 9)
    known = [row("greedy", [2.0, 1.0] * 9, "expert"), row("club", [2.0, 1.0] * 9, "expert")]
    assert {one.bot for one in ladder_page.ratings([*known, apart])} == {"greedy", "expert", "club"}
    bridged = ladder_page.ratings([*known, apart, row("expert", [2.0, 1.0] * 9)])
    assert {"master", "ismcts:2000"} < {one.bot for one in bridged}


def test_a_goal_is_met_missed_or_not_played() -> None:
    rival = "f7f6b51/ismcts:2000"
    searching = row("greedy", [2.0, 1.0], "ismcts:2000")
    assert ladder_goals.better([], ("takara", "")) == "greedy"
    for wins, said in (([2.0] * 100, "| 200 | met |"), ([1.0] * 99, "| 198 | **missed so far** |")):
        told = ladder_goals.lines([searching, row(rival, wins)])
        first = next(line for line in told if line.startswith("| Takara | 2 | master |"))
        assert rival in first
        assert first.endswith(said)
    assert sum("not played" in line for line in told) == len(told) - 3, "all but the head and one row"
