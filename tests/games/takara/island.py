"""The six sites as a test wishes them: some tiles pinned, all others dealt round them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bivouac import QuickChance
from bivouac.games.takara import columns
from bivouac.games.takara.kinds import GALLERIES, LEVELS, SITES

ANY = "?"
DEPTHS = [[columns.IDS[kind] for kind in depth] for depth in columns.DEPTHS]
DEPTH_NAMES = ("superficial", "intermediate", "deep")


class Island:
    """Places are numbered as in a dump, site * 9 + level from the bottom; wishes count from the top."""

    def __init__(self, left: Mapping[int, int]) -> None:
        self.height = [left.get(site + 1, LEVELS) for site in range(SITES)]
        self.pins: dict[int, str] = {}
        self.face_up: list[int] = []
        self.wounds = [0] * SITES
        self.fixed = set(left)

    def lay(self, site: int, tiles: Sequence[str]) -> None:
        """Lay tiles on a site from its top: `karas_2`, `bat_a up`, `drake up wounds 1`, `?` for any tile."""
        self.fixed.add(site)
        for down, wish in enumerate(tiles):
            kind, *marks = wish.split()
            place = (site - 1) * LEVELS + self.height[site - 1] - 1 - down
            if self.height[site - 1] <= down:
                raise ValueError(f"site {site} has no {down + 1} tiles")
            if kind != ANY:
                self.pin(place, kind)
            if marks:
                self._mark(place, marks)

    def _mark(self, place: int, marks: list[str]) -> None:
        match marks:
            case ["up"]:
                self.face_up.append(place)
            case ["up", "wounds", number]:
                self.face_up.append(place)
                self.wounds[place // LEVELS] = int(number)
            case _:
                raise ValueError(f"unknown words for a tile: {' '.join(marks)}")

    def pin(self, place: int, kind: str) -> None:
        """This kind of tile lies there, if it is one of that depth."""
        if kind not in DEPTHS[depth_of(place)]:
            raise ValueError(f"{kind} is no {DEPTH_NAMES[depth_of(place)]} tile")
        self.pins[place] = kind

    def quarry(self, kind: str) -> int:
        """The place a won tile came from: one already dug, or else one of a site no wish speaks of."""
        for place in [*self._dug(), *self._spare()]:
            site = place // LEVELS
            if place in self.pins or kind not in DEPTHS[depth_of(place)]:
                continue
            if kind == "stone" and site in self._stone_sites():
                continue
            self.pins[place] = kind
            self.height[site] = min(self.height[site], place % LEVELS)
            return place
        raise ValueError(f"no place is left from which {kind} could have come")

    def is_on_site(self, place: int) -> bool:
        """Does the tile dealt to this place still lie there?"""
        return place % LEVELS < self.height[place // LEVELS]

    def _dug(self) -> list[int]:
        return [place for place in range(GALLERIES) if not self.is_on_site(place)]

    def _spare(self) -> list[int]:
        sites = [site for site in range(SITES - 1, -1, -1) if site + 1 not in self.fixed]
        return [site * LEVELS + level for site in sites for level in range(LEVELS - 1, -1, -1)]

    def _stone_sites(self) -> set[int]:
        return {place // LEVELS for place, kind in self.pins.items() if kind == "stone"}

    def deal(self, seed: int) -> list[str]:
        """The 54 tiles: the pinned ones, hidden Stones on sites of their own, the rest in random order."""
        chance = QuickChance(seed)
        self._hide_stones(chance)
        for depth, kinds in enumerate(DEPTHS):
            rest = list(kinds)
            places = [place for place in range(GALLERIES) if depth_of(place) == depth]
            for place in places:
                if place in self.pins:
                    _take(rest, self.pins[place])
            order = list(range(len(rest)))
            chance.shuffle(order)
            free = [place for place in places if place not in self.pins]
            self.pins |= {place: rest[at] for place, at in zip(free, order, strict=True)}
        return [self.pins[place] for place in range(GALLERIES)]

    def _hide_stones(self, chance: QuickChance) -> None:
        while list(self.pins.values()).count("stone") < 2:
            places = [
                place
                for place in range(GALLERIES)
                if depth_of(place) == 2 and place not in self.pins and self.is_on_site(place)
                if place // LEVELS not in self._stone_sites()
            ]
            if not places:
                raise ValueError("no place is left to hide a Stone; say who has won it")
            self.pins[places[chance.below(len(places))]] = "stone"


def depth_of(place: int) -> int:
    """0 for a superficial place, 1 for an intermediate, 2 for a deep one."""
    return 2 - place % LEVELS // 3


def _take(rest: list[str], kind: str) -> None:
    if kind not in rest:
        raise ValueError(f"the box holds fewer tiles {kind}")
    rest.remove(kind)
