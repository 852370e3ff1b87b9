"""The twelve assistants, all reconstructed: the print gives their number and price, not what they do.

Patron is the yardstick: 3 points for 1 money and 1 action. A card that depends on the game is worth 2 to 4.
"""

from dataclasses import dataclass

from bivouac.core.effects import Effect, all_of
from bivouac.games.temple.effects import (
    CarryOff,
    DigFree,
    Guarded,
    LookAt,
    PerFlipped,
    PerLargestType,
    PerLedType,
    PerMoney,
    Points,
    Stars,
    StealCard,
    TakeMoney,
)


@dataclass(frozen=True)
class Assistant:
    """What an assistant does at once, as long as one has them, and when points are counted."""

    id: str
    now: Effect | None = None
    lasting: Effect | None = None
    end: Effect | None = None
    source: str = "reconstructed"
    reason: str = ""


ASSISTANT_TABLE = (
    Assistant("curator", end=PerLedType(most=4), reason="rewards a broad collection, watched by the others"),
    Assistant("restorer", end=PerFlipped(each=2, most=4), reason="rewards using bonuses and closing sets"),
    Assistant("appraiser", end=PerLargestType(beyond=2, most=4), reason="rewards a deep collection"),
    Assistant("banker", now=TakeMoney(1), end=PerMoney(most=4), reason="makes saving worth while"),
    Assistant(
        "astronomer", end=all_of(Stars(2), Points(2)), reason="two stars alone are worth about 1 point"
    ),
    Assistant("patron", end=Points(3), reason="the yardstick"),
    Assistant(
        "digger", lasting=DigFree(1), end=Points(1), reason="opens eleven cards instead of three at first"
    ),
    Assistant("scout", now=LookAt(4), end=Points(1), reason="one look at four cards, no peek every turn"),
    Assistant(
        "guard", lasting=Guarded(), end=Points(1), reason="safety is worth most when weapons are about"
    ),
    Assistant("financier", now=TakeMoney(3), reason="3 money are 3 points if nothing better is bought"),
    Assistant("porter", now=CarryOff(), reason="any card at all, however deep"),
    Assistant("smuggler", now=StealCard(1), reason="one theft without weapons"),
)
