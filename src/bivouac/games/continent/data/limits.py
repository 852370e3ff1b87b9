"""The die of an item, the price of a gift, and the satchel card: how much 1 to 4 players may carry.

Items and cards per item are the rulebook's; so is the limit of three skills at two players. The other limits
of the hand are reconstructed: correct them here with the card in hand.
"""

from dataclasses import dataclass
from typing import Final

MOST_PIPS: Final = 6  # of the die on an item (ruling 107)
GIFT_PRICE: Final = 2  # cards, for each gift or swap (ruling 106)


@dataclass(frozen=True)
class Limits:
    """How much a player may carry."""

    items: int
    per_item: int
    skills: int
    bonuses: int


BY_PLAYERS: dict[int, Limits] = {
    1: Limits(items=4, per_item=4, skills=5, bonuses=4),
    2: Limits(items=3, per_item=3, skills=3, bonuses=3),
    3: Limits(items=2, per_item=3, skills=2, bonuses=2),
    4: Limits(items=2, per_item=2, skills=2, bonuses=2),
}
