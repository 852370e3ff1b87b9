"""Temple's leaf effects: what bonuses, special cards and assistants do. Records only."""

from bivouac.core.effects import AllOf, Effect, Leaf, Times


class TakeMoney(Leaf):
    """Take money from the bank."""

    rulings, drawn = (41,), (Times("money", "money"),)
    money: int


class PayMoney(Leaf):
    """Pay money to the bank, or all one has."""

    rulings, drawn = (27, 35), ("minus", Times("money", "money"))
    money: int


class PayOthers(Leaf):
    """Every opponent takes money from the bank."""

    rulings, drawn = (35, 41), ("opponent", Times("money", "money"))
    money: int


class ActAgain(Leaf):
    """Extra actions this turn."""

    rulings, drawn = (17, 20, 37), (Times("action", "count"),)
    count: int


class TakeAssistant(Leaf):
    """Take assistants from the row without paying."""

    rulings, drawn = (18, 32, 42), (Times("character", "count"),)
    count: int


class StealCard(Leaf):
    """Take open artifacts from opponents."""

    rulings, drawn = (14, 15, 16, 32, 33, 44), (Times("theft", "count"),)
    count: int


class LookAt(Leaf):
    """Look in secret at up to so many face-down cards of the temple."""

    rulings, drawn = (29, 45, 52), (Times("observe", "count"),)
    count: int


class DiscardOne(Leaf):
    """Put one of one's open artifacts out of the game."""

    rulings, drawn = (27, 34, 35), ("exile",)


class GiveOne(Leaf):
    """Give one of one's open artifacts to the next player."""

    rulings, drawn = (27, 34, 35), ("gift",)


class CarryOff(Leaf):
    """Take any card of the temple without paying for digging."""

    rulings, drawn = (32, 46), ("free", "dig")


class Points(Leaf):
    """Victory points at the end."""

    drawn = (Times("point", "points"),)
    points: int


class PerLedType(Leaf):
    """A point at the end for each type of which no opponent owns more, up to a limit."""

    drawn = ("majority", "type", "next", "point")
    most: int


class PerFlipped(Leaf):
    """A point at the end for every so many own flipped cards, up to a limit."""

    drawn = (Times("flipped", "each"), "next", "point")
    each: int
    most: int


class PerLargestType(Leaf):
    """A point at the end for each card of one's largest type beyond the first ones, up to a limit."""

    drawn = ("type", "cards", "next", "point")
    beyond: int
    most: int


class PerMoney(Leaf):
    """A point more at the end for each money held, up to a limit."""

    drawn = ("money", "next", "point")
    most: int


class Stars(Leaf):
    """Counts as starred cards in the majority."""

    rulings, drawn = (25, 49), (Times("star", "count"),)
    count: int


class DigFree(Leaf):
    """So many covering cards cost nothing on each dig."""

    rulings, drawn = (2, 5, 44), ("dig", Times("free", "covers"))
    covers: int


class Guarded(Leaf):
    """Nothing can be stolen from the owner."""

    rulings, drawn = (14, 44), ("shield",)


# What happens at once: the order of the handlers in resolve.py
KINDS: tuple[type[Effect], ...] = (
    AllOf,
    TakeMoney,
    PayMoney,
    PayOthers,
    ActAgain,
    TakeAssistant,
    StealCard,
    LookAt,
    DiscardOne,
    GiveOne,
    CarryOff,
)
# What counts at the end: the order of the counters in scoring.py
COUNTED: tuple[type[Effect], ...] = (Points, PerLedType, PerFlipped, PerLargestType, PerMoney, Stars)
# What changes a rule for its owner: asked for in may.py
LASTING: tuple[type[Effect], ...] = (DigFree, Guarded)
