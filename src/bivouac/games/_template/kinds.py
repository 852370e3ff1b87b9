"""The numbers the rules speak in, which fold when compiled."""

from typing import Final

from bivouac.core.vocabulary import Question

LANTERNS: Final = 12
REACH: Final = 3  # how deep a peek goes (ruling 4)
PARTS: Final = 2  # the most parts a lantern lets one choose from

# The first code of each action, held to the rows of actions.py
TAKE: Final = 0
PEEK: Final = 1
CHOOSE: Final = 4
VOCABULARY: Final = 6

# What is asked of the active player
TURN: Final = 0
CHOICE: Final = 1
OVER: Final = 2
QUESTIONS: Final = (Question(TURN, "turn"), Question(CHOICE, "choice", ruling=7), Question(OVER, "over"))

# Steps of the agenda: each has an effect node and a lantern
RESOLVE: Final = 0
CHOOSING: Final = 1
