"""The numbers the rules speak in: a leaf that imports nothing, so that they fold when compiled."""

from typing import Final

# Kinds of cards
TERRAIN: Final = 0
PERMANENT: Final = 1
TEMPORARY: Final = 2
ITEM: Final = 3
QUEST: Final = 4
STATE: Final = 5
BONUS: Final = 6
SKILL: Final = 7
CURSE: Final = 8
CLUE: Final = 9
CHARACTER: Final = 10
CARD_KINDS: Final = 11

# Families: what a card's back looks like, hence where it goes when it is discarded
ADVENTURE: Final = 0
EXPLORATION: Final = 1
ACTION: Final = 2
APART: Final = 3  # clues and characters, which are never discarded

# Icons of actions the rules themselves know; the others are only matched
MOVE_ICON: Final = 0
PATHFIND_ICON: Final = 4
CRAFT_ICON: Final = 7
FIRE_ICON: Final = 8
EAT_ICON: Final = 9
REST_ICON: Final = 23
ICONS: Final = 29

# Directions
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

# Halves of a star
NO_HALF: Final = 0
LEFT_HALF: Final = 1
RIGHT_HALF: Final = 2
EITHER_HALF: Final = 3

# What becomes of a hand card once its effect was applied
KEEP: Final = 0
DISCARD: Final = 1
BANISH: Final = 2
RETURN: Final = 3

# Burdens
MORE_COST: Final = 0
MORE_NEED: Final = 1
FORBID: Final = 2
ALONE: Final = 3
NO_EXTRA: Final = 4
NO_KEEP: Final = 5
NO_SEVENS: Final = 6
NO_LEFT: Final = 7
NO_RIGHT: Final = 8
FEWER_SKILLS: Final = 9
LOSE_AFTER_FAILURE: Final = 10
SMALLER_MEALS: Final = 11

# Conditions
C_KEYWORD: Final = 0
C_IN_SATCHEL: Final = 1
C_BY_FIRE: Final = 2
C_IN_COMPANY: Final = 3
C_SUFFERING: Final = 4
C_CHOSEN: Final = 5
C_EXPERIENCED: Final = 6
C_FOG_NEAR: Final = 7
C_NOT: Final = 8
C_BOTH: Final = 9

# Effects, in the order of effects.KINDS
E_ALL_OF: Final = 0
E_ONE_OF: Final = 1
E_MAY: Final = 2
E_WHEN: Final = 3
E_TAKE: Final = 4
E_RESTORE: Final = 5
E_LOSE: Final = 6
E_DAMAGE: Final = 7
E_REPAIR: Final = 8
E_GO: Final = 9
E_CROSS: Final = 10
E_FLIP: Final = 11
E_FREE: Final = 12
E_DISCARD: Final = 13
E_BANISH: Final = 14
E_RETURN: Final = 15
E_GILD: Final = 16
E_BANISH_UNSEEN: Final = 17
E_NEW_BOARD: Final = 18
E_CURE: Final = 19
E_LIGHT: Final = 20
E_DOUSE: Final = 21
E_LEARN: Final = 22
E_SPEND: Final = 23
E_PEEK: Final = 24
E_RIDDLE: Final = 25
E_MAKE: Final = 26
E_ELIMINATE: Final = 27
E_LIFT: Final = 28
EFFECT_KINDS: Final = 29

# Bits of the second number of a Take
IF_AVAILABLE: Final = 1
EACH: Final = 2

# Powers of characters
RECOUNT: Final = 0
REDO: Final = 1
CANCEL: Final = 2
SKIP: Final = 3
PEEK: Final = 4
MEND: Final = 5

# Limits of a player
ITEMS_LIMIT: Final = 0
PER_ITEM_LIMIT: Final = 1
SKILLS_LIMIT: Final = 2
BONUSES_LIMIT: Final = 3
LIMITS: Final = 4

MOST_PIPS: Final = 6
