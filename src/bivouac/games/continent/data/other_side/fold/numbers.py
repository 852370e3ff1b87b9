"""The curse by its name, and what it is after by its numbers."""

from typing import Final

CURSE: Final = "fold"
ZONE: Final = 7

THREADS = (220, 221, 222, 223)  # wool of the hills, line of the lake, hem of the Inkwell, rope of the beach
NEEDLE = 224
EDGES = (225, 226)  # the upper one, the lower one
KNOTS = (228, 227)  # that hold them, in the same order
WHO = 230  # who crosses at night
