"""The curse by its name, and what it is after by its numbers."""

from typing import Final

CURSE: Final = "legend"

GLOSSES = (120, 121, 122, 123, 124, 125)  # one for each region, from the Margin to the Inkwell
SIGNS = (126, 127, 128, 129, 130)  # path, hearth, water, height, and the stroke before all others
SCRAPS = (131, 132, 133, 134)  # lines, rings, triangles, crosses
NAMES = (660, 661, 662, 663)  # Anselme, Ondine, Titouan, Solange
