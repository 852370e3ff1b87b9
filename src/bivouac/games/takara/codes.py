"""The first code of each action: constants that fold when compiled, held to the rows of actions.py."""

from typing import Final

RENT: Final = 0
UNARMED: Final = 1
OBSERVE: Final = 2
TURN_UP: Final = 8
LEAVE: Final = 9
DIG: Final = 10
DESTROY: Final = 16
VISIT_DEN: Final = 22
BUY: Final = 23
SELL: Final = 24
HIRE: Final = 42
SEND: Final = 48
CHOOSE_WINDOW: Final = 54
FIGHT: Final = 61
CASH: Final = 67
KEEP: Final = 68
RECRUIT: Final = 69
NO_RECRUIT: Final = 70
HEAL: Final = 71
REST: Final = 72
VOCABULARY: Final = 73
