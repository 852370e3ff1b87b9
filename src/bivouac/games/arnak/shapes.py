"""The shapes of all that leaves the rules; `tools/wire_types.py` writes a board's types from them."""

from typing import TypedDict

from bivouac.core import contract

Worth = TypedDict("Worth", {"points": int, "icons": list[str]})


class CardEntry(contract.Entry):
    """A card as it is printed: its price, what it is spent for, what playing it from hand costs."""

    cost: int
    points: int
    travel: list[str]
    free: bool
    exiled: bool
    fee: list[str]


class TileEntry(contract.Entry):
    """A tile that counts at the end."""

    points: int


class StackEntry(TileEntry):
    """Temple tiles of one worth, with their price on either side of the track."""

    price: dict[str, list[str]]


class RowEntry(contract.Entry):
    """A row of the track: what it is worth to either token, the price of its spaces, where bridges lead."""

    glass: Worth
    notebook: Worth
    prices: list[list[str]]
    bridges: list[list[int]]


class TempleEntry(contract.Entry):
    """The Lost Temple: the price of the way in, and the points of those who come first, second…"""

    price: list[str]
    arrivals: list[int]


Entry = contract.Entry | CardEntry | TileEntry | StackEntry | RowEntry | TempleEntry
