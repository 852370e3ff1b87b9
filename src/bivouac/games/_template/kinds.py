"""The numbers the rules speak in: a leaf that imports nothing, so that they fold when compiled."""

from typing import Final

LANTERNS: Final = 12
REACH: Final = 3  # how deep a peek goes (ruling 4)

# What is asked of the active player
TURN: Final = 0
CHOICE: Final = 1
OVER: Final = 2

# Steps of the agenda
RESOLVE: Final = 0  # an effect node, a lantern
CHOOSE: Final = 1  # an effect node, a lantern
