"""The first code of each action: constants that fold when compiled, held to the rows of actions.py."""

from typing import Final

TAKE: Final = 0
PEEK: Final = 1
CHOOSE: Final = 4
VOCABULARY: Final = 6
