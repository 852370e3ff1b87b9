"""Masks of up to 63 pieces in one machine word."""

from mypy_extensions import i64


def bit(at: i64) -> i64:
    """The mask of one piece."""
    return _shifted(1, at)


def _shifted(one: i64, by: i64) -> i64:
    # As a constant, the 1 would end up in C as a 32-bit int, and be shifted out of it.
    return one << by
