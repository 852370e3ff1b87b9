"""What a game tells whoever explains a choice: the named parts of its estimate, and chances worth saying."""

from collections.abc import Mapping
from typing import Any, NamedTuple, cast


class Term(NamedTuple):
    """A part of what a position is worth to a seat; said as `reason-<name>`, but `rest` is never said."""

    name: str
    amount: float  # as players count it: coins, cards, points
    worth: float  # in points of the estimate; those of all terms add up to the seat's lead
    number: int = 0  # of the tile or the like it is about, where several have the same name


class Hope(NamedTuple):
    """A chance that an action takes, exact from what its player knows; said as `hope-<name>`."""

    name: str
    share: float
    stake: int = 0  # the pieces it costs, where that matters, and those left afterwards
    left: int = 0
    what: str = ""  # the piece it is about, if it is about one


def no_terms(state: Any, seat: int) -> list[Term]:
    """A game whose estimate has no parts to name."""
    return []


def no_hopes(state: Any, seat: int, action: int) -> list[Hope]:
    """A game in which nothing is left to chance, or nothing worth a word."""
    return []


def likeliest_card(odds: Mapping[str, object] | None) -> list[Hope]:
    """The likeliest of the `cards` that a draw may bring, unless it is known which it is."""
    cards = cast("dict[str, float]", {} if odds is None else odds.get("cards", {}))
    if len(cards) < 2:
        return []
    likeliest = max(cards, key=lambda id: cards[id])
    return [Hope("card", cards[likeliest], what=likeliest)]
