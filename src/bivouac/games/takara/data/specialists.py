"""The four specialists who wait at the port, and the levels of fame a score earns."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Specialist:
    """A specialist and the price of a day's work; the Imitator's is added to that of whom it copies."""

    id: str
    price: int


SPECIALIST_TILES = (
    Specialist("miner", price=5),
    Specialist("archaeologist", price=2),
    Specialist("soothsayer", price=3),
    Specialist("imitator", price=2),
)

# A level and the lowest score that earns it; anything below the second is axolotl food.
FAME = (
    ("axolotl_food", -1000),
    ("greenhorn", 10),
    ("stone_lover", 20),
    ("new_indiana", 30),
    ("hero_of_legend", 40),
)
