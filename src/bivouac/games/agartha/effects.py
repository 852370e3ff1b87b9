"""Agartha's leaf effects: what a token lets its owner do, what a validated slot brings. Records only."""

from bivouac.core.effects import AllOf, Effect, May


class Score(Effect):
    """Take points in the course of the game."""

    points: int


class Meet(Effect):
    """So many Characters of the slot go to the Encounter sector."""

    characters: int


class Clear(Effect):
    """The slot is emptied: all its cards are discarded, or all others where some have been met."""

    which: str  # "all" or "others"


class MoveCard(Effect):
    """Move one card of the board to another slot, or an Amulet to its sector."""


class SwapCards(Effect):
    """Swap two cards that lie in two slots of the board."""


class DrawCard(Effect):
    """Take the top card of the deck or a card of a tile and place it on the board."""


# The order of the handlers in resolve.py
KINDS: tuple[type[Effect], ...] = (AllOf, May, Score, Meet, Clear, MoveCard, SwapCards, DrawCard)
