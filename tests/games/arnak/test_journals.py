"""Journals of the first rules: they name another version, and say so where they go another way."""

from __future__ import annotations

import pytest

from bivouac import game
from bivouac.core import replay
from bivouac.core.entries import Acted
from bivouac.core.journal import Journal, JournalError

GAME = game("arnak")


def former(*texts: str) -> Journal:
    """A journal of rules 1 at the table of seed 28, where seat 0 begins."""
    journal = Journal("arnak", "1", 2, {"temple": "bird", "red": 2}, seed=28)
    for number, text in enumerate(texts, 1):
        journal.add(Acted(number, 0, text))
    return journal


def test_a_fear_card_named_by_its_shuffle_is_refused_with_both_versions() -> None:
    with pytest.raises(JournalError, match=r"line 9: .*rules 1, not 2.*'travel fear-1' is refused"):
        replay.replay(GAME, former("dig camp_2", "travel fear-1"))


def test_a_former_journal_without_a_key_to_compare_is_refused() -> None:
    with pytest.raises(JournalError, match="rules 1, not 2, and holds no key to compare"):
        replay.replay(GAME, former("dig camp_2", "travel fear"))


def test_a_former_journal_whose_key_differs_is_refused_with_both_versions() -> None:
    journal = former("dig camp_2")
    journal.add(Acted(2, 0, "travel fear", key="00000000"))
    with pytest.raises(JournalError, match=r"rules 1, not 2; the key does not fit"):
        replay.replay(GAME, journal)
