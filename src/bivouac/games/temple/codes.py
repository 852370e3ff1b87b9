"""The first code of each action: constants that fold when compiled, held to the rows of actions.py."""

from typing import Final

TAKE: Final = 0
PEEK: Final = 26
HIRE: Final = 52
FLIP: Final = 64
CLOSE: Final = 92
DONE: Final = 143
STEAL: Final = 144
INVITE: Final = 264
DISCARD: Final = 276
GIVE: Final = 306
LOOK: Final = 336
ENOUGH: Final = 362
CARRY: Final = 363
VOCABULARY: Final = 389
