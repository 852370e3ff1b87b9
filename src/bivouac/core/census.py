"""Counting pieces: what a document may not lack, double or misplace, said with its place."""

from collections import Counter
from collections.abc import Iterable

from bivouac.core.refusal import SetupError


def need(holds: bool, reason: str) -> None:
    """Refuse the document for this reason, unless it holds."""
    if not holds:
        raise SetupError(reason)


def once(found: Iterable[int], wanted: Iterable[int], name: str) -> None:
    """Each of the wanted pieces is there once, and no other."""
    counted = Counter(found)
    for piece in wanted:
        places = counted.pop(piece, 0)
        need(places > 0, f"{name} {piece} is missing")
        need(places < 2, f"{name} {piece} lies in {places} places")
    for piece in counted:
        need(False, f"{name} {piece}: there is no such piece")
