"""Camp sites, site tiles of both levels, and the places of the island on either side of the board."""

from dataclasses import dataclass

from bivouac.core.effects import Effect, all_of, one_of, pay
from bivouac.games.arnak.effects import Draw, Fear, Icon, TakeItem, gain


@dataclass(frozen=True)
class Site:
    """A camp site or a site tile, and what digging there brings."""

    id: str
    effect: Effect


CAMPS = (
    Site("camp_1", gain(coin=2)),
    Site("camp_2", gain(compass=2)),
    Site("camp_3", gain(tablet=2)),
    Site("camp_4", gain(arrowhead=1)),
    Site("camp_5", pay("card", 1, to=gain(jewel=1))),
)

# The tiles bear no name; the numbers are ours.
LEVEL_1 = (
    Site("ruin_1", one_of(gain(compass=2), TakeItem("bottom"))),
    Site("ruin_2", gain(coin=1, arrowhead=1)),
    Site("ruin_3", all_of(Draw(), gain(coin=1, tablet=1))),
    Site("ruin_4", gain(compass=1, arrowhead=1)),
    Site("ruin_5", gain(coin=1, tablet=2)),
    Site("ruin_6", gain(tablet=1, arrowhead=1)),
    Site("ruin_7", all_of(Draw(), gain(arrowhead=1))),
    Site("ruin_8", all_of(Fear(), gain(tablet=1, jewel=1))),
    Site("ruin_9", all_of(Fear(), gain(compass=1, jewel=1))),
    # Likely, not certain: one source marks a discard beside the jewel, none carries it out.
    Site("ruin_10", gain(jewel=1)),
)

LEVEL_2 = (
    Site("ruin_11", gain(compass=2, jewel=1)),
    Site("ruin_12", gain(coin=1, compass=1, tablet=1, arrowhead=1)),
    Site("ruin_13", gain(arrowhead=1, jewel=1)),
    Site("ruin_14", all_of(Draw(), gain(tablet=1, jewel=1))),
    Site("ruin_15", gain(tablet=2, jewel=1)),
    Site("ruin_16", all_of(Fear(), gain(tablet=2, arrowhead=2))),
)

# What each of a camp site's two spaces asks for; a blocking tile lies on the second.
CAMP_SPACES: tuple[tuple[Icon, ...], ...] = (("boot",), ("boot", "boot"))


@dataclass(frozen=True)
class Place:
    """A place of the island: its level, its row from the camp upwards, its column, and the way there."""

    id: str
    level: int
    row: int
    column: int
    travel: tuple[Icon, ...]


def _places(*ways: tuple[Icon, ...]) -> tuple[Place, ...]:
    """Twelve places from their travel costs: rows a and b are level I, row c is level II."""
    return tuple(
        Place(f"{'abc'[at // 4]}{at % 4 + 1}", 2 if at >= 8 else 1, at // 4 + 1, at % 4 + 1, way)
        for at, way in enumerate(ways)
    )


# fmt: off
PLACES = {
    "bird": _places(
        ("car",), ("car",), ("ship",), ("ship",),
        ("car",), ("car",), ("ship",), ("ship",),
        ("car", "car"), ("car", "car"), ("ship", "ship"), ("ship", "ship"),
    ),
    "snake": _places(
        ("car",), ("car",), ("ship",), ("ship",),
        ("car",), ("boot", "boot"), ("plane",), ("ship",),
        ("car", "car"), ("boot", "plane"), ("car", "ship"), ("ship", "ship"),
    ),
}
# fmt: on

# Compasses a discovery costs, by level.
DISCOVERY = {1: 3, 2: 6}
