"""Odds at the terminal for a game that tells them by the number of cards."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from bivouac import game
from bivouac.cli.screen import Screen
from tests.games.continent.stage import stage


def shown(state: object, text: str, lang: str) -> list[str]:
    """The lines under the label of an action."""
    page = StringIO()
    screen = Screen(game("continent"), lang, Console(file=page, width=90, color_system=None))
    screen.show_odds(state, 0, state.parse(text))  # type: ignore[arg-type,attr-defined]
    return [re.sub(r" +", " ", line).strip() for line in page.getvalue().splitlines()]


@pytest.mark.parametrize(
    ("lang", "head"), [("en", "cards success failure defeat"), ("fr", "cartes réussite échec défaite")]
)
def test_a_draw_is_told_card_by_card(lang: str, head: str) -> None:
    state = stage()
    label, header, first, *more = shown(state, "act 2", lang)
    assert label == state.label(state.parse("act 2"), lang)
    assert header == head
    assert re.fullmatch(r"2 88[.,]3\s?% 11[.,]7\s?% 0[.,]0\s?%", first)
    assert [line.split(" ")[0] for line in more] == [str(cards) for cards in range(3, 11)]


def test_helps_at_hand_have_a_column_of_their_own() -> None:
    state = stage(attached={"a1": ["100"]})
    climb = next(state.text(code) for code in state.legal(0) if state.label(code, "en").startswith("Climb"))
    assert shown(state, climb, "en")[1].endswith("defeat success with all helps")


def test_a_loss_is_told_with_its_risk() -> None:
    state = stage(2, items={0: [(["600"], 3)]}, left=0)
    assert shown(state, "give 1", "en")[1:] == ["cards defeat", "2 19.2%"]
