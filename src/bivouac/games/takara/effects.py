"""Takara's leaf effects: what a tile does when it is dug up or drawn from the chests. Records only."""

from bivouac.core.effects import AllOf, Effect, Leaf, OneOf, Times


class Gain(Leaf):
    """Take Karas from the bank."""

    drawn = (Times("kara", "karas"),)
    karas: int


class Keep(Leaf):
    """Lay the tile face up beside one's board, where it counts its XP at the end."""

    drawn = (Times("xp", "xp"),)
    xp: int


class Discard(Leaf):
    """Lay the tile on the discard, face up."""

    drawn = ("exile",)


class Wound(Leaf):
    """The adventurer who dug goes to the hospital."""

    rulings, drawn = (11, 50), ("wound",)


class Block(Leaf):
    """A rockfall: it stays on the site, face up, and stops the adventurer."""

    rulings, drawn = (4, 8, 10, 12, 20, 40), ("rockfall",)


class Meet(Leaf):
    """A monster: it stays on the site, face up, until somebody beats it for its Karas and XP."""

    rulings, drawn = (
        (5, 8, 9, 20, 26, 27, 28, 41, 56),
        ("monster", Times("sword", "hit_points"), "next", Times("kara", "karas"), Times("xp", "xp")),
    )
    hit_points: int
    karas: int
    xp: int


class OpenChest(Leaf):
    """Draw the top chest tile and resolve it at once."""

    rulings, drawn = (22, 49), ("chest",)


class Ambush(Leaf):
    """The Mimic: fought on the spot, sword or not; beaten, it is kept and another chest is drawn."""

    rulings, drawn = (
        (24, 25, 48, 49),
        ("monster", Times("sword", "hit_points"), "next", Times("xp", "xp"), "chest"),
    )
    hit_points: int
    xp: int


class FindStone(Leaf):
    """A Stone of Legend: kept, and the game may end."""

    rulings, drawn = (33, 52, 53, 54), ("stone", Times("xp", "xp"))
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
