"""The icons of actions and the directions of the board, the same for every pack."""

from typing import Final, Literal, get_args

Icon = Literal[
    "move", "ski", "swim", "see", "pathfind", "observe", "search", "craft", "fire", "eat", "take", "think",
    "decipher", "open", "hide", "fight", "hunt", "fish", "climb", "dig", "orient", "pull", "balance", "rest",
    "heal", "listen", "music", "offer", "pray",
]  # fmt: skip
ICONS: Final[tuple[str, ...]] = get_args(Icon)

Direction = Literal["north", "east", "south", "west"]
DIRECTIONS: Final[tuple[Direction, ...]] = get_args(Direction)
# North is the top of a card (ruling 88), so y grows towards the south.
STEPS: Final[dict[str, tuple[int, int]]] = {
    "north": (0, -1),
    "east": (1, 0),
    "south": (0, 1),
    "west": (-1, 0),
}

# The fire figure is a resource wherever it stands (ruling 101), so every pack knows it.
FIRE_RESOURCE: Final = "fire"
