"""Agartha's leaf effects: what a token lets its owner do, what a validated slot brings. Records only."""

from dataclasses import dataclass

from bivouac.core.effects import AllOf, Effect, May


@dataclass(frozen=True)
class Score(Effect):
    """Take points in the course of the game."""

    points: int


@dataclass(frozen=True)
class Meet(Effect):
    """So many Characters of the slot go to the Encounter sector."""

    characters: int


@dataclass(frozen=True)
class Clear(Effect):
    """The slot is emptied: all its cards are discarded, or all others where some have been met."""

    which: str  # "all" or "others"


@dataclass(frozen=True)
class MoveCard(Effect):
    """Move one card of the board to another slot, or an Amulet to its sector."""


@dataclass(frozen=True)
class SwapCards(Effect):
    """Swap two cards that lie in two slots of the board."""


@dataclass(frozen=True)
class DrawCard(Effect):
    """Take the top card of the deck or a card of a tile and place it on the board."""


# The order of the handlers in resolve.py
KINDS: tuple[type[Effect], ...] = (AllOf, May, Score, Meet, Clear, MoveCard, SwapCards, DrawCard)
