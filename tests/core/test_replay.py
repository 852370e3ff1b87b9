"""Journals played again: what proves a game, and what betrays one that was changed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bivouac import QuickChance, SetupError
from bivouac.core import replay
from bivouac.core.entries import Acted, Ended, Entry, Resigned, Signed, Undone
from bivouac.core.journal import (
    Journal,
    JournalError,
    format,
    line,
    parse,
    seal,
    signed_text,
)
from tests.core.played_journals import HEADER, SEED, TAKARA, blank, finished, go_on

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
