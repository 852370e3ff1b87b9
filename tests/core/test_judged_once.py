"""What `legal` has just listed is not judged again by `play`; everything else is."""

from __future__ import annotations

import pytest

import bivouac
from bivouac import QuickChance, Refusal
from bivouac.core.play import Play

NAMES = ("takara", "agartha", "temple", "arnak")


@pytest.mark.parametrize("name", NAMES)
def test_what_was_listed_in_an_earlier_position_is_judged_anew(name: str) -> None:
    state, chance = bivouac.game(name).start(2, 7), QuickChance(7)
    stale = 0
    while actors := state.actors():
        seat = actors[0]
        listed = state.legal(seat)
        state.play(seat, listed[chance.below(len(listed))])
        for code in listed:
            if state.why_not(seat, code) is not None:
                stale += 1
                with pytest.raises(Refusal):
                    state.play(seat, code)
    assert stale > 100


def test_what_is_listed_for_one_seat_is_judged_for_another() -> None:
    state = bivouac.game("takara").start(2, 7)
    (seat,) = state.actors()
    with pytest.raises(Refusal) as refused:
        state.play(1 - seat, state.legal(seat)[0])
    assert refused.value.code == "not_your_turn"


def test_what_was_just_listed_is_not_judged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    if bivouac.compiled:
        pytest.skip("compiled classes keep their methods")
    state = bivouac.game("takara").start(2, 7)
    (seat,) = state.actors()
    listed = state.legal(seat)
    monkeypatch.setattr(Play, "why", None)  # whoever judged would fail
    state.play(seat, listed[0])
