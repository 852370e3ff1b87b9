"""Rows of machine words put in order."""

from typing import Final

from mypy_extensions import i64

from bivouac.core.build import compiled
from bivouac.core.vectors import vec

NATIVE: Final[bool] = bool(compiled)


def put_in_order(words: vec[i64], count: i64) -> None:
    """The lowest first, among the first so many: they are few, so each is moved down to its place."""
    if not NATIVE:  # the loop below is made for words, not for boxed numbers
        for place, word in enumerate(sorted(words[:count])):
            words[place] = word
        return
    for at in range(1, count):
        moved = words[at]
        below: i64 = at - 1
        while below >= 0 and words[below] > moved:
            words[below + 1] = words[below]
            below -= 1
        words[below + 1] = moved
