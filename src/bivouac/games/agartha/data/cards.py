"""The 103 cards. How many of each kind: rulebook. Which of them are dotted: reconstructed.

The rulebook says that two players use the cards without dots, three add those with three dots and four use
all; it does not say which cards bear dots. `copies` splits every kind in proportion, so that a deck has the
same mixture at every number of players. Whoever has the box at hand can correct the columns.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Card:
    """A kind of card; `copies` counts those without dots, with three dots, and with four."""

    id: str
    group: str
    copies: tuple[int, int, int]


CHARACTERS = "characters"
LOCATIONS = "locations"
COMPASSES = "compasses"
AMULETS = "amulets"
OBJECTS = "objects"

CARD_TABLE = (
    Card("character", CHARACTERS, copies=(21, 9, 9)),
    Card("forest",    LOCATIONS,  copies=(7, 3, 3)),
    Card("mountain",  LOCATIONS,  copies=(7, 3, 3)),
    Card("village",   LOCATIONS,  copies=(7, 3, 3)),
    Card("compass",   COMPASSES,  copies=(5, 2, 2)),
    Card("amulet",    AMULETS,    copies=(4, 2, 2)),
    Card("knife",     OBJECTS,    copies=(1, 1, 0)),
    Card("axe",       OBJECTS,    copies=(1, 0, 1)),
    Card("torch",     OBJECTS,    copies=(1, 1, 0)),
    Card("vial",      OBJECTS,    copies=(1, 0, 1)),
)  # fmt: skip
