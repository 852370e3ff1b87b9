"""What things cost and bring, how many tiles one sees or mines, and the die (Rulebook, sections 1 to 3)."""

from typing import Final

SWORD_PRICE: Final = 3
RECRUIT_PRICE: Final = 5
CARE_PRICE: Final = 2
TOKEN_PRICE: Final = 5
TOKEN_XP: Final = 2
XP_PRICE: Final = 5
TURN_UP_REWARD: Final = 2
ROCKFALL_REWARD: Final = 2
DEN_REWARD: Final = 1
KARAS_PER_XP: Final = 5
TOKENS_PER_SEAT: Final = 3
OBSERVED: Final = 3
STUDIED: Final = 5
FORESEEN: Final = 3
MINED: Final = 2
DIE_FACES: Final = 6
SWORD_FACES: Final = 4
