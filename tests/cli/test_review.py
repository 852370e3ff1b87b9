"""`bivouac review`: a file in, words, a page and data out; what is wrong is named."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bivouac.core import journal as journals
from tests.cli.shell import Run, assert_one_line
from tests.review.games import played

BY_SEAT = ("chances", "decisions", "accuracy", "luck", "adjusted")


def journal_file(folder: Path) -> Path:
    file = folder / "game.journal"
    file.write_text(journals.format(played("takara", "greedy", "random")), encoding="utf-8")
    return file


def test_a_game_is_reviewed_in_words_as_a_page_and_as_data(run: Run, tmp_path: Path) -> None:
    html, data = tmp_path / "review.html", tmp_path / "review.json"
    file = journal_file(tmp_path)
    answer = run("review", file, "--fast", "--html", html, "--json", data, "--lang", "fr")
    assert answer.status == 0
    assert "précision" in answer.out
    told = json.loads(data.read_text(encoding="utf-8"))
    assert all(len(told[key]) == 2 for key in BY_SEAT)
    assert html.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_folder_that_is_not_there_is_named_before_anything_is_done(run: Run, tmp_path: Path) -> None:
    answer = run("review", journal_file(tmp_path), "--json", tmp_path / "no" / "r.json", "--lang", "en")
    assert_one_line(answer, "this is not a folder")


def test_a_game_that_goes_on_is_refused_in_the_readers_language(run: Run, tmp_path: Path) -> None:
    file = journal_file(tmp_path)
    file.write_text("".join(file.read_text(encoding="utf-8").splitlines(True)[:30]), encoding="utf-8")
    assert_one_line(run("review", file, "--lang", "fr"), "n’a pas été jouée jusqu’au bout")


def test_a_seat_that_is_not_there_is_named(run: Run, tmp_path: Path) -> None:
    assert_one_line(run("review", journal_file(tmp_path), "--seat", "3", "--lang", "fr"), "de 1 à 2")


def test_one_players_decisions_can_be_asked_for(run: Run, tmp_path: Path) -> None:
    answer = run("review", journal_file(tmp_path), "--fast", "--seat", "2", "--lang", "en")
    assert answer.status == 0
    assert "Player 1: “" not in " ".join(answer.out.split())


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "ce journal est vide"),
        (b"\xff\x00\x80", "UTF-8"),
        (b"something else\n", "un journal ne s’écrit pas ainsi"),
    ],
)
def test_a_file_that_is_no_journal_is_refused(run: Run, tmp_path: Path, content: bytes, said: str) -> None:
    file = tmp_path / "odd.journal"
    file.write_bytes(content)
    assert_one_line(run("review", file, "--lang", "fr"), said)


def test_a_line_of_a_seat_that_is_not_there_is_refused(run: Run, tmp_path: Path) -> None:
    file = journal_file(tmp_path)
    file.write_text(re.sub(r"(?m)^(9) [01] ", r"\1 7 ", file.read_text(encoding="utf-8")), encoding="utf-8")
    assert_one_line(run("review", file, "--lang", "fr"), "une place qui n’existe pas")


def test_simulated_games_can_be_kept_and_verified(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "journals"
    asked = ("simulate", "agartha", "--bots", "random,random", "--games", "2", "--workers", "1")
    assert run(*asked, "--journals", kept).status == 0
    assert sorted(file.name for file in kept.iterdir()) == ["agartha-0.journal", "agartha-1.journal"]
    assert run("verify", kept / "agartha-0.journal").status == 0
