"""The shapes of all that leaves the rules; `tools/wire_types.py` writes a board's types from them."""

from typing import TypedDict

from bivouac.core import contract

Resource = TypedDict("Resource", {"id": str, "name": str})
Help = TypedDict("Help", {"icons": list[str], "cost": int, "stars": int, "sevens": int})


class Attempt(TypedDict):
    """An action of a card: the icon, the price, the marks, both boxes in words."""

    icon: str
    cost: int
    need: int
    marks: list[str]
    requires: str
    success: str
    failure: str


class Drawing(TypedDict):
    """What is drawn of a card: where it lies, what is found there, what it offers and is worth."""

    zone: int
    region: str
    resources: list[Resource]
    harsh: bool
    hidden: list[str]
    pips: int
    strip: tuple[int, str, int]
    helps: list[Help]
    attempts: list[Attempt]


class Entry(contract.Entry, Drawing):
    """A card of a pack; `known` is what a thing in the satchel comes to, in one plain sentence."""

    pack: str
    number: str
    gold: bool
    back: str
    front: str
    known: str
    copies: list[str]
