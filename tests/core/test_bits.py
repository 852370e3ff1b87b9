"""Masks and rows packed into machine words, up to the last bit."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from bivouac.core.bits import bit, has, nibble, nibbles, pieces, row_of, with_nibble

FAST = settings(derandomize=True, max_examples=100, deadline=None)
MASKS = st.sets(st.integers(0, 62))
ROWS = st.lists(st.integers(0, 15), max_size=15)


@FAST
@given(MASKS)
def test_a_mask_holds_its_pieces_and_no_other(held: set[int]) -> None:
    mask = 0
    for piece in held:
        mask |= bit(piece)
    assert pieces(mask) == sorted(held)
    assert [has(mask, piece) for piece in range(63)] == [piece in held for piece in range(63)]
    assert mask == sum(1 << piece for piece in held)


@FAST
@given(ROWS)
def test_a_row_holds_its_numbers(numbers: list[int]) -> None:
    row = row_of(numbers)
    assert nibbles(row, len(numbers)) == numbers
    assert [nibble(row, at) for at in range(len(numbers))] == numbers
    assert row == sum(number << (4 * at) for at, number in enumerate(numbers))


@FAST
@given(st.lists(st.integers(0, 15), min_size=1, max_size=15), st.data())
def test_changing_a_number_leaves_the_others(numbers: list[int], data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(numbers) - 1))
    number = data.draw(st.integers(0, 15))
    changed = [*numbers[:at], number, *numbers[at + 1 :]]
    assert with_nibble(row_of(numbers), at, number) == row_of(changed)
