"""Lists that copies of a state share are replaced, never changed."""

from mypy_extensions import i64

from bivouac.core.vectors import vec


def changed(items: list[int], at: i64, value: i64) -> list[int]:
    """The list with another value at a place."""
    new = items[:]
    new[at] = value
    return new


def changed_words(items: vec[i64], at: i64, value: i64) -> vec[i64]:
    """The row with another word at a place."""
    new = items[:]
    new[at] = value
    return new


def without(items: list[int], item: i64) -> list[int]:
    """The list without the first such item."""
    new = items[:]
    new.remove(item)
    return new


def inserted(items: list[int], item: i64) -> list[int]:
    """The ascending list with one more item."""
    at: i64 = 0
    while at < len(items) and items[at] < item:
        at += 1
    new = items[:]
    new.insert(at, item)
    return new
