"""Masks and rows packed into machine words, up to the last bit."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bivouac.core.bits import (
    added,
    bit,
    byte,
    byte_row,
    has,
    nibble,
    nibbles,
    nth_of,
    pieces,
    row_of,
    taken,
    tops,
    with_byte,
    with_nibble,
)

FAST = settings(derandomize=True, max_examples=100, deadline=None)
MASKS = st.sets(st.integers(0, 62))
ROWS = st.lists(st.integers(0, 15), max_size=15)
WIDTHS = [(3, 4), (4, 15), (6, 10), (8, 7)]  # how wide the numbers of a row are, and how many it holds


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
@given(MASKS)
def test_the_pieces_of_a_mask_have_their_numbers(held: set[int]) -> None:
    mask = sum(1 << piece for piece in held)
    assert [nth_of(mask, number) for number in range(len(held))] == sorted(held)
    with pytest.raises(AssertionError, match="no such piece"):
        nth_of(mask, len(held))


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


@FAST
@given(st.lists(st.integers(0, 255), min_size=1, max_size=7), st.data())
def test_a_row_of_bytes_holds_its_numbers_and_changing_one_leaves_the_others(
    numbers: list[int], data: st.DataObject
) -> None:
    row = byte_row(numbers)
    assert [byte(row, at) for at in range(len(numbers))] == numbers
    at = data.draw(st.integers(0, len(numbers) - 1))
    number = data.draw(st.integers(0, 255))
    changed = [*numbers[:at], number, *numbers[at + 1 :]]
    assert with_byte(row, at, number) == byte_row(changed)


@pytest.mark.parametrize("at", [-1, 63, 64, 200])
def test_a_mask_has_no_place_for_a_64th_piece(at: int) -> None:
    with pytest.raises(AssertionError, match="pieces 0 to 62"):
        bit(at)


@pytest.mark.parametrize(("at", "number"), [(0, 16), (14, 16), (3, -1), (15, 1), (-1, 1), (0, 4096)])
def test_a_number_without_room_never_spills_into_a_row(at: int, number: int) -> None:
    with pytest.raises(AssertionError, match="15 numbers below 16"):
        with_nibble(row_of([7] * 15), at, number)


@pytest.mark.parametrize(("at", "number"), [(0, 256), (6, 256), (3, -1), (7, 1), (-1, 1)])
def test_a_number_without_room_never_spills_into_a_row_of_bytes(at: int, number: int) -> None:
    with pytest.raises(AssertionError, match="7 numbers below 256"):
        with_byte(byte_row([7] * 7), at, number)


def test_a_row_takes_no_more_numbers_than_it_holds() -> None:
    assert nibbles(row_of([15] * 15), 15) == [15] * 15
    with pytest.raises(AssertionError):
        row_of([0] * 16)
    assert [byte(byte_row([255] * 7), at) for at in range(7)] == [255] * 7
    with pytest.raises(AssertionError):
        byte_row([0] * 8)


def packed(numbers: list[int], width: int) -> int:
    """Numbers side by side, the first one lowest."""
    return sum(number << (width * at) for at, number in enumerate(numbers))


@FAST
@given(st.sampled_from(WIDTHS), st.data())
def test_rows_are_added_and_taken_number_by_number_or_not_at_all(
    room: tuple[int, int], data: st.DataObject
) -> None:
    width, count = room
    number = st.integers(0, (1 << width) - 1)
    rows = st.lists(number, min_size=count, max_size=count)
    first, second = data.draw(rows), data.draw(rows)
    marks = tops(width, count)
    sums = [one + other for one, other in zip(first, second, strict=True)]
    if max(sums) < 1 << width:
        assert added(packed(first, width), packed(second, width), marks) == packed(sums, width)
        assert taken(packed(sums, width), packed(second, width), marks) == packed(first, width)
    else:
        with pytest.raises(AssertionError, match="no room"):
            added(packed(first, width), packed(second, width), marks)
    rests = [one - other for one, other in zip(first, second, strict=True)]
    if min(rests) < 0:
        with pytest.raises(AssertionError, match="below zero"):
            taken(packed(first, width), packed(second, width), marks)


@pytest.mark.parametrize(("width", "count"), WIDTHS)
def test_every_place_of_a_row_is_guarded_at_its_limits(width: int, count: int) -> None:
    marks, most = tops(width, count), (1 << width) - 1
    for at in range(count):
        full, one = most << (width * at), 1 << (width * at)
        assert added(full - one, one, marks) == full
        assert taken(full, full, marks) == 0
        with pytest.raises(AssertionError):
            added(full, one, marks)
        with pytest.raises(AssertionError):
            taken(0, one, marks)
