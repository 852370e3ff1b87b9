"""The numbers the rules speak in, which fold when compiled."""

from typing import Final

from bivouac.core.vocabulary import Question

LANTERNS: Final = 12
REACH: Final = 3  # how deep a peek goes (ruling 4)
PARTS: Final = 2  # the most parts a lantern lets one choose from

# What is asked of the active player
TURN: Final = 0
CHOICE: Final = 1
OVER: Final = 2
QUESTIONS: Final = (
    Question(TURN, "turn"),
    Question(CHOICE, "choice", ruling=7),
    Question(OVER, "over"),
)

# Steps of the agenda
RESOLVE: Final = 0  # an effect node, a lantern
CHOOSE: Final = 1  # an effect node, a lantern
