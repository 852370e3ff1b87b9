"""How many of everything, and what changes with the number of players (Rulebook, set-up)."""

from bivouac.games.arnak.effects import Bundle

ROUNDS = 5
HAND_SIZE = 5
ROW_SIZE = 6

FEAR_CARDS = 19
FEAR_TILES = 10
FEAR_TILE_POINTS = -2

# The six cards of a starting deck.
STARTING_DECK = ("funding_car", "funding_ship", "exploration_car", "exploration_ship", "fear", "fear")

# What a player begins with, by place in the order of the first round; alone, one is second.
STARTING_TOKENS: tuple[Bundle, ...] = (
    (("coin", 2),),
    (("coin", 1), ("compass", 1)),
    (("coin", 2), ("compass", 1)),
    (("coin", 1), ("compass", 2)),
)

# By number of players; alone, the table is laid for two.
BLOCKED_CAMPS = {1: 5, 2: 5, 3: 3, 4: 0}
STACK_HEIGHT = {1: 2, 2: 2, 3: 3, 4: 4}  # temple tiles, hidden bonus tiles, assistants to rescue

# Heights of the three supply stacks of assistants; on the Snake side the last one takes the rest.
SUPPLY_STACKS = {"bird": (4, 4, 4), "snake": (3, 3)}

ARCHAEOLOGISTS = 2
RIVAL_ARCHAEOLOGISTS = 6
ASSISTANT_PLACES = 2
PILOT = 2  # coins for a plane
