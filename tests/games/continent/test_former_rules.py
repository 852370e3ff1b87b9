"""Journals of former rules: replayed where the keys agree, refused with the line where they do not."""

from __future__ import annotations

from pathlib import Path

import pytest

from bivouac import game
from bivouac.core import replay
from bivouac.core.journal import Journal, JournalError, parse

GAME = game("continent")
FORMER = Path(__file__).parent / "former"  # written by rules 1


def journal(name: str) -> Journal:
    """A journal of rules 1."""
    return parse((FORMER / f"{name}.journal").read_text("utf-8"))


def test_a_game_that_met_no_changed_rule_is_replayed() -> None:
    assert journal("plain").rules != GAME.facts.rules
    assert replay.replay(GAME, journal("plain")).actors()


@pytest.mark.ruling("continent.123")
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("gone_for_good", "line 15: the journal is of rules 1, not 11; the key does not fit"),
        ("new_character", "line 10: the journal is of rules 1, not 11; seat 0 may not act"),
    ],
)
def test_a_game_that_went_another_way_is_refused_with_its_line(name: str, reason: str) -> None:
    with pytest.raises(JournalError, match=reason):
        replay.replay(GAME, journal(name))
