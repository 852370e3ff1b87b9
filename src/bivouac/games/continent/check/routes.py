"""Routes: every region is needed by some way to lift a curse, or nobody has to see it."""

from collections.abc import Iterator
from itertools import combinations

from bivouac.games.continent.check.reach import Journey
from bivouac.games.continent.data import records as r
from bivouac.games.continent.data.reading import adventure_cards


def idle_regions(pack: r.Pack) -> Iterator[str]:
    """Regions that lie off every winning route, whichever curse is to be lifted, a line each.

    A region is on a route if some choice of other regions is enough to lift a curse with it, and not without
    it; the region where a curse begins is on all of its routes.
    """
    home = {card.number: card.zone for _, card in adventure_cards(pack) if isinstance(card, r.Terrain)}
    idle = {zone.number for zone in pack.zones}
    for clue in pack.clues:
        start = home[clue.start]
        enough = _enough(pack, clue, sorted({zone.number for zone in pack.zones} - {start}), start)
        idle -= {start, *(zone for chosen in enough for zone in chosen if chosen - {zone} not in enough)}
    for zone in sorted(idle):
        yield f"{pack.name}: zone {zone} lies off every winning route"


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
