"""Takara's leaf effects: what a tile does when it is dug up or drawn from the chests. Records only."""

from bivouac.core.effects import AllOf, Effect, OneOf


class Gain(Effect):
    """Take Karas from the bank."""

    karas: int


class Keep(Effect):
    """Lay the tile face up beside one's board, where it counts its XP at the end."""

    xp: int


class Discard(Effect):
    """Lay the tile on the discard, face up."""


class Wound(Effect):
    """The adventurer who dug goes to the hospital."""


class Block(Effect):
    """A rockfall: it stays on the site, face up, and stops the adventurer."""


class Meet(Effect):
    """A monster: it stays on the site, face up, until somebody beats it for its Karas and XP."""

    hit_points: int
    karas: int
    xp: int


class OpenChest(Effect):
    """Draw the top chest tile and resolve it at once."""


class Ambush(Effect):
    """The Mimic: fought on the spot, sword or not; beaten, it is kept and another chest is drawn."""

    hit_points: int
    xp: int


class FindStone(Effect):
    """A Stone of Legend: kept, and the game may end."""

    xp: int


# The order of the handlers in resolve.py
KINDS: tuple[type[Effect], ...] = (
    AllOf,
    OneOf,
    Gain,
    Keep,
    Discard,
    Wound,
    Block,
    Meet,
    OpenChest,
    Ambush,
    FindStone,
)
