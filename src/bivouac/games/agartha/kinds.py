"""The numbers the rules speak in, which fold when compiled."""

from typing import Final

from bivouac.core.vocabulary import Question

# Kinds of cards, in the order of the tables
CHARACTER: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
VILLAGE_CARD: Final = 3  # the Location, not the zone
COMPASS: Final = 4
AMULET: Final = 5
KNIFE: Final = 6
VIAL: Final = 9
CARD_KINDS: Final = 10
TOP_COUNTS: Final = 0o40_40_40_40_40_40_40_40_40_40  # the highest bit of each count of a place
CARDS: Final = 103

# The slots of a board, in reading order; the two sectors after them are no slots (ruling 7)
LOCATION_1: Final = 0
LOCATION_2: Final = 1
LOCATION_3: Final = 2
VILLAGE_1: Final = 3
VILLAGE_2: Final = 4
OBJECTS: Final = 5
EXPLORATION: Final = 6
SLOTS: Final = 7
AMULETS: Final = 7
ENCOUNTER: Final = 8
PLACES: Final = 9  # of one board
NO_SLOT: Final = 15

# Zones of a board: where the cards of one win go together
LOCATIONS_ZONE: Final = 0
VILLAGE_ZONE: Final = 1
EXPLORATION_ZONE: Final = 2
NO_ZONE: Final = -1

# Where a card is, when it lies in no slot or sector; ON_BOARD + seat * PLACES + place for the others
IN_BOX: Final = 0
IN_DECK: Final = 1
DISCARDED: Final = 2
IN_HAND: Final = 3  # won, drawn or dealt, and not yet placed
ON_TILE: Final = 4
ON_BOARD: Final = 5

# Expedition tiles
MOST_TILES: Final = 6
CARD_PLACES: Final = 3
ZONES: Final = 12  # an action zone and a bid zone on each tile: 2 * tile, 2 * tile + 1
ZONE_NAMES: Final = ("action", "bid")
FROM_DECK: Final = 0  # the first argument of a Draw; 1 + 3 * tile + place for the others
NO_CARD: Final = -1
TOKENS: Final = 3
ROUNDS: Final = 6
START_CARDS: Final = 2
TILE_CARDS: Final = 2  # on a tile that was empty

# What is asked. From MOVE on, also a step of the agenda: the kind, then the seat asked, then what it is about
START: Final = 0
BID: Final = 1
MOVE: Final = 2  # TOKEN or REWARD
TO: Final = 3  # the card to be moved, as slot * CARD_KINDS + kind
SWAP: Final = 4  # TOKEN or REWARD
WITH: Final = 5  # the first card, as slot * CARD_KINDS + kind
DRAW: Final = 6  # TOKEN or REWARD
DRAWN: Final = 7  # the card drawn
PICK: Final = 8
WON: Final = 9  # the zone chosen, 1 more than its number, and CHANGED times the slots changed
OFFER: Final = 10  # the mask of the open slots
OVER: Final = 11
QUESTIONS: Final = (
    Question(START, "start", ruling=2),
    Question(BID, "bid"),
    Question(MOVE, "move", ruling=6),
    Question(TO, "to", ruling=7),
    Question(SWAP, "swap", ruling=6),
    Question(WITH, "with", ruling=9),
    Question(DRAW, "draw", ruling=6),
    Question(DRAWN, "drawn", ruling=35),
    Question(PICK, "pick", ruling=20),
    Question(WON, "won", ruling=53),
    Question(OFFER, "offer", ruling=39),
    Question(OVER, "over"),
)
RESOLVE: Final = 12  # an effect node; its third number is seat + RESOLVE_SEATS * slot

CHANGED: Final = 4
RESOLVE_SEATS: Final = 8

# Where an optional action comes from
TOKEN: Final = 0
REWARD: Final = 1

# The three actions, in the order of the rulebook
MOVE_ACTION: Final = 0
SWAP_ACTION: Final = 1
DRAW_ACTION: Final = 2

# Slots that can be open, as bits of a mask
OPEN_VILLAGE_1: Final = 1
OPEN_VILLAGE_2: Final = 2
OPEN_EXPLORATION: Final = 4

# Tiers
TIERS: Final = 3

SEATED: Final = 128  # a pending card is its seat times this, and its number
