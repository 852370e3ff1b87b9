"""Routes: every region but the first is needed by some way to lift a curse, or nobody has to see it."""

from collections.abc import Iterator
from itertools import combinations

from bivouac.games.continent.check.reach import Journey
from bivouac.games.continent.data import records as r
from bivouac.games.continent.data.reading import adventure_cards


def idle_regions(pack: r.Pack) -> Iterator[str]:
    """Regions that lie off every winning route of a curse, a line each.

    A region is on a route if some choice of other regions is enough to lift the curse with it, and not
    without it.
    """
    home = {card.number: card.zone for _, card in adventure_cards(pack) if isinstance(card, r.Terrain)}
    for clue in pack.clues:
        zones = [zone.number for zone in pack.zones if zone.number != home[clue.start]]
        enough = _enough(pack, clue, zones, home[clue.start])
        for zone in zones:
            if not any(zone in chosen and chosen - {zone} not in enough for chosen in enough):
                yield f"{pack.name}: zone {zone} lies off every route that lifts {clue.id}"


def _enough(pack: r.Pack, clue: r.Clue, zones: list[int], start: int) -> set[frozenset[int]]:
    """The sets of regions that suffice to lift a curse, besides the one it begins in."""
    found: set[frozenset[int]] = set()
    for size in range(len(zones) + 1):
        for chosen in combinations(zones, size):
            if any(less <= set(chosen) for less in found):
                found.add(frozenset(chosen))
                continue
            journey = Journey(pack, frozenset({clue.id}), zones=frozenset({start, *chosen})).begin(clue.start)
            if clue.id in journey.lifted:
                found.add(frozenset(chosen))
    return found
