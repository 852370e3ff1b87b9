"""Temple's leaf effects: what bonuses, special cards and assistants do. Records only."""

from bivouac.core.effects import AllOf, Effect


class TakeMoney(Effect):
    """Take money from the bank."""

    money: int


class PayMoney(Effect):
    """Pay money to the bank, or all one has."""

    money: int


class PayOthers(Effect):
    """Every opponent takes money from the bank."""

    money: int


class ActAgain(Effect):
    """Extra actions this turn."""

    count: int


class TakeAssistant(Effect):
    """Take assistants from the row without paying."""

    count: int


class StealCard(Effect):
    """Take open artifacts from opponents."""

    count: int


class LookAt(Effect):
    """Look in secret at up to so many face-down cards of the temple."""

    count: int


class DiscardOne(Effect):
    """Put one of one's open artifacts out of the game."""


class GiveOne(Effect):
    """Give one of one's open artifacts to the next player."""


class CarryOff(Effect):
    """Take any card of the temple without paying for digging."""


class Points(Effect):
    """Victory points at the end."""

    points: int


class PerLedType(Effect):
    """A point at the end for each type of which no opponent owns more, up to a limit."""

    most: int


class PerFlipped(Effect):
    """A point at the end for every so many own flipped cards, up to a limit."""

    each: int
    most: int


class PerLargestType(Effect):
    """A point at the end for each card of one's largest type beyond the first ones, up to a limit."""

    beyond: int
    most: int


class PerMoney(Effect):
    """A point more at the end for each money held, up to a limit."""

    most: int


class Stars(Effect):
    """Counts as starred cards in the majority."""

    count: int


class DigFree(Effect):
    """So many covering cards cost nothing on each dig."""

    covers: int


class Guarded(Effect):
    """Nothing can be stolen from the owner."""


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
