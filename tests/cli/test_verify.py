"""What `verify` says is proved, what it says is not, and what it catches with a player's own record."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bivouac.core.entries import Signed
from bivouac.core.journal import parse, signed_text
from bivouac.table.gathering import PATIENCE, start
from bivouac.table.playing import answer, close, undo
from bivouac.table.pledges import pledge, pledge_of, redraw
from bivouac.table.receipts import Receipt, deal_text, receipt_of
from bivouac.table.signatures import Signer
from bivouac.table.successors import export
from bivouac.table.table import Table
from tests.cli.forging import SKILLED, another_winner
from tests.cli.shell import Answer, Run, assert_one_line
from tests.table.parlour import play_on, seated, start_with_words
from tests.table.people import HOST, NOON, PEOPLE, TAKARA

HOUSE = Signer(bytes(range(7, 39)))
FORGER = Signer(bytes(range(90, 122)))
WORDS = {0: "parsnip-1f0c", 1: "marrow-77a2"}


@dataclass(frozen=True)
class Kept:
    """A finished game as its file, and what one of its players has kept."""

    file: Path
    receipt: Path
    paper: Receipt


def played() -> Table:
    """A whole game of two and a bot, with words, in which somebody went back; seat and words drawn twice."""
    table = seated("greedy", "human", "human", game=TAKARA)
    pledge(table, PEOPLE[0], 1, pledge_of("kept back"), NOON)
    start(table, HOST, NOON)
    redraw(table, HOST, bytes(range(40, 72)), NOON + PATIENCE)
    start_with_words(table, {1: WORDS[0], 2: WORDS[1]}, NOON + PATIENCE)
    luck = Random(11)
    play_on(table, luck, 6)
    undo(table, 1, 3, NOON)
    answer(table, 2, True, NOON)
    return play_on(table, luck)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """The signed journal of that game, and the receipt of the second seat."""
    folder = tmp_path_factory.mktemp("kept")
    table = played()
    (folder / "game.txt").write_text(export(table, HOUSE.sign), "utf-8")
    paper = msgspec.structs.replace(receipt_of(table, HOUSE), words={1: WORDS[0]})
    (folder / "receipt.json").write_bytes(msgspec.json.encode(paper))
    return Kept(folder / "game.txt", folder / "receipt.json", paper)


def parts(answer: Answer) -> dict[str, str]:
    """What is told under each heading."""
    told: dict[str, str] = {}
    heading = ""
    for line in answer.out.splitlines():
        if line in ("Contradicted:", "Proved:", "Not proved:"):
            heading = line
        elif line.startswith("  "):
            told[heading] = f"{told.get(heading, '')}{line}\n"
    return told


# What is proved


def test_a_file_alone_proves_that_it_agrees_with_itself_and_says_what_that_is_worth(
    run: Run, kept: Kept
) -> None:
    answer = run("verify", kept.file)
    assert (answer.status, answer.err) == (0, "")
    told = parts(answer)
    assert "agrees with the commitment in this file" in told["Proved:"]
    assert told["Proved:"].count("\n") == 1
    for missing in ("before the first action", "anybody but the house", HOUSE.key, "drawn 2 times", "seat 1"):
        assert missing in told["Not proved:"]


def test_with_the_receipt_everything_is_proved_but_what_no_journal_can(run: Run, kept: Kept) -> None:
    answer = run("verify", kept.file, "--receipt", kept.receipt)
    assert answer.status == 0
    told = parts(answer)
    assert "Contradicted:" not in told
    for proved in (kept.paper.commitment, "word of seat 2", HOUSE.key, "before any word was said", "pledged"):
        assert proved in told["Proved:"]
    assert "to the letter" in told["Proved:"]
    assert told["Not proved:"].count("\n") == 3  # a seat without a word, two draws, and what nothing proves


def test_the_same_can_be_given_piece_by_piece(run: Run, kept: Kept) -> None:
    pieces = ("--commitment", kept.paper.commitment, "--word", f"2:{WORDS[0]}", "--word", f"3:{WORDS[1]}")
    answer = run("verify", kept.file, *pieces, "--key", HOUSE.key)
    assert answer.status == 0
    told = parts(answer)
    assert told["Proved:"].count("\n") == 5
    assert "before the first action" not in told["Not proved:"]


def test_the_verdict_is_said_in_french(run: Run, kept: Kept) -> None:
    answer = run("verify", kept.file, "--receipt", kept.receipt, "--lang", "fr")
    assert "Prouvé\u00a0:" in answer.out
    assert "à la lettre" in answer.out
    assert "Non prouvé\u00a0:" in run("verify", kept.file, "--lang", "fr").out


def test_a_receipt_from_before_the_end_says_so(run: Run, kept: Kept, tmp_path: Path) -> None:
    early = write(tmp_path, msgspec.structs.replace(kept.paper, digest="", signature=""))
    answer = run("verify", kept.file, "--receipt", early)
    assert answer.status == 0
    assert "taken before the end" in parts(answer)["Not proved:"]


def test_a_game_given_up_is_proved_as_far_as_it_went(run: Run, tmp_path: Path) -> None:
    table = seated("human", "human", game=TAKARA)
    start_with_words(table, WORDS)
    play_on(table, Random(1), 9)
    close(table, "operator", NOON)
    file = tmp_path / "game.txt"
    file.write_text(export(table, HOUSE.sign), "utf-8")
    answer = run("verify", file, "--receipt", write(tmp_path, receipt_of(table, HOUSE)))
    assert answer.status == 0
    assert "given up after 9 actions" in answer.out


def write(folder: Path, receipt: Receipt) -> Path:
    """The receipt as a file."""
    path = folder / "receipt.json"
    path.write_bytes(msgspec.json.encode(receipt))
    return path


# What is caught


@pytest.mark.parametrize("way", SKILLED)
def test_a_skilled_change_agrees_with_itself_and_is_caught_by_the_receipt(
    run: Run, kept: Kept, tmp_path: Path, way: str
) -> None:
    forged = tmp_path / "forged.txt"
    forged.write_text(SKILLED[way](parse(kept.file.read_text("utf-8"))), "utf-8")
    alone = run("verify", forged)
    assert alone.status == 0
    assert "before the first action" in parts(alone)["Not proved:"]
    assert "may have been written by anybody" in parts(alone)["Not proved:"]
    caught = run("verify", forged, "--receipt", kept.receipt)
    assert caught.status == 1
    assert "not the journal of your receipt" in parts(caught)["Contradicted:"]
    assert "signature of the house is missing" in parts(caught)["Contradicted:"]
    pieces = run("verify", forged, "--commitment", kept.paper.commitment, "--key", HOUSE.key)
    assert pieces.status == 1


def test_the_seed_the_words_and_the_draws_are_each_named(run: Run, kept: Kept, tmp_path: Path) -> None:
    journal = parse(kept.file.read_text("utf-8"))
    for way, reason in (
        ("another seed", "not the one you were promised"),
        ("other words", "not those that were pledged"),
        ("changed lend", "drawn 1 times according to this file, 2 times"),
    ):
        forged = tmp_path / f"{way}.txt"
        forged.write_text(SKILLED[way](journal), "utf-8")
        caught = run("verify", forged, "--receipt", kept.receipt)
        assert (caught.status, reason in parts(caught)["Contradicted:"]) == (1, True)


def test_a_journal_signed_by_somebody_else_is_caught_by_the_key(run: Run, kept: Kept, tmp_path: Path) -> None:
    forged = tmp_path / "forged.txt"
    forged.write_text(another_winner(parse(kept.file.read_text("utf-8")), FORGER.sign), "utf-8")
    assert FORGER.key in parts(run("verify", forged))["Not proved:"]
    caught = run("verify", forged, "--key", HOUSE.key)
    assert (caught.status, FORGER.key in parts(caught)["Contradicted:"]) == (1, True)


def test_a_house_that_signs_another_end_is_caught_by_the_receipt_of_the_first(
    run: Run, kept: Kept, tmp_path: Path
) -> None:
    forged = tmp_path / "forged.txt"
    forged.write_text(another_winner(parse(kept.file.read_text("utf-8")), HOUSE.sign), "utf-8")
    caught = run("verify", forged, "--receipt", kept.receipt)
    assert (caught.status, "the house has signed two" in parts(caught)["Contradicted:"]) == (1, True)


def test_a_signature_of_another_text_does_not_hold_together(run: Run, kept: Kept, tmp_path: Path) -> None:
    true = parse(kept.file.read_text("utf-8"))
    signed = true.signed()
    assert signed is not None
    forged = tmp_path / "forged.txt"
    forged.write_text(another_winner(true, lambda text: signed), "utf-8")
    assert_one_line(run("verify", forged), "forged.txt:", "signature does not fit")


@pytest.mark.parametrize(
    "change", [{"draws": 1}, {"pledges": ["", "", ""]}, {"table": "another"}, {"key": FORGER.key}]
)
def test_a_receipt_that_was_changed_no_longer_bears_the_signature_of_the_house(
    run: Run, kept: Kept, tmp_path: Path, change: dict[str, Any]
) -> None:
    changed = write(tmp_path, msgspec.structs.replace(kept.paper, **change))
    answer = run("verify", kept.file, "--receipt", changed)
    assert (answer.status, "does not bear the signature" in parts(answer)["Contradicted:"]) == (1, True)


def test_a_word_or_a_commitment_of_ones_own_that_is_not_in_the_file_is_named(run: Run, kept: Kept) -> None:
    answer = run("verify", kept.file, "--word", "3:turnip", "--commitment", "0" * 64)
    assert answer.status == 1
    assert "word of seat 3" in parts(answer)["Contradicted:"]
    assert kept.paper.commitment in parts(answer)["Contradicted:"]
    assert run("verify", kept.file, "--word", "4:turnip").status == 1


# What cannot be understood


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (("--commitment", "beef"), "--commitment: 64 hexadecimal digits"),
        (("--key", "G" * 64), "--key: 64 hexadecimal digits"),
        (("--word", "fern"), "SEAT:WORD is needed"),
        (("--word", "0:fern"), "the first seat being 1"),
        (("--word", "2:"), "SEAT:WORD is needed"),
        (("--receipt", "nowhere.json"), "nowhere.json: there is no such file"),
    ],
)
def test_what_is_asked_wrongly_is_said_in_one_line(
    run: Run, kept: Kept, options: tuple[str, ...], reason: str
) -> None:
    assert_one_line(run("verify", kept.file, *options), reason)


@pytest.mark.parametrize("text", ["", "{}", "[1]", "\udcff", '{"table": 3}', "x" * 70_000])
def test_what_is_no_receipt_is_said_in_one_line(run: Run, kept: Kept, tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.json"
    path.write_text(text, "utf-8", errors="surrogateescape")
    assert_one_line(run("verify", kept.file, "--receipt", path), "odd.json:")


def test_a_receipt_and_options_that_contradict_each_other_are_refused(run: Run, kept: Kept) -> None:
    for option, value in (("--commitment", "0" * 64), ("--key", FORGER.key), ("--word", "2:turnip")):
        answer = run("verify", kept.file, "--receipt", kept.receipt, option, value)
        assert_one_line(answer, option, "do not say the same")


def test_the_papers_of_this_test_are_sound(kept: Kept) -> None:
    journal = parse(kept.file.read_text("utf-8"))
    signed = journal.signed()
    assert signed == HOUSE.sign(signed_text(journal))
    assert Signed(HOUSE.key, kept.paper.promise) == HOUSE.sign(deal_text(kept.paper))
