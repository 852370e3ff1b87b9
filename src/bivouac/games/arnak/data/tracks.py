"""Both research tracks: spaces and bridges, what each row brings, the Lost Temple and its tiles."""

from dataclasses import dataclass

from bivouac.core.effects import Effect
from bivouac.games.arnak.effects import (
    Bundle,
    Draw,
    Exile,
    Fear,
    Overcome,
    Recruit,
    Refresh,
    Rescue,
    TakeArtifact,
    UpgradeAssistant,
    gain,
)


@dataclass(frozen=True)
class Space:
    """A space: its row and place in it, the price of every bridge into it, and the spaces above it.

    `bonuses` counts the tiles laid there with two, three and four players.
    """

    row: int
    column: int
    price: Bundle
    ways: tuple[int, ...]
    bonuses: tuple[int, int, int] = (0, 0, 0)


@dataclass(frozen=True)
class Row:
    """What a row is worth at the end and brings on arrival, for the glass and for the notebook."""

    glass_points: int
    glass: Effect
    notebook_points: int
    notebook: Effect


@dataclass(frozen=True)
class Track:
    """One side of the board: fifteen spaces, the first where all begin, the last the Lost Temple."""

    id: str
    spaces: tuple[Space, ...]
    rows: tuple[Row, ...]
    temple: tuple[Bundle, Bundle, Bundle]


ALWAYS = (1, 1, 1)
FROM_THREE = (0, 1, 1)
WITH_FOUR = (0, 0, 1)
STACK = (2, 3, 4)  # the hidden tiles of the Lost Temple

# fmt: off
BIRD = Track(
    "bird",
    spaces=(
        Space(0, 1, (), (1, 2)),
        Space(1, 1, (("compass", 1), ("arrowhead", 1)), (3, 4)),
        Space(1, 2, (("jewel", 1),), (4,)),
        Space(2, 1, (("jewel", 1),), (5,), ALWAYS),
        Space(2, 2, (("tablet", 1), ("arrowhead", 1)), (5,), ALWAYS),
        Space(3, 1, (("tablet", 2), ("arrowhead", 1)), (6, 7, 8), WITH_FOUR),
        Space(4, 1, (("coin", 1), ("tablet", 1), ("arrowhead", 1)), (9,), ALWAYS),
        Space(4, 2, (("tablet", 1), ("jewel", 1)), (9,), ALWAYS),
        Space(4, 3, (("arrowhead", 2),), (9,), ALWAYS),
        Space(5, 1, (("coin", 1), ("jewel", 1)), (10, 11), WITH_FOUR),
        Space(6, 1, (("compass", 1), ("jewel", 1)), (12,), ALWAYS),
        Space(6, 2, (("tablet", 2), ("arrowhead", 1)), (12, 13), ALWAYS),
        Space(7, 1, (("coin", 1), ("tablet", 1), ("arrowhead", 1)), (14,), FROM_THREE),
        Space(7, 2, (("tablet", 1), ("jewel", 1)), (14,), FROM_THREE),
        Space(8, 1, (("coin", 1), ("compass", 1), ("jewel", 1)), (), STACK),
    ),
    rows=(
        Row(1, gain(coin=1), 0, Recruit()),
        Row(2, gain(compass=1), 1, Recruit()),
        Row(4, gain(compass=1), 2, UpgradeAssistant()),
        Row(6, gain(compass=1), 4, UpgradeAssistant()),
        Row(9, gain(compass=1), 6, gain(compass=3)),
        Row(12, Draw(), 8, TakeArtifact()),
        Row(16, gain(compass=1), 10, Overcome()),
    ),
    temple=((("coin", 1), ("tablet", 2)), (("jewel", 1),), (("compass", 1), ("arrowhead", 1))),
)

SNAKE = Track(
    "snake",
    spaces=(
        Space(0, 1, (), (1, 2)),
        Space(1, 1, (("compass", 1), ("tablet", 2)), (3, 4)),
        Space(1, 2, (("jewel", 1),), (4, 5)),
        Space(2, 1, (("coin", 1), ("compass", 1), ("arrowhead", 1)), (6,), ALWAYS),
        Space(2, 2, (("tablet", 1), ("jewel", 1)), (6, 7), FROM_THREE),
        Space(2, 3, (("arrowhead", 2),), (7,), ALWAYS),
        Space(3, 1, (("tablet", 2), ("arrowhead", 1)), (8,), ALWAYS),
        Space(3, 2, (("coin", 1), ("jewel", 1)), (8,), ALWAYS),
        Space(4, 1, (("idol", 1),), (9, 10)),
        Space(5, 1, (("arrowhead", 2),), (11, 12), WITH_FOUR),
        Space(5, 2, (("tablet", 1), ("jewel", 1)), (12,), WITH_FOUR),
        Space(6, 1, (("tablet", 1), ("jewel", 1)), (13,), ALWAYS),
        Space(6, 2, (("compass", 1), ("tablet", 3)), (13,), ALWAYS),
        Space(7, 1, (("coin", 1), ("tablet", 1), ("arrowhead", 1)), (14,), (2, 3, 3)),
        Space(8, 1, (("compass", 1), ("arrowhead", 1), ("jewel", 1)), (), STACK),
    ),
    rows=(
        Row(1, gain(coin=1), 0, Recruit()),
        Row(2, gain(coin=2), 3, Exile()),
        Row(3, Draw(), 4, UpgradeAssistant()),
        Row(4, Rescue(), 5, TakeArtifact()),
        Row(5, UpgradeAssistant(), 8, Refresh()),
        Row(10, Fear(), 12, Draw()),
        Row(15, Fear(), 15, gain(jewel=1)),
    ),
    temple=((("compass", 1), ("tablet", 2)), (("jewel", 1),), (("coin", 1), ("arrowhead", 1))),
)
# fmt: on

TRACKS = (BIRD, SNAKE)

# Points of the glass in the Lost Temple, by order of arrival.
ARRIVALS = (23, 21, 20, 19)


@dataclass(frozen=True)
class Stack:
    """A stack of temple tiles: the points of a tile, and which of the temple's costs it asks for."""

    id: str
    points: int
    costs: tuple[int, ...]


STACKS = (
    Stack("temple_2_left", 2, (0,)),
    Stack("temple_2_centre", 2, (1,)),
    Stack("temple_2_right", 2, (2,)),
    Stack("temple_6_left", 6, (0, 1)),
    Stack("temple_6_right", 6, (1, 2)),
    Stack("temple_11", 11, (0, 1, 2)),
)
