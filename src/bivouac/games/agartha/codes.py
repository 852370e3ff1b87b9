"""The first code of each action: constants that fold when compiled, held to the rows of actions.py."""

from typing import Final

PLACE: Final = 0
TO: Final = 36
MOVE: Final = 44
SWAP: Final = 114
WITH: Final = 184
DRAW: Final = 254
TAKE: Final = 273
VALIDATE: Final = 276
EXPLORE: Final = 282
SKIP: Final = 285
DONE: Final = 286
VOCABULARY: Final = 287
