"""`show` draws a position from a file or a pipe, and says in one line what is wrong with it."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from tests.cli.shell import Run, assert_one_line
from tests.core.test_position import EXAMPLES

TEXT = "takara\nactive: 0\nasked: assign\nsite 1, 3 left: drake up wounds 1\nkaras 0: 12\n"


@pytest.mark.parametrize("text", EXAMPLES, ids=[text.partition("\n")[0] for text in EXAMPLES])
def test_every_game_is_drawn(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "position.txt"
    file.write_text(text, "utf-8")
    answer = run("show", file, "--lang", "fr", "--seat", "1")
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.count("\n") > 12


def test_the_mark_that_some_editors_put_before_a_text_is_passed_over(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_bytes(TEXT.replace("\n", "\r\n").encode("utf-8-sig"))
    assert run("show", file).status == 0


def test_a_position_is_read_from_a_pipe(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(TEXT.encode())))
    answer = run("show", "-")
    assert answer.status == 0
    assert "12" in answer.out


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (TEXT + "won 0: dragon\n", "Ligne 6\N{NO-BREAK SPACE}: «\N{NO-BREAK SPACE}dragon"),
        ("chess\n", "chess"),
        ("", "Il n’y a pas de position"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(run: Run, tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "position.txt"
    file.write_text(text, "utf-8")
    answer = run("show", file, "--lang", "fr")
    assert_one_line(answer)
    assert reason.replace("\N{NO-BREAK SPACE}", " ") in answer.err.replace("\N{NO-BREAK SPACE}", " ")


def test_bytes_that_are_no_text_and_a_seat_that_is_none_are_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_bytes(b"takara\n\xff\xfe\n")
    assert "Line 2: this is not UTF-8 text" in run("show", file, "--lang", "en").err
    file.write_text("é" * 200_000, "utf-8")
    assert "too long for a position" in run("show", file, "--lang", "en").err
    file.write_text(TEXT, "utf-8")
    assert "--seat: 3 is not between 1 and 2" in run("show", file, "--seat", "3", "--lang", "en").err
