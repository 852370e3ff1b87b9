"""Journals as files: kept line by line, told again, proved, and refused when anything was changed."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bivouac import game
from bivouac.cli import journals, main
from bivouac.core import replay
from bivouac.core.entries import Acted, Undone
from bivouac.core.journal import Journal, parse
from bivouac.core.refusal import SetupError
from tests.cli.shell import Run, assert_one_line


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The journal of a whole game, as `play` leaves it."""
    path = tmp_path_factory.mktemp("journals") / "game.txt"
    with pytest.raises(SystemExit):
        main(["play", "takara", "--players", "random,random", "--journal", str(path)])
    return path


def test_verify_proves_a_finished_game(run: Run, finished: Path) -> None:
    journal = parse(finished.read_text("utf-8"))
    answer = run("verify", finished)
    assert answer.status == 0
    assert journal.commitment is not None
    assert journal.commitment in answer.out
    assert str(journal.count) in answer.out
    assert "engagement inscrit" in run("verify", finished, "--lang", "fr").out


def test_no_edit_of_a_byte_escapes_verify(run: Run, finished: Path, tmp_path: Path) -> None:
    data = finished.read_bytes()
    edited = tmp_path / "edited.txt"
    dice = random.Random(2)
    for at in dice.sample(range(len(data)), 60):
        for changed in (
            data[:at] + bytes([data[at] ^ (1 << dice.randrange(8))]) + data[at + 1 :],
            data[:at] + data[at + 1 :],
            data[:at],
        ):
            edited.write_bytes(changed)
            assert_one_line(run("verify", edited), "edited.txt:")


def test_a_line_ending_of_another_system_is_refused(run: Run, finished: Path, tmp_path: Path) -> None:
    edited = tmp_path / "edited.txt"
    edited.write_bytes(finished.read_bytes().replace(b"\n", b"\r\n"))
    assert_one_line(run("verify", edited), "edited.txt:1:")


def test_an_unfinished_journal_is_told_but_not_proved(run: Run, finished: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.txt"
    cut.write_text("".join(finished.read_text("utf-8").splitlines(keepends=True)[:30]), "utf-8")
    assert_one_line(run("verify", cut), "cut.txt:31:", "missing")
    assert run("replay", cut).status == 0


def test_replay_tells_the_game_and_its_result(run: Run, finished: Path) -> None:
    journal = parse(finished.read_text("utf-8"))
    answer = run("replay", finished)
    assert answer.status == 0
    assert "1. Player" in answer.out
    assert f"{journal.count}. Player" in answer.out
    assert "Points" in answer.out or "Nobody has won" in answer.out
    assert "Joueur 1" in run("replay", finished, "--lang", "fr").out


def test_replay_draws_any_moment_as_any_seat_saw_it(run: Run, finished: Path) -> None:
    count = parse(finished.read_text("utf-8")).count
    start, late = run("replay", finished, "--at", "0"), run("replay", finished, "--at", str(count - 1))
    assert start.status == late.status == 0
    assert start.out != late.out
    assert run("replay", finished, "--at", str(count), "--seat", "2").status == 0
    assert_one_line(run("replay", finished, "--at", str(count + 1)), f"1 to {count}")
    assert_one_line(run("replay", finished, "--at", "-1"), "--at -1")
    assert_one_line(run("replay", finished, "--seat", "3"), "1 to 2")
    assert_one_line(run("replay", finished, "--seat", "0"), "--seat 0")


def test_a_secret_look_is_told_to_its_seat_alone(run: Run, tmp_path: Path) -> None:
    takara = game("takara")
    for seed in range(20):
        journal = small(seed)
        state = replay.start(takara, journal)
        seat = state.actors()[0]
        state.play(seat, state.parse("observe 1"))
        if state.outlook(seat)["prompt"].get("tile") is None:
            continue
        journal.add(Acted(1, seat, "observe 1"))
        path = journals.create(tmp_path / "look.txt", journal).path
        own = run("replay", path, "--seat", str(seat + 1)).out
        others = run("replay", path, "--seat", str(2 - seat)).out + run("replay", path).out
        assert "looks in secret (" in own
        assert "looks in secret (" not in others
        return
    pytest.fail("no seed let the first player look in secret")


def small(seed: int = 1) -> Journal:
    """A journal of Takara before the first action."""
    return Journal("takara", "1", 2, {"strict_observation": False}, seed)


def test_a_journal_file_grows_line_by_line(tmp_path: Path) -> None:
    file = journals.create(tmp_path / "new" / "game.txt", small())
    journal = journals.read(file.path)
    for number in range(1, 4):
        entry = Acted(number, 0, "den")
        journal.add(entry)
        file.append(entry)
        assert journals.read(file.path) == journal


def test_an_old_file_is_never_written_over(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("precious", "utf-8")
    assert_one_line(
        run("play", "takara", "--players", "random,random", "--journal", path),
        "game.txt: it is there already",
    )
    assert path.read_text("utf-8") == "precious"


def test_a_file_that_somebody_else_writes_to_gets_no_line_from_us(tmp_path: Path) -> None:
    file = journals.create(tmp_path / "game.txt", small())
    other, _, _ = journals.reopen(file.path)
    other.append(Acted(1, 0, "den"))
    with pytest.raises(SetupError, match="changed by somebody else"):
        file.append(Acted(1, 0, "dig 3"))
    assert journals.read(file.path).count == 1


def test_a_line_cut_short_is_dropped_when_the_game_goes_on(tmp_path: Path) -> None:
    file = journals.create(tmp_path / "game.txt", small())
    file.append(Acted(1, 0, "den"))
    whole = file.path.read_bytes()
    file.path.write_bytes(whole + b"2 0 d")
    with pytest.raises(SetupError, match=r"game.txt:9: .*cut short"):
        journals.read(file.path)
    again, journal, torn = journals.reopen(file.path)
    assert torn
    assert journal.count == 1
    again.append(Undone(0))
    assert again.path.read_bytes() == whole + b"undo 0\n"
