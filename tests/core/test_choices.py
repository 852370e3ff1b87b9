"""What is laid out for searches: in order, without end, and good for one position alone."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bivouac
from bivouac.core.chance import QuickChance
from bivouac.core.choices import ROOM, Choices
from bivouac.core.play import Play

CODES = st.lists(st.integers(0, 1 << 20), max_size=3 * ROOM)
FAST = settings(derandomize=True, max_examples=60, deadline=None)


def begun() -> Play:
    """A game of Takara at its start."""
    state = bivouac.game("takara").start(2, 1)
    assert isinstance(state, Play)
    return state


@FAST
@given(CODES)
def test_any_number_of_codes_is_listed_in_the_order_asked_for(codes: list[int]) -> None:
    found = Choices()
    for code in codes:
        found.add(code)
    assert found.listed() == codes
    found.put_in_order()
    assert found.listed() == sorted(codes)


def test_what_was_laid_out_is_performed_by_its_place() -> None:
    state, twin, found = begun(), begun(), Choices()
    assert state.lay_out(found)
    twin.play(int(found.seat), found.listed()[2])
    state.perform(found, 2)
    assert state.key() == twin.key()


@pytest.mark.parametrize("place", [-1, 10_000])
def test_a_place_that_was_not_laid_out_cannot_be_performed(place: int) -> None:
    state, found = begun(), Choices()
    state.lay_out(found)
    with pytest.raises(AssertionError, match="no such place"):
        state.perform(found, place)


def test_a_list_serves_the_position_it_was_made_for_and_no_other() -> None:
    state, found = begun(), Choices()
    state.lay_out(found)
    with pytest.raises(AssertionError, match="another game"):
        state.copy().perform(found, 0)
    state.perform(found, 0)
    with pytest.raises(AssertionError, match="an earlier position"):
        state.perform(found, 0)


def test_nothing_is_laid_out_once_the_game_is_over() -> None:
    state, found, chance = begun(), Choices(), QuickChance(1)
    while state.lay_out(found):
        state.perform(found, chance.draw(found.count))
    assert state.outcome() is not None
    assert found.listed() == []
