"""Journals as text: written, read back, refused with the line that is wrong; and the seed of a table."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bivouac import SetupError
from bivouac.core.entries import Acted, Closed, Ended, Entry, Lent, Resigned, Signed, TakenBack, Undone
from bivouac.core.journal import (
    Journal,
    JournalError,
    commitment_of,
    format,
    head,
    line,
    parse,
    seal,
    table_seed,
)
from tests.core.played_journals import HEADER, SEED, blank, finished

# Text and records


plain = st.text(st.characters(min_codepoint=0x21, max_codepoint=0x7E), min_size=1, max_size=12)
word = st.text(st.characters(exclude_categories=["C", "Z"]), max_size=20)
values = st.one_of(st.booleans(), st.integers(-(10**9), 10**9), word, st.lists(word))


def digits(least: int, most: int | None = None) -> st.SearchStrategy[str]:
    """So many bytes, written in hexadecimal."""
    return st.binary(min_size=least, max_size=most or least).map(bytes.hex)


@st.composite
def journals(draw: st.DrawFn) -> Journal:
    """Any journal: whether its actions mean something is another matter."""
    seats = draw(st.integers(1, 9))
    seed: int | bytes | None = draw(
        st.one_of(st.none(), st.integers(-(10**50), 10**50), st.binary(min_size=32, max_size=32))
    )
    words = commitment = None
    if isinstance(seed, bytes) or (seed is None and draw(st.booleans())):
        commitment = commitment_of(draw(st.binary(max_size=4)))
        words = draw(st.one_of(st.none(), st.lists(word, min_size=seats, max_size=seats)))
    options = draw(st.dictionaries(plain, values, max_size=4))
    draws = 1 if commitment is None else draw(st.integers(1, 4))
    journal = Journal(draw(plain), draw(plain), seats, options, seed, commitment, words, draws)
    for _ in range(draw(st.integers(0, 30))):
        journal.add(draw(entries(journal)))
    if draw(st.booleans()):
        if draw(st.booleans()):
            journal.add(seal(format(journal)))
            if draw(st.booleans()):
                journal.add(Signed(draw(digits(32)), draw(digits(64))))
        key = draw(digits(1, 16))
        journal.add(Ended(key) if draw(st.booleans()) else Closed("", key))
    return journal


@st.composite
def entries(draw: st.DrawFn, journal: Journal) -> Entry:
    seat = draw(st.integers(0, journal.seats - 1))
    kind = draw(st.integers(0, 9))
    if kind == 0 and journal.count:
        return Undone(draw(st.integers(0, journal.count - 1)))
    if kind == 1:
        return TakenBack(seat) if seat in journal.course.lent else Lent(seat, draw(plain))
    if kind == 2:
        return Resigned(seat)
    number = journal.count + 1
    key = draw(st.one_of(st.just(""), st.binary(min_size=4, max_size=4).map(bytes.hex)))
    text = " ".join(draw(st.lists(plain.filter(lambda word: "#" not in word), min_size=1, max_size=3)))
    return Acted(number, seat, text, key)


@given(journals())
@settings(max_examples=150, deadline=None)
def test_parse_is_the_inverse_of_format(journal: Journal) -> None:
    text = format(journal)
    again = parse(text)
    assert again == journal
    assert format(again) == text
    assert (again.count, again.entries) == (journal.count, journal.entries)
    assert again.course.actions == journal.course.actions
    assert again.course.lent == journal.course.lent


@given(st.text(max_size=300), st.integers(0, 400))
@settings(max_examples=300, deadline=None)
def test_any_text_is_either_refused_or_written_back_as_it_was(scrawl: str, at: int) -> None:
    text = finished()[:at] + scrawl
    try:
        journal = parse(text)
    except JournalError as error:
        refused = error
    else:
        assert format(journal) == text
        return
    assert 1 <= refused.line <= text.count("\n") + 2
    assert str(refused.line) in str(refused)
    assert "\n" not in str(refused)


def test_a_journal_grows_line_by_line_into_the_text_of_the_whole() -> None:
    journal = parse(finished())
    text = head(journal)
    for entry in journal.entries:
        text += line(entry)
    assert text == finished()


def test_the_header_is_legible() -> None:
    assert format(blank()) == HEADER
    fair = format(blank(seed=SEED, words=["a", "é"])).splitlines()
    assert fair[5:8] == [f"commitment: {commitment_of(SEED)}", 'words: ["a", "é"]', f"seed: {SEED.hex()}"]


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("bivouac: 1", "bivouac: 2", 1, "another format"),
        ("bivouac: 1", "bivouac: one", 1, "'one' is no bivouac"),
        ("game: takara\n", "", 2, "lacks game"),
        ("rules: 1\nseats: 2", "seats: 2\nrules: 1", 4, "wrong place"),
        ("seats: 2", "seats: 0", 4, "between 1 and 99"),
        ("seats: 2", "seats: 02", 4, "would be written"),
        ("seats: 2", "seats: " + "9" * 5000, 4, "no header line"),
        ("seats: 2", "seats: two", 4, "'two' is no seats"),
        ("seats: 2", "places: 2", 4, "no header line"),
        ("options: {", "options: [{", 5, "is no options"),
        ('{"strict_observation": false}', "[]", 5, "a mapping is needed"),
        ('{"strict_observation": false}', '{"strict_observation":false}', 5, "would be written"),
        ('{"strict_observation": false}', '{"a": NaN}', 5, "is no options"),
        ('{"strict_observation": false}', "[" * 3000, 5, "is no options"),
        ("seed: 7", f"seed: {SEED.hex()}", 6, "is no seed"),
        ("seed: 7", "seed: 7\nseed: 7", 7, "wrong place"),
        ("seed: 7", 'words: ["a", "b"]\nseed: 7', 6, "fair seed only"),
        ("seed: 7", f"commitment: {'a' * 64}\nseed: 7", 7, "is no seed"),
        ("seed: 7", f"commitment: {'a' * 64}\nseed: 0{SEED.hex()[1:]}00", 7, "32 bytes"),
        ("seed: 7", f"commitment: {'A' * 64}\nseed: {SEED.hex()}", 6, "64 hexadecimal"),
        ("seed: 7", f'commitment: {"a" * 64}\nwords: ["a"]', 7, "2 are needed"),
        ("seed: 7", "draws: 2\nseed: 7", 6, "only a fair seed is drawn anew"),
        ("seed: 7", f"commitment: {'a' * 64}\ndraws: 0", 7, "counted from 2"),
        ("seed: 7", f"commitment: {'a' * 64}\ndraws: {10**7}", 7, "counted from 2"),
        ("seed: 7", f"commitment: {'a' * 64}\ndraws: 1\nseed: {SEED.hex()}", 7, "would be written"),
        ("seed: 7", f"commitment: {'a' * 64}\ndraws: two", 7, "'two' is no draws"),
        ("seed: 7", f'commitment: {"a" * 64}\nwords: ["a", 3]', 7, "all of them visible"),
        ("seed: 7", f"commitment: {'a' * 64}\nwords: {{}}", 7, "a list is needed"),
        ("seed: 7\n\n", "seed: 7\n", 6, "a blank line must follow"),
    ],
)
def test_a_header_that_cannot_be_is_refused_with_its_line(old: str, new: str, line: int, reason: str) -> None:
    with pytest.raises(JournalError, match=reason) as refused:
        parse(HEADER.replace(old, new, 1))
    assert refused.value.line == line


SEVEN = "".join(f"{number} 0 den\n" for number in range(1, 8))


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("2 0 den\n", 8, "action 1 is due"),
        ("1 0 den\n1 0 den\n", 9, "action 2 is due"),
        ("1 2 den\n", 8, "no seat 2"),
        ("1 -1 den\n", 8, "no seat -1"),
        ("1 0 \n", 8, "one line of ASCII"),
        ("1 0  den\n", 8, "one line of ASCII"),
        ("1 0 dén\n", 8, "one line of ASCII"),
        ("1 00 den\n", 8, "would be written '1 0 den'"),
        ("01 0 den\n", 8, "would be written '1 0 den'"),
        ("1\n", 8, "no line of a journal"),
        ("dig 3\n", 8, "no line of a journal"),
        ("\n", 8, "no line of a journal"),
        (SEVEN + "8 0 den #\n", 15, "a key is # and 8"),
        (SEVEN + "8 0 den #1234567\n", 15, "a key is # and 8"),
        (SEVEN + "8 0 den #1234567Z\n", 15, "a key is # and 8"),
        ("undo 0\n", 8, "0 is not an earlier action"),
        ("1 0 den\nundo 1\n", 9, "1 is not an earlier action"),
        ("1 0 den\nundo -1\n", 9, "-1 is not an earlier action"),
        ("1 0 den\nundo 0\n2 0 den\n", 10, "action 1 is due"),
        ("lend 5 greedy\n", 8, "no seat 5"),
        ("lend 1 \n", 8, "name of a bot"),
        ("lend 1 a b\n", 8, "name of a bot"),
        ("back 1\n", 8, "was not lent"),
        ("lend 1 greedy\nback 1\nback 1\n", 10, "was not lent"),
        ("resign 2\n", 8, "no seat 2"),
        ("resign  1\n", 8, "would be written"),
        ("end \n", 8, "a key is needed"),
        ("end 0011 22\n", 8, "a key is needed"),
        ("seal 0011\n", 8, "32 hexadecimal digits"),
        (f"seal {'0' * 32}\nend 0011\n", 8, "the text above it, which was changed"),
        (f"signed {'0' * 64} {'0' * 128}\n", 8, "a signature follows the seal"),
        ("closed \n", 8, "a key is needed"),
        ("1 0 den", 8, "cut short"),
        ("1 0 den\r\n", 8, "carriage return"),
    ],
)
def test_a_line_that_cannot_follow_is_refused_with_its_number(text: str, line: int, reason: str) -> None:
    with pytest.raises(JournalError, match=reason) as refused:
        parse(HEADER + text)
    assert refused.value.line == line


def test_nothing_follows_the_end() -> None:
    text = finished()
    with pytest.raises(JournalError, match="nothing follows the end"):
        parse(text + "resign 0\n")


def test_an_empty_text_is_no_journal() -> None:
    with pytest.raises(JournalError, match="empty"):
        parse("")


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "two words"}, "game"),
        ({"rules": ""}, "rules"),
        ({"options": {"a": float("nan")}}, "options"),
        ({"options": {"a": object()}}, "options"),
        ({"options": {"a": "two\u2028lines"}}, "options"),
        ({"seats": 100}, "seats"),
        ({"words": ["a\n", "b"]}, "visible"),
        ({"words": ["a" * 81, "b"]}, "visible"),
        ({"seed": 3}, "seed"),
        ({"seed": b"short"}, "seed"),
    ],
)
def test_a_journal_that_could_not_be_read_is_never_made(changes: dict[str, Any], reason: str) -> None:
    header = {
        "game": "takara",
        "rules": "1",
        "seats": 2,
        "options": {},
        "commitment": "a" * 64,
        "words": None,
    }
    with pytest.raises(SetupError, match=reason):
        Journal(**{**header, **changes})


# The fair seed


def test_the_table_seed_is_the_seed_itself_without_words() -> None:
    assert table_seed(SEED, []) == SEED


def test_every_word_and_its_place_change_the_table_seed() -> None:
    seeds = [
        table_seed(SEED, words) for words in (["a", "b"], ["b", "a"], ["ab", ""], ["", "ab"], ["a", "c"])
    ]
    assert len({SEED, *seeds}) == 6
    assert all(len(seed) == 32 for seed in seeds)
    assert table_seed(bytes(32), ["a", "b"]) != seeds[0]


def test_the_table_seed_is_pinned() -> None:
    assert table_seed(SEED, ["pierre", "légende"]).hex()[:16] == PINNED


PINNED = "a06fce76e6466b66"
