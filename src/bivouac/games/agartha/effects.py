"""Agartha's leaf effects: what a token lets its owner do, what a validated slot brings. Records only."""

from bivouac.core.effects import AllOf, Effect, Leaf, May, Times


class Score(Leaf):
    """Take points in the course of the game."""

    drawn = (Times("point", "points"),)
    points: int


class Meet(Leaf):
    """So many Characters of the slot go to the Encounter sector."""

    rulings, drawn = (13, 40), ("encounter", Times("character", "characters"))
    characters: int


class Clear(Leaf):
    """The slot is emptied: all its cards are discarded, or all others where some have been met."""

    rulings, drawn = (13, 33), ("exile",)
    which: str  # "all" or "others"


class MoveCard(Leaf):
    """Move one card of the board to another slot, or an Amulet to its sector."""

    rulings, drawn = (7, 8, 42), ("move",)


class SwapCards(Leaf):
    """Swap two cards that lie in two slots of the board."""

    rulings, drawn = (9, 12, 42, 43), ("swap",)


class DrawCard(Leaf):
    """Take the top card of the deck or a card of a tile and place it on the board."""

    rulings, drawn = (10, 11, 35, 36, 37), ("card",)


# The order of the handlers in resolve.py
KINDS: tuple[type[Effect], ...] = (AllOf, May, Score, Meet, Clear, MoveCard, SwapCards, DrawCard)
