"""The numbers the rules speak in, which fold when compiled."""

from typing import Final

from bivouac.core.vocabulary import Question

# Artifact cards are numbered by the place they were dealt to: 26 in each temple, then the two spare ones.
CARDS: Final = 54
CELLS: Final = 26
SPARE: Final = 2
ALL_CELLS: Final = 67108863  # the mask of a whole temple
DECKS: Final = 6
DECK_SIZE: Final = 9

# Kinds of cards that can lie open in a tableau come first: what can be stolen, given and discarded.
WARES: Final = 30
WORD_WARES: Final = 15  # wares counted in one word of a hand

# Decks the rules tell apart, in the order of the tables
STATUES: Final = 0
COINS: Final = 1
WEAPONS: Final = 2
MANUSCRIPTS: Final = 3
JEWELS: Final = 4
RELICS: Final = 5
PLATES: Final = 6
MONSTERS: Final = 7
TREASURES: Final = 8
CURSES: Final = 9
DECK_COUNT: Final = 10
FIRST_HIDDEN: Final = 7  # from here on decks have face-down cards

# Assistants the rules tell apart
ASSISTANTS: Final = 12
NOBODY: Final = -1

# What is asked of the active player; a pending choice on the agenda bears the number of its question.
TURN: Final = 0
STEAL: Final = 1
INVITE: Final = 2
DISCARD: Final = 3
GIVE: Final = 4
LOOK: Final = 5
CARRY: Final = 6
OVER: Final = 7
QUESTIONS: Final = (
    Question(TURN, "turn"),
    Question(STEAL, "steal", ruling=43),
    Question(INVITE, "invite", ruling=43),
    Question(DISCARD, "discard", ruling=43),
    Question(GIVE, "give", ruling=43),
    Question(LOOK, "look", ruling=43),
    Question(CARRY, "carry", ruling=43),
    Question(OVER, "over"),
)

# The other step of the agenda: an effect node
RESOLVE: Final = 0
