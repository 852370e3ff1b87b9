"""The curse by its name, and what it is after by its numbers."""

from typing import Final

CURSE: Final = "legend"

GLOSSES = (120, 121, 122, 123, 124, 125)  # one for each region, from the Margin to the Inkwell
SIGNS = (126, 127, 128, 130)  # path, hearth, water, and the stroke before all others
HEIGHT = 129  # the dial has it already; whoever knows it cuts with a surer hand
SCRAPS = (131, 132, 133, 134)  # lines, rings, triangles, crosses
NAMES = (660, 661, 662, 663)  # Anselme, Ondine, Titouan, Solange
STRANGERS = (660, 661, 662)  # to the wood: the magpies know Solange, whose paper they nest in
