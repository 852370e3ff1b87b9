"""The house's signature, and the receipt a player keeps: for what was dealt here, and nothing else."""

from __future__ import annotations

from hashlib import sha256
from random import Random

import msgspec
import pytest

from bivouac.core.entries import Signed
from bivouac.core.journal import JournalError, commitment_of, format, parse, signed_text
from bivouac.table import Table
from bivouac.table.gathering import PATIENCE, start
from bivouac.table.lessons import found as lesson
from bivouac.table.playing import close
from bivouac.table.pledges import pledge, pledge_of, redraw
from bivouac.table.receipts import Receipt, deal_text, receipt_of
from bivouac.table.signatures import Signer, fits
from bivouac.table.successors import export, fork, lay, rematch
from tests.table.mirror import refused
from tests.table.parlour import play_on, seated, start_with_words
from tests.table.people import HOST, LANTERNS, NOON, PEOPLE, SEED, STRANGER

HOUSE = Signer(bytes(range(7, 39)))
WORDS = {0: "rope", 1: "lamp"}


def begun() -> Table:
    """A game of two with their words in its seed."""
    table = seated("human", "human", "greedy")
    start_with_words(table, WORDS)
    return table


def over() -> Table:
    """The same, played to its end."""
    return play_on(begun(), Random(3))


# Signatures


def test_the_house_signs_everything_down_to_the_seal() -> None:
    text = export(over(), HOUSE.sign)
    *above, signed, end = text.splitlines(keepends=True)
    assert (signed.split()[0], end.split()[0]) == ("signed", "end")
    journal = parse(text)
    assert signed_text(journal) == "".join(above)
    found = journal.signed()
    assert found is not None
    assert (found.key, fits(found, "".join(above))) == (HOUSE.key, True)
    assert export(over(), HOUSE.sign) == text


def test_no_other_text_key_or_signature_fits() -> None:
    journal = parse(export(over(), HOUSE.sign))
    signed, text = journal.signed(), signed_text(journal)
    assert signed is not None
    assert not fits(signed, text.replace("lend 2 greedy", "lend 2 random"))
    assert not fits(Signed(Signer(SEED).key, signed.signature), text)
    assert not fits(Signed(signed.key, "00" * 64), text)
    assert not fits(Signed("ff" * 32, signed.signature), text)


def test_a_game_given_up_is_signed_like_one_that_is_over() -> None:
    table = play_on(begun(), Random(3), 4)
    close(table, "operator", NOON)
    journal = parse(export(table, HOUSE.sign))
    signed = journal.signed()
    assert signed is not None
    assert fits(signed, signed_text(journal))


def test_a_game_in_play_is_not_signed_for_the_operator_either() -> None:
    assert parse(export(begun(), HOUSE.sign, operator=True)).signed() is None


def test_a_journal_from_elsewhere_keeps_its_signature_and_gets_no_other() -> None:
    text = export(over(), Signer(SEED).sign)
    laid = lay(LANTERNS, parse(text), "table-2", STRANGER, "Zoe", NOON)
    assert export(laid, HOUSE.sign) == text
    plain = export(over())
    laid = lay(LANTERNS, parse(plain), "table-3", STRANGER, "Zoe", NOON)
    assert export(laid, HOUSE.sign) == plain


def test_a_journal_with_a_false_signature_is_not_laid_on_a_table() -> None:
    text = export(over(), HOUSE.sign)
    line = text.splitlines()[-2]
    false = text.replace(line, line[:-1] + ("0" if line[-1] != "0" else "1"))
    with pytest.raises(JournalError, match="signature does not fit") as caught:
        lay(LANTERNS, parse(false), "table-2", STRANGER, "Zoe", NOON)
    assert caught.value.line == len(text.splitlines()) - 1


def test_another_end_of_the_same_deal_is_never_signed() -> None:
    table = over()
    again = play_on(fork(table, "table-2", 2, HOST, "Ada", NOON), Random(8))
    assert parse(export(again, HOUSE.sign)).signed() is None
    cut = parse("".join(export(table).splitlines(keepends=True)[:-4]))
    laid = play_on(lay(LANTERNS, cut, "table-3", HOST, "Ada", NOON), Random(8))
    assert format(parse(export(laid, HOUSE.sign))).startswith(format(cut).split("\n\n")[0])
    assert parse(export(laid, HOUSE.sign)).signed() is None


def test_a_rematch_is_dealt_here_and_signed() -> None:
    new = rematch(over(), "table-2", bytes(32), NOON)
    start(new, HOST, NOON)
    assert parse(export(play_on(new, Random(1)), HOUSE.sign)).signed() is not None


# Receipts


def test_the_receipt_of_a_deal_is_given_before_any_word_is_said() -> None:
    table = seated("human", "human", "greedy")
    pledge(table, PEOPLE[1], 1, pledge_of("lamp"), NOON)
    with refused(table, "house.not_called"):
        receipt_of(table, HOUSE)
    start(table, HOST, NOON)
    receipt = receipt_of(table, HOUSE)
    assert receipt == Receipt(
        table=table.id,
        game="_template",
        commitment=commitment_of(SEED),
        draws=1,
        pledges=["", pledge_of("lamp"), ""],
        key=HOUSE.key,
        promise=receipt.promise,
    )
    assert fits(Signed(receipt.key, receipt.promise), deal_text(receipt))
    for changed in ({"draws": 2}, {"table": "x"}, {"commitment": "0" * 64}, {"pledges": ["", "", ""]}):
        other = msgspec.structs.replace(receipt, **changed)
        assert not fits(Signed(receipt.key, receipt.promise), deal_text(other))


def test_what_was_drawn_anew_is_counted_in_the_receipt() -> None:
    table = seated("human", "human")
    pledge(table, PEOPLE[1], 1, pledge_of("lamp"), NOON)
    start(table, HOST, NOON)
    redraw(table, HOST, bytes(32), NOON + PATIENCE)
    start_with_words(table, WORDS, NOON + PATIENCE)
    receipt = receipt_of(table, HOUSE)
    assert (receipt.draws, receipt.commitment) == (2, commitment_of(bytes(32)))


def test_the_deal_stays_the_same_and_the_end_is_added() -> None:
    dealt = receipt_of(begun(), HOUSE)
    ended = receipt_of(over(), HOUSE)
    assert (dealt.digest, dealt.signature) == ("", "")
    assert msgspec.structs.replace(ended, digest="", signature="") == dealt
    journal = parse(export(over(), HOUSE.sign))
    signed = journal.signed()
    assert signed is not None
    assert ended.digest == sha256(signed_text(journal).encode()).hexdigest()
    assert ended.signature == signed.signature


def test_a_table_closed_before_its_game_has_no_end_to_sign() -> None:
    table = seated("human", "human")
    pledge(table, HOST, 0, pledge_of("rope"), NOON)
    start(table, HOST, NOON)
    close(table, "operator", NOON)
    with refused(table, "house.not_called"):
        receipt_of(table, HOUSE)


def test_there_is_no_receipt_for_what_was_not_dealt_here_from_a_secret_seed() -> None:
    taught = lesson(LANTERNS, "table-2", SEED, HOST, "Ada", NOON)
    tried = fork(over(), "table-3", 2, HOST, "Ada", NOON)
    brought = lay(LANTERNS, parse(export(over())), "table-4", HOST, "Ada", NOON)
    for table in (taught, tried, brought):
        with refused(table, "house.no_receipt"):
            receipt_of(table, HOUSE)
