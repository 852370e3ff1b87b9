"""Small numbers packed into one machine word: masks of up to 63 pieces, rows of up to 15 numbers below 16.

A state made of such words is copied in no time; its own methods give them their names.
"""

from mypy_extensions import i64


def bit(at: i64) -> i64:
    """The mask of one piece."""
    return _shifted(1, at)


def has(mask: i64, at: i64) -> bool:
    """Is the piece in the mask?"""
    return (mask >> at) & 1 == 1


def pieces(mask: i64) -> list[int]:
    """The numbers of the pieces in a mask, in order."""
    found: list[int] = []
    at: i64 = 0
    while mask >> at:
        if (mask >> at) & 1:
            found.append(at)
        at += 1
    return found


def nibble(row: i64, at: i64) -> i64:
    """The number at a place of a row."""
    return (row >> (4 * at)) & 15


def with_nibble(row: i64, at: i64, number: i64) -> i64:
    """The row with another number at a place."""
    return (row & ~_shifted(15, 4 * at)) | _shifted(number, 4 * at)


def nibbles(row: i64, count: i64) -> list[int]:
    """The first numbers of a row."""
    return [nibble(row, at) for at in range(count)]


def row_of(numbers: list[int]) -> i64:
    """The row that holds these numbers."""
    row: i64 = 0
    for at in range(len(numbers)):
        row = with_nibble(row, at, numbers[at])
    return row


def _shifted(number: i64, by: i64) -> i64:
    # As a constant, the number would end up in C as a 32-bit int, and be shifted out of it.
    return number << by
