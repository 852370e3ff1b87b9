"""Rows of machine words: the native vectors of the compiled build, plain lists in the pure one.

Compiled, `vec[i64]` holds its words unboxed and is copied by one call; it knows no `append` of its own and is
written in place. What is saved or shown of one is made a list first.
"""

from typing import TYPE_CHECKING

from bivouac.core.build import compiled

if TYPE_CHECKING:
    from librt.vecs import vec as vec
elif compiled:
    from librt.vecs import vec
else:
    vec = list
