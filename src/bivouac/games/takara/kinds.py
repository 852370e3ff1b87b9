"""The numbers the rules speak in, which fold when compiled."""

from typing import Final

from bivouac.core.vocabulary import Question

# The island
SITES: Final = 6
LEVELS: Final = 9
WINDOWS: Final = 7  # of three neighbours in a full site
GALLERIES: Final = 54
TILES: Final = 62

# Where an adventurer stands
TEAM: Final = 0
SITE: Final = 1  # SITE + n: beside site n
DEN: Final = 7
COUNTER: Final = 8
PORT: Final = 9
HOSPITAL: Final = 10
REST_ROOM: Final = 11
BEACH: Final = 12
PLACES: Final = 13
TEAM_SIZE: Final = 3
THE_RECRUIT: Final = 2  # the third adventurer of each team

# Classes of tiles the rules tell apart
PLAIN: Final = 0
MONSTER: Final = 1
ROCKFALL: Final = 2
STONE: Final = 3

# What is asked of the active player
SWORD: Final = 0
ASSIGN: Final = 1
LOOK: Final = 2
TARGET: Final = 3
WINDOW: Final = 4
CHEST: Final = 5
HIRE_RECRUIT: Final = 6
CARE: Final = 7
OVER: Final = 8
QUESTIONS: Final = (
    Question(SWORD, "sword", ruling=56),
    Question(ASSIGN, "assign"),
    Question(LOOK, "look", ruling=42),
    Question(TARGET, "target", ruling=46),
    Question(WINDOW, "window", ruling=45),
    Question(CHEST, "chest", ruling=49),
    Question(HIRE_RECRUIT, "recruit", ruling=30),
    Question(CARE, "care", ruling=51),
    Question(OVER, "over"),
)

# Specialists, in the order of their tiles
MINER: Final = 0
ARCHAEOLOGIST: Final = 1
SOOTHSAYER: Final = 2
IMITATOR: Final = 3
SPECIALISTS: Final = 4
AT_PORT: Final = -1

# Steps of the agenda
RESOLVE: Final = 0  # an effect node, a tile
CHECK_END: Final = 1
MINE: Final = 2  # a site, tiles left
LOOKING: Final = 3  # a site, level * 4 + tiles left
SENDING: Final = 4  # a specialist's power
FORESEE: Final = 5  # a site
CHOOSE: Final = 6  # an effect node, a tile

# How a game ended
PLAYING: Final = 0
TWO_STONES: Final = 1
FIVE_EMPTY: Final = 2
FOUR_EMPTY: Final = 3
