"""Tiles and tokens. Numbers of tiles: rulebook. Which value bears which action: reconstructed.

The values 1, 2 and 3 are found in published reviews; the rulebook's example excludes only Draw on the 2.
The first map follows the order in which the rulebook lists the actions and in which the board pays them; the
second gives the strongest action to the weakest bid. A table chooses by the option `token_map`.
"""

from typing import Literal

from bivouac.core.effects import Effect, May
from bivouac.games.agartha.effects import DrawCard, MoveCard, SwapCards

# Expedition tiles for 2, 3 and 4 players
TILES = {2: 3, 3: 5, 4: 6}

# The three actions, in the rulebook's order; each is optional (ruling 6).
Action = Literal["move", "swap", "draw"]
ACTIONS: tuple[tuple[Action, Effect], ...] = (
    ("move", May(MoveCard())),
    ("swap", May(SwapCards())),
    ("draw", May(DrawCard())),
)

# For each map the actions of the tokens 1, 2 and 3
TOKEN_MAPS: dict[str, tuple[Action, Action, Action]] = {
    "move_swap_draw": ("move", "swap", "draw"),
    "draw_swap_move": ("draw", "swap", "move"),
}
