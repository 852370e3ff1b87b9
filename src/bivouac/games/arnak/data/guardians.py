"""The fifteen guardians. The tiles bear no name; the numbers are ours."""

from dataclasses import dataclass

from bivouac.core.effects import Effect
from bivouac.games.arnak.effects import Bundle, Draw, Exile, Travel, UpgradeResource


@dataclass(frozen=True)
class Guardian:
    """What overcoming it costs, and its boon: travel to spend in a payment, or a free action."""

    id: str
    cost: Bundle
    boon: Effect


GUARDIAN_POINTS = 5

CAR = Travel((("car", 1),))
SHIP = Travel((("ship", 1),))
PLANE = Travel((("plane", 1),))

# fmt: off
GUARDIANS = (
    Guardian("guardian_1", (("coin", 1), ("compass", 1), ("arrowhead", 1)), SHIP),
    Guardian("guardian_2", (("coin", 1), ("arrowhead", 1), ("card", 1)), Exile()),
    Guardian("guardian_3", (("coin", 1), ("arrowhead", 1), ("boot", 1)), CAR),
    Guardian("guardian_4", (("coin", 2), ("arrowhead", 1)), CAR),
    Guardian("guardian_5", (("tablet", 1), ("arrowhead", 1), ("boot", 1)), Exile()),
    Guardian("guardian_6", (("arrowhead", 1), ("plane", 1)), Exile()),
    Guardian("guardian_7", (("compass", 1), ("arrowhead", 1), ("card", 1)), Draw()),
    Guardian("guardian_8", (("coin", 4),), UpgradeResource()),
    Guardian("guardian_9", (("arrowhead", 1), ("ship", 1)), CAR),
    Guardian("guardian_10", (("arrowhead", 1), ("car", 1)), SHIP),
    Guardian("guardian_11", (("compass", 1), ("boot", 2)), Exile()),
    Guardian("guardian_12", (("jewel", 1), ("boot", 1)), PLANE),
    Guardian("guardian_13", (("tablet", 3),), PLANE),
    Guardian("guardian_14", (("arrowhead", 1), ("plane", 1)), Exile()),
    Guardian("guardian_15", (("compass", 2), ("arrowhead", 1)), SHIP),
)
# fmt: on
