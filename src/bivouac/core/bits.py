"""Small numbers packed into one machine word: masks of up to 63 pieces, rows of numbers side by side.

A row has room for 15 numbers below 16, or for 7 below 256; other widths are a game's own and are added with
`added` and `taken`. A state made of such words is copied in no time; its own methods give them their names.
A number that has no room is an error where it is written: it never spills over into its neighbour.
"""

from mypy_extensions import i64


def bit(at: i64) -> i64:
    """The mask of one piece."""
    assert 0 <= at < 63, "a mask holds pieces 0 to 62"
    return _shifted(1, at)


def has(mask: i64, at: i64) -> bool:
    """Is the piece in the mask?"""
    return (mask >> at) & 1 == 1


def count_of(mask: i64) -> i64:
    """How many pieces a mask holds."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def nth_of(mask: i64, number: i64) -> i64:
    """The piece of a mask that has so many others of it below."""
    while number:
        mask &= mask - 1
        number -= 1
    assert mask, "the mask has no such piece"
    at: i64 = 0
    while not has(mask, at):
        at += 1
    return at


def first_of(mask: i64, kinds: list[int], kind: i64) -> i64:
    """The first piece of a mask that is of a kind; -1 when there is none."""
    at: i64 = 0
    while mask >> at:
        if (mask >> at) & 1 and kinds[at] == kind:
            return at
        at += 1
    return -1


def pieces(mask: i64) -> list[int]:
    """The numbers of the pieces in a mask, in order."""
    found: list[int] = []
    at: i64 = 0
    while mask >> at:
        if (mask >> at) & 255 == 0:  # most masks hold few pieces
            at += 8
            continue
        if (mask >> at) & 1:
            found.append(at)
        at += 1
    return found


def nibble(row: i64, at: i64) -> i64:
    """The number at a place of a row."""
    return (row >> (4 * at)) & 15


def with_nibble(row: i64, at: i64, number: i64) -> i64:
    """The row with another number at a place."""
    assert 0 <= at < 15, "a row holds 15 numbers below 16"
    assert 0 <= number < 16, "a row holds 15 numbers below 16"
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


def byte(row: i64, at: i64) -> i64:
    """The number at a place of a row of bytes."""
    return (row >> (8 * at)) & 255


def with_byte(row: i64, at: i64, number: i64) -> i64:
    """The row of bytes with another number at a place."""
    assert 0 <= at < 7, "a row of bytes holds 7 numbers below 256"
    assert 0 <= number < 256, "a row of bytes holds 7 numbers below 256"
    return (row & ~_shifted(255, 8 * at)) | _shifted(number, 8 * at)


def byte_row(numbers: list[int]) -> i64:
    """The row of bytes that holds these numbers."""
    row: i64 = 0
    for at in range(len(numbers)):
        row = with_byte(row, at, numbers[at])
    return row


def tops(width: i64, count: i64) -> i64:
    """The mask of the highest bit of each number of a row, whose numbers are so many bits wide."""
    mask: i64 = 0
    for at in range(count):
        mask |= bit(width * at + width - 1)
    return mask


def added(row: i64, more: i64, marks: i64) -> i64:
    """Two rows added number by number, whose `tops` are given."""
    total = row + more
    assert ((row & more) | ((row | more) & ~total)) & marks == 0, "a number has no room in its row"
    return total


def taken(row: i64, less: i64, marks: i64) -> i64:
    """A row taken off another number by number, whose `tops` are given."""
    rest = row - less
    assert ((~row & less) | ((~row | less) & rest)) & marks == 0, "a number of a row cannot be below zero"
    return rest


def _shifted(number: i64, by: i64) -> i64:
    # As a constant, the number would end up in C as a 32-bit int, and be shifted out of it.
    return number << by
