"""The journal: its text and its records are inverses, and no change of a finished one goes unseen."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bivouac import QuickChance, SetupError, game
from bivouac.core import replay
from bivouac.core.contract import State
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
    signed_text,
    table_seed,
)

TAKARA = game("takara")
SEED = bytes(range(32))


def blank(seats: int = 2, seed: int | bytes = 7, words: list[str] | None = None) -> Journal:
    """A journal of Takara before the first action."""
    commitment = commitment_of(seed) if isinstance(seed, bytes) else None
    options = {"strict_observation": False}
    return Journal("takara", TAKARA.facts.rules, seats, options, seed, commitment, words)


def go_on(journal: Journal, state: State, chance: QuickChance, most: int = 10_000) -> State:
    """Play at random, writing everything down, until the end or for so many actions."""
    for _ in range(most):
        if not state.actors():
            replay.close(journal, state)
            break
        seat = state.actors()[0]
        legal = state.legal(seat)
        action = legal[chance.below(len(legal))]
        state.play(seat, action)
        replay.record(journal, state, seat, state.text(action))
    return state


@cache
def finished() -> str:
    """A whole game with words, undone actions and a lent seat."""
    journal = blank(seed=SEED, words=["pierre", "légende"])
    state = replay.start(TAKARA, journal)
    chance = QuickChance(5)
    go_on(journal, state, chance, 21)
    journal.add(Undone(13))
    state = go_on(journal, replay.replay(TAKARA, journal), chance, 9)
    journal.add(Lent(1, "greedy:8"))
    journal.add(Undone(13))
    state = go_on(journal, replay.replay(TAKARA, journal), chance, 30)
    journal.add(TakenBack(1))
    go_on(journal, state, chance)
    return format(journal)


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


HEADER = """bivouac: 1
game: takara
rules: 1
seats: 2
options: {"strict_observation": false}
seed: 7

"""


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


# Playing a journal again


def test_a_finished_game_is_proved_by_its_journal() -> None:
    state = replay.verify(TAKARA, parse(finished()))
    assert state.outcome() is not None


def test_replay_leads_to_the_state_after_the_action_asked_for() -> None:
    journal = blank()
    state = replay.start(TAKARA, journal)
    keys = [state.key()]
    chance = QuickChance(3)
    for _ in range(40):
        state = go_on(journal, state, chance, 1)
        keys.append(state.key())
    assert [replay.replay(TAKARA, journal, at).key() for at in range(41)] == keys
    assert replay.replay(TAKARA, journal).key() == keys[-1]
    assert [state.key() for _, state in replay.steps(TAKARA, journal)] == keys


def test_an_undo_goes_back_to_just_after_its_action_and_the_same_chance_follows() -> None:
    journal = blank()
    state = go_on(journal, replay.start(TAKARA, journal), QuickChance(3), 20)
    before = replay.replay(TAKARA, journal, 11).key()
    lines = [entry for entry in journal.entries if isinstance(entry, Acted)]
    journal.add(Undone(11))
    assert replay.replay(TAKARA, journal).key() == before
    for entry in lines[11:]:
        journal.add(entry)
    assert replay.replay(TAKARA, journal).key() == state.key()
    assert journal.course.actions == lines
    lines_told = [journal.line_of_action(number) for number in range(12, 21)]
    assert lines_told == [journal.line_of(place) for place in range(21, 30)]


def test_there_is_no_action_beyond_the_last() -> None:
    with pytest.raises(SetupError, match="no action 1"):
        replay.replay(TAKARA, blank(), 1)


def corrupted(at: int, entry: Entry) -> Journal:
    """The first sixteen actions of a game, one of them replaced."""
    journal = blank()
    go_on(journal, replay.start(TAKARA, journal), QuickChance(3), 16)
    bad = blank()
    for place, good in enumerate(journal.entries):
        bad.add(entry if place == at else good)
    return bad


@pytest.mark.parametrize(
    ("at", "entry", "line", "reason"),
    [
        (2, Acted(3, 1, "cash-map"), 10, "'cash-map' is refused"),
        (2, Acted(3, 1, "fly away"), 10, "unknown_text"),
        (0, Acted(1, 0, "den"), 8, "seat 0 may not act: it is seat 1's turn"),
        (15, Acted(16, 0, "den", "00000000"), 23, "another way"),
    ],
)
def test_an_action_that_cannot_be_is_refused_with_its_line(
    at: int, entry: Acted, line: int, reason: str
) -> None:
    with pytest.raises(JournalError, match=reason) as refused:
        replay.replay(TAKARA, corrupted(at, entry))
    assert refused.value.line == line


def test_an_end_before_the_end_is_refused() -> None:
    journal = blank()
    go_on(journal, replay.start(TAKARA, journal), QuickChance(3), 3)
    journal.add(Ended("00"))
    with pytest.raises(JournalError, match="not over here"):
        replay.replay(TAKARA, journal)


def test_a_wrong_key_at_the_end_is_refused() -> None:
    journal = parse(finished())
    journal.entries[-1] = Ended("00" * 16)
    with pytest.raises(JournalError, match="ended another way"):
        replay.replay(TAKARA, journal)


def test_a_journal_of_another_game_or_for_other_seats_is_refused() -> None:
    for changes, header_line in (({"game": "chess"}, 2), ({"seats": 7}, 4), ({"options": {"moon": True}}, 5)):
        header: dict[str, Any] = {"game": "takara", "rules": "1", "seats": 2, "options": {}, "seed": 7}
        header |= changes
        with pytest.raises(JournalError) as refused:
            replay.start(TAKARA, Journal(**header))
        assert refused.value.line == header_line


def test_without_its_seed_a_journal_cannot_be_played_again() -> None:
    journal = parse(finished())
    journal.seed = None
    with pytest.raises(JournalError, match="revealed when the game is over"):
        replay.replay(TAKARA, journal)


# Rules versions


def test_a_journal_of_other_rules_is_replayed_if_its_keys_agree() -> None:
    journal = Journal("takara", "0", 2, {"strict_observation": False}, 7)
    state = go_on(journal, replay.start(TAKARA, journal), QuickChance(3), 30)
    assert replay.replay(TAKARA, journal).key() == state.key()
    assert replay.replay(TAKARA, journal, 4).key() == replay.replay(TAKARA, journal, 4).key()


def test_a_journal_of_other_rules_is_refused_if_a_key_differs_even_beyond_the_moment_asked_for() -> None:
    journal = Journal("takara", "0", 2, {"strict_observation": False}, 7)
    go_on(journal, replay.start(TAKARA, journal), QuickChance(3), 16)
    last = journal.entries[-1]
    assert isinstance(last, Acted)
    journal.entries[-1] = Acted(last.number, last.seat, last.text, "00000000")
    for at in (None, 2):
        with pytest.raises(JournalError, match="of rules 0, not 1; the key does not fit"):
            replay.replay(TAKARA, journal, at)


def test_a_journal_of_other_rules_without_any_key_is_refused() -> None:
    journal = Journal("takara", "0", 2, {"strict_observation": False}, 7)
    go_on(journal, replay.start(TAKARA, journal), QuickChance(3), 7)
    with pytest.raises(JournalError, match="holds no key to compare"):
        replay.replay(TAKARA, journal)


# Tampering


def is_proved(text: str) -> bool:
    try:
        replay.verify(TAKARA, parse(text))
    except JournalError:
        return False
    return True


def test_every_truncation_is_caught() -> None:
    text = finished()
    caught = [at for at in range(len(text)) if not is_proved(text[:at])]
    assert caught == list(range(len(text)))


def test_every_change_of_a_character_is_caught(deep: bool) -> None:
    text = finished()
    dice = random.Random(1)
    places = range(len(text)) if deep else dice.sample(range(len(text)), 400)
    for at in places:
        other = dice.choice([char for char in "0123456789abcdef #\n{}:é" if char != text[at]])
        for edited in (
            text[:at] + other + text[at + 1 :],
            text[:at] + text[at + 1 :],
            text[:at] + other + text[at:],
        ):
            assert not is_proved(edited), (at, edited[max(0, at - 20) : at + 20])


def test_a_swap_of_two_lines_or_a_doubled_line_is_caught() -> None:
    lines = finished().splitlines(keepends=True)
    for at in range(len(lines) - 1):
        if lines[at] != lines[at + 1]:
            swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
            assert not is_proved("".join(swapped))
        assert not is_proved("".join([*lines[: at + 1], *lines[at:]]))
        if not lines[at].startswith("seal "):
            assert not is_proved("".join([*lines[:at], *lines[at + 1 :]]))


def resealed(text: str) -> str:
    """The text with the seal its changed lines would have had."""
    *above, _, end = text.splitlines(keepends=True)
    return "".join(above) + line(seal("".join(above))) + end


def test_a_forger_who_seals_anew_is_betrayed_by_the_commitment_and_the_keys() -> None:
    text = finished()
    assert resealed(text) == text
    other = text.replace(SEED.hex(), "ff" + SEED.hex()[2:])
    word = text.replace("pierre", "caillou")
    rules = text.replace("rules: 1", "rules: 2")
    options = text.replace("false", "true")
    for forged in (other, word, rules, options):
        assert forged != text
        assert not is_proved(resealed(forged))


def test_a_journal_without_a_seal_is_proved_by_its_keys_alone() -> None:
    *above, _, end = finished().splitlines(keepends=True)
    bare = "".join(above) + end
    assert is_proved(bare)
    assert not is_proved(bare.replace(" den", " dig 1", 1))


def test_only_the_end_follows_a_seal() -> None:
    journal = parse(HEADER + "1 0 den\n")
    journal.add(seal(format(journal)))
    with pytest.raises(JournalError, match="only a signature and the end follow the seal"):
        journal.add(Resigned(0))
    with pytest.raises(JournalError, match="a key of 64 and a signature of 128 hexadecimal digits"):
        journal.add(Signed("00", "00"))
    journal.add(Signed("0" * 64, "0" * 128))
    for entry in (Resigned(0), seal(""), Signed("0" * 64, "0" * 128)):
        with pytest.raises(JournalError, match="only the end follows the signature"):
            journal.add(entry)


def test_a_signature_covers_all_the_text_above_it() -> None:
    journal = blank(seed=SEED)
    state = go_on(journal, replay.start(TAKARA, journal), QuickChance(3), 9)
    asked: list[str] = []

    def sign(text: str) -> Signed:
        asked.append(text)
        return Signed("0" * 64, "1" * 128)

    replay.close(journal, state, sign)
    assert asked == [signed_text(journal)]
    text = format(journal)
    assert text.startswith(asked[0])
    assert text.removeprefix(asked[0]).startswith(f"signed {'0' * 64} {'1' * 128}\nclosed ")


def test_a_game_given_up_is_proved_as_far_as_it_went() -> None:
    journal = blank(seed=SEED)
    state = go_on(journal, replay.start(TAKARA, journal), QuickChance(3), 9)
    replay.close(journal, state)
    text = format(journal)
    assert replay.verify(TAKARA, parse(text)).key() == state.key()
    assert not is_proved(text.replace("closed ", "end "))
    assert not is_proved(text[:-3] + "00\n" if text[-3:-1] != "00" else text[:-3] + "11\n")
    assert not is_proved(finished().replace("\nend ", "\nclosed "))


def test_an_unfinished_game_is_replayed_but_not_proved() -> None:
    journal = blank()
    go_on(journal, replay.start(TAKARA, journal), QuickChance(3), 20)
    replay.replay(TAKARA, journal)
    with pytest.raises(JournalError, match="the line of the end is missing"):
        replay.verify(TAKARA, journal)
