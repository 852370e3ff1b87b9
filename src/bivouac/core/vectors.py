"""Rows of machine words: the native vectors of the compiled build, plain lists in the pure one.

Compiled, `vec[i64]` holds its words unboxed and is copied by one call; it knows no `append` of its own and is
written in place. What is saved or shown of one is made a list first.
"""

from typing import TYPE_CHECKING, Any

from bivouac.core.build import compiled

if TYPE_CHECKING:
    from librt.vecs import vec as vec
elif compiled:
    from librt.vecs import vec
else:
    vec = list


def sort_first(numbers: Any, count: int) -> None:
    """The first numbers of a plain list stand in order; its length, and so its room, stays."""
    numbers[:count] = sorted(numbers[:count])
