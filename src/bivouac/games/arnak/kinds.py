"""The numbers the rules speak in: a leaf that imports nothing, so that they fold when compiled."""

from typing import Final

# Cards: Fear, the four basic cards, items, artifacts, in the order of the tables
FEAR: Final = 0
FIRST_ITEM: Final = 5
FIRST_ARTIFACT: Final = 45
CARDS: Final = 80
NO_CARD: Final = -1
NO_NODE: Final = -1  # no effect: a main action
FEAR_TILE: Final = 80  # among the things that can be exiled from a play area

# A hidden card bears the number of the shuffle it was last in, 1 to 5; a card known to all where it lies, 0.
# Hands and decks hold entries: the card, SHUFFLED times that number, PEEKED if its owner alone knows it.
SHUFFLED: Final = 128
PEEKED: Final = 1024
SHUFFLES: Final = 5

# Resources and travel icons; a purse has eight bits a resource, a row of icons three bits an icon
COIN: Final = 0
COMPASS: Final = 1
TABLET: Final = 2
ARROWHEAD: Final = 3
JEWEL: Final = 4
RESOURCES: Final = 5
BOOT: Final = 0
CAR: Final = 1
SHIP: Final = 2
PLANE: Final = 3
ICONS: Final = 4
TOP_TOKENS: Final = 0x80_80_80_80_80  # the highest bit of each number of a purse
TOP_ICONS: Final = 0o4444  # the highest bit of each number of a row of icons
ONE_PLANE: Final = 512  # as a row of icons

# Sites: five camps, eight places of level I, four of level II; spaces: two a camp, one a place
CAMPS: Final = 5
PLACES: Final = 12
SITES: Final = 17
SPACES: Final = 22
CAMP_SPACES: Final = 10
FIRST_DEEP: Final = 8  # the first place of level II
NEAR_TILES: Final = 10
SITE_TILES: Final = 16
NO_TILE: Final = -1
GUARDIANS: Final = 15
NO_GUARDIAN: Final = -1
FIGURES: Final = 2
RIVAL: Final = 1  # the number of the solo rival among the players
RIVAL_FIGURES: Final = 6

# Assistants: an entry is the number, GOLD on its better side, EXHAUSTED when used
ASSISTANTS: Final = 12
NO_ASSISTANT: Final = -1
GOLD: Final = 16
EXHAUSTED: Final = 32
PLACES_FOR_ASSISTANTS: Final = 2
STACKS: Final = 3
BUYER: Final = 9  # the assistant who takes the main action

# Idols, bonus tiles, research
IDOL_TYPES: Final = 6
SLOTS: Final = 4
SLOT_CHOICES: Final = 5
BONUS_TYPES: Final = 6
SHARED_SPACE: Final = 13
TRACK_SPACES: Final = 15
TEMPLE: Final = 14  # the Lost Temple
RESCUE_SPACE: Final = 8
TEMPLE_STACKS: Final = 6
GLASS: Final = 0
NOTEBOOK: Final = 1
BIRD: Final = 0
SNAKE: Final = 1

# The card row: so many places, the staff after the first `round` of them
ROW: Final = 6
ROUNDS: Final = 5
HAND_SIZE: Final = 5

# What is asked. From CHOOSE on, also a step of the agenda
TURN: Final = 0
AFTER: Final = 1  # the main action is done: free actions, or the end of the turn
KEEP: Final = 2
OVER: Final = 3
CHOOSE: Final = 4  # a node; so many still to pick times PICKS and the mask of those picked, and the flags
OFFER: Final = 5  # a node: pay, or not; whose effect it is
DISCARD: Final = 6  # 1 more than the node it pays for, or 0 when it must be done; whose effect it is
DRAW: Final = 7  # how many; 1 from the bottom
EXILE: Final = 8
UPGRADE: Final = 9
REFRESH: Final = 10  # how many
RECRUIT: Final = 11
PROMOTE: Final = 12
RESCUE: Final = 13
SWAP: Final = 14
SWAP_FOR: Final = 15  # the place of the assistant that leaves
SUPPLY: Final = 16  # 1: the golden side
SEND: Final = 17  # a node
TRAVEL: Final = 18
LEFTOVER: Final = 19  # the rows of icons that may be left
SEND_CAMP: Final = 20  # how often the site may be used
AGAIN: Final = 21  # a site; how often still
ACTIVATE: Final = 22  # a node; so many still to pick times PICKS and the mask of the camps used
RELOCATE: Final = 23  # a node
RELOCATE_TO: Final = 24  # a node, the space left
RECALL: Final = 25
BUY: Final = 26  # a node; 1: it must be done
TAKE_ITEM: Final = 27  # a node
TAKE_ARTIFACT: Final = 28
TAKE_EXILED: Final = 29
ARTIFACT: Final = 30  # a card
TAME: Final = 31  # 1: a trap
CROWN: Final = 32
CROWN_TO: Final = 33  # the site left
RESEARCH: Final = 34  # a node
BONUS: Final = 35  # a space, the token; which of the two effects comes first
PICK_BONUS: Final = 36  # a space
TEMPLE_BONUS: Final = 37
KEY: Final = 38
SIFT: Final = 39  # a node
SIFTED: Final = 40  # a node
RETURN: Final = 41  # a node
PAUSE: Final = 42  # a place, before its tile is turned
PHASES: Final = 43
# Steps that nobody is asked about
RESOLVE: Final = 43  # a node, flags
ARRIVE: Final = 44  # a space
TURN_TILE: Final = 45  # a place
WAKE: Final = 46  # a place
CATCH: Final = 47  # a site
ROW_EFFECT: Final = 48  # a row, the token
STEPS: Final = 49

PICKS: Final = 64

# How a node is resolved
PLAIN: Final = 0
PAID_NOW: Final = 1  # whoever uses it has agreed to its price
NO_PASS: Final = 2  # the main action is gone
NO_TRAVEL: Final = 4  # icons are spent inside a payment, not by the way
FROM: Final = 8  # times the piece whose effect it is, so that a question can name it; 0 for none
OF_CARD: Final = 1
OF_ASSISTANT: Final = 81
OF_CAMP: Final = 93
OF_TILE: Final = 98
SOURCES: Final = 114
