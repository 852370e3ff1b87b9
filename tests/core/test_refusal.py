"""Refusals: codes with facts and a ruling, the same whoever raises them."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bivouac import Refusal
from bivouac.core.refusal import game_over, not_your_turn, unknown_action, unknown_text


def test_a_refusal_without_a_ruling_is_the_house_s() -> None:
    assert Refusal("game_over").ruling == "house.game_over"
    assert Refusal("poor", {"has": 1}, "takara.15").ruling == "takara.15"


def test_a_refusal_is_plain_data() -> None:
    refusal = Refusal("poor", {"has": 1, "needs": "5"}, "takara.15")
    assert json.loads(json.dumps(refusal.to_dict())) == {
        "code": "poor",
        "facts": {"has": 1, "needs": "5"},
        "ruling": "takara.15",
    }
    assert str(refusal) == "poor has=1 needs=5 (takara.15)"
    assert str(game_over()) == "game_over (house.game_over)"


def test_what_a_refusal_hands_out_is_not_its_own() -> None:
    refusal = Refusal("poor", {"has": 1})
    facts = refusal.to_dict()["facts"]
    assert isinstance(facts, dict)
    facts.clear()
    assert refusal.facts == {"has": 1}


def test_refusals_for_the_same_reason_are_equal() -> None:
    assert not_your_turn(1) == not_your_turn(1)
    assert hash(not_your_turn(1)) == hash(not_your_turn(1))
    assert not_your_turn(1) != not_your_turn(2)
    assert unknown_action(1) != game_over()
    assert unknown_action(1) != "unknown_action"


def test_a_refusal_is_raised_with_its_fields() -> None:
    with pytest.raises(Refusal, match="unknown_action action=7") as raised:
        raise unknown_action(7)
    assert raised.value.facts == {"action": 7}


@settings(derandomize=True, max_examples=100, deadline=None)
@given(st.text(max_size=200))
def test_an_unknown_text_is_quoted_in_one_short_line(text: str) -> None:
    shown = unknown_text(text).facts["text"]
    assert isinstance(shown, str)
    assert shown.isprintable()
    assert len(shown) == min(len(text), 60)
