"""Why not: the reasons that forbid an action, explained with their facts and rulings in why.py."""

from typing import Final

FINE: Final = 0
# Of the actions printed within reach
NO_SUCH_OFFER: Final = 1
UNMET: Final = 2
NOT_ALL_HERE: Final = 3
DONE_HERE: Final = 4
HARSH_GROUND: Final = 5
FORBIDDEN: Final = 6
NOWHERE_TO_GO: Final = 7
NO_OTHER_SIDE: Final = 8
NOT_YOURS: Final = 9
# Of all others
NOT_ASKED: Final = 10
NOT_BESIDE: Final = 11
ASKED_ALREADY: Final = 12
KEEPS_ALONE: Final = 13
OUT_OF_REACH: Final = 14
NO_SUCH_ITEM: Final = 15
NO_USE: Final = 16
USED_ALREADY: Final = 17
NO_SUCH_HELP: Final = 18
TOO_MUCH: Final = 19
NO_SUCH_PICK: Final = 20
NO_SLOT: Final = 21
COLUMN_FULL: Final = 22
NOT_A_HOLDER: Final = 23
NO_SUCH_WAY: Final = 24
SCATTERED: Final = 25
NO_ROOM: Final = 26
IN_USE: Final = 27
CHARACTER_TAKEN: Final = 28
LOCKED: Final = 29
NOT_AWAY: Final = 30
MUST_TAKE_PART: Final = 31
NOBODY_BESIDE: Final = 32
REASONS: Final = 33
