"""Prices and prizes (Rulebook, course of play and end of the game)."""

from typing import Final

START_MONEY: Final = 2
PEEK_PRICE: Final = 1
HIRE_PRICE: Final = 1
STAR_PRIZE: Final = 3
MOST_RELICS: Final = 3
FEWEST_RELICS: Final = -3
