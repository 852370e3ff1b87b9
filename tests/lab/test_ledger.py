"""The games on disk: a line each, none lost, none counted twice, none from elsewhere."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bivouac.games import game
from bivouac.lab.ledger import Ledger, read
from bivouac.lab.mistakes import LabMistake
from bivouac.lab.played import Played
from bivouac.lab.schedule import make_schedule

MADE = make_schedule(game("takara").facts, ["random", "greedy"], seed=7)


def played(number: int, actions: int = 9) -> Played:
    deal, seed, order = MADE.deal_of(number), MADE.seed_of(number), MADE.order(number)
    return Played(number, deal, seed, order, "ranked", (0,), (1, 2), None, actions)


def write(path: Path, *games: Played) -> None:
    ledger = Ledger(path)
    ledger.add(games)
    ledger.close()


def test_what_is_added_is_read_again_in_any_order(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write(path, played(3), played(0))
    write(path, played(1))
    assert read(path, MADE) == {number: played(number) for number in (3, 0, 1)}
    assert read(tmp_path / "nothing.jsonl", MADE) == {}


@pytest.mark.parametrize("torn", [b"{", b'{"number":2', b"\x00\x00\x00", b"\xff\xfe"])
def test_a_line_cut_short_is_left_out_and_then_cut_off(tmp_path: Path, torn: bytes) -> None:
    path = tmp_path / "games.jsonl"
    write(path, played(0))
    whole = path.read_bytes()
    path.write_bytes(whole + torn)
    assert read(path, MADE) == {0: played(0)}
    assert path.read_bytes() == whole + torn
    write(path, played(1))
    assert path.read_bytes() == whole + msgspec.json.encode(played(1)) + b"\n"


def test_a_game_written_twice_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write(path, played(0), played(0))
    assert read(path, MADE) == {0: played(0)}


@pytest.mark.parametrize(
    ("spoilt", "code"),
    [
        (b"\n", "bad_line"),
        (b"[]\n", "bad_line"),
        (b"[" * 5000 + b"\n", "bad_line"),
        (b'{"number":1}\n', "bad_line"),
        (msgspec.json.encode(played(0, actions=10)) + b"\n", "foreign_line"),
        (msgspec.json.encode(msgspec.structs.replace(played(1), seed=1)) + b"\n", "foreign_line"),
        (msgspec.json.encode(msgspec.structs.replace(played(1), ranks=(1,))) + b"\n", "foreign_line"),
        (msgspec.json.encode(msgspec.structs.replace(played(1), winners=(2,))) + b"\n", "foreign_line"),
        (msgspec.json.encode(msgspec.structs.replace(played(1), number=-1)) + b"\n", "foreign_line"),
    ],
)
def test_a_line_that_cannot_be_ours_is_named_and_kept(tmp_path: Path, spoilt: bytes, code: str) -> None:
    path = tmp_path / "games.jsonl"
    write(path, played(0))
    path.write_bytes(path.read_bytes() + spoilt + msgspec.json.encode(played(2)) + b"\n")
    before = path.read_bytes()
    with pytest.raises(LabMistake) as refused:
        read(path, MADE)
    assert refused.value.code == code
    assert refused.value.facts["line"] == 2
    assert path.read_bytes() == before
