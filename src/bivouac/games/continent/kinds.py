"""The numbers the rules speak in, which fold when compiled, and the questions they ask."""

from typing import Final

from bivouac.core.vocabulary import Question

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

# Families: what a card's back looks like, hence where it goes when it is discarded
ADVENTURE: Final = 0
EXPLORATION: Final = 1
ACTION: Final = 2
APART: Final = 3  # clues and characters, which are never discarded

# Icons of actions the rules themselves know; the others are only matched
CRAFT_ICON: Final = 7
EAT_ICON: Final = 9
ICONS: Final = 29

# Directions
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

# Halves of a star
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
C_LEFT: Final = 8
C_NOT: Final = 9
C_BOTH: Final = 10
C_GATHERED: Final = 11
C_ANY_LEFT: Final = 12

# Effects the rules or the advice tell apart, by their place in effects.KINDS
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
E_RETURN: Final = 15
E_NEW_BOARD: Final = 18
E_CURE: Final = 19
E_LIGHT: Final = 20
E_LEARN: Final = 22
E_SPEND: Final = 23
E_PEEK: Final = 24
E_RIDDLE: Final = 25
E_MAKE: Final = 26
E_ELIMINATE: Final = 27
E_LIFT: Final = 28
EFFECT_KINDS: Final = 29

# A bit of the number of a TAKE: nothing happens when no such card can be had
IF_AVAILABLE: Final = 1
TAKE_UNIT: Final = 4  # room for such bits below the number of a Take

# Where those stand who may take part in an action, in the order of records.Company; 0 is the terrain itself
BESIDE: Final = 1
ANYWHERE: Final = 2

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

# What the vocabulary has codes for; a pack that could put more within reach is refused (data/bounds.py)
OFFERS: Final = 320  # actions, of all players together
HELPERS: Final = 32  # helps of one player at one step
PICKS: Final = 80  # cards in question
WAYS: Final = 6  # of one choice
CHARACTERS: Final = 8

# Seats, cells, slots
MOST_SEATS: Final = 4
SIDE: Final = 8  # cells of a board in a row, and rows
CELLS: Final = 64  # cell = 8 * y + x
MOST_ITEMS: Final = 4  # of one player
ITEM_PLACES: Final = 16  # MOST_SEATS * MOST_ITEMS
NO_CARD: Final = -1
NO_CELL: Final = -1
NOBODY: Final = -1

# What lies in a cell, besides a card
FREE_CELL: Final = -1
OPEN_CELL: Final = -2  # an arrow's cell for which its zone had no fog left (ruling 97)

# How the card in a cell lies
FACE_DOWN: Final = 0
PEEKED: Final = 1
FACE_UP: Final = 2

# Where a card is
NOWHERE: Final = -1  # not yet laid, while a document is read
IN_BOX: Final = 0  # not in this game
IN_ADVENTURE: Final = 1
IN_ZONE: Final = 2
IN_DECK: Final = 3
DISCARDED: Final = 4
IN_PAST: Final = 5
BANISHED: Final = 6
BURIED: Final = 7  # banished unseen
BEING_READ: Final = 8
DRAWN: Final = 9
IN_SATCHEL: Final = 10
ASIDE_DECK: Final = 11  # of a player who is away: out of the deck
ASIDE_DISCARD: Final = 12
ON_CELL: Final = 16  # + cell
ATTACHED: Final = 80  # + cell
IN_HAND: Final = 144  # + seat
IN_ITEM: Final = 148  # + MOST_ITEMS * seat + slot
PLACES: Final = 164

# Players
HERE: Final = 0
AWAY: Final = 1
FALLEN: Final = 2  # eliminated: may join with another character
RETIRED: Final = 3  # gone for good

# How it ended
PLAYING: Final = 0
WON: Final = 1
LOST: Final = 2
ABANDONED: Final = 3

# How an action went
UNDECIDED: Final = 0
SUCCESS: Final = 1
FAILURE: Final = 2

# Policies of the group
ANY_SEAT: Final = 0
ALL_AGREE: Final = 1

# Questions: what a seat may be asked. Also the kinds of steps of the agenda that wait for an answer; there,
# the first number is a context (below) and the second what the question is about.
IDLE: Final = 0  # no step: nothing is running
PROPOSED: Final = 1  # no step: a proposal waits for the others
OVER: Final = 2  # no step
AIM: Final = 3
GATHER: Final = 4  # the mask of seats asked before
JOINING: Final = 5
ITEMS: Final = 6
COST: Final = 7
TRADE: Final = 8
TRADE_AGREED: Final = 9  # the X named
DRAWING: Final = 10
RESULT: Final = 11
KEEPING: Final = 12
KEEP_FOR: Final = 13  # the card kept
EXCESS: Final = 14
FOUND: Final = 15  # the card; + HANDED once it was handed on
GAINED: Final = 16  # the card
ONE_OF: Final = 17  # the node
MAY: Final = 18  # the node
FLAG: Final = 19  # the node of the call
RESTORING: Final = 20  # how many cards are left to choose
DAMAGING: Final = 21  # pips left to share
REPAIRING: Final = 22  # pips
CURING: Final = 23
CROSSING: Final = 24
LEARNING: Final = 25  # 1: to the hand
SPENDING: Final = 26  # points left to pay
PEEKING: Final = 27  # cards left to look at
BURYING: Final = 28  # a fog card just looked at may go under its deck
DIGITS: Final = 29  # the digits so far behind a 1; the context's card is the riddle's, or none
POWER: Final = 30  # the hook
FUEL: Final = 31  # the hook
MANDATORY: Final = 32  # which action of the card
TRIMMING: Final = 33
GIVE_TO: Final = 34  # the item's slot
GIVE_FOR: Final = 35  # the item's slot; + MOST_ITEMS * the receiver
JOIN_AT: Final = 36  # the character
SWAPPING: Final = 37  # the place of the item offered; + ITEM_PLACES * that of the item asked for
FIRST_STEP: Final = 38  # whatever is below waits for an answer
BUSY: Final = 17  # while one is open everything but its answers waits: one action at a time
QUESTIONS: Final = (
    Question(IDLE, "idle"),
    Question(PROPOSED, "proposed", 14),
    Question(OVER, "over"),
    Question(AIM, "aim", BUSY),
    Question(GATHER, "gather", BUSY),
    Question(JOINING, "joining", BUSY),
    Question(ITEMS, "items", BUSY),
    Question(COST, "cost", BUSY),
    Question(TRADE, "trade", BUSY),
    Question(TRADE_AGREED, "trade-agreed", BUSY),
    Question(DRAWING, "drawing", BUSY),
    Question(RESULT, "result", BUSY),
    Question(KEEPING, "keeping", BUSY),
    Question(KEEP_FOR, "keep-for", BUSY),
    Question(EXCESS, "excess", BUSY),
    Question(FOUND, "found", BUSY),
    Question(GAINED, "gained", BUSY),
    Question(ONE_OF, "one-of", BUSY),
    Question(MAY, "may", BUSY),
    Question(FLAG, "flag", BUSY),
    Question(RESTORING, "restoring", BUSY),
    Question(DAMAGING, "damaging", BUSY),
    Question(REPAIRING, "repairing", BUSY),
    Question(CURING, "curing", BUSY),
    Question(CROSSING, "crossing", BUSY),
    Question(LEARNING, "learning", BUSY),
    Question(SPENDING, "spending", BUSY),
    Question(PEEKING, "peeking", BUSY),
    Question(BURYING, "burying", BUSY),
    Question(DIGITS, "digits", BUSY),
    Question(POWER, "power", BUSY),
    Question(FUEL, "fuel", BUSY),
    Question(MANDATORY, "mandatory", BUSY),
    Question(TRIMMING, "trimming", BUSY),
    Question(GIVE_TO, "give-to", BUSY),
    Question(GIVE_FOR, "give-for", BUSY),
    Question(JOIN_AT, "join-at", BUSY),
    Question(SWAPPING, "swapping", BUSY),
)
PHASES: Final = [question.name for question in QUESTIONS]

# Steps that need no answer
RESOLVE: Final = 38  # a node
BODY: Final = 39  # steps 1 to 7 of the action that has been begun
PAY: Final = 40
REVEAL: Final = 41
COUNT: Final = 42
SHED: Final = 43  # step 5
CONSEQUENCE: Final = 44
AFTERMATH: Final = 45
READJUST: Final = 46
END: Final = 47
TAKE: Final = 48  # number * TAKE_UNIT + bits
READ: Final = 49
SUFFER: Final = 50  # the state in the context, unless it was cancelled
EVENT_OVER: Final = 51
LEAVE_CELL: Final = 52
MEND_ITEMS: Final = 53  # items that lost their die, a mask
LIMITS_CHECK: Final = 54  # of the seat in the context, after gaining a card outside an action
STEPS: Final = 55

HANDED: Final = 2048

# A context: the seat a step concerns, the card it stands on, the cell it is about
CARD_UNIT: Final = 8
CELL_UNIT: Final = 16384  # 8 * 2048

# A drawn card is twice its number, and one more when it came from the discard pile (ruling 66)
FROM_DISCARD: Final = 1

# An attached event is CARD_LIMIT times its cell and its number
CARD_LIMIT: Final = 2048

# An offer is eight times the attempt, plus 1 + the direction of the cell it is printed on
OFFER_UNIT: Final = 8
